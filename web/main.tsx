import '@fontsource-variable/bricolage-grotesque/wght.css';
import '@fontsource-variable/inter/wght.css';
import './design/tokens.css';
import './design/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { afterPaint } from './match/afterPaint.ts';
import { activateUpdate, onMissingPart } from './pageUpdate.ts';
import { applyPreferences } from './settings/settings.ts';
import { loadTexts } from './texts/texts.ts';

applyPreferences();
await Promise.all([loadTexts(), import.meta.env.PROD && activateUpdate()]);

const place = document.getElementById('page');
if (place !== null) {
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js');

afterPaint(() => {
  document.documentElement.dataset['sky'] = 'on';
});

window.addEventListener('vite:preloadError', onMissingPart);

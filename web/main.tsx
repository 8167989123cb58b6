import '@fontsource-variable/bricolage-grotesque/wght.css';
import '@fontsource-variable/inter/wght.css';
import './design/tokens.css';
import './design/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { onMissingPart, renew } from './renewal.ts';
import { applyPreferences } from './settings/settings.ts';
import { speak } from './texts/texts.ts';

applyPreferences();
await Promise.all([speak(), import.meta.env.PROD && renew()]);

const place = document.getElementById('page');
if (place !== null) {
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js');

window.addEventListener('vite:preloadError', onMissingPart);

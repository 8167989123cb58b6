import '@fontsource-variable/bricolage-grotesque/wght.css';
import '@fontsource-variable/inter/wght.css';
import './design/tokens.css';
import './design/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { applyWishes } from './settings/settings.ts';
import { speak } from './texts/texts.ts';

applyWishes();
await speak();

const place = document.getElementById('page');
if (place !== null) {
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js');

// A newer page has replaced the one that is open, and with it the parts not loaded yet. Once is enough: when a part
// is missing for another reason, loading again would not end.
window.addEventListener('vite:preloadError', () => {
  const key = 'accretion/reloaded';
  if (Date.now() - Number(sessionStorage.getItem(key)) < 10_000) return;
  sessionStorage.setItem(key, String(Date.now()));
  location.reload();
});

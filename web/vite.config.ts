import { compileMessage } from '@lingui/message-utils/compileMessage';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, runnerImport } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** What the built page needs and no more; a server that hosts it should send the same. */
const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Messages are compiled when the page is built, so that it need not carry the compiler. */
const compiledTexts: Plugin = {
  name: 'compiled-texts',
  apply: 'build',
  async load(id) {
    const [, language] = /\/web\/texts\/(?:pages\/)?(en|de)\.ts$/.exec(id) ?? [];
    if (language === undefined) return null;
    const { module } = await runnerImport<Record<string, Record<string, string>>>(id);
    const messages = Object.entries(module[language] ?? {}).map(([key, text]) => [key, compileMessage(text)]);
    return `export const ${language} = ${JSON.stringify(Object.fromEntries(messages))};`;
  },
};

/**
 * Bots think in a worker that is built with the page, not beside it: engine and rules are the same files for both, and
 * loaded once.
 */
const workerOfPage: Plugin = {
  name: 'worker-of-page',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/web/bots/workshop.ts')) return null;
    const worker = this.emitFile({
      type: 'chunk',
      id: id.replace('workshop.ts', 'worker.ts'),
      name: 'worker',
    });
    const address = "new URL('./worker.ts', import.meta.url)";
    if (!code.includes(address)) this.error(`${id} does not start the worker by ${address}`);
    return code.replace(address, `import.meta.ROLLUP_FILE_URL_${worker}`);
  },
};

/** What belongs to a game lies together, named after it: npm run size knows by that what a table does not load. */
const ofGame = (parts: RegExp) => ({
  debugName: 'game',
  name: (id: string): string | null => {
    const [, game, part] = /[\\/]games[\\/](\w+)[\\/](\w+)/.exec(id) ?? [];
    return game !== undefined && part !== undefined && parts.test(part) ? game : null;
  },
});

/** Where `npm run web` finds a server for play with others, if one runs. */
const server = 'http://127.0.0.1:8080';
const proxy = { '/api': { target: server, ws: true } };

export default defineConfig({
  root: import.meta.dirname,
  build: {
    target: 'es2023',
    manifest: true,
    // Nothing is inlined as data: the policy lets scripts and fonts come from files only.
    assetsInlineLimit: 0,
    // Preloading needs a document, and what the worker shares with the page must do without.
    modulePreload: { resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []) },
    rolldownOptions: {
      output: {
        // What every page needs lies together: fewer requests, and it compresses better.
        codeSplitting: {
          groups: [
            // Page and worker import later what they need with the same small piece.
            { name: 'later', test: /vite[\\/]preload-helper/, priority: 9 },
            // Scenarios are played by the guide alone.
            { name: 'engine', test: /[\\/]engine[\\/](?!kit|scenario|given|script)/ },
            { name: 'house', test: /[\\/]web[\\/](design|settings)[\\/]/ },
            // Every table has the same frame; what only some matches need is loaded apart.
            {
              name: 'frame',
              test: /[\\/]web[\\/]frame[\\/](?!.*(KeysDialog|TroubleToast|CompanyPart|[\\/]chat[\\/]|EndPanel|MatchPage))/,
            },
            ofGame(/^(rules|content|index)$/),
          ],
        },
      },
    },
  },
  preview: { headers: { 'Content-Security-Policy': policy }, proxy },
  server: { proxy },
  plugins: [
    compiledTexts,
    workerOfPage,
    react(),
    VitePWA({
      // A newer page waits until it is let in: web/renewal.ts.
      registerType: 'prompt',
      injectRegister: null,
      manifest: {
        name: 'Accretion',
        short_name: 'Accretion',
        description: 'Four board games of mass and gravity, with friends, with bots, or alone.',
        display: 'standalone',
        start_url: '/',
        theme_color: '#08080f',
        background_color: '#08080f',
        icons: [
          { src: '/icons/accretion.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: '/icons/accretion-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icons/accretion-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icons/accretion-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        clientsClaim: true,
        globPatterns: ['**/*.{html,css,js,svg,png}', '**/*-latin-*.woff2'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/api\//],
      },
    }),
  ],
});

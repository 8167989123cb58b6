import { compileMessage } from '@lingui/message-utils/compileMessage';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown, runnerImport } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** The security policy: what the built page needs and no more; a server that hosts it should send the same. */
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

/** Compiles messages at build time, so that the page need not contain the compiler. */
const compiledTexts: Plugin = {
  name: 'compiled-texts',
  apply: 'build',
  async load(id) {
    const [, language] = /\/web\/texts\/(?:pages\/|online\/)?(en|de)\.ts$/.exec(id) ?? [];
    if (language === undefined) return null;
    const { module } = await runnerImport<Record<string, Record<string, string>>>(id);
    const messages = Object.entries(module[language] ?? {}).map(([key, text]) => [key, compileMessage(text)]);
    return `export const ${language} = ${JSON.stringify(Object.fromEntries(messages))};`;
  },
};

/** The page has nothing to show before its script has run: until then nothing is painted, least of all the wrong theme. */
const unpaintedUntilRun: Plugin = {
  name: 'unpainted-until-run',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace('<script type="module"', '<script type="module" blocking="render"'),
  },
};

/** What workers load: bots, judges and rules. Styles need a document, so nothing that has them may come along. */
const forWorkers = /[\\/](bots[\\/]index|games[\\/]\w+[\\/](bot|index)|web[\\/](bots|hints)[\\/]worker)\.ts$/;

/** A chunk and all that is loaded with it. */
function withImports(
  name: string,
  bundle: Rolldown.OutputBundle,
  found = new Set<string>(),
): Rolldown.OutputChunk[] {
  const chunk = bundle[name];
  if (found.has(name) || chunk?.type !== 'chunk') return [];
  found.add(name);
  return [chunk, ...chunk.imports.flatMap((one) => withImports(one, bundle, found))];
}

/**
 * Builds the workers for bots and for hints together with the page: all use the same chunks of engine and rules,
 * loaded once.
 */
const workerOfPage: Plugin = {
  name: 'worker-of-page',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    const [, folder] = /[\\/]web[\\/](bots|hints)[\\/]worker[A-Z]\w+\.ts$/.exec(id) ?? [];
    if (folder === undefined) return null;
    const worker = this.emitFile({
      type: 'chunk',
      id: id.replace(/worker\w+\.ts$/, 'worker.ts'),
      name: `worker-${folder}`,
    });
    const address = "new URL('./worker.ts', import.meta.url)";
    if (!code.includes(address)) this.error(`${id} does not start the worker by ${address}`);
    return code.replace(address, `import.meta.ROLLUP_FILE_URL_${worker}`);
  },
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || !chunk.moduleIds.some((id) => forWorkers.test(id))) continue;
      const styled = withImports(chunk.fileName, bundle).find((one) => one.viteMetadata?.importedCss.size);
      if (styled)
        this.error(`${chunk.fileName} is for workers too, but needs the styles of ${styled.fileName}`);
    }
  },
};

type ModuleInfo = (id: string) => { readonly importedIds: readonly string[] } | null;

/** A module and all that is loaded with it; what it imports when it is needed comes later. */
function loadedWith(id: string, infoOf: ModuleInfo, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const one of infoOf(id)?.importedIds ?? []) loadedWith(one, infoOf, found);
  return found;
}

interface Built {
  getModuleInfo: ModuleInfo;
}

/** What is loaded with each entry, found once. */
const withEntry = new Map<string, ReadonlySet<string>>();
function isLoadedWith(entry: string, id: string, built: Built): boolean {
  const all = withEntry.get(entry) ?? loadedWith(entry, (one) => built.getModuleInfo(one));
  withEntry.set(entry, all);
  return all.has(id);
}

/** Bundles rules and content of a game in a chunk named after it; of a large game, what its opening does without in another. */
const rulesOfGame = {
  debugName: 'game',
  name: (id: string, built: Built): string | null => {
    const [, root, game] = /^(.*[\\/]games[\\/](\w+))[\\/](?:rules|content|index|opening)\b/.exec(id) ?? [];
    if (root === undefined || game === undefined) return null;
    const opening = `${root}/opening.ts`;
    if (built.getModuleInfo(opening) === null) return game;
    const isFirst = [opening, `${root}/table/index.ts`].some((entry) => isLoadedWith(entry, id, built));
    return isFirst ? game : `${game}-whole`;
  },
};

/** Bundles a game's table with its words, except for what is loaded later. */
const tableOfGame = {
  debugName: 'table',
  name: (id: string, built: Built): string | null => {
    const [, root, game] = /^(.*[\\/]games[\\/](\w+))[\\/](?:table|words)[\\/]/.exec(id) ?? [];
    if (root === undefined) return null;
    return isLoadedWith(`${root}/table/index.ts`, id, built) ? `${game}-table` : null;
  },
};

/** Where the development server finds a game server, if one is running. */
const server = 'http://127.0.0.1:8080';
const proxy = { '/api': { target: server, ws: true } };

export default defineConfig({
  root: import.meta.dirname,
  build: {
    target: 'es2023',
    manifest: true,
    // Nothing is inlined as data: the policy allows scripts and fonts from files only.
    assetsInlineLimit: 0,
    // Preloading needs a document, which the chunks shared with the worker do not have.
    modulePreload: { resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []) },
    rolldownOptions: {
      output: {
        // Parts that every page needs share chunks: fewer requests and better compression.
        codeSplitting: {
          groups: [
            // The small helper that page and worker use for dynamic imports.
            { name: 'later', test: /vite[\\/]preload-helper/, priority: 9 },
            // Named at the table, and by the bots themselves in their worker.
            { name: 'levels', test: /[\\/]bots[\\/]names\.ts$/ },
            // Only the guide plays scenarios.
            { name: 'engine', test: /[\\/]engine[\\/](?!kit|scenario|given|script)/ },
            {
              name: 'house',
              test: /[\\/]web[\\/](design|settings)[\\/](?!SettingsDialog|SceneSpeed|Volume)/,
            },
            // All matches share the frame; parts that only some matches need are loaded separately.
            {
              name: 'frame',
              test: /[\\/]web[\\/]frame[\\/](?!.*(announcer|ChoiceList|groups|KeysDialog|TroubleToast|CompanyPart|\b(chat|log|signals|end|show)[\\/]|MatchPage|Banner|Again|ConfirmBar|LongWait|CardHelp|HelpDialog))/,
            },
            rulesOfGame,
            { name: 'pieces', test: /[\\/]games[\\/]pieces[\\/](?!show[\\/])/ },
            tableOfGame,
          ],
        },
      },
    },
  },
  preview: { headers: { 'Content-Security-Policy': policy }, proxy },
  server: { proxy },
  plugins: [
    compiledTexts,
    unpaintedUntilRun,
    workerOfPage,
    react(),
    VitePWA({
      // A newer version waits until web/pageUpdate.ts activates it.
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

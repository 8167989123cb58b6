#!/usr/bin/env node
// Bundles the command into a folder of its own and runs it: so it has the speed of built code, in workers too.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';

const folder = mkdtempSync(join(tmpdir(), 'accretion-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
// Whoever reads our output may have seen enough.
process.stdout.on('error', () => process.exit(0));
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));

buildSync({
  entryPoints: [new URL('./main.ts', import.meta.url), new URL('./worker.ts', import.meta.url)].map((file) =>
    fileURLToPath(file),
  ),
  outdir: folder,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: 'inline',
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
  logLevel: 'error',
});
process.setSourceMapsEnabled(true);
const { run } = await import(pathToFileURL(join(folder, 'main.mjs')).href);
process.exitCode = await run(process.argv.slice(2));

// Bundles programs of ours for Node: built code is quicker than code that is translated as it is loaded.
import { buildSync } from 'esbuild';

/**
 * @param {Record<string, string>} programs source files by the name of what they become
 * @param {string} folder
 * @param {readonly string[]} external packages that stay where npm has put them
 */
export function bundle(programs, folder, external = []) {
  buildSync({
    entryPoints: Object.entries(programs).map(([out, file]) => ({ in: file, out })),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    external: [...external],
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: 'inline',
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    logLevel: 'error',
  });
}

/**
 * One script for any engine, browsers and others: what a file exports becomes a global variable.
 * @param {string} file
 * @param {string} name of that variable
 * @returns {string}
 */
export function scriptOf(file, name) {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: name,
    target: 'es2022',
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

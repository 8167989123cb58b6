#!/usr/bin/env node
// Bundles the command into a folder of its own and runs it: so it has the speed of built code, in workers too.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundle } from '../scripts/bundle.mjs';

const folder = mkdtempSync(join(tmpdir(), 'accretion-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
// The reader of our output may have closed it, like `head`.
process.stdout.on('error', () => process.exit(0));
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));

const here = (/** @type {string} */ file) => fileURLToPath(new URL(file, import.meta.url));
bundle({ main: here('./main.ts'), worker: here('./worker.ts') }, folder);
process.setSourceMapsEnabled(true);
const { run } = await import(pathToFileURL(join(folder, 'main.mjs')).href);
process.exitCode = await run(process.argv.slice(2));

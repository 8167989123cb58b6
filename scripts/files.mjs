import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from './install.mjs';

/**
 * @param {string} folder below the project's root
 * @returns {string[]} its files at any depth, not what was built, sorted, as paths from the root with forward slashes
 */
export function filesIn(folder) {
  const start = join(root, folder);
  if (!existsSync(start)) return [];
  return readdirSync(start, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !path.includes('node_modules/') && !path.startsWith('web/dist/'))
    .sort();
}

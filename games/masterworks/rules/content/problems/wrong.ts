/** Notes one problem: where, the key of what was expected, and what was found. */
import type { Problem } from '@accretion/engine';

export type Wrong = (path: string, why: string, what: unknown, values?: Problem['values']) => void;

const has = (entries: Readonly<Record<string, unknown>>, name: string): boolean =>
  Object.hasOwn(entries, name);

/** Each of a list of names that no entry has. */
export function unknownNames(
  names: readonly string[],
  entries: Readonly<Record<string, unknown>>,
  { path, why }: { readonly path: string; readonly why: string },
  wrong: Wrong,
): void {
  for (const [place, name] of names.entries()) if (!has(entries, name)) wrong(`${path}.${place}`, why, name);
}

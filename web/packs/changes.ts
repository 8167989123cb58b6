/** A pack holds the changes from one content to another. The engine's `merged` applies them. */
import { type Json, sameJson } from '@accretion/engine';
import { isJsonRecord } from '../json.ts';

/** The changes that turn `built` into `edited`; undefined when nothing differs. */
export function changesBetween(built: Json | undefined, edited: Json): Json | undefined {
  if (sameJson(built, edited)) return undefined;
  if (!isJsonRecord(built) || !isJsonRecord(edited)) return edited;
  const changes: Record<string, Json> = {};
  for (const [name, value] of Object.entries(edited)) {
    const change = Object.hasOwn(built, name) ? changesBetween(built[name], value) : value;
    if (change !== undefined) changes[name] = change;
  }
  for (const name of Object.keys(built)) if (!Object.hasOwn(edited, name)) changes[name] = null;
  return changes;
}

/** Has an entry been changed, added or removed? */
export function changeOf(built: unknown, edited: unknown): 'same' | 'changed' | 'added' | 'out' {
  if (edited === undefined) return 'out';
  if (built === undefined) return 'added';
  return sameJson(built, edited) ? 'same' : 'changed';
}

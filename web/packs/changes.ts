/** A pack is what differs: the changes that make one content out of another. `merged` of the engine goes the other way. */
import { isRecord, type Json, sameJson } from '@accretion/engine';

/** What a pack must say so that `built` becomes `edited`; undefined when nothing differs. */
export function changesBetween(built: unknown, edited: unknown): Json | undefined {
  if (sameJson(built, edited)) return undefined;
  if (!isRecord(built) || !isRecord(edited)) return edited as Json;
  const changes: Record<string, Json> = {};
  for (const [name, value] of Object.entries(edited)) {
    const change = Object.hasOwn(built, name) ? changesBetween(built[name], value) : (value as Json);
    if (change !== undefined) changes[name] = change;
  }
  for (const name of Object.keys(built)) if (!Object.hasOwn(edited, name)) changes[name] = null;
  return changes;
}

/** A record with one field set. */
export const withField = (value: unknown, name: string, field: unknown): Record<string, unknown> => ({
  ...(isRecord(value) ? value : {}),
  [name]: field,
});

/** A record without a field. */
export function withoutField(value: unknown, name: string): Record<string, unknown> {
  const { [name]: _, ...rest } = isRecord(value) ? value : {};
  return rest;
}

/** Has an entry been changed, added or taken out? */
export function changeOf(built: unknown, edited: unknown): 'same' | 'changed' | 'added' | 'out' {
  if (edited === undefined) return 'out';
  if (built === undefined) return 'added';
  return sameJson(built, edited) ? 'same' : 'changed';
}

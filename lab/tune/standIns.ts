/**
 * Which numbers of a box are ours to change: those its content marks as stand-ins. An entry says so in `from`, for all of
 * itself, by field, or one by one for a list beside it; `capFrom` speaks for `cap`. What nobody marks stays as it is.
 */
import { isRecord, type Json, type Path } from '@accretion/engine';

export interface StandIn {
  readonly path: Path;
  readonly value: number;
}

const ours = 'stand-in';
const spokenFor = /^(.+)From$/;

export function standInsOf(content: Json): StandIn[] {
  return within(content, [], false);
}

/** Numbers below a place; `isOurs` if the entry around it says so and nothing below says otherwise. */
function within(value: Json, path: Path, isOurs: boolean): StandIn[] {
  if (typeof value === 'number') return isOurs ? [{ path, value }] : [];
  if (Array.isArray(value)) return value.flatMap((item, i) => within(item, [...path, i], isOurs));
  if (!isRecord(value)) return [];
  const { from } = value;
  return Object.entries(value).flatMap(([name, item]) => {
    if (name === 'from' || spokenFor.test(name)) return [];
    const below: Path = [...path, name];
    const own = value[`${name}From`];
    if (own !== undefined) return within(item, below, own === ours);
    if (from === undefined) return within(item, below, isOurs);
    if (typeof from === 'string') return within(item, below, from === ours);
    if (Array.isArray(from))
      return Array.isArray(item) && item.length === from.length
        ? item.flatMap((one, i) => within(one, [...below, i], from[i] === ours))
        : [];
    return within(item, below, isRecord(from) && from[name] === ours);
  });
}

/** Where two values differ, for people. */
import { isRecord, type Path, pathText } from '../json.ts';

const short = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
};

const inside = (value: object, key: string): unknown => Reflect.get(value, key);

/** The first place where two values differ, in words; null when they are equal. */
export function difference(a: unknown, b: unknown, path: Path = []): string | null {
  if (a === b) return null;
  const bothLists = Array.isArray(a) && Array.isArray(b);
  if (bothLists || (isRecord(a) && isRecord(b))) {
    const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
    for (const key of keys) {
      const inA = Object.hasOwn(a, key);
      if (inA !== Object.hasOwn(b, key)) {
        return `${pathText([...path, key])}: ${inA ? short(inside(a, key)) : 'missing'} and ${inA ? 'missing' : short(inside(b, key))}`;
      }
      const found = difference(inside(a, key), inside(b, key), [...path, key]);
      if (found !== null) return found;
    }
    return null;
  }
  return `${pathText(path)}: ${short(a)} and ${short(b)}`;
}

/** What in a value is not plain JSON, in words; null when all is. */
export function notPlain(value: unknown, path: Path = []): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : `${pathText(path)} is ${value}`;
  if (typeof value !== 'object') return `${pathText(path)} is ${typeof value}, which JSON does not know`;
  const plain: unknown = Array.isArray(value) ? Array.prototype : Object.prototype;
  if (Object.getPrototypeOf(value) !== plain) return `${pathText(path)} is no plain list or record`;
  for (const [key, item] of Object.entries(value)) {
    const found = notPlain(item, [...path, key]);
    if (found !== null) return found;
  }
  return null;
}

/** What lists were written out as. Rules replace lists, they never change them, so a list is written out only once. */
export type Texts = WeakMap<object, string>;

/** What has changed since, as text: rules replace what they change, so what is the same is told at a glance. */
export function difference(before: unknown, now: unknown, texts: Texts): string {
  if (before === now) return '';
  if (typeof now !== 'object' || now === null || typeof before !== 'object' || before === null)
    return JSON.stringify(now);
  if (Array.isArray(now)) {
    if (!Array.isArray(before)) return textOf(now, texts);
    if (!areRecords(before, now)) {
      // Changed and changed back is the same.
      const text = textOf(now, texts);
      return text === textOf(before, texts) ? '' : text;
    }
  }
  let text = '';
  for (const key in now) {
    const a = before[key as keyof typeof before];
    const b = now[key as keyof typeof now];
    if (a === b) continue;
    const part = difference(a, b, texts);
    if (part !== '') text += `${key}:${part},`;
  }
  return text === '' ? '' : `{${text}}`;
}

/** As many as before, and each a record: then only some of them will have changed. */
function areRecords(before: readonly unknown[], now: readonly unknown[]): boolean {
  const [first] = now;
  return before.length === now.length && typeof first === 'object' && first !== null && !Array.isArray(first);
}

function textOf(list: readonly unknown[], texts: Texts): string {
  const known = texts.get(list);
  if (known !== undefined) return known;
  const text = JSON.stringify(list);
  texts.set(list, text);
  return text;
}

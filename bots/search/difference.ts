/** What has changed since, as text: rules replace what they change, so what is the same is told at a glance. */
export function difference(before: unknown, now: unknown): string {
  if (before === now) return '';
  if (typeof now !== 'object' || now === null || typeof before !== 'object' || before === null)
    return JSON.stringify(now);
  if (Array.isArray(now) && (!Array.isArray(before) || before.length !== now.length))
    return JSON.stringify(now);
  let text = '';
  for (const key in now) {
    const part = difference(before[key as keyof typeof before], now[key as keyof typeof now]);
    if (part !== '') text += `${key}:${part},`;
  }
  return text === '' ? '' : `{${text}}`;
}

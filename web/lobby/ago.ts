import type { Language } from '@accretion/games/tables';

const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** Less than a minute ago: Intl would say "this minute". */
const justNow: Readonly<Record<Language, string>> = { en: 'just now', de: 'gerade eben' };

/** How long ago, in words. */
export function ago(at: number, language: Language, now = Date.now()): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  for (const [unit, size] of units) {
    if (now - at >= size) return words.format(-Math.floor((now - at) / size), unit);
  }
  return justNow[language];
}

/** Lengths, angles and chances as people read them. The rules count in thousandths of an inch (MC95). */
import { speechOf } from '../../pieces/words.ts';
import type { Language } from '../../words.ts';

// biome-ignore format: one text, one line
const { say } = speechOf({
  'inch': { en: '{length} inch', de: '{length} Zoll' },
  'inches': { en: '{length} inches', de: '{length} Zoll' },
  'percent': { en: '{chance}%', de: '{chance} %' },
});

const written: Readonly<Record<Language, Intl.NumberFormat>> = {
  en: new Intl.NumberFormat('en', { maximumFractionDigits: 3 }),
  de: new Intl.NumberFormat('de', { maximumFractionDigits: 3 }),
};

/** A number with a point or a comma, with so many digits after it at most. */
export function number(value: number, digits: number, language: Language): string {
  const scale = 10 ** digits;
  return written[language].format(Math.round(value * scale) / scale);
}

const length = (inches: number, digits: number, language: Language): string =>
  say(language, inches <= 1 ? 'inch' : 'inches', { length: number(inches, digits, language) });

/** "0.214 inch": to the thousandth, where a ruling hangs on it. */
export const exactly = (thousandths: number, language: Language): string =>
  length(thousandths / 1000, 3, language);

/** "4.8 inches": to the tenth, where it is only told. */
export const roughly = (thousandths: number, language: Language): string =>
  length(Math.round(thousandths / 100) / 10, 1, language);

/** "12.5°": a turn of the tool or of an aim, from steps of which 2048 are a full turn (MA64). */
export const degrees = (steps: number, language: Language): string =>
  `${number((steps * 360) / 2048, 1, language)}°`;

/** "62%"; what is neither certain nor impossible is never said to be so. */
export function percent(chance: number, language: Language): string {
  const isSure = chance <= 0 || chance >= 1;
  const rounded = Math.round(chance * 100);
  if (!isSure && rounded === 0) return `<${say(language, 'percent', { chance: 1 })}`;
  if (!isSure && rounded === 100) return `>${say(language, 'percent', { chance: 99 })}`;
  return say(language, 'percent', { chance: rounded });
}

/** Sums up what an update tells: a sentence that comes again is counted, one that differs only in the name is shortened. */
import type { Language, Words } from '@accretion/games/tables';

/** A sentence that is read aloud. */
export interface Aloud {
  readonly text: string;
  /** Not worth hearing once something else has happened. */
  readonly isMinor: boolean;
}

const again: Readonly<Record<'too' | 'times', Words>> = {
  too: { en: '{names} too.', de: '{names} auch.' },
  times: { en: '{text} ({count} times)', de: '{text} ({count}-mal)' },
};

const lists: Readonly<Record<Language, Intl.ListFormat>> = {
  en: new Intl.ListFormat('en'),
  de: new Intl.ListFormat('de'),
};

interface Same extends Aloud {
  /** The sentence without the name at its beginning; null: it begins with no name. */
  readonly rest: string | null;
  readonly names: readonly string[];
  readonly count: number;
}

function parted(one: Aloud, names: readonly string[]): Same {
  const name = names.find((each) => each !== '' && one.text.startsWith(`${each} `));
  return name === undefined
    ? { ...one, rest: null, names: [], count: 1 }
    : { ...one, rest: one.text.slice(name.length), names: [name], count: 1 };
}

/** A heading becomes a sentence of its own. */
const ended = (one: Aloud): Aloud => (/[.!?…:)]$/.test(one.text) ? one : { ...one, text: `${one.text}.` });

/** Only neighbours are joined: the order of events stays. */
export function summed(
  told: readonly Aloud[],
  names: readonly string[],
  language: Language,
): readonly Aloud[] {
  const all: Same[] = [];
  for (const one of told.map(ended)) {
    const next = parted(one, names);
    const last = all.at(-1);
    if (
      last !== undefined &&
      last.count === 1 &&
      next.rest !== null &&
      next.rest === last.rest &&
      !last.names.includes(next.names[0] ?? '')
    )
      all[all.length - 1] = { ...last, names: [...last.names, ...next.names] };
    else if (last !== undefined && last.text === one.text && last.names.length < 2)
      all[all.length - 1] = { ...last, count: last.count + 1 };
    else all.push(next);
  }
  return all.map(({ text, isMinor, names: [, ...others], count }) => ({
    text: textOf(text, others, count),
    isMinor,
  }));

  function textOf(text: string, others: readonly string[], count: number): string {
    if (others.length > 0)
      return `${text} ${again.too[language].replace('{names}', lists[language].format(others))}`;
    if (count > 1) return again.times[language].replace('{text}', text).replace('{count}', String(count));
    return text;
  }
}

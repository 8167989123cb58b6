import { type Aside, erased, type Outcome } from '@accretion/engine';
import type { Language, Other } from '@accretion/games/tables';
import { describe, expect, it } from 'vitest';
import { de } from '../texts/de.ts';
import { en } from '../texts/en.ts';
import { de as deOnline } from '../texts/online/de.ts';
import { en as enOnline } from '../texts/online/en.ts';
import type { Translate } from '../texts/texts.ts';
import type { Frame } from './frame.ts';
import { happeningText, promptText, victoryText } from './words.ts';

const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, de };

/** Ann and Ben play and this person is Ann; returns what is said in both languages. */
function said(ranks: readonly number[], others: readonly Other[] = [], mine = 0b1): readonly string[] {
  const outcome: Outcome = { ranks, of: 6, scores: ranks.map(() => 9), by: ranks.map(() => 'points') };
  return (['en', 'de'] as const).map((language: Language) => {
    const frame = erased<Frame>({
      state: { mine, names: ['Ann', 'Ben', 'Cy'], view: null },
      module: { words: { others: () => others } },
      scene: null,
      source: { ruleset: null },
      settings: { language },
    });
    const t: Translate = (key, values) =>
      (texts[language]?.[key] ?? key).replace('{names}', String(values?.['names'] ?? ''));
    return victoryText(outcome, frame, t);
  });
}

describe('who has won', () => {
  it('says that everyone loses when nobody is first', () => {
    expect(said([2, 2])).toEqual(['Everyone loses', 'Alle verlieren']);
    const unranked = { name: 'AI Echo', points: 40, rank: null };
    expect(said([2, 2], [unranked])).toEqual(['Everyone loses', 'Alle verlieren']);
  });

  it('says in a solo match that the goal was not reached', () => {
    expect(said([2])).toEqual([en['end.lost'], de['end.lost']]);
  });

  it('names a winner without a seat', () => {
    expect(said([2, 3], [{ name: 'AI Echo', points: 40, rank: 1 }])[0]).toBe('AI Echo wins');
  });

  it('names one or several winners with a seat', () => {
    expect([said([1, 2])[0], said([2, 1])[0], said([1, 1])[0]]).toEqual([
      'You win!',
      'Ben wins',
      'Ann and Ben share the victory',
    ]);
  });
});

describe('who has won, to a person with several seats', () => {
  it('is that person, if nobody else has', () => {
    expect(said([1, 1, 2], [], 0b011)[0]).toBe('You win!');
    expect(said([1, 2, 3], [], 0b011)[0]).toBe('You win!');
    expect(said([1, 1, 2], [], 0b101)[0]).toBe('Ann and Ben share the victory');
  });
  it('is named by its seat, if they hold them all', () => {
    expect(said([2, 1, 3], [], 0b111)[0]).toBe('Ben wins');
  });
});

describe('whom the player is waiting for', () => {
  /** Ann waits while Ben and Cy have to decide; the game may know why. */
  const waiting = (why: string | null): string => {
    const seen: unknown[] = [];
    const frame = erased<Frame>({
      state: {
        mine: 0b1,
        asked: 0b110,
        names: ['Ann', 'Ben', 'Cy'],
        view: 'a view',
        outcome: null,
        choices: [],
      },
      module: {
        words: {
          waiting: (...given: unknown[]) => {
            seen.push(given.slice(0, 3));
            return why;
          },
        },
      },
      scene: null,
      source: { ruleset: null },
      settings: { language: 'en' },
    });
    const t: Translate = (key, values) =>
      (texts['en']?.[key] ?? key).replace('{names}', String(values?.['names'] ?? ''));
    const text = promptText(frame, t);
    expect(seen).toEqual([['a view', 0, ['Ben', 'Cy']]]);
    return text;
  };

  it('comes with the reason where the rules make them wait', () => {
    expect(waiting('Ben and Cy draw first.')).toBe('Ben and Cy draw first.');
  });

  it('is given by name otherwise', () => {
    expect(waiting(null)).toBe('Waiting for Ben and Cy');
  });
});

describe('what is said about a move itself', () => {
  const spoken = { en: { ...en, ...enOnline }, de: { ...de, ...deOnline } };
  /** What Ann, who holds the first seat, reads. */
  const read = (event: Aside, language: Language = 'en'): string | null => {
    const all: Readonly<Record<string, string>> = spoken[language];
    const t: Translate = (key, values) => (all[key] ?? key).replace('{name}', String(values?.['name'] ?? ''));
    const frame = erased<Frame>({ state: { mine: 0b1 }, module: {}, source: {}, settings: { language } });
    return happeningText({ n: 1, event }, frame, ['Ann', 'Ben'], t);
  };

  it('tells somebody that the clock or a bot moved for them', () => {
    expect(read({ did: '@clock', seat: 0 })).toBe("Time's up: a move was made for you.");
    expect(read({ did: '@clock', seat: 0 }, 'de')).toBe(
      'Zeit abgelaufen: Für dich wurde automatisch gezogen.',
    );
    expect(read({ did: '@standIn', seat: 0 })).toBe('A bot moved for you.');
    expect(read({ did: '@standIn', seat: 0 }, 'de')).toBe('Ein Bot hat für dich gezogen.');
  });

  it('tells the others of a clock; a stand-in they see beside the name', () => {
    expect(read({ did: '@clock', seat: 1 })).toBe("Time's up: a move was made for Ben.");
    expect(read({ did: '@standIn', seat: 1 })).toBeNull();
  });

  it('tells what was undone, by one or by all', () => {
    expect(read({ did: '@undo', seat: 1 })).toBe('Ben undoes a move.');
    expect(read({ did: '@rewind', seat: null })).toBe('Moves undone: everyone agreed.');
  });
});

import { listSeats, only } from '@accretion/engine';
import { games } from '@accretion/games';
import { guideOf } from '@accretion/games/guides';
import { tables } from '@accretion/games/tables';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Guide, guideFrom } from './chapters.ts';
import { exampleOf, numberOf } from './example.ts';
import { found, pieces } from './search.ts';

const guides: Guide[] = [];

beforeAll(async () => {
  for (const language of ['en', 'de'] as const) guides.push(guideFrom(await guideOf('buccaneers', language)));
});

const numbersIn = (chapters: Guide['chapters']): string[] =>
  chapters.flatMap(({ blocks }) => blocks.flatMap((one) => (one.is === 'rule' ? one.number : [])));

describe('the guide', () => {
  it('contains every numbered rule of the file, in both languages', async () => {
    const [en, de] = guides;
    const text = await guideOf('buccaneers', 'en');
    const written = [...text.matchAll(/^(?:- \*\*|\| )([A-Z]{1,3}\d+)/gm)].map(([, number]) => number);
    expect([...(en?.numbers ?? [])]).toEqual(written);
    expect([...(de?.numbers ?? [])]).toEqual(written);
    expect(en?.chapters.map(({ id }) => id)).toEqual(de?.chapters.map(({ id }) => id));
  });

  it('keeps the tables of a rule with it', () => {
    const rules = guides[0]?.chapters.flatMap(({ blocks }) => blocks) ?? [];
    const rule = rules.find((one) => one.is === 'rule' && one.number === 'B39');
    expect(rule?.text).toContain('Sucker, Cubus, Loot');
  });
});

describe('the search', () => {
  const search = (query: string) => found(guides[0]?.chapters ?? [], query);

  it('finds a rule by its number, and the rules that refer to it', () => {
    const numbers = numbersIn(search('b36').chapters);
    expect(numbers).toContain('B36');
    expect(numbers).toContain('BS16');
    expect(numbers).not.toContain('B3');
  });

  it('needs all words to match, ignoring case and accents', () => {
    expect(numbersIn(search('LASER threshold').chapters)).toContain('B24');
    expect(search('laser zeppelin').count).toBe(0);
    expect(found(guides[1]?.chapters ?? [], 'SPIELMULL').count).toBe(
      found(guides[1]?.chapters ?? [], 'spielmüll').count,
    );
  });

  it('shows only the matching entries of a list', () => {
    const [first] = search('gps tracker').chapters;
    const list = first?.blocks.find((one) => one.is === 'prose' && one.token.type === 'list');
    expect(list?.is === 'prose' && 'items' in list.token ? list.token.items : []).toHaveLength(1);
  });

  it('marks the matches and keeps all text', () => {
    const marked = pieces('Über das Überlicht', 'uber');
    expect(marked.filter(({ isFound }) => isFound).map(({ text }) => text)).toEqual(['Über', 'Über']);
    expect(marked.map(({ text }) => text).join('')).toBe('Über das Überlicht');
  });
});

describe('the worked examples', () => {
  it.each(tables.filter(({ load }) => load !== undefined).map(({ id }) => id))(
    'of %s have their place in the guide, play in the page, and hold',
    async (id) => {
      const game = games.find((one) => one.id === id);
      const module = await tables.find((one) => one.id === id)?.load?.();
      const { numbers } = guideFrom(await guideOf(id, 'en'));
      const examples = (await module?.examples?.()) ?? [];
      expect(examples.length).toBeGreaterThan(20);
      for (const scenario of examples) {
        expect(numbers).toContain(numberOf(scenario));
        const example = game === undefined ? null : exampleOf(scenario, game);
        expect(example?.holds, scenario.name).toBe(true);
        expect(example?.acts).toHaveLength((scenario.when?.length ?? 0) + 1);
      }
    },
  );

  it.each(tables.filter(({ load }) => load !== undefined).map(({ id }) => id))(
    'of %s ask questions whose rules are in the guide: the table opens it there',
    async (id) => {
      const game = games.find((one) => one.id === id);
      const module = await tables.find((one) => one.id === id)?.load?.();
      if (game === undefined || module === undefined) throw new Error('no table');
      const { numbers } = guideFrom(await guideOf(id, 'en'));
      const asked = ((await module.examples?.()) ?? []).flatMap((scenario) => {
        const { ruleset, acts } = exampleOf(scenario, game) ?? { acts: [] };
        return acts.flatMap(({ after }) =>
          listSeats(ruleset?.toAct(after) ?? 0).map((seat) =>
            module.words.ruleOf?.(ruleset?.view(after, only(seat)), seat),
          ),
        );
      });
      expect(new Set(asked).size).toBeGreaterThan(3);
      for (const rule of asked) expect(numbers).toContain(rule);
    },
  );
});

import type { Json } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import { fieldsOf } from '../json.ts';
import { absenceOf, clockOf } from '../lobby/tempo.ts';
import { cardOf, games, loadGame } from '../match/games.ts';
import { de } from '../texts/online/de.ts';
import { en } from '../texts/online/en.ts';
import type { Translate } from '../texts/texts.ts';
import { type Fact, optionFacts, tempoFacts } from './facts.ts';

const speak =
  (texts: Readonly<Record<string, string>>): Translate =>
  (key, values = {}) =>
    (texts[key] ?? key).replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
const speaking = { en: speak(en), de: speak(de) };

async function factsOf(id: string, options: Json, language: 'en' | 'de' = 'en'): Promise<readonly Fact[]> {
  const card = cardOf(id);
  if (card === undefined) throw new Error('no such game');
  const [{ game }, texts] = await Promise.all([loadGame(id), card.optionTexts()]);
  const all = { ...fieldsOf(game.defaults), ...fieldsOf(options) };
  return optionFacts({ options: all, pack: null }, { game, texts, language }, speaking[language]);
}

const tempo = (clock: Parameters<typeof tempoFacts>[0]['clock'], absence = absenceOf('wait', 'random')) =>
  tempoFacts({ clock, absence, hints: true }, speaking.en)
    .slice(0, 2)
    .map(({ value }) => value);

describe('what an invitation says of a match', () => {
  it('names the clock and the rule for absence as the lobby does, others by their numbers', () => {
    expect(tempo(null)).toEqual(['None', 'Wait for them']);
    expect(tempo(clockOf('quick'), absenceOf('botSoon', 'greedy'))).toEqual([
      '5 min + 10 s per move',
      'A bot takes over after 2 minutes',
    ]);
    expect(
      tempo({ kind: 'live', bank: 90_000, increment: 2500 }, { do: 'bot', after: 1_800_000, level: 'x' }),
    ).toEqual(['1.5 min + 2.5 s per move', 'A bot takes over after 0.5 h']);
    expect(tempo({ kind: 'each', per: 7_200_000 }, { do: 'resign', after: 3_600_000, level: 'x' })).toEqual([
      '2 h per decision',
      'They resign after 1 h',
    ]);
  });

  it('says whether players may ask for hints', () => {
    const hints = (language: 'en' | 'de', allowed: boolean) =>
      tempoFacts({ clock: null, absence: { do: 'wait' }, hints: allowed }, speaking[language]).at(-1);
    expect(hints('en', true)).toEqual({ name: 'Hints', value: 'Allowed' });
    expect(hints('en', false)).toEqual({ name: 'Hints', value: 'Not allowed' });
    expect(hints('de', true)).toEqual({ name: 'Tipps', value: 'Erlaubt' });
    expect(hints('de', false)).toEqual({ name: 'Tipps', value: 'Nicht erlaubt' });
  });

  it('names options and their values', async () => {
    expect(await factsOf('buccaneers', { holes: { are: 'first' } })).toContainEqual({
      name: 'Black Holes',
      value: 'The three for a first match',
    });
    expect(await factsOf('buccaneers', { toysTriggerLoot: true }, 'de')).toContainEqual({
      name: 'Spielzeug dreht die Beutekiste',
      value: 'Ja',
    });
    expect(await factsOf('amass', { ai: 2, cards: 5 })).toEqual(
      expect.arrayContaining([
        { name: 'AI crews', value: 'Two AI crews' },
        { name: 'The match ends', value: 'After 5 rounds at the latest' },
      ]),
    );
  });

  it('names what was chosen, in its order', async () => {
    const names = ['BH-DIR1', 'BH-DIR2', 'BH-DIR3'];
    const holes = (await factsOf('buccaneers', { holes: { are: 'chosen', names } }))[0]?.value ?? '';
    expect(holes).toMatch(/^Three of your choice: .+, .+, .+$/);
    expect(holes).not.toContain('BH-DIR');
  });

  it.each(games.map(({ id }) => id))('says everything of %s in words, without rule numbers', async (id) => {
    for (const language of ['en', 'de'] as const) {
      const facts = await factsOf(id, {}, language);
      expect(facts.length).toBeGreaterThan(0);
      for (const { name, value } of facts) {
        expect(`${name}: ${value}`).not.toMatch(/\b[A-Z]{1,2}\d+\b|undefined|null|true|false/);
        expect(name).toMatch(/^[A-ZÄÖÜ]/);
        expect(value).toMatch(/^[A-ZÄÖÜ]/);
      }
      const texts = await cardOf(id)?.optionTexts();
      for (const words of Object.values(texts?.options ?? {}))
        expect(words[language]).not.toMatch(/\([A-Z]+\d/);
    }
  });
});

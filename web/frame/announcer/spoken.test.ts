import {
  type Event,
  Feed,
  isRefusal,
  listSeats,
  Match,
  only,
  quickRng,
  type Ruleset,
  rulesetOf,
  type State,
  seedOf,
} from '@accretion/engine';
import { games } from '@accretion/games';
import { type GameWords, type Language, tables } from '@accretion/games/tables';
import { describe, expect, it } from 'vitest';
import { cardOf, moduleOf } from '../../match/games.ts';
import { Knowledge } from '../../match/knowledge.ts';
import { groupsOf, mostUngrouped } from '../prompt/groups.ts';

const languages: readonly Language[] = ['en', 'de'];
const names = ['Ada', 'Ben', 'Cy', 'Di'];
/** Nothing is left to fill in, nothing is missing, and no hidden id was read out. */
const unfinished = /[{}]|(^|[\s(])\?|undefined|NaN|null|\[object| {2}|^\s*$/;
/** So many choices of a heading can still be walked through. */
const mostInGroup = 40;

async function wordsOf(id: string): Promise<GameWords> {
  const card = cardOf(id);
  if (card === undefined) throw new Error(`${id} has no words`);
  return (await moduleOf(card)).words;
}

/** Plays at random; looks at every question of the first seat and at all that it is told. */
function play(
  id: string,
  moves: number,
  look: (known: Knowledge, ruleset: Ruleset) => void,
  hear: (events: readonly Event[], view: unknown, ruleset: Ruleset) => void = () => undefined,
): void {
  const game = games.find((one) => one.id === id);
  const seats = tables.find((one) => one.id === id)?.usualSeats ?? 2;
  if (game === undefined) throw new Error(`no game ${id}`);
  const ruleset = rulesetOf(game);
  const match = new Match(ruleset, { options: game.defaults, seats, seed: seedOf(id) });
  const feed = new Feed<State>(ruleset, only(0), match.state);
  const rng = quickRng(7);
  for (let n = 0; n < moves && match.outcome === null; n++) {
    const asked = listSeats(match.toAct);
    const seat = asked[rng.below(asked.length)] ?? 0;
    const known = new Knowledge(ruleset, match.view(only(seat)), only(seat), only(seat));
    if (seat === 0) look(known, ruleset);
    const choice = known.choices[rng.below(known.choices.length)];
    const played = choice === undefined ? null : match.play(seat, choice.move);
    if (played === null || isRefusal(played)) throw new Error('a legal choice can be played');
    hear(feed.next(played.after, played.told)?.events ?? [], feed.seen, ruleset);
  }
}

describe.each(tables.map(({ id }) => id))('what %s says by ear', (id) => {
  it('groups every long list, and each group has an end', async () => {
    const words = await wordsOf(id);
    const { choiceGroup } = (await words.spoken?.()) ?? {};
    play(id, 400, ({ choices, view }, ruleset) => {
      for (const language of languages) {
        const groups = groupsOf(
          choices,
          choiceGroup && ((choice) => choiceGroup(choice, view, ruleset, language)),
        );
        const largest = Math.max(0, ...groups.map((one) => one.choices.length));
        const all = groups.flatMap((one) => one.choices.map(({ choice }) => choice));
        expect(new Set(all)).toEqual(new Set(choices));
        if (choices.length > 3 * mostUngrouped) expect(groups.length).toBeGreaterThan(1);
        expect(largest, JSON.stringify(choices[0])).toBeLessThanOrEqual(mostInGroup);
        for (const { title } of groups) if (title !== '') expect(title).not.toMatch(unfinished);
      }
    });
  });

  it('says what choices lead to, in whole sentences', async () => {
    const words = await wordsOf(id);
    const { outcomeText } = (await words.spoken?.()) ?? {};
    const said = new Set<string>();
    play(id, 250, (known, ruleset) => {
      for (const choice of known.choices.slice(0, 12)) {
        const preview = known.preview(choice);
        if (preview === null) throw new Error('a legal choice has a preview');
        for (const language of languages) {
          const text = outcomeText?.(choice, preview, known.view, ruleset, language) ?? null;
          if (text === null) continue;
          expect(text).not.toMatch(unfinished);
          said.add(text);
        }
      }
    });
    expect(said.size).toBeGreaterThan(9);
  });

  it('tells results from what is minor, and joins only what the log tells', async () => {
    const words = await wordsOf(id);
    const { isMinor, jointText } = (await words.spoken?.()) ?? {};
    let minor = 0;
    let results = 0;
    play(
      id,
      300,
      () => undefined,
      (events, view, ruleset) => {
        for (const language of languages) {
          const log = events.filter(
            (event) => words.eventText(event, names, ruleset, language, view) !== null,
          );
          minor += log.filter((event) => isMinor?.(event) === true).length;
          results += log.filter((event) => isMinor?.(event) !== true).length;
          for (let at = 0; at < events.length; at++) {
            const joint = jointText?.(events.slice(at), names, ruleset, language) ?? null;
            if (joint === null) continue;
            expect(joint.text).not.toMatch(unfinished);
            expect(joint.of).toBeGreaterThan(1);
            expect(at + joint.of).toBeLessThanOrEqual(events.length);
          }
        }
      },
    );
    expect(results).toBeGreaterThan(minor);
    expect(minor).toBeGreaterThan(0);
  });
});

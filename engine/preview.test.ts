import { describe, expect, it } from 'vitest';
import { seedOf } from './fairness.ts';
import { heard } from './feed.ts';
import { isRefusal } from './game.ts';
import { type TinyState, tiny } from './kit/tiny/index.ts';
import { Match } from './match.ts';
import { isFinal, preview } from './preview.ts';
import { rulesetOf } from './ruleset.ts';
import { only } from './seats.ts';
import { hidden } from './shape.ts';

const ruleset = rulesetOf(tiny);
const newMatch = (): Match<TinyState, never, never, never> =>
  new Match(ruleset, { options: { pairs: false }, seats: 2, seed: seedOf('preview') }) as never;
type View = {
  seats: { hand: unknown; picked: boolean; coins: number }[];
  shown: unknown;
  deck: unknown[];
  agenda: unknown;
};

describe('a preview', () => {
  it('shows what the move will do', () => {
    const match = newMatch();
    const [card = 0, kept = 0] = match.state.seats[0]?.hand ?? [];
    const shown = preview(ruleset, match.view(only(0)), only(0), 0, { do: 'pick', card });
    expect(shown.open).toBe(false);
    expect(shown.view).toMatchObject({
      seats: [
        { hand: [kept], pick: card, picked: true },
        { hand: hidden, picked: false },
      ],
    });
  });
  it('is exactly what the viewer will see, where nothing hidden comes in', () => {
    const match = newMatch();
    const [card = 0] = match.state.seats[0]?.hand ?? [];
    const shown = preview(ruleset, match.view(only(0)), only(0), 0, { do: 'pick', card });
    const made = match.play(0, { do: 'pick', card });
    if (isRefusal(made)) throw new Error(made.why);
    const told = heard(made.told, only(0));
    expect(shown).toEqual({ view: match.view(only(0)), open: false, certain: true, told });
  });
  it('leaves open what depends on what is hidden', () => {
    const match = newMatch();
    match.play(1, { do: 'pick', card: match.state.seats[1]?.hand[0] ?? null });
    const [card = 0] = match.state.seats[0]?.hand ?? [];
    const { view, certain } = preview(ruleset, match.view(only(0)), only(0), 0, { do: 'pick', card });
    // The other's pick is turned up, and nobody can know which card it is.
    expect(certain).toBe(false);
    expect((view as View).shown).toBe(hidden);
    expect((view as View).seats[0]?.picked).toBe(false);
  });
  it('stops where chance comes in, and says so', () => {
    const match = newMatch();
    for (const seat of [0, 1]) match.play(seat, { do: 'pick', card: null });
    match.play(0, { do: 'draw' });
    match.play(1, { do: 'done' });
    const deck = match.state.deck.length;
    const shown = preview(ruleset, match.view(only(0)), only(0), 0, { do: 'done' });
    expect(shown.open).toBe(true);
    expect((shown.view as View).deck).toHaveLength(deck);
  });
  it('changes nothing', () => {
    const match = newMatch();
    const view = match.view(only(0));
    const text = JSON.stringify([view, match.state]);
    preview(ruleset, view, only(0), 0, { do: 'pick', card: null });
    expect(JSON.stringify([view, match.state])).toBe(text);
  });
});

describe('whether a move can be undone', () => {
  const ofPick = (match: ReturnType<typeof newMatch>, seat: number): boolean =>
    isFinal(ruleset, match.view(only(seat)), only(seat), seat, { do: 'pick', card: null }, 2);

  it('is known before it is made: an answer under seal can, until the last one', () => {
    const match = newMatch();
    expect(ofPick(match, 0)).toBe(false);
    match.play(1, { do: 'pick', card: null });
    expect(ofPick(match, 0)).toBe(true);
  });
  it('is not possible where chance is involved', () => {
    const match = newMatch();
    for (const seat of [0, 1]) match.play(seat, { do: 'pick', card: null });
    match.play(0, { do: 'draw' });
    match.play(1, { do: 'done' });
    expect(isFinal(ruleset, match.view(only(0)), only(0), 0, { do: 'done' }, 2)).toBe(true);
  });
});

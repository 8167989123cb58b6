/**
 * Black Hole Buccaneers: three Rounds of drafting space trash beside a Black Hole.
 *
 * Everyone secretly picks a card from their hand; all picks are turned up together, except Toys, and take
 * effect; then the hands are passed on. When one card is left it goes on a pile beside the hole, and the Round is
 * scored in steps A to H: a card from that pile raises the hole's Threshold, players who weigh more are drawn in, and the
 * survivors score by the Value of what they collected. The most points after three Rounds win.
 *
 * Seats: 3 to 6, everyone for themselves. Options: `holes` (the first game's three, three at random, or three chosen by the
 * host), `toysTriggerLoot` (ruling BA14) and `wakeForScoring` (ruling BA12). Rules are numbered B, rulings BA, in guide/rules.en.md.
 */
import type { Game, Refusal } from '@accretion/engine';
import { content } from './content/index.ts';
import { type Cards, cardsOf } from './rules/cards.ts';
import { type Content, contentProblems, contentShape } from './rules/content.ts';
import { rulesOf } from './rules/index.ts';
import { eventShape, type Move, moveShape, type Options, optionsShape, type State } from './rules/state.ts';
import { problems } from './words/problems.ts';

export const buccaneers: Game<State, Move, Options, Content, Cards> = {
  id: 'buccaneers',
  name: { en: 'Black Hole Buccaneers', de: 'Black Hole Buccaneers' },
  version: 3,
  seats: { min: 3, max: 6 },
  options: optionsShape,
  defaults: { holes: { are: 'random' }, toysTriggerLoot: true, wakeForScoring: false },
  move: moveShape,
  event: eventShape,
  content,
  contentShape,
  contentProblems,
  problems,
  seating(options, seats, box) {
    const problem = holesProblem(options, box);
    if (problem !== null) return problem;
    const all = Array.from({ length: seats }, (_, seat) => seat);
    return { roles: all.map(() => 'buccaneer'), sides: all.map((seat) => [seat]) };
  },
  // B2: the fixed holes are for a first game, and a rematch isn't one.
  rematch: (options) => (options.holes.are === 'first' ? { ...options, holes: { are: 'random' } } : options),
  model: cardsOf,
  rules: rulesOf,
};

/** B35: chosen holes are different holes of the box, one for each Round. */
function holesProblem({ holes }: Options, box: Content): Refusal | null {
  if (holes.are !== 'chosen') return null;
  const { names } = holes;
  if (names.length !== box.rounds) return { rule: 'B35', why: 'chooseHoles', values: { count: box.rounds } };
  if (new Set(names).size < names.length) return { rule: 'B35', why: 'differentHoles' };
  const unknown = names.find((name) => !Object.hasOwn(box.holes, name));
  return unknown === undefined ? null : { rule: 'B35', why: 'noSuchHole', values: { hole: unknown } };
}

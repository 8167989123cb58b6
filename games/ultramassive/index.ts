/**
 * ULTRAMASSIVE: two to four Black Holes, or one alone, grow over six Rounds.
 *
 * A Round: everyone drafts two Resources and gains them in any order; then Anomalies are
 * Discovered for Discovery Counters; then all act at their own pace: play up to two Action Cards, use the Effects of
 * Anomalies, exchange spaces by pairs of Wormholes, turn counters into Solar Mass. Matter falls inward along two
 * Channels and is absorbed by the Black Hole, Antimatter on a Rift as well; where both meet they detonate. At 20 and
 * 50 Solar Mass the hole expands, covers the innermost spaces and gains a Core Anomaly. Smaller holes get a bonus.
 * Most Solar Mass wins.
 *
 * Seats: 1 to 4, everyone alone. Options: `edition`, `mode` (players, soloNormal, soloHard), `advancedDraft`,
 * `ultramassiveIsASize` (A18), `turns` (H20), `startingPlayer`. Rules are numbered R, secrecy and simultaneity H, the
 * earlier edition ER, rulings A, in guide/rules.en.md.
 */
import type { Game } from '@accretion/engine';
import { content } from './content/index.ts';
import { Cards } from './rules/cards.ts';
import { type Content, contentShape } from './rules/content.ts';
import { contentProblems } from './rules/contentProblems.ts';
import { rulesOf } from './rules/index.ts';
import { seating } from './rules/seating.ts';
import { eventShape, type Move, moveShape, type Options, optionsShape, type State } from './rules/state.ts';
import { problems } from './words/problems.ts';

export const ultramassive: Game<State, Move, Options, Content, Cards> = {
  id: 'ultramassive',
  name: { en: 'ULTRAMASSIVE', de: 'ULTRAMASSIVE' },
  version: 3,
  seats: { min: 1, max: 4 },
  options: optionsShape,
  defaults: {
    edition: 'final',
    mode: 'players',
    advancedDraft: false,
    ultramassiveIsASize: true,
    turns: 'together',
    startingPlayer: 'random',
  },
  move: moveShape,
  event: eventShape,
  content,
  contentShape,
  contentProblems,
  problems,
  seating,
  model: (box) => new Cards(box),
  rules: rulesOf,
};

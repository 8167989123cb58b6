/**
 * AMASS: Battle for Resources on Planet XS. Two to six crews mine, fight, raid and store cubes.
 *
 * A round has seven phases. A resource card moves the Alien, which clears mines, and puts cubes on them. Everybody
 * plans in secret where members go: to mines, to facings of rival bases, home to defend, to the Alien camp. All plans
 * are shown together; Command cards change the picture; where members exceed cubes, or meet at a facing, or stand
 * before defenders, dice decide. Miners and raiders bring cubes into the slots of their base; the wounded recover.
 * The match ends with a full base, an empty planet or an agreed number of cards; most points win.
 *
 * Seats: 1 to 6 humans, with AI crews 2 to 6 crews in all. Options: `ai` (how many AI crews join, A28), `coop` (two
 * humans against four AI crews, A33), `cards` (after how many resource cards, so Rounds, the match ends, A26;
 * `timed` in the state), `level` (AA81), `membersBy` (AA36), `openToPartner` (A43), `first` (A1) and `bases` (AA53).
 * Rules are numbered A, decision windows AW, rulings AA, in guide/rules.en.md.
 */
import type { Game } from '@accretion/engine';
import { content } from './content/index.ts';
import { type Board, boardOf } from './rules/board.ts';
import { type Content, contentProblems, contentShape } from './rules/content.ts';
import { rulesOf } from './rules/index.ts';
import { seating } from './rules/setup.ts';
import { eventShape, type Move, moveShape, type Options, optionsShape, type State } from './rules/state.ts';
import { problems } from './words/problems.ts';

export const amass: Game<State, Move, Options, Content, Board> = {
  id: 'amass',
  name: {
    en: 'AMASS: Battle for Resources on Planet XS',
    de: 'AMASS: Kampf um die Rohstoffe des Planeten XS',
  },
  version: 3,
  seats: { min: 1, max: 6 },
  options: optionsShape,
  defaults: {
    ai: 'recommended',
    coop: false,
    cards: 0,
    level: 'normal',
    membersBy: 'recommended',
    openToPartner: false,
    first: 'random',
    bases: { are: 'spread' },
  },
  move: moveShape,
  event: eventShape,
  content,
  contentShape,
  contentProblems,
  problems,
  seating,
  model: boardOf,
  rules: rulesOf,
};

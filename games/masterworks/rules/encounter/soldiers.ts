/** Soldiers (ME22, ME23, MA13, MA48, MK2 to MK6): drawn unseen, placed by the Cosmic player. */
import { type Step, withoutId } from '@accretion/engine';
import type { Move } from '../answers.ts';
import { newId } from '../effects/start.ts';
import { planeOf, rangeOf } from '../field/field.ts';
import { noSuch } from '../field/figures.ts';
import type { Plane, Point } from '../plane/types.ts';
import { type Asking, type Look, next, type Play, type StepBook, wrongAnswer } from '../play.ts';
import { cosmic, type State } from '../state.ts';
import { tell } from '../story.ts';
import { around, nearestSoldier, spotsFor, whyNotSoldier } from './ground.ts';

type SoldierStep = Step & { readonly seat: number };

/** So many spots are offered around a Rally Point. */
const most = 8;

/** The spots found last, by Rally Point: looked for before the question and again for its list. */
let last: {
  readonly plane: Plane;
  readonly soldiers: State['soldiers'];
  readonly codes: State['codes'];
  readonly found: (readonly Point[] | undefined)[];
} | null = null;

/** Good spots around a Rally Point, spread around it. */
function spotsAt(look: Look, index: number): readonly Point[] {
  const plane = planeOf(look);
  const { soldiers, codes } = look.state;
  if (last === null || last.plane !== plane || last.soldiers !== soldiers || last.codes !== codes)
    last = { plane, soldiers, codes, found: [] };
  const known = last.found[index];
  if (known !== undefined) return known;
  const found = findSpots(look, index);
  last.found[index] = found;
  return found;
}

function findSpots(look: Look, index: number): readonly Point[] {
  const rally = look.book.rallyPoints[index];
  if (rally === undefined) return [];
  const spots = spotsFor(look, true);
  const far = rangeOf(look.book.content.encounter.soldierRange) + rally.radius + spots.radius - 2;
  const found: Point[] = [];
  for (const { x, y } of around(rally.x, rally.y, rally.radius + spots.radius, far)) {
    if (whyNotSoldier(look, spots, rally, x, y) === null) found.push({ x, y });
    if (found.length === most) break;
  }
  if (found.length > 0) return found;
  const nearest = nearestSoldier(look, spots, rally);
  return nearest === null ? [] : [nearest];
}

const openRallies = ({ book, state }: Look): number[] =>
  book.rallyPoints.map((_, index) => index).filter((index) => !state.served.includes(index));

/** Serves one Rally Point after the other; those without a legal spot get nothing. */
function soldiers(play: Play, step: Step): void {
  const { state } = play;
  if (openRallies(play).length === 0) return;
  if (state.reserve.length === 0 && !reshuffle(play)) return;
  const isFree = openRallies(play).some((rally) => spotsAt(play, rally).length > 0);
  if (isFree) next(play, { do: 'soldier', seat: cosmic }, step);
}

/** ME22: the discarded ones are shuffled; which is which is lost again (MK5). */
function reshuffle({ state, umpire }: Play): boolean {
  if (state.discard.length === 0) return false;
  state.shuffle += 1;
  state.reserve = state.discard;
  state.unknown = [...state.unknown, { shuffle: state.shuffle, kinds: state.discard }];
  state.discard = [];
  tell(umpire, { did: 'shuffle', shuffle: state.shuffle, soldiers: state.reserve.length });
  return true;
}

const placing: Asking<SoldierStep> = {
  moves: (look) =>
    openRallies(look).flatMap((index) =>
      spotsAt(look, index).map(
        ({ x, y }): Move => ({ do: 'soldier', rally: look.book.rallyPoints[index]?.key ?? '', x, y }),
      ),
    ),
  anyMove(look, _step, _seat, rng) {
    const open = openRallies(look);
    const rally = look.book.rallyPoints[open[rng.below(open.length)] ?? 0];
    if (rally === undefined) return null;
    const far = 4_001;
    return {
      do: 'soldier',
      rally: rally.key,
      x: rally.x - far + rng.below(2 * far),
      y: rally.y - far + rng.below(2 * far),
    };
  },
  refuse(look, _step, _seat, move) {
    if (move.do !== 'soldier') return wrongAnswer;
    const index = look.book.rallyPoints.findIndex(({ key }) => key === move.rally);
    const rally = look.book.rallyPoints[index];
    if (rally === undefined || !openRallies(look).includes(index)) return noSuch(move.rally);
    return whyNotSoldier(look, spotsFor(look, true), rally, move.x, move.y);
  },
  play(play, _step, _seat, move) {
    if (move.do !== 'soldier') return;
    const { state, book, umpire } = play;
    const { rally, x, y } = move;
    const kind = umpire.rng.from(state.reserve);
    state.reserve = withoutId(state.reserve, kind);
    const token = newId(state);
    const { shuffle } = state;
    state.soldiers = [...state.soldiers, { token, x, y, shuffle, kind }];
    state.served = [...state.served, book.rallyPoints.findIndex(({ key }) => key === rally)];
    tell(umpire, { did: 'soldier', rally, token: `soldier:${token}`, x, y, shuffle });
  },
};

export function soldierSteps(steps: StepBook): void {
  steps.runs('soldiers', soldiers);
  steps.asks('soldier', placing);
}

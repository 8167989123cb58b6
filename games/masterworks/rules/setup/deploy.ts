/** Deployment (MC65, ME15, MA32): zones, the squads laid out and rearranged until both are ready, then Magneto. */
import { only, type Refusal, type Seats, type Step } from '@accretion/engine';
import type { Move } from '../answers.ts';
import type { Zone } from '../book/book.ts';
import { planeOf, put, radiusOf, rangeOf, refusedBy } from '../field/field.ts';
import { bossOf, figureAt, markOf, nameOf } from '../field/figures.ts';
import { alongX, alongY } from '../plane/directions.ts';
import { gap, within } from '../plane/gaps.ts';
import { nearestPlace } from '../plane/place.ts';
import { anySize, whyNotStand } from '../plane/spot.ts';
import type { Plane } from '../plane/types.ts';
import { type Asking, type Look, next, type Play, refusal, type StepBook, wrongAnswer } from '../play.ts';
import { cosmic, crisisA, crisisB, none, type Squad } from '../state.ts';
import { tell } from '../story.ts';

type SeatStep = Step & { readonly seat: number };

const zoning: Asking<SeatStep> = {
  moves: ({ book }) => book.zones.map(({ key }): Move => ({ do: 'zone', zone: key })),
  refuse(look, _step, _seat, move) {
    if (move.do !== 'zone') return wrongAnswer;
    return look.book.zones.some(({ key }) => key === move.zone)
      ? null
      : refusal('MA32', 'noSuchZone', { zone: move.zone });
  },
  play(play, _step, seat, move) {
    if (move.do !== 'zone') return;
    const { state, book } = play;
    const first = book.zones.findIndex(({ key }) => key === move.zone);
    const other = book.zones.findIndex((_, index) => index !== first);
    state.squads = state.squads.map((squad, index) => ({ ...squad, zone: index === seat ? first : other }));
    tell(play.umpire, { did: 'zone', seat, zone: move.zone });
    layOut(play, crisisA);
    layOut(play, crisisB);
    next(play, { do: 'deploy' });
  },
};

const zoneOf = ({ book, state }: Look, seat: number): Zone => {
  const zone = book.zones[state.squads[seat]?.zone ?? none];
  if (zone === undefined) throw new Error(`seat ${seat} has no zone`);
  return zone;
};

/** MC65: the whole base inside the zone, on a legal spot. */
function whyNotHere(
  look: Look,
  seat: number,
  figure: number,
  x: number,
  y: number,
  plane: Plane = planeOf(look),
): Refusal | null {
  const { west, south, east, north } = zoneOf(look, seat);
  const r = radiusOf(look, figure);
  const by = Math.max(west - (x - r), south - (y - r), x + r - east, y + r - north);
  if (by > 0) return refusal('MC65', 'outsideZone', { by });
  const reason = whyNotStand(plane, x, y, r, figure, anySize);
  return reason === null ? null : refusedBy(look, reason);
}

/** The first free spot in rows along the zone, from the row nearest to the middle of the table; `from` skips some. */
function spotIn(look: Look, seat: number, figure: number, from: number): { x: number; y: number } | null {
  const { west, south, east, north } = zoneOf(look, seat);
  const plane = planeOf(look);
  const r = radiusOf(look, figure);
  const isEast = west + east > plane.width;
  const rows = Math.floor((north - south - 2 * r) / 700) + 1;
  const columns = Math.floor((east - west - 2 * r) / 1_400) + 1;
  for (let tried = 0; tried < rows * columns; tried++) {
    const at = (from + tried) % (rows * columns);
    const inward = r + Math.floor(at / rows) * 1_400;
    const x = isEast ? west + inward : east - inward;
    const y = south + r + (at % rows) * 700;
    if (whyNotHere(look, seat, figure, x, y, plane) === null) return { x, y };
  }
  return null;
}

const figuresOf = ({ state }: Look, seat: number): number[] => {
  const found: number[] = [];
  state.figures.forEach((figure, mark) => {
    if (figure.seat === seat) found.push(mark);
  });
  return found;
};

/** Everybody is given a place; it may be changed. */
function layOut(play: Play, seat: number): void {
  for (const mark of figuresOf(play, seat)) {
    const spot = spotIn(play, seat, mark, 0);
    if (spot === null) throw new Error('the zone is too small');
    put(play, mark, spot.x, spot.y);
    tell(play.umpire, { did: 'deploy', figure: nameOf(play, mark), x: spot.x, y: spot.y });
  }
}

const isReady = ({ state }: Look, seat: number): boolean => state.squads[seat]?.ready === true;

function setReady({ state }: Play, seat: number, ready: boolean): void {
  state.squads = state.squads.map((squad: Squad, index) => (index === seat ? { ...squad, ready } : squad));
}

const deploying: Asking<Step> = {
  owes: (look): Seats =>
    (isReady(look, crisisA) ? 0 : only(crisisA)) | (isReady(look, crisisB) ? 0 : only(crisisB)),
  moves(look, _step, seat) {
    if (seat === cosmic) return [];
    if (isReady(look, seat)) return [{ do: 'unready' }];
    const moves: Move[] = [{ do: 'ready' }];
    for (const mark of figuresOf(look, seat)) {
      const spot = spotIn(look, seat, mark, 7 * (mark + 1));
      const { x, y } = figureAt(look.state, mark);
      if (spot !== null && (spot.x !== x || spot.y !== y))
        moves.push({ do: 'deploy', figure: nameOf(look, mark), x: spot.x, y: spot.y });
    }
    return moves;
  },
  anyMove(look, _step, seat, rng) {
    if (seat === cosmic || isReady(look, seat)) return null;
    const marks = figuresOf(look, seat);
    const { west, south, east, north } = zoneOf(look, seat);
    const figure = nameOf(look, marks[rng.below(marks.length)] ?? 0);
    return { do: 'deploy', figure, x: west + rng.below(east - west), y: south + rng.below(north - south) };
  },
  refuse(look, _step, seat, move) {
    if (seat === cosmic) return refusal('MA32', 'notYourTurn');
    if (move.do === 'unready') return isReady(look, seat) ? null : refusal('MA32', 'notReady');
    if (isReady(look, seat)) return refusal('MA32', 'alreadyReady');
    if (move.do === 'ready') return null;
    if (move.do !== 'deploy') return wrongAnswer;
    const mark = markOf(look, move.figure);
    const figure = look.state.figures[mark];
    if (figure === undefined) return refusal('MC94', 'noSuchThing', { name: move.figure });
    if (figure.seat !== seat) return refusal('MD2', 'notYours', { figure: move.figure });
    return whyNotHere(look, seat, mark, move.x, move.y);
  },
  play(play, _step, seat, move) {
    if (move.do === 'deploy') {
      const { figure, x, y } = move;
      put(play, markOf(play, figure), x, y);
      tell(play.umpire, { did: 'deploy', figure, x, y });
      return;
    }
    const ready = move.do === 'ready';
    setReady(play, seat, ready);
    tell(play.umpire, { did: ready ? 'ready' : 'unready', seat });
  },
  close: (play) => next(play, { do: 'deployBoss', seat: cosmic }),
};

/** ME15: within Range of the missile. */
function whyNotBoss(look: Look, x: number, y: number): Refusal | null {
  const { state, book } = look;
  const boss = bossOf(state);
  const r = radiusOf(look, boss);
  const range = rangeOf(book.content.encounter.bossDeployRange);
  const { radius } = book.content.map.missile;
  if (!within(x, y, r, state.missile.x, state.missile.y, radius, range)) {
    const by = Math.ceil(gap(x, y, r, state.missile.x, state.missile.y, radius) - range);
    return refusal('ME15', 'outOfRange', { by });
  }
  const reason = whyNotStand(planeOf(look), x, y, r, boss, anySize);
  return reason === null ? null : refusedBy(look, reason);
}

const deployBoss: Asking<SeatStep> = {
  moves(look) {
    const { state, book } = look;
    const boss = bossOf(state);
    const far = radiusOf(look, boss) + book.content.map.missile.radius;
    const moves: Move[] = [];
    for (const more of [500, 20, 980])
      for (let direction = 512; direction < 2560; direction += 256) {
        const x = alongX(state.missile.x, direction & 2047, far + more);
        const y = alongY(state.missile.y, direction & 2047, far + more);
        if (whyNotBoss(look, x, y) === null) moves.push({ do: 'deploy', figure: nameOf(look, boss), x, y });
      }
    if (moves.length > 0) return moves;
    const range = rangeOf(book.content.encounter.bossDeployRange);
    const origin = { ...state.missile, r: book.content.map.missile.radius };
    const nearest = nearestPlace(planeOf(look), boss, radiusOf(look, boss), origin, range);
    return nearest === null ? [] : [{ do: 'deploy', figure: nameOf(look, boss), ...nearest }];
  },
  refuse(look, _step, _seat, move) {
    if (move.do !== 'deploy') return wrongAnswer;
    if (markOf(look, move.figure) !== bossOf(look.state))
      return refusal('MD2', 'notYours', { figure: move.figure });
    return whyNotBoss(look, move.x, move.y);
  },
  play(play, _step, _seat, move) {
    if (move.do !== 'deploy') return;
    const { figure, x, y } = move;
    put(play, bossOf(play.state), x, y);
    tell(play.umpire, { did: 'deploy', figure, x, y });
    next(play, { do: 'powerPhase' });
  },
};

export function deploySteps(steps: StepBook): void {
  steps.asks('zone', zoning);
  steps.asks('deploy', deploying);
  steps.asks('deployBoss', deployBoss);
}

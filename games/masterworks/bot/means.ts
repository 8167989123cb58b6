/** Questions on the way of an effect: which attack, where to go, which way to throw, what to throw. */
import type { Move } from '../rules/answers.ts';
import { partOf } from '../rules/effects/run.ts';
import { runAt, shoveAt } from '../rules/effects/scene.ts';
import { pieceAt } from '../rules/field/field.ts';
import { figureAt, isCosmic, isFigure, isPiece, markOf, seatOf } from '../rules/field/figures.ts';
import type { Look } from '../rules/play.ts';
import { type Option, optionsOf, sightOf } from './attacks.ts';
import { Reckoning } from './blow.ts';
import { Places } from './places.ts';
import { bestThrow, thrownFirst } from './powers.ts';
import { assaultAt } from './spots.ts';

const same = (a: Move, b: Move): boolean => {
  if (a.do === 'attack') return b.do === 'attack' && a.attack === b.attack && a.target === b.target;
  if (a.do === 'area') return b.do === 'area' && a.attack === b.attack && a.from === b.from;
  return a.do === 'beam' && b.do === 'beam' && a.attack === b.attack && a.direction === b.direction;
};

/** The most promising of the attacks on offer; none, if it promises nothing and need not be made. */
export function attackOf(look: Look, figure: number, moves: readonly Move[]): Move | null {
  if (!isFigure(figure)) return null;
  const options = optionsOf(sightOf(new Reckoning(look)), figure);
  const worthOf = (move: Move): number =>
    options.find((option: Option) => same(option.move, move))?.worth ?? 0;
  const pass = moves.find((move) => move.do === 'pass') ?? null;
  let best: Move | null = pass;
  let most = pass === null ? Number.NEGATIVE_INFINITY : 0;
  for (const move of moves) {
    if (move.do === 'pass') continue;
    const worth = worthOf(move);
    if (worth <= most) continue;
    most = worth;
    best = move;
  }
  return best;
}

/** Where to advance: the best place, with the attack it allows if the figure is to act on. */
export function placeOf(look: Look, figure: number, moves: readonly Move[]): Move | null {
  if (!isFigure(figure)) return null;
  const { active, agenda } = look.state;
  const acts = agenda.stack.some(({ do: step, figure: who }) => step === 'attackAction' && who === figure);
  const attacks = acts ? 1 : active?.figure === figure ? Math.min(1, active.actions) : 0;
  return bestPlace(look, figure, moves, attacks);
}

function bestPlace(look: Look, figure: number, moves: readonly Move[], attacks: number): Move | null {
  const places = new Places(look, figure);
  const sight = sightOf(new Reckoning(look));
  const own = figureAt(look.state, figure);
  let best: Move | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const at = move.do === 'advance' || move.do === 'spot' ? move : own;
    const worth = places.worth(at.x, at.y) + assaultAt(sight, figure, at.x, at.y, attacks).one;
    if (worth <= most) continue;
    most = worth;
    best = move;
  }
  return best;
}

/** Terrain is thrown straight at somebody; own figures are put where they stand best. */
export function aimOf(look: Look, id: number, moves: readonly Move[]): Move | null {
  const shove = shoveAt(look.state, id);
  if (shove === null) return null;
  const { thing, by, kind, tool } = shove;
  if (kind === 'place') {
    const isOwn =
      isFigure(thing) &&
      isFigure(by) &&
      isCosmic(seatOf(look.state, thing)) === isCosmic(seatOf(look.state, by));
    if (!isOwn) return null;
    const { active } = look.state;
    return bestPlace(look, thing, moves, active?.figure === thing ? Math.min(1, active.actions) : 0);
  }
  if (kind !== 'throw' || !isPiece(thing) || tool === '') return null;
  const aimed = bestThrow(look, by, tool, pieceAt(look, thing)?.size ?? 1);
  return aimed === null ? null : { do: 'aim', direction: aimed.direction };
}

/** What to throw; other choices are looked at one move ahead. */
export function thrownOf(look: Look, id: number, moves: readonly Move[]): Move | null {
  const run = runAt(look.state, id);
  if (partOf(look, run).effect.op !== 'throw') return null;
  const marks = moves.flatMap((move) =>
    move.do === 'choose' && move.who.length === 1 ? [markOf(look, move.who[0] ?? '')] : [],
  );
  const chosen = thrownFirst(look, marks);
  return (
    moves.find(
      (move) => move.do === 'choose' && move.who.length === 1 && markOf(look, move.who[0] ?? '') === chosen,
    ) ?? null
  );
}

/** The smaller questions: where the missile goes, where a Soldier or a code lies, which way to throw, whom to name. */
import type { Move } from '../rules/answers.ts';
import { skyOf, whyNotMissile } from '../rules/encounter/missile.ts';
import { rangeOf } from '../rules/field/field.ts';
import { cardSide, isCosmic, isUp, staminaOf } from '../rules/field/figures.ts';
import { alongX, alongY } from '../rules/plane/directions.ts';
import type { Look } from '../rules/play.ts';
import { cosmic } from '../rules/state.ts';
import { fallChance } from './danger.ts';
import { clearedOf, fieldsAt, placementsFrom } from './flight.ts';

const apart = (ax: number, ay: number, bx: number, by: number): number =>
  Math.sqrt((ax - bx) * (ax - bx) + (ay - by) * (ay - by));

/** ME17: the spot with the fewest placements left; of equals, one where a cleared dampener could not hold it. */
export function missileSpot(look: Look): Move | null {
  const { state, book } = look;
  const { map, encounter } = book.content;
  const { x, y } = state.missile;
  const farthest = rangeOf(encounter.missileRange) + 2 * map.missile.radius - 2;
  const home = map.missile.radius + map.teleporter.radius - 2;
  const cleared = clearedOf(look);
  const sky = skyOf(look);
  const all = (1 << book.dampeners.length) - 1;
  let best: Move | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const far of [farthest, farthest - 1_000, farthest - 2_500, 3_500, 1_500])
    for (let direction = 0; direction < 2048; direction += 32) {
      const toX = alongX(x, direction, far);
      const toY = alongY(y, direction, far);
      const away = apart(toX, toY, map.teleporter.x, map.teleporter.y);
      const left = away < home ? -10 : placementsFrom(book, toX, toY, cleared);
      const risk = fieldsAt(book, toX, toY) === 0 ? 0 : 0.6 * held(look, fieldsAt(book, toX, toY));
      const detour = 0.3 * placementsFrom(book, toX, toY, all);
      const found = left + risk + (left < 0 ? 0 : detour) + away / 200_000;
      if (found >= least || whyNotMissile(sky, toX, toY) !== null) continue;
      least = found;
      best = { do: 'spot', x: toX, y: toY };
    }
  return best;
}

/** How likely a dampener of these is cleared before the missile moves on. */
function held({ book, state }: Look, fields: number): number {
  let most = 0;
  state.piles.forEach(({ damage, isStanding }, pile) => {
    if ((fields & (1 << pile)) === 0 || !isStanding) return;
    const near = state.figures.filter((figure) => {
      const at = book.dampeners[pile];
      return (
        at !== undefined &&
        figure.seat !== cosmic &&
        isUp(figure) &&
        apart(figure.x, figure.y, at.x, at.y) < 15_000
      );
    }).length;
    most = Math.max(most, Math.min(1, 0.2 * near + damage / book.content.encounter.pile.stamina));
  });
  return most;
}

/** A token the boss puts down: far from heroes, near to him. */
export function farFromHeroes(look: Look, moves: readonly Move[]): Move | null {
  const { state } = look;
  let best: Move | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    if (move.do !== 'spot' && move.do !== 'soldier') continue;
    let nearest = 60_000;
    let boss = 0;
    for (const figure of state.figures) {
      const far = apart(move.x, move.y, figure.x, figure.y);
      if (isCosmic(figure.seat)) boss = far;
      else if (!figure.gone) nearest = Math.min(nearest, far);
    }
    const found = nearest - 0.8 * boss;
    if (found <= most) continue;
    most = found;
    best = move;
  }
  return best;
}

/** Bleed first, so that all of it can be healed; but a figure that would fall by it heals first. Bleed comes first on the list. */
export function endingOf({ book, state }: Look, moves: readonly Move[]): Move | null {
  const figure = state.figures[state.active?.figure ?? -1];
  if (figure === undefined) return null;
  return moves[figure.damage + 1 >= staminaOf(book, state, figure) ? 1 : 0] ?? null;
}

/** Heals all it can, but for a figure that hits the harder for the damage on it and is in no danger; null: no healing. */
export function healedOf(look: Look, part: number, mark: number, moves: readonly Move[]): Move | null {
  const { book, state } = look;
  const figure = state.figures[mark];
  if (book.parts[part]?.effect.op !== 'heal' || figure === undefined) return null;
  const rages = cardSide(book, figure).byWhen['pool']?.some(
    ({ effect }) => effect.op === 'addDice' && effect.args.per === 'damageOnSelf',
  );
  return (rages && fallChance(look, mark) < 0.1 ? moves.at(-1) : moves[0]) ?? null;
}

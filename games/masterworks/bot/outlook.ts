/** How the match stands: the missile race, Exhaustion, codes, health and Power, each as a number for the Crisis Team. */
import { isShielded } from '../rules/encounter/missile.ts';
import { levelOf } from '../rules/encounter/storm.ts';
import { heroOf, isUp, staminaOf } from '../rules/field/figures.ts';
import type { Look } from '../rules/play.ts';
import { cosmic, type Figure } from '../rules/state.ts';
import { clearedOf, endless, fieldsAt, placementsFrom } from './flight.ts';
import { stockWorth } from './power.ts';
import { weights } from './weights.ts';

/** For how many rounds the heroes last against the boss, and the storm once it rages (ME28). */
function enduranceOf(look: Look): number {
  const { book, state } = look;
  let left = 0;
  let heroes = 0;
  for (const figure of state.figures) {
    if (figure.gone || figure.seat === cosmic) continue;
    const spare = figure.injured ? 0 : (heroOf(book, figure).card.stamina.injured ?? 0);
    left += staminaOf(book, state, figure) - figure.damage + spare;
    heroes += 1;
  }
  const storm = levelOf(look) >= 4 ? book.content.encounter.turnsPerRound * heroes : 0;
  return left / (weights.bossBlows + storm);
}

/** What the missile race is worth if these dampeners are cleared: less than nothing. */
function raceWorth(look: Look, cleared: number): number {
  const { book, state } = look;
  const { x, y } = state.missile;
  const isFrozen = (fieldsAt(book, x, y) & cleared) !== 0;
  const flight =
    Math.max(1, placementsFrom(book, x, y, isFrozen ? 0 : cleared)) + (isFrozen ? weights.frozen : 0);
  // Whatever comes first: time that the heroes do not have is worth nothing to them.
  const rounds = Math.min(flight, weights.lastStand + enduranceOf(look));
  const root = Math.sqrt(rounds);
  // Between the roots of second and fourth degree: each round nearer weighs more than the one before.
  return rounds >= endless ? 0 : (-2 * weights.race) / (rounds * (root + Math.sqrt(root)));
}

/** What clearing a dampener, or covering it again, changes. */
export function pileWorth(look: Look, pile: number): number {
  const cleared = clearedOf(look);
  const bit = 1 << pile;
  return raceWorth(look, cleared | bit) - raceWorth(look, cleared & ~bit) + weights.pile;
}

/** What damage on the boss is worth now. */
export function bossDamageWorth(look: Look): number {
  return isShielded(look) ? weights.bossDamage : weights.spentBossDamage;
}

/** Health of a hero, with what falling costs. */
export function healthWorth(look: Look, figure: Figure): number {
  if (figure.gone) return 0;
  const { book, state } = look;
  const { card } = heroOf(book, figure);
  const stamina = staminaOf(book, state, figure);
  const spare = figure.injured ? 0 : (card.stamina.injured ?? 0);
  const left = stamina - figure.damage + spare;
  const threat = card.threat ?? 3;
  const waiting = figure.dazed ? (figure.activated ? 0.5 : 1) * weights.dazed * (threat / 3.5) : 0;
  return weights.stamina * left + weights.life * (threat / 3.5) - waiting;
}

/** A code a figure holds. */
const heldWorth = (look: Look): number => weights.held + (isShielded(look) ? 0 : 6);

const isCode = (look: Look, kind: number): boolean => look.book.soldiers[kind] === 'shutdownCode';

/** The chance that a face-down Soldier of a shuffle is a code (MK6). */
export function codeChance({ book, state }: Look, shuffle: number): number {
  const kinds = state.unknown.find((one) => one.shuffle === shuffle)?.kinds ?? [];
  if (kinds.length === 0) return 0;
  return kinds.filter((kind) => book.soldiers[kind] === 'shutdownCode').length / kinds.length;
}

function codesWorth(look: Look): number {
  const { state } = look;
  let sum = weights.delivered * state.delivered.length + weights.onGround * state.codes.length;
  for (const figure of state.figures)
    if (isUp(figure)) sum += heldWorth(look) * figure.held.length;
    else sum += weights.onGround * figure.held.length;
  for (const { shuffle } of state.soldiers) sum += weights.hidden * codeChance(look, shuffle);
  if (state.reserve.length > 0)
    sum += weights.inReserve * state.reserve.length * codeChance(look, state.shuffle);
  sum += 0.3 * weights.inReserve * state.discard.filter((kind) => isCode(look, kind)).length;
  return sum;
}

/** What this turn of the match is worth to the Crisis Team; to the boss, the opposite. */
export function crisisWorth(look: Look): number {
  const { state } = look;
  if (state.winner !== '') return state.winner === 'crisis' ? weights.win : -weights.win;
  let sum = raceWorth(look, clearedOf(look)) + codesWorth(look);
  const needed = look.book.content.encounter.exhaustionToUnshield;
  sum += (weights.bossDamage * state.stamina + weights.exhaustion) * Math.min(state.exhaustion, needed);
  for (const figure of state.figures) {
    if (figure.seat === cosmic) {
      sum += bossDamageWorth(look) * figure.damage - stockWorth(true, figure.power);
      sum += weights.condition * bits(figure.conditions);
    } else {
      sum += healthWorth(look, figure) + stockWorth(false, figure.power);
      sum -= weights.condition * bits(figure.conditions);
    }
  }
  state.piles.forEach(({ damage, isStanding }, pile) => {
    sum += isStanding ? pileWorth(look, pile) * damageShare(look, damage) : weights.pile;
  });
  return sum - weights.debris * state.debris;
}

/** How far a pile's damage has brought it towards being destroyed. */
export function damageShare({ book }: Look, damage: number): number {
  return (0.7 * damage) / book.content.encounter.pile.stamina;
}

function bits(number: number): number {
  let count = 0;
  for (let rest = number; rest > 0; rest >>= 1) count += rest & 1;
  return count;
}

/** What the boss may do to a hero before it acts again, by how near he stands: blows in reach, and one after a move. */
import { partsOf } from '../rules/book/rule.ts';
import type { Spread } from '../rules/dice/odds.ts';
import { levelOf } from '../rules/encounter/storm.ts';
import { gapOf, rangeOf, toolLength } from '../rules/field/field.ts';
import { bossOf, cardSide, defenceOf, figureAt, heroOf, staminaOf } from '../rules/field/figures.ts';
import type { Look } from '../rules/play.ts';
import { damageSpread, defenceWorth } from './dice.ts';
import { dropWorth, spreadWorth } from './gains.ts';

export interface Danger {
  /** Up to this gap to the boss. */
  readonly gap: number;
  /** What he is expected to do there, as a loss of the heroes; codes are left out. */
  readonly harm: number;
  /** The chance that it falls. */
  readonly falls: number;
}

const attackWorth = { critical: 1, wild: 1, hit: 1 } as const;

const twice = (one: Spread): Spread => {
  const sum = new Array<number>(2 * one.length - 1).fill(0);
  one.forEach((p, i) => {
    one.forEach((q, j) => {
      sum[i + j] = (sum[i + j] ?? 0) + p * q;
    });
  });
  return sum;
};

/** The bands of his reach, the nearest first. */
export function dangersTo(look: Look, hero: number): readonly Danger[] {
  const { state, book } = look;
  const boss = figureAt(state, bossOf(state));
  const rule = cardSide(book, boss).attacks.find(({ attack }) => attack !== null && attack.cost === 0);
  if (rule?.attack == null) return [];
  const { strength, range, type } = rule.attack;
  const { card, radius } = heroOf(book, boss);
  const blow = (rerolls: boolean): Spread =>
    damageSpread(
      { dice: strength, worth: attackWorth, perCritical: 1, rerolls },
      { dice: Math.max(1, defenceOf(look, hero, type)), worth: defenceWorth, perCritical: 1, rerolls: false },
    );
  const strong = blow(partsOf(rule, 'reroll').length > 0);
  const struck = figureAt(state, hero);
  const left = staminaOf(book, state, struck) - struck.damage;
  const band = (gap: number, spread: Spread): Danger => {
    let falls = 0;
    for (let damage = left; damage < spread.length; damage++) falls += spread[damage] ?? 0;
    const dropped = falls * dropWorth * struck.held.length;
    return { gap, harm: spreadWorth(look, hero, spread) - dropped, falls };
  };
  return [
    band(rangeOf(2), twice(strong)),
    band(rangeOf(range), twice(blow(false))),
    band(rangeOf(2) + toolLength[card.speed] + 2 * radius, strong),
  ];
}

const safe: Danger = { gap: 0, harm: 0, falls: 0 };

/** The danger at a gap; beyond his reach a little of it is left, because he comes again. */
export function dangerAt(dangers: readonly Danger[], gap: number): Danger {
  for (const one of dangers) if (gap <= one.gap) return one;
  const last = dangers.at(-1);
  if (last === undefined) return safe;
  const share = Math.max(0, 0.5 * (1 - (gap - last.gap) / 7_000));
  return { gap, harm: share * last.harm, falls: share * last.falls };
}

/** The chance that a hero falls in the next Cosmic turn: the storm spares nobody (ME28), the boss takes one of many. */
export function fallChance(look: Look, hero: number): number {
  const figure = figureAt(look.state, hero);
  const left = staminaOf(look.book, look.state, figure) - figure.damage;
  if (left <= 1 && levelOf(look) >= 4) return 1;
  const { falls } = dangerAt(dangersTo(look, hero), gapOf(look, hero, bossOf(look.state)));
  return 0.4 * falls;
}

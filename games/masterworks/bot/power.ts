/** What Power is worth: the first points pay for what everybody needs, the last are lost when more comes (MC11). */
import { figureAt, isCosmic } from '../rules/field/figures.ts';
import type { Look } from '../rules/play.ts';

/** By how much one has, from 0 to 10. */
const stocks = {
  hero: [0, 0.3, 0.52, 0.68, 0.8, 0.9, 0.98, 1.04, 1.08, 1.1, 1.11],
  boss: [0, 0.4, 0.76, 1.08, 1.36, 1.6, 1.78, 1.91, 2, 2.05, 2.07],
} as const;

/** Worth of so much Power, also of parts of one. */
export function stockWorth(isBoss: boolean, power: number): number {
  const stock = isBoss ? stocks.boss : stocks.hero;
  const most = stock.length - 1;
  const kept = Math.max(0, Math.min(most, power));
  const low = Math.floor(kept);
  const now = stock[low] ?? 0;
  return now + (kept - low) * ((stock[low + 1] ?? now) - now);
}

/** What a figure gives up by paying. */
export function priceOf(look: Look, figure: number, cost: number): number {
  const { power, seat } = figureAt(look.state, figure);
  return stockWorth(isCosmic(seat), power) - stockWorth(isCosmic(seat), power - cost);
}

/** What it wins by gaining, after it has paid something. */
export function gainWorth(look: Look, figure: number, gain: number, paid = 0): number {
  const { power, seat } = figureAt(look.state, figure);
  return stockWorth(isCosmic(seat), power - paid + gain) - stockWorth(isCosmic(seat), power - paid);
}

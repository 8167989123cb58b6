/** Each seat's chance to win, from the hopes its judge sees: honest as far as those were measured. */
import { has, listSeats, type State, seatsOf } from '@accretion/engine';
import type { Study } from './study.ts';

/** One chance per seat: at the end, who has won; before it, shares by hope. None if the judge sees no hopes. */
export function chancesOf({ ruleset, judge }: Pick<Study, 'ruleset' | 'judge'>, state: State): number[] {
  const hopes = judge.hopes?.(state) ?? [];
  const outcome = ruleset.outcome(state);
  if (outcome !== null) {
    const won = seatsOf(outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : [])));
    // Those of one side win together and share nothing.
    const sides = hopes.filter(({ seats }) => (seats & won) !== 0).length;
    const winners = sides > 0 ? sides : listSeats(won).length;
    return outcome.ranks.map((rank) => (rank === 1 ? 1 / winners : 0));
  }
  const highest = Math.max(...hopes.map(({ hope }) => hope));
  const powers = hopes.map(({ hope }) => Math.exp(hope - highest));
  const sum = powers.reduce((all, one) => all + one, 0);
  const chances: number[] = [];
  hopes.forEach(({ seats }, side) => {
    for (let seat = 0; seats >>> seat !== 0; seat++)
      if (has(seats, seat)) chances[seat] = (powers[side] as number) / sum;
  });
  return chances;
}

import type { Refusal } from '@accretion/engine';

/** An entry that today's rules refuse: the match was played under different rules. */
export class Departed extends Error {
  constructor(
    readonly entry: number,
    readonly refusal: Refusal,
  ) {
    super(`entry ${entry} is refused by rule ${refusal.rule}`);
  }
}

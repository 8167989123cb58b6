/** How far out of its silo the missile is drawn, from 0 to 1, with so many moves to go. */
export const risenBy = (moves: number): number =>
  Number.isFinite(moves) ? Math.min(1, Math.max(0, (6 - moves) / 5)) : 0;

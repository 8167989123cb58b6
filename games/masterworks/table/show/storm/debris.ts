/** Where the debris of the storm is at a moment: pieces that circle over the table, more and faster with each level. */

export interface Flying {
  /** Shares of the larger side of the map, from its middle. */
  readonly x: number;
  readonly y: number;
  /** How far it has tumbled, in radians. */
  readonly turn: number;
  /** Thousandths of that side. */
  readonly size: number;
  readonly shape: number;
}

/** Pieces and turns in an hour of each Storm Level; from calm to Swirling Shrapnel. */
const levels = [
  { pieces: 0, pace: 0 },
  { pieces: 14, pace: 30 },
  { pieces: 26, pace: 45 },
  { pieces: 42, pace: 65 },
  { pieces: 64, pace: 95 },
] as const;

/** A number from 0 to 1 that is always the same for a piece. */
const chance = (nth: number, what: number): number => {
  const wave = Math.sin(nth * 127.1 + what * 311.7) * 43_758.5453;
  return wave - Math.floor(wave);
};

export function debrisOf(level: number, time: number): readonly Flying[] {
  const { pieces, pace } = levels[Math.min(level, 4)] ?? levels[0];
  return Array.from({ length: pieces }, (_, nth) => {
    const far = 0.12 + 0.6 * Math.sqrt(chance(nth, 1));
    // What is nearer to the middle goes round faster, as in any whirl.
    const round = 2 * Math.PI * (chance(nth, 2) + (time / 3_600_000) * pace * (0.6 + 0.25 / far));
    return {
      ...{ x: far * Math.cos(round), y: far * Math.sin(round) },
      turn: 2 * Math.PI * chance(nth, 3) + (time / 1_000) * (chance(nth, 4) - 0.5),
      size: 5 + 11 * chance(nth, 5) ** 2 + 1.2 * level,
      shape: nth % 4,
    };
  });
}

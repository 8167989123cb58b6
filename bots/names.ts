/** Names of bots, in a file of their own: the lobby names them without loading them. */

/** The levels that people are offered, the weakest first. */
export const levelNames = ['cadet', 'pilot', 'captain', 'singularity'] as const;
export type LevelName = (typeof levelNames)[number];

/** What things are worth to the bot. Found by playing: thousands of matches against variants of itself. */
export const taste = {
  /** Value of a pick that weighs nothing, and Value for each Weight more. */
  freeValue: 3,
  valuePerWeight: 1.1,
  /** Lightest and heaviest a pick can be made on average. */
  lightPick: 2.75,
  heavyPick: 7,
  /** Room left below the expected Threshold, in spreads of the pile card. */
  caution: 1,
  /** How far a Weight and a Value still wander with each pick to come. */
  weightDrift: 1,
  valueDrift: 3,
  valueNoise: 2,
  /** What the others gain counts against us. */
  envy: 0.5,
  /** Chances of each pick to come to bring a part that fits, or a light Shapeshifter for the top. */
  partChance: 0.3,
  topChance: 0.12,
  /** Turns of an Artifact in each Turn to come: for every other seat, or by the owner's own reveals. */
  turnsPerReveal: 0.15,
  ownTurns: 0.35,
  /** What Egg and Pool bring beyond their own numbers, for they may be kept. */
  foundValue: 2,
  foundWeight: 1.5,
};

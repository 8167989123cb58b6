/** What things are worth to the bot, tuned over thousands of matches against variants of itself. */
export const weights = {
  /** Value of a pick that weighs nothing, and Value for each further point of Weight. */
  freeValue: 3,
  valuePerWeight: 1.1,
  /** Lightest and heaviest average pick. */
  lightPick: 2.75,
  heavyPick: 7,
  /** Room left below the expected Threshold, in spreads of the pile card. */
  caution: 1,
  /** How far Weight and Value still drift with each pick to come. */
  weightDrift: 1,
  valueDrift: 3,
  valueNoise: 2,
  /** How much the gains of others count against us. */
  envy: 0.5,
  /** Chance that a pick to come brings a part that fits, or a light Shapeshifter for the top. */
  partChance: 0.3,
  topChance: 0.12,
  /** Turns of an Artifact in each Turn to come: for every other seat, or by the owner's own reveals. */
  turnsPerReveal: 0.15,
  ownTurns: 0.35,
  /** What Egg and Pool bring beyond their own numbers, because they may be kept. */
  foundValue: 2,
  foundWeight: 1.5,
};

/** What things are worth to the bot. Found by playing. */
export const weights = {
  /** Spaces a token may hope to move in each Round to come. */
  steps: 2,
  /** What an Anomaly brings in each Round, by tier. */
  tiers: { '1': 2.1, '2A': 1.9, '2B': 1.7, '3': 3.4, '4': 5.5 } as Readonly<Record<string, number>>,
  cores: { alpha: 4, beta: 3, gamma: 2.6, delta: 2.6, epsilon: 2.2, omega: 2 } as Readonly<
    Record<string, number>
  >,
  /** A Discovery Counter, while there is something to buy. */
  counter: 1.15,
  /** An open Wormhole, for each Round until they open again. */
  wormhole: 0.5,
  card: 0.25,
  /** A card that is still to be drawn and may be played in this Round. */
  drawn: 1,
  envy: 0.15,
  challenge: 5,
  progress: 2.5,
};

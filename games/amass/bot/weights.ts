/** What things are worth to the bot. Found by playing: hundreds of matches against variants of itself. */
export const weights = {
  /** What a card in hand is worth, and how much less each further one. */
  card: 0.9,
  manyCards: 0.12,
  /** What a wound costs. */
  minor: 0.15,
  moderate: 0.9,
  major: 1.3,
  /** What rivals gain counts against us. */
  envy: 0.5,
  /** How many of a rival's free members are expected at mines, and before our base. */
  miners: 0.5,
  raiders: 0.35,
  /** How often a base with something to lose is defended. */
  defended: 0.45,
  /** Only plans that promise more than this. */
  least: 0.2,
  noise: 0.5,
  /** What playing a Command card must gain beyond its own worth. */
  gain: 0.4,
  /** A cube counts beyond its points when filling the base is the aim. */
  filling: 2,
  /** The leader's base is raided more often. */
  leader: 0.03,
  openFacing: 1.6,
  colour: 2.2,
};

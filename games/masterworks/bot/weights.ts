/** What things are worth to a bot: one damage on the boss that is still needed is 1. The numbers are found by play. */
export const weights = {
  bossDamage: 1,
  /** Damage beyond the third Exhaustion only costs him his turn. */
  spentBossDamage: 0.08,
  exhaustion: 1.5,
  /** A point of Stamina of a hero, its life, and the activation it loses. */
  stamina: 0.3,
  life: 1.2,
  dazed: 1.6,
  win: 1_000,
  /** Codes by where they are. */
  delivered: 40,
  held: 12,
  onGround: 5,
  hidden: 1.5,
  inReserve: 0.5,
  /** A look at a Soldier that is none. */
  ruledOut: 0.35,
  hurry: 2,
  /** The missile's way: with one placement left it stands at minus this. */
  race: 34,
  frozen: 1.4,
  /** Rounds a team holds out beyond what its Stamina promises. */
  lastStand: 1.1,
  /** Damage the boss deals in a round. */
  bossBlows: 24,
  pile: 0.8,
  debris: 0.12,
  condition: 0.25,
  /** For each inch away from where one wants to be. */
  inchToBoss: 0.11,
  inchToToken: 0.1,
  inchToMissile: 0.6,
  danger: 0.55,
  /** How much heroes mind what the boss may do to them: there are others he may rather hit. */
  heroDanger: 0.12,
  carrierDanger: 0.6,
  delivererDanger: 0.1,
  /** A card comes once: it must bring so much. */
  card: 0.8,
  /** What must be won at least, so that Power is not spent for nothing. */
  least: 0.12,
} as const;

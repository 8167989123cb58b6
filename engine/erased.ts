/**
 * Where the types of one game end. Within a game everything is typed by its own state, moves and model; lists of
 * games, server and page hold any game, so these types are left open there. A value's types are checked against each
 * other first (as by `entry` in games/index.ts) and then erased here, and nowhere else.
 */
export const erased = <Open>(typed: unknown): Open => typed as Open;

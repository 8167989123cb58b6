/** Where this browser keeps the guided game of a game. */
export const courseKey = (game: string): string => `accretion/learn/${game}`;

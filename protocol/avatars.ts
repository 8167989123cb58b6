/** The avatars people can choose: symbols of web/public/avatars.svg. Without zod, for the page needs it at once. */
export const avatars = [
  ...(['comet', 'ringed', 'rocket', 'saucer', 'visitor', 'helmet', 'satellite', 'nova'] as const),
  ...(['spiral', 'crescent', 'rock', 'horizon', 'jelly', 'whale', 'crab', 'beacon'] as const),
] as const;

export type Avatar = (typeof avatars)[number];

const isAvatar = (value: unknown): value is Avatar => avatars.some((one) => one === value);

/** The avatar that was chosen; one that follows from who it is, if none was or if nobody knows it. */
export function avatarOf(chosen: unknown, who: string): Avatar {
  if (isAvatar(chosen)) return chosen;
  let sum = 7;
  for (const letter of who) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return avatars[sum % avatars.length] ?? 'comet';
}

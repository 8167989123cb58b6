/** Who is drawn how: people as they chose, bots by their level. */
import { levelNames } from '@accretion/bots/names';
import type { SeatInfo } from '@accretion/protocol';
import { avatarOf } from '@accretion/protocol/avatars';
import type { Player } from '../../match/source.ts';
import { preferences } from '../../settings/settings.ts';
import type { Frame } from '../frame.ts';

/** The avatar of a bot; one of a former level looks like the weakest. */
export const botAvatar = (level: string | null): string =>
  levelNames.find((one) => one === level) ?? levelNames[0];

/** The avatar of a player; null for a seat that nobody holds. */
export function playerAvatar({ name, is, bot, avatar }: Player): string | null {
  if (is === 'nobody') return null;
  if (is === 'bot') return botAvatar(bot);
  return avatarOf(avatar ?? (is === 'you' ? preferences.getSnapshot().avatar : null), name);
}

/** The avatar of a seat of an online match that somebody holds. */
export const seatAvatar = ({
  holder,
  name,
  bot,
  avatar,
}: Pick<SeatInfo, 'holder' | 'name' | 'bot' | 'avatar'>): string =>
  holder === 'bot' ? botAvatar(bot) : avatarOf(avatar, name ?? '');

/** The avatar of a seat at the table; null for players that the game itself moves. */
export function avatarIn({ state }: Pick<Frame, 'state'>, player: number): string | null {
  const found = state.players[player];
  return found === undefined ? null : playerAvatar(found);
}

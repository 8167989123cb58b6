import { listSeats } from '@accretion/engine';
import type { Pace } from '@accretion/games/tables';
import { type Translate, useTexts } from '../../texts/texts.ts';
import type { Frame } from '../frame.ts';
import { useFrame } from '../frame.ts';
import { usePace } from './usePace.ts';

/** Why this person has been waiting for a while, beside the prompt, which says for whom. */
export default function LongWait() {
  const t = useTexts();
  const frame = useFrame();
  const pace = usePace(frame.module.words, true);
  return <p>{reasonText(frame, pace, t)}</p>;
}

/** What keeps those the match waits for: what they are doing, that they are bots, that they are away. */
export function reasonText(
  { state, source, settings }: Pick<Frame, 'state' | 'source' | 'settings'>,
  pace: Pick<Pace, 'doing'> | null,
  t: Translate,
): string {
  const { view, asked, players, names, pending } = state;
  if (pending !== null) return t('wait.sending');
  const { language } = settings;
  const listed = (seats: readonly number[]): string =>
    new Intl.ListFormat(language).format(seats.map((seat) => names[seat] ?? ''));
  const seats = listSeats(asked);
  const doings = new Map<string, number[]>();
  for (const seat of seats) {
    const doing = pace?.doing(view, seat, source.ruleset, language) ?? null;
    if (doing !== null) doings.set(doing, [...(doings.get(doing) ?? []), seat]);
  }
  const bots = seats.filter((seat) => players[seat]?.bot != null);
  const away = seats.filter((seat) => players[seat]?.present === false);
  const parts = [
    ...[...doings].map(([doing, who]) => t('wait.doing', { names: listed(who), doing })),
    bots.length > 0 && bots.length === seats.length ? t('wait.bots', { count: bots.length }) : '',
    away.length > 0 ? t('wait.away', { names: listed(away), count: away.length }) : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}

/** What is told at the end of a match: how it ended, what the seed was made of, and everything that was hidden. */
import { allSeats, changes, type Outcome } from '@accretion/engine';
import type { Tell } from '@accretion/protocol';
import { outcomeInfo } from './outcome.ts';
import type { Running } from './running.ts';
import type { Seated } from './seated.ts';

export const fairnessOf = ({ row, seats }: Seated): Extract<Tell, { t: 'over' }>['fairness'] => ({
  seed: row.seed ?? '',
  secret: row.secret,
  nonces: seats.map(({ nonce }) => nonce ?? ''),
});

/** Tells everybody what they lack of the view of all seats. */
export function turnUp({ channels, match }: Running, outcome: Outcome, seated: Seated): void {
  const viewer = allSeats(seated.seats.length);
  const view = match.view(viewer);
  const rest = JSON.stringify({ outcome: outcomeInfo(outcome), fairness: fairnessOf(seated) }).slice(1);
  for (const channel of channels.values()) {
    if (!channel.isFollowed) continue;
    const set = JSON.stringify(changes(channel.view, view));
    channel.tell(`{"t":"over","n":${channel.number},"viewer":${viewer},"set":${set},${rest}`);
  }
}

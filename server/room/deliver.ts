/** Chat and proposals to everybody of a room in this process. */
import { chatAfter } from './chat.ts';
import { openProposals } from './proposals.ts';
import type { Room } from './room.ts';

export async function deliverChat(room: Room): Promise<void> {
  if (room.guests.size === 0) return;
  const oldest = Math.min(...[...room.guests].map(({ heard }) => heard));
  const lines = await chatAfter(room.services.pool, room.id, oldest);
  for (const guest of room.guests) guest.hear(lines);
}

export async function deliverProposals(room: Room): Promise<void> {
  const proposals = await openProposals(room.services.pool, room.id);
  for (const guest of room.guests) guest.tell({ t: 'proposals', proposals });
}

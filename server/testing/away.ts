/** People who come and go without being written down or told of by timers: a test says who is away. */
import { expect, vi } from 'vitest';
import type { House } from './house.ts';
import type { Trio } from './trio.ts';

/** Presence is written and told by timers, through the queue of the room: here it never is. Restored by the test. */
export function untold({ app }: House): void {
  vi.spyOn(app.hall.presence, 'changes').mockReturnValue();
  vi.spyOn(app.hall.presence, 'look').mockResolvedValue();
}

/** The holder of seat 1 lost the connection, long ago. Before they sat down, presence must have been `untold`. */
export async function loseSecond(at: House, { id, seats }: Trio): Promise<void> {
  seats[1].socket.terminate();
  const room = at.app.hall.room(id);
  await expect.poll(() => room.clients.size).toBe(2);
  await at.query('update seats set here_until = 0');
  await room.queue.run(() => room.reseat());
}

/** A connection that is closing acts for nobody, sees nothing more, and leaves nothing behind. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Pool } from '../bots/pool.ts';
import type { Room } from '../room/room.ts';
import { loseSecond, untold } from '../testing/away.ts';
import { house } from '../testing/house.ts';
import { newId, Seat } from '../testing/seat.ts';
import { trio } from '../testing/trio.ts';
import { Connection } from './connection.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Holds up everything at a table until it is let go; nothing but what the test does gets into the queue. */
function heldUp({ queue }: Room): { go: () => void; queued: (tasks: number) => Promise<void> } {
  let go = (): void => undefined;
  const held = new Promise<void>((done) => {
    go = done;
  });
  void queue.run(() => held);
  const { length } = queue;
  return { go, queued: (tasks) => expect.poll(() => queue.length - length).toBe(tasks) };
}

describe('a program', () => {
  it('can neither play nor see once its token has ended or its seat has changed hands', async () => {
    const at = await house();
    const { id, people } = await trio(at);
    const [, ben] = people;
    const uma = await at.person('Uma');
    const program = async (): Promise<Seat> => {
      const { token } = await ben.post<{ token: string }>(`/api/matches/${id}/seats/1/token`);
      const seat = await Seat.connect(at.address, '');
      await seat.open(id, { token });
      return seat;
    };
    const first = await program();
    const second = await program();
    await first.until(() => first.viewer === 0, 'the view of a spectator');
    expect(second.viewer).toBe(2);
    await ben.post(`/api/matches/${id}/leave`);
    await uma.join(id, { seat: 1 });
    const heir = await uma.sit(id);
    await second.until(() => second.viewer === 0, 'the view of a spectator');
    const [move] = heir.choices(1);
    const envelope = { t: 'move', seat: 1, number: heir.numberOf(1), id: newId(), move };
    for (const one of [first, second]) {
      expect(await one.send(envelope)).toMatchObject({ code: 'notYourSeat' });
      one.say({ t: 'chat', text: 'still here' });
      expect(await one.next('error')).toMatchObject({ code: 'badToken' });
    }
  });
});

describe('a message in flight when a seat changes hands', () => {
  it('does not count: a move of somebody who left before it was handled', async () => {
    const at = await house();
    untold(at);
    const { id, people, seats } = await trio(at);
    const [, ben] = seats;
    const { go, queued } = heldUp(at.app.hall.room(id));
    const left = people[1].post(`/api/matches/${id}/leave`);
    await queued(1);
    const answer = ben.play(1);
    await queued(2);
    go();
    await left;
    expect(await answer).toMatchObject({ code: 'notYourSeat' });
    expect(await at.query("select 1 from entries where kind = 'move'")).toEqual([]);
  });

  it('does not count: what a bot was thinking of when its seat was taken back', async () => {
    const at = await house();
    untold(at);
    const three = await trio(at);
    const { id, people, seats } = three;
    const [, ben] = seats;
    const wake = at.app.hall.onWoken;
    at.app.hall.onWoken = () => undefined;
    await loseSecond(at, three);
    const room = at.app.hall.room(id);
    await people[0].post(`/api/matches/${id}/seats/1/bot`, { level: 'random' });
    const back = people[1].post(`/api/matches/${id}/seats/1/back`);
    const [move] = ben.choices(1);
    const think = vi.spyOn(Pool.prototype, 'think').mockImplementation(async () => {
      await back;
      return { move: move ?? { do: '' }, sequence: [] };
    });
    const asked: Promise<unknown>[] = [];
    vi.spyOn(at.app.hall, 'watched').mockImplementation((task) => void asked.push(task));
    wake(room);
    await Promise.all(asked);
    expect(think).toHaveBeenCalledTimes(1);
    expect(await at.query("select 1 from entries where kind = 'move'")).toEqual([]);
  });
});

describe('a socket that closes', () => {
  it('while its match is being opened leaves nobody behind', async () => {
    const at = await house();
    untold(at);
    const { id, people } = await trio(at);
    const room = at.app.hall.room(id);
    const before = room.clients.size;
    const { go, queued } = heldUp(room);
    const hasty = await Seat.connect(at.address, people[0].cookie);
    hasty.say({ t: 'open', match: id });
    await queued(1);
    const left = vi.spyOn(Connection.prototype, 'leave');
    hasty.socket.terminate();
    await expect.poll(() => left.mock.calls.length).toBe(1);
    go();
    await room.queue.run(async () => undefined);
    expect(room.clients.size).toBe(before);
  });

  it('because the server shuts down has been sent everything: a committed move is acknowledged', async () => {
    const at = await house();
    untold(at);
    const { id, seats } = await trio(at);
    const [ada] = seats;
    const { log } = at.app.hall;
    const { queue } = at.app.hall.room(id);
    const append = log.append.bind(log);
    let closed: Promise<void> | null = null;
    log.append = async (...entry) => {
      const won = await append(...entry);
      closed ??= at.app.close();
      await expect.poll(() => queue.length).toBe(2); // the server waits for this move
      return won;
    };
    const answer = await ada.play(0);
    expect(answer.t).toBe('ack');
    await closed;
    await ada.until(() => ada.closed !== null, 'the end');
    expect(ada.closed).toBe(1012);
  });
});

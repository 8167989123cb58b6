import { verify } from '@accretion/engine';
import { games } from '@accretion/games';
import { describe, expect, it } from 'vitest';
import { backup } from '../testing/backup.ts';
import { type House, house } from '../testing/house.ts';
import type { Person } from '../testing/person.ts';
import { playOn, type Seat } from '../testing/seat.ts';
import { trio } from '../testing/trio.ts';

const slotsOf = async ({ query }: House): Promise<number[]> =>
  (await query<{ slot: number }>('select slot from entries order by slot')).map(({ slot }) => slot);

const upTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);

/** Everybody sees just what a newcomer would. */
async function expectSameAsFresh(
  id: string,
  people: readonly Person[],
  seats: readonly Seat[],
): Promise<void> {
  for (const [index, seat] of seats.entries()) {
    const fresh = await people[index]?.sit(id);
    await seat.until(() => seat.number === fresh?.number, 'the same updates');
    expect(seat.view).toEqual(fresh?.view);
    expect(seat.status.numbers).toEqual(fresh?.status.numbers);
    fresh?.socket.terminate();
  }
}

describe('a backup restored while the server is running', () => {
  it('lets no move follow entries that are gone: everybody is set back, and the match is played to its end', async () => {
    const at = await house();
    const { id, people, seats } = await trio(at);
    await playOn(seats, 10);
    const restore = await backup(at);
    await playOn(seats, 11);
    await restore();
    const before = seats.map(({ told }) => told.length);
    await playOn(seats, 3);
    const slots = await slotsOf(at);
    expect(slots).toEqual(upTo(slots.length));
    for (const [index, seat] of seats.entries()) {
      await seat.until(() => seat.told.slice(before[index]).some(({ t }) => t === 'hello'), 'the view again');
    }
    await expectSameAsFresh(id, people, seats);
    await playOn(seats);
    const all = await slotsOf(at);
    expect(all).toEqual(upTo(all.length));
    const record = await people[0].get<Parameters<typeof verify>[0]>(`/api/matches/${id}/record`);
    expect(verify(record, games)).toMatchObject({ ok: true, fair: true });
  });

  it('is noticed even if nobody moves: board and chat are those of the backup', async () => {
    const at = await house();
    const { id, people, seats } = await trio(at);
    await playOn(seats, 4);
    const restore = await backup(at);
    const { view: truth, socket } = await people[0].sit(id);
    socket.terminate();
    await playOn(seats, 6);
    seats[0].say({ t: 'chat', text: 'lost' });
    await seats[1].next('chat');
    const hellos = seats.map((seat) => seat.next('hello'));
    await restore();
    await Promise.all(hellos);
    expect(seats[0].view).toEqual(truth);
    const heard = seats[1].next('chat');
    seats[0].say({ t: 'chat', text: 'kept' });
    expect((await heard).line.text).toBe('kept');
  });

  it('sends the whole view to a page that was offline, however far the others have played', async () => {
    const at = await house();
    const { id, people, seats } = await trio(at);
    await playOn(seats, 4);
    const restore = await backup(at);
    await playOn(seats, 5);
    const asleep = await people[0].sit(id);
    asleep.socket.terminate();
    await restore();
    await playOn(seats, 24);
    expect((await people[0].sit(id)).number).toBeGreaterThan(asleep.number);
    const awake = await people[0].sit(id, asleep);
    expect(awake.told[0]?.t).toBe('hello');
    expect(awake.view).toEqual((await people[0].sit(id)).view);
    // From there on it is like any other gap.
    const { viewer, number, view } = awake;
    awake.socket.terminate();
    await playOn(seats, 3);
    const again = await people[0].sit(id, { viewer, number, view });
    expect(again.told[0]?.t).toBe('missed');
    expect(again.view).toEqual((await people[0].sit(id)).view);
  });

  it('ignores a snapshot of entries that are lost', async () => {
    const at = await house();
    const { id, people, seats } = await trio(at);
    await playOn(seats, 10);
    const restore = await backup(at);
    await playOn(seats, 11);
    const room = at.app.hall.room(id);
    const hello = seats[0].next('hello');
    await room.queue.run(async () => {
      await restore();
      room.keep();
    });
    await hello;
    expect(await at.query('select slot from snapshots where match = $1', id)).toEqual([]);
    await at.query(
      `insert into snapshots (match, slot, n, version, state, memory) values ($1, 900, 1, 1, '{}', '{}')`,
      id,
    );
    await restore();
    await playOn(seats, 3);
    await expectSameAsFresh(id, people, seats);
  });

  it('sets back a process that has not noticed, even if its slot was rewritten by another', async () => {
    const one = await house();
    const other = await house({ databaseUrl: one.databaseUrl });
    const { id, people, seats } = await trio(one);
    await playOn(seats, 6);
    const restore = await backup(one);
    const far = await people[0].at(other.address).sit(id);
    await playOn(seats, 5);
    await far.until(() => far.number === seats[0].number, 'the same updates');
    const { fanout } = one.app.hall;
    const tell = fanout.tell.bind(fanout);
    fanout.tell = () => undefined; // the news comes late
    await restore();
    await playOn(seats, 9);
    while (!seats[0].asked.includes(0)) await playOn(seats, 1);
    const { number } = await people[0].sit(id);
    if (far.asked.includes(0)) await far.play(0); // on a board that is no more
    tell('log', id);
    await far.until(() => far.number >= number, 'the board of the log');
    const slots = await slotsOf(one);
    expect(slots).toEqual(upTo(slots.length));
    const fresh = await people[0].at(other.address).sit(id);
    expect(far.view).toEqual(fresh.view);
    expect(await one.query(`select 1 from entries where kind = 'restored'`)).toHaveLength(1);
  });

  it('takes a match back to before its end, its start or its creation', async () => {
    const at = await house();
    const { id, people, seats } = await trio(at);
    await playOn(seats, 10);
    const beforeEnd = await backup(at);
    await playOn(seats);
    await beforeEnd();
    await Promise.all(
      seats.map((seat) => seat.until(() => seat.status.over === undefined, 'the match again')),
    );
    await playOn(seats);
    await at.query('drop schema backup cascade');

    const { id: next } = await people[0].create();
    await people[1].join(next);
    const beforeStart = await backup(at);
    await people[2].join(next);
    const again = [await people[0].sit(next), await people[1].sit(next)];
    await beforeStart();
    await Promise.all(again.map((seat) => seat.until(() => seat.match?.status === 'open', 'the open table')));
    await people[2].join(next);
    await Promise.all(again.map((seat) => seat.until(() => seat.match?.status === 'running', 'the start')));
    await playOn([...again, await people[2].sit(next)], 5);
    await at.query('drop schema backup cascade');

    const beforeMaking = await backup(at);
    const { id: last } = await people[0].create({
      seats: [{ for: 'me' }, { for: 'bot', level: 'random' }, { for: 'open' }],
    });
    const alone = await people[0].sit(last);
    await beforeMaking();
    await alone.until(() => alone.told.some(({ t }) => t === 'gone'), 'that it is gone');
    expect(id).not.toBe(last);
  });
});

import type { Tell } from '@accretion/protocol';
import { describe, expect, it } from 'vitest';
import { house } from '../testing/house.ts';
import { playOn, type Seat } from '../testing/seat.ts';
import { trio } from '../testing/trio.ts';

type Update = Extract<Tell, { t: 'update' }>;

const updates = (seat: Seat): Update[] => seat.told.filter((one): one is Update => one.t === 'update');
const bare = ({ n, set, events }: Pick<Update, 'n' | 'set' | 'events'>) => ({ n, set, events });

describe('after a gap', () => {
  it.each([
    ['from memory', {}],
    ['from the log, the match having been closed meanwhile', { evictAfter: 50 }],
  ])('a client gets exactly what it missed, %s', async (_, options) => {
    const at = await house(options);
    const { id, people, seats } = await trio(at);
    const twin = await people[0].sit(id); // the same person on a device that stays connected
    await playOn(seats, 7);
    await twin.until(() => twin.number === seats[0].number, 'the same updates');
    const { viewer, number, view } = seats[0];
    seats[0].socket.terminate();
    await playOn([twin, seats[1], seats[2]], 21);
    const truth = await people[0].sit(id); // what is committed may still be on its way to the others
    await twin.until(() => twin.number === truth.number, 'the last update');
    truth.socket.terminate();
    const expected = updates(twin).filter(({ n }) => n > number);
    expect(expected.length).toBeGreaterThan(10);
    if ('evictAfter' in options) {
      for (const seat of [twin, seats[1], seats[2]]) seat.socket.terminate();
      await expect.poll(() => at.app.hall.rooms.size).toBe(0);
    }
    const again = await people[0].sit(id, { viewer, number, view });
    const [missed] = again.told;
    if (missed?.t !== 'missed') throw new Error(`answered by ${missed?.t}`);
    expect(missed.updates.map(bare)).toEqual(expected.map(bare));
    expect(missed.status.numbers).toEqual(twin.status.numbers);
    expect(again.view).toEqual(twin.view);
  });

  it('a client that holds other seats now, or claims an impossible number, gets the whole view', async () => {
    const at = await house();
    const { id, people } = await trio(at);
    for (const from of [
      { viewer: 2, number: 0, view: null },
      { viewer: 1, number: 5_000, view: null },
    ]) {
      expect((await people[0].sit(id, from)).told[0]?.t).toBe('hello');
    }
  });

  it('finds the same numbers again, however long the match is', async () => {
    const at = await house({ evictAfter: 50 });
    const { id, people, seats } = await trio(at, { game: 'ultramassive' }); // never over before the snapshot
    expect(await playOn(seats, 54)).toBe(54); // past a snapshot
    // A snapshot is written in the background: no move waits for it.
    await expect.poll(() => at.query('select 1 from snapshots')).not.toEqual([]);
    const last = await Promise.all(people.map((person) => person.sit(id)));
    const numbers = last.map(({ number }) => number);
    const views = last.map(({ view }) => view);
    const statuses = last.map(({ status }) => status.numbers);
    for (const { socket } of [...seats, ...last]) socket.terminate();
    await expect.poll(() => at.app.hall.rooms.size).toBe(0);
    for (const [index, person] of people.entries()) {
      const again = await person.sit(id);
      expect(again.number).toBe(numbers[index]);
      expect(again.view).toEqual(views[index]);
      expect(again.status.numbers).toEqual(statuses[index]);
    }
  });
});

describe('a change of seats', () => {
  it('sends the whole view to people whose seats changed, and tells the others', async () => {
    const at = await house();
    const { id, people, seats } = await trio(at);
    const [ada, ben] = seats;
    await people[1].post(`/api/matches/${id}/leave`);
    await ben.until(() => ben.viewer === 0, 'the view of a spectator');
    expect(JSON.stringify(ben.view)).not.toBe(JSON.stringify(ada.view));
    await ada.until(() => ada.match?.seats[1]?.holder === 'open', 'the news');
    await people[1].join(id, { seat: 1 });
    await ben.until(() => ben.viewer === 2, 'the seat to be held again');
    expect((await ben.play(1)).t).toBe('ack');
  });
});

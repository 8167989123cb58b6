import type { Tell } from '@accretion/protocol';
import { describe, expect, it, vi } from 'vitest';
import { HandClock } from '../testing/clock.ts';
import { type House, house } from '../testing/house.ts';
import type { Person } from '../testing/person.ts';
import { newId, playOn, type Seat } from '../testing/seat.ts';
import { trio } from '../testing/trio.ts';

type Log = Extract<Tell, { t: 'log' }>;

/** What a client that was there from the beginning was told since the deal. */
const live = (seat: Seat) =>
  seat.told.flatMap((one) =>
    one.t === 'update' && one.events.length > 0 ? [{ n: one.n, events: one.events }] : [],
  );

/** A log without the deal, which no update tells. */
const played = ({ updates }: Log) => updates.filter(({ n }) => n > 0);
const events = (log: Log) => log.updates.flatMap((update) => update.events);
const told = (log: Log, did: string) => events(log).filter((event) => event.did === did);

const undo = (seat: Seat, of: number) =>
  seat.send({ t: 'undo', seat: of, number: seat.numberOf(of), id: newId() });

async function closeAll(at: House, seats: readonly Seat[]): Promise<void> {
  for (const { socket } of seats) socket.terminate();
  await expect.poll(() => at.app.hall.rooms.size).toBe(0);
}

describe('the log', () => {
  it('begins with the deal and has what every update told, also for a spectator in the middle', async () => {
    const at = await house();
    const { id, people, seats } = await trio(at);
    const eve = await at.person('Uma');
    const early = await eve.sit(id);
    await playOn(seats, 14);
    const [again, late] = [await people[0].sit(id), await (await at.person('Lou')).sit(id)];
    for (const [first, second] of [
      [seats[0], again],
      [early, late],
    ] as const) {
      await first.until(() => first.number === second.number, 'the last update');
      const log = await second.log();
      expect(log.updates[0]?.n).toBe(0);
      expect(log.updates[0]?.events.map(({ did }) => did)).toEqual(['turnUpHole', 'deal', 'startTurn']);
      expect(played(log)).toEqual(live(first));
      expect(log).toMatchObject({ viewer: first.viewer, number: first.number });
    }
    expect(await again.log()).not.toEqual(await late.log());
  });

  it('is found again from the stored log, past a snapshot and at another process', async () => {
    const at = await house({ evictAfter: 50 });
    const { id, people, seats } = await trio(at, { game: 'ultramassive' });
    expect(await playOn(seats, 54)).toBe(54);
    await expect.poll(() => at.query('select 1 from snapshots')).not.toEqual([]);
    const before = await Promise.all(seats.map(async (seat) => (await seat.log()).updates));
    await closeAll(at, seats);
    const other = await house({ databaseUrl: at.databaseUrl });
    for (const [index, person] of people.entries()) {
      expect((await (await person.sit(id)).log()).updates).toEqual(before[index]);
      expect((await (await person.at(other.address).sit(id)).log()).updates).toEqual(before[index]);
    }
  });

  it('goes on with the updates that follow it', async () => {
    const at = await house({ evictAfter: 50 });
    const { id, people, seats } = await trio(at);
    await playOn(seats, 9);
    await closeAll(at, seats);
    const back = [await people[0].sit(id), await people[1].sit(id), await people[2].sit(id)];
    const [ada] = back as [Seat];
    const start = ada.told.length;
    const asked = ada.log();
    await playOn(back, 8);
    const { number, updates } = await asked;
    const after = live(ada).filter(({ n }) => n > number);
    const isBefore = ada.told.slice(start).findIndex(({ t }) => t === 'log');
    expect(ada.told.slice(start + isBefore).every((one) => one.t !== 'update' || one.n > number)).toBe(true);
    const now = await ada.log();
    expect([...updates, ...after]).toEqual(now.updates);
  });

  it('is the same at the end as it was told, for players and for those who come later', async () => {
    const at = await house({ evictAfter: 50 });
    const { id, people, seats } = await trio(at);
    const watcher = await (await at.person('Uma')).sit(id);
    await playOn(seats);
    const before = [];
    for (const seat of [...seats, watcher]) {
      await seat.until(() => seat.viewer === 7, 'everything');
      before.push(live(seat));
      expect(played(await seat.log())).toEqual(live(seat));
    }
    await closeAll(at, [...seats, watcher]);
    const later = [...people, await at.person('Lou')];
    for (const [index, person] of later.entries()) {
      const back = await person.sit(id);
      expect(back.viewer).toBe(7);
      expect(played(await back.log())).toEqual(before[index]);
    }
  });

  it('marks what was undone, by whom and which update it was, for all who saw it', async () => {
    const at = await house({ evictAfter: 50 });
    const { id, people, seats } = await trio(at);
    const [ada, ben] = seats;
    await ada.play(0);
    expect((await undo(ada, 0)).t).toBe('ack');
    await ben.until(() => live(ben).some(({ events }) => events[0]?.did === '@undo'), 'the undo');
    const expected = { did: '@undo', seat: 0, of: 1 };
    for (const seat of [ada, ben]) expect(told(await seat.log(), '@undo')).toEqual([expected]);
    await ada.play(0);
    await closeAll(at, seats);
    // The channels of these begin only now, and know what can still be undone.
    const [lou, own] = [await (await at.person('Lou')).sit(id), await people[0].sit(id)];
    expect((await undo(own, 0)).t).toBe('ack');
    await lou.until(() => live(lou).length > 0, 'the undo');
    const again = { did: '@undo', seat: 0, of: 3 };
    expect(live(lou)).toEqual([{ n: 4, events: [again] }]);
    for (const seat of [lou, own]) expect(told(await seat.log(), '@undo')).toEqual([expected, again]);
  });

  it('marks what all agreed to undo', async () => {
    const at = await house();
    const { seats } = await trio(at);
    await playOn(seats, 7);
    const [ada, ben, eve] = seats;
    ada.say({ t: 'propose', what: 'rewind', seat: 0 });
    for (const seat of [ben, eve]) {
      await seat.until(() => seat.told.some((one) => one.t === 'proposals' && one.proposals.length > 0));
      const asked = seat.told.findLast((one) => one.t === 'proposals' && one.proposals.length > 0);
      if (asked?.t !== 'proposals') throw new Error('nobody asked');
      seat.say({ t: 'vote', proposal: asked.proposals[0]?.id, yes: true });
    }
    for (const seat of seats) {
      await seat.until(() => live(seat).at(-1)?.events[0]?.did === '@rewind', 'the rewind');
      const [rewind] = told(await seat.log(), '@rewind');
      expect(rewind).toMatchObject({ seat: 0 });
      const first = (await seat.log()).updates.find(({ n }) => n === rewind?.['of']);
      expect(first?.events.some((event) => event['seat'] === 0)).toBe(true);
    }
  });

  it('belongs to the seats: a newcomer gets the log of the seat, the person who left a spectator’s', async () => {
    const at = await house();
    const { id, people, seats } = await trio(at);
    const watcher = await (await at.person('Lou')).sit(id);
    await playOn(seats, 10);
    const [, ben] = seats;
    const before = await ben.log();
    expect(before.viewer).toBe(2);
    await people[1].post(`/api/matches/${id}/leave`);
    await ben.until(() => ben.viewer === 0, 'the view of a spectator');
    expect(await ben.log()).toEqual(await watcher.log());
    const uma = await at.person('Uma');
    await uma.join(id, { seat: 1 });
    expect(await (await uma.sit(id)).log()).toEqual(before);
  });

  it('begins where the rules changed, if they did', async () => {
    const at = await house({ evictAfter: 50 });
    const { id, people, seats } = await trio(at, { game: 'ultramassive' });
    await playOn(seats, 54);
    await closeAll(at, seats);
    await at.query('update matches set version = version - 1 where id = $1', id);
    await at.query('update snapshots set version = version - 1 where match = $1', id);
    const back = [await people[0].sit(id), await people[1].sit(id), await people[2].sit(id)];
    const [ada] = back as [Seat];
    expect((await ada.log()).updates).toEqual([]);
    await playOn(back, 6);
    await expect.poll(async () => (await ada.log()).updates).toEqual(live(ada));
  });

  it('holds nobody up while it is looked up, and is looked up once for all', async () => {
    const at = await house({ evictAfter: 50 });
    const { id, people, seats } = await trio(at);
    await playOn(seats, 6);
    await closeAll(at, seats);
    const back = [await people[0].sit(id), await people[1].sit(id), await people[2].sit(id)];
    const { hall } = at.app;
    const recall = hall.recall.bind(hall);
    let go = (): void => undefined;
    const held = new Promise<void>((done) => {
      go = done;
    });
    const spy = vi.spyOn(hall, 'recall').mockImplementation(async (past) => {
      await held;
      return recall(past);
    });
    // Nothing is in memory: the room was opened from the log, without what happened before.
    hall.room(id).running?.channels.forEach((_, viewer) => {
      hall.room(id).running?.remember(viewer, { until: -1, heard: [] });
    });
    const logs = Promise.all(back.map((seat) => seat.log()));
    expect(await playOn(back, 3)).toBe(3);
    go();
    for (const [index, log] of (await logs).entries())
      expect(played(log)).toEqual((await (back[index] as Seat).log()).updates.filter(({ n }) => n > 0));
    expect(spy).toHaveBeenCalledTimes(1);
  });

  it('is refused before a match is opened, and to those who ask too often', async () => {
    const at = await house({ limited: true });
    const ada: Person = await at.person('Ada');
    const { id } = await ada.create({
      seats: [{ for: 'me' }, { for: 'bot', level: 'random' }, { for: 'open' }],
    });
    const seat = await ada.sit(id);
    const refusal = seat.next('error');
    seat.say({ t: 'log', id: newId() });
    expect((await refusal).code).toBe('notStarted');
    const flood = newId();
    for (let i = 0; i < 12; i++) seat.say({ t: 'log', id: flood });
    await seat.until(() => seat.told.some((one) => one.t === 'error' && one.code === 'flood'), 'a refusal');
    expect(seat.told.findLast((one) => one.t === 'error')).toMatchObject({ id: flood });
  });
});

describe('who moved for somebody', () => {
  it('is told to them when it was the clock, and to others with what they see of it', async () => {
    const clock = new HandClock();
    const at = await house(clock);
    const { seats } = await trio(at, { clock: { kind: 'each', per: 3_000 } });
    const [ada, ben, eve] = seats;
    await Promise.all([ada.play(0), ben.play(1)]);
    clock.pass(3_000);
    for (const seat of [eve, ada]) {
      await seat.until(() => live(seat).some(({ events }) => events[0]?.did === '@clock'), 'the clock');
      const log = await seat.log();
      expect(told(log, '@clock')[0]).toEqual({ did: '@clock', seat: 2 });
      const update = log.updates.find(({ events }) => events.some(({ did }) => did === '@clock'));
      expect(update?.events[0]?.did).toBe('@clock');
      expect(update?.events.length).toBeGreaterThan(1);
    }
    expect(told(await ada.log(), '@clock').filter(({ seat }) => seat === 0)).toEqual([]);
  });

  it('is told to them when they come back and a bot stood in', async () => {
    const at = await house();
    const { id, people, seats } = await trio(at);
    const [ada, ben] = seats;
    seats[2].socket.terminate();
    await ada.until(() => ada.match?.seats[2]?.present === false, 'Eve to be away');
    await people[0].post(`/api/matches/${id}/seats/2/bot`, { level: 'random' });
    await ada.until(() => live(ada).some(({ events }) => events[0]?.did === '@standIn'), 'the bot');
    await playOn([ada, ben], 2);
    const log = await (await people[2].sit(id)).log();
    expect(log.viewer).toBe(4);
    expect(told(log, '@standIn')[0]).toEqual({ did: '@standIn', seat: 2 });
  });
});

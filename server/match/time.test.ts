import type { MatchPage } from '@accretion/protocol';
import { describe, expect, it } from 'vitest';
import { HandClock } from '../testing/clock.ts';
import { house } from '../testing/house.ts';
import { trio } from '../testing/trio.ts';
import { Clocks } from './clocks.ts';

describe('clocks', () => {
  it('live: run while it is a seat’s turn, and a decision earns the increment', () => {
    const clocks = new Clocks({ kind: 'live', bank: 10_000, increment: 1_000 }, 2);
    clocks.turn(0, 0b00, 0b11, null, false);
    clocks.turn(4_000, 0b11, 0b10, 0, false);
    expect(clocks.leftAt(5_000)).toEqual([7_000, 5_000]);
    expect([clocks.deadline(0), clocks.deadline(1)]).toEqual([null, 10_000]);
  });

  it('live: undoing a decision gives its increment back', () => {
    const clocks = new Clocks({ kind: 'live', bank: 10_000, increment: 1_000 }, 1);
    clocks.turn(0, 0, 1, null, false);
    clocks.turn(1_000, 1, 0, 0, false);
    clocks.turn(1_000, 0, 1, 0, false);
    expect(clocks.leftAt(1_000)).toEqual([9_000]);
  });

  it('each: every decision has its own time; small moves within it do not show', () => {
    const clocks = new Clocks({ kind: 'each', per: 5_000 }, 1);
    clocks.turn(0, 0, 1, null, false);
    clocks.turn(2_000, 1, 1, 0, false);
    expect(clocks.deadline(0)).toBe(5_000);
    clocks.turn(3_000, 1, 0, 0, false);
    clocks.turn(9_000, 0, 1, null, false);
    expect(clocks.deadline(0)).toBe(14_000);
  });

  it('pause and resume', () => {
    const clocks = new Clocks({ kind: 'each', per: 5_000 }, 1);
    clocks.turn(0, 0, 1, null, false);
    clocks.pause(1_000);
    expect([clocks.deadline(0), clocks.paused]).toEqual([null, true]);
    clocks.go(60_000, 1);
    expect(clocks.deadline(0)).toBe(64_000);
  });
});

describe('a seat that does not answer', () => {
  it('gets its default move when its time runs out, and the log says so', async () => {
    const clock = new HandClock();
    const at = await house(clock);
    const { seats } = await trio(at, { clock: { kind: 'each', per: 3_000 } });
    const [ada, ben] = seats;
    expect(ada.status.clocks?.left).toEqual([3_000, 3_000, 3_000]);
    await Promise.all([ada.play(0), ben.play(1)]);
    clock.pass(3_000);
    await ada.until(() => ada.number >= 3, 'the clock of Eve');
    const log = await at.query("select seat, stead from entries where kind = 'move' order by slot");
    expect(log).toContainEqual({ seat: 2, stead: 'clock' });
  });

  it('is found when no process has the match open', async () => {
    const clock = new HandClock();
    const at = await house({ ...clock, evictAfter: 50 });
    const { id, seats } = await trio(at, { clock: { kind: 'each', per: 2_000 } });
    for (const { socket } of seats) socket.terminate();
    await expect.poll(() => at.app.hall.room(id).clients.size).toBe(0);
    clock.pass(100);
    await expect.poll(() => at.app.hall.rooms.has(id)).toBe(false);
    clock.pass(2_000);
    await expect
      .poll(() => at.query("select distinct seat from entries where stead = 'clock'"))
      .toHaveLength(3);
  });

  it('is found even if another match cannot be opened', async () => {
    const one = await house({ now: () => 1_000 }); // nothing is ever due here
    const clock = { kind: 'each', per: 2_000 } as const;
    const [broken, sound] = [await trio(one, { clock }), await trio(one, { clock })];
    await one.app.close();
    const at = await house({ databaseUrl: one.databaseUrl });
    const pack = { game: 'buccaneers', name: 'of long ago', content: { rounds: 'three' } };
    await at.query('update matches set pack = $2 where id = $1', broken.id, JSON.stringify(pack));
    await at.query('update pulses set due_at = case match when $1 then 1 else 2 end', broken.id);
    const played = () => at.query("select match from entries where stead = 'clock' and seat = 0");
    await expect.poll(played).toContainEqual({ match: sound.id });
  });

  it('whose holder is away too long gets a bot, and can be taken back', async () => {
    const clock = new HandClock();
    const at = await house(clock);
    const absence = { do: 'bot', after: 1_000, level: 'random' } as const;
    const { people, seats, id } = await trio(at, { absence });
    const [ada, ben, eve] = seats;
    await ada.until(() => ada.match?.seats[2]?.present === true, 'Eve to be there');
    eve.socket.terminate();
    const isGone = () =>
      at.query('select 1 from seats where seat = 2 and here_until < $1', clock.now() + 3_000);
    await expect.poll(isGone).toHaveLength(1);
    clock.pass(3_000); // she might have come back
    await ada.until(() => ada.match?.seats[2]?.present === false, 'Eve to be away');
    await Promise.all([ada.play(0), ben.play(1)]);
    clock.pass(1_000);
    await ada.until(() => ada.match?.seats[2]?.bot === 'random' && ada.number >= 3, 'a bot for Eve');
    expect(ada.match?.seats[2]).toMatchObject({ name: 'Eve', bot: 'random', resigned: false });
    const log = await at.query<{ body: object }>("select body from entries where kind = 'seat'");
    expect(log[0]?.body).toMatchObject({ seat: 2, why: 'absent' });
    await people[2].post(`/api/matches/${id}/seats/2/back`);
    await ada.until(() => ada.match?.seats[2]?.bot === null, 'Eve to be back');
  });

  it('does not lose time during an agreed pause', async () => {
    const at = await house();
    const { people, seats } = await trio(at, { clock: { kind: 'live', bank: 60_000, increment: 0 } });
    const [ada, ben, eve] = seats;
    const listed = async () => (await people[0].get<MatchPage>('/api/matches/mine')).matches[0];
    expect(await listed()).toMatchObject({ paused: false });
    ada.say({ t: 'unpause' });
    expect(await ada.next('error')).toMatchObject({ code: 'notPaused' });
    ada.say({ t: 'propose', what: 'pause', seat: 0 });
    const { proposals } = await ben.next('proposals');
    for (const seat of [ben, eve]) seat.say({ t: 'vote', proposal: proposals[0]?.id, yes: true });
    await ada.until(() => ada.status.paused === true, 'the pause');
    expect(await ada.play(0)).toMatchObject({ code: 'paused' });
    const [{ due_at }] = (await at.query<{ due_at: string | null }>('select due_at from pulses')) as [
      { due_at: string | null },
    ];
    expect(due_at).toBeNull();
    expect(await listed()).toMatchObject({ paused: true });
    eve.say({ t: 'unpause' });
    await ada.until(() => ada.status.paused === undefined, 'the end of the pause');
    expect((await ada.play(0)).t).toBe('ack');
    expect(await listed()).toMatchObject({ paused: false });
  });
});

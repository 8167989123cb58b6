import { describe, expect, it } from 'vitest';
import { fanOut } from '../database/connections.ts';
import { house } from '../testing/house.ts';
import { playOn } from '../testing/seat.ts';
import { trio } from '../testing/trio.ts';

describe('two processes on one database', () => {
  it('serve the same match: updates reach clients of both', async () => {
    const one = await house();
    const other = await house({ databaseUrl: one.databaseUrl });
    const { id, people, seats } = await trio(one);
    const far = await people[2].at(other.address).sit(id);
    const [ada, ben] = seats;
    seats[2].socket.terminate();
    await playOn([ada, ben, far]);
    await far.until(() => far.viewer === 7, 'what was hidden');
    await ada.until(() => ada.viewer === 7, 'what was hidden');
    expect(far.status.over).toEqual(ada.status.over);
    expect(far.view).toEqual(ada.view);
    const log = await one.query<{ slot: number }>('select slot from entries order by slot');
    expect(log.map(({ slot }) => slot)).toEqual(log.map((_, index) => index + 1));
  });

  it('never both win a slot: the loser reloads, and both moves count', async () => {
    const one = await house();
    const other = await house({ databaseUrl: one.databaseUrl });
    const { id, people, seats } = await trio(one);
    const far = people.slice(1).map((person) => person.at(other.address));
    const all = [seats[0], await far[0]?.sit(id), await far[1]?.sit(id)].filter((one) => one !== undefined);
    for (let round = 0; round < 8; round++) {
      await expect.poll(() => new Set(all.map(({ status }) => status.toAct)).size).toBe(1);
      const asked = all.filter((seat) => seat.asked.length > 0);
      const answers = await Promise.all(asked.map((seat) => seat.play(seat.asked[0] ?? 0)));
      expect(answers.map(({ t }) => t)).toEqual(asked.map(() => 'ack'));
    }
    const log = await one.query<{ slot: number }>('select slot from entries order by slot');
    expect(log.map(({ slot }) => slot)).toEqual(log.map((_, index) => index + 1));
    await expect.poll(() => seats[1].number === all[1]?.number).toBe(true);
    expect(seats[1].view).toEqual(all[1]?.view);
  });

  it('count an envelope once when it is resent to the other process', async () => {
    const one = await house();
    const other = await house({ databaseUrl: one.databaseUrl });
    const { id, people, seats } = await trio(one);
    const far = await people[0].at(other.address).sit(id);
    const envelope = seats[0].envelope(0, seats[0].choices(0)[0] ?? { do: '' });
    const answers = await Promise.all([seats[0].send(envelope), far.send(envelope)]);
    expect(answers.map(({ t }) => t)).toEqual(['ack', 'ack']);
    expect(await one.query("select 1 from entries where kind = 'move'")).toHaveLength(1);
  });

  it('do not set a client back that has seen more than the other process has read', async () => {
    const one = await house();
    const other = await house({ databaseUrl: one.databaseUrl });
    const { id, people, seats } = await trio(one);
    const [ada] = seats;
    const spare = await people[0].at(other.address).sit(id); // it knows the beginning
    one.app.hall.fanout.tell = () => undefined; // the news never comes
    await playOn(seats, 12);
    const current = await people[0].sit(id);
    await ada.until(() => ada.number === current.number, 'the last update');
    const { viewer, number, view, status } = ada;
    expect(number).toBeGreaterThan(spare.number);
    const far = await people[0].at(other.address).sit(id, { viewer, number, view });
    const [first] = far.told;
    expect(first?.t === 'missed' && first.updates).toEqual([]);
    await expect.poll(() => far.status).toEqual(status); // what may be taken back is found out when it is quiet
    while (ada.numberOf(0) <= far.numberOf(0) || ada.asked.length === 0) await playOn(seats, 1);
    const ahead = ada.envelope(0, ada.choices(0)[0] ?? { do: '' });
    expect(ahead.number).toBeGreaterThan(far.numberOf(0));
    expect((await far.send(ahead)).t).toBe('ack');
    await far.until(() => far.number > ada.number, 'all of it');
  });

  it.each(['catchUp', 'reopen'] as const)(
    'show a seat no longer to somebody who left it at the other process, however that is learned: %s',
    async (how) => {
      const one = await house();
      const other = await house({ databaseUrl: one.databaseUrl });
      const { id, people } = await trio(one);
      const far = await people[1].at(other.address).sit(id);
      await far.until(() => far.told.some(({ t }) => t === 'table'), 'everybody to be told');
      expect(far.viewer).toBe(2);
      const { length } = far.told;
      one.app.hall.fanout.tell = () => undefined; // the news comes late
      await people[1].post(`/api/matches/${id}/leave`);
      const newcomer = await one.person('Uma');
      await newcomer.join(id, { seat: 1 });
      const uma = await newcomer.sit(id);
      expect((await uma.play(1)).t).toBe('ack');
      const room = other.app.hall.room(id);
      await room.queue.run(() => (how === 'reopen' ? room.reopen(false) : room.catchUp()));
      await far.until(
        () => far.viewer === 0 && far.view !== null && far.number > 0,
        'the view of a spectator',
      );
      const news = far.told.slice(length).filter(({ t }) => t === 'update' || t === 'hello');
      expect(news[0]).toMatchObject({ t: 'hello', viewer: 0 });
      expect(far.view).toEqual((await people[1].sit(id)).view);
    },
  );

  it('pass on chat, seats and proposals', async () => {
    const one = await house();
    const other = await house({ databaseUrl: one.databaseUrl });
    const { id, people, seats } = await trio(one);
    const far = await people[1].at(other.address).sit(id);
    seats[0].say({ t: 'chat', text: 'hello there' });
    expect((await far.next('chat')).line.text).toBe('hello there');
    seats[0].say({ t: 'propose', what: 'pause', seat: 0 });
    expect((await far.next('proposals')).proposals).toHaveLength(1);
    await people[2].post(`/api/matches/${id}/leave`);
    await far.until(() => far.match?.seats[2]?.holder === 'open', 'the news');
  });

  it('catch up after their notifications were interrupted', async () => {
    const one = await house();
    const other = await house({ databaseUrl: one.databaseUrl });
    const { id, people, seats } = await trio(one);
    const far = await people[0].at(other.address).sit(id);
    await one.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = '${fanOut}' and datname = current_database()`,
    );
    await seats[1].play(1);
    await far.until(() => far.number === 1, 'the update after the line is back');
  });

  it('play the bots of a process that died', async () => {
    const one = await house({ now: () => 1 }); // nothing is ever overdue here
    one.app.hall.onWoken = () => undefined; // as if it died right after each commit
    const { id, people } = await trio(one);
    await people[2].post(`/api/matches/${id}/leave`);
    await people[0].post(`/api/matches/${id}/seats/2/bot`, { level: 'random' });
    await one.app.close();
    const other = await house({ databaseUrl: one.databaseUrl });
    await other.query('update pulses set due_at = 1');
    await expect.poll(() => other.query('select 1 from entries where seat = 2')).toHaveLength(1);
  });

  it('take up a bot job once, whichever is first', async () => {
    const now = (): number => 1; // nothing becomes overdue by itself
    const one = await house({ now });
    one.app.hall.onWoken = () => undefined;
    const { id, people } = await trio(one);
    await people[2].post(`/api/matches/${id}/leave`);
    await people[0].post(`/api/matches/${id}/seats/2/bot`, { level: 'random' });
    expect(await one.query('select 1 from entries where seat = 2')).toEqual([]);
    await house({ databaseUrl: one.databaseUrl, now });
    const room = one.app.hall.room(id);
    one.app.hall.overdue.onBots(room);
    one.app.hall.overdue.onBots(room);
    const jobs = async (): Promise<string[]> => {
      const rows = await one.query<{ state: string }>("select state from pgboss.job where name = 'bots'");
      return [...new Set(rows.map(({ state }) => state))];
    };
    const played = () => one.query('select 1 from entries where seat = 2');
    await expect.poll(jobs).toEqual(['completed']);
    await expect.poll(played).toHaveLength(1);
  });
});

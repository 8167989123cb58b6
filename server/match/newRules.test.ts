import { describe, expect, it } from 'vitest';
import { house } from '../testing/house.ts';
import { newId, playOn } from '../testing/seat.ts';
import { trio } from '../testing/trio.ts';

describe('a match that ended under earlier rules', () => {
  it('gets no new entry when opened, and accepts no more moves', async () => {
    const at = await house({ evictAfter: 50 });
    const { id, people, seats } = await trio(at);
    await playOn(seats);
    for (const { socket } of seats) socket.terminate();
    await expect.poll(() => at.app.hall.rooms.size).toBe(0);
    await at.query('update matches set version = version - 1 where id = $1', id);
    await at.query('update snapshots set version = version - 1 where match = $1', id);
    const everything = () =>
      at.query('select (select version from matches), (select json_agg(e order by slot) from entries e)');
    const before = await everything();

    const back = await people[0].sit(id);
    expect(back.match).toMatchObject({ status: 'over' });
    expect(back.status.over).toEqual(back.match?.outcome);
    expect(
      (await back.send({ t: 'move', seat: 0, number: 0, id: newId(), move: { do: 'pick', card: 1 } })).t,
    ).toBe('error');
    expect(await back.send({ t: 'undo', seat: 0, number: 0, id: newId() })).toMatchObject({ code: 'over' });
    for (const message of [
      { t: 'propose', what: 'pause', seat: 0 },
      { t: 'propose', what: 'rewind', seat: 0 },
      { t: 'unpause' },
    ]) {
      const refusal = back.next('error');
      back.say(message);
      expect((await refusal).code).toBe('over');
    }
    expect(await people[0].refused('POST', `/api/matches/${id}/leave`)).toBe('over');
    expect(await people[0].refused('POST', `/api/matches/${id}/seats/1/bot`, { level: 'random' })).toBe(
      'over',
    );
    expect(await people[0].refused('GET', `/api/matches/${id}/record`)).toBe('rulesChanged');
    await at.app.hall.room(id).queue.run(async () => undefined);
    expect(await everything()).toEqual(before);
  });

  it('shows its last state if that was kept, otherwise only its result', async () => {
    const at = await house({ evictAfter: 50 });
    const { id, people, seats } = await trio(at);
    await playOn(seats);
    const [ada] = seats;
    await ada.until(() => ada.viewer === 7, 'everything');
    for (const { socket } of seats) socket.terminate();
    await expect.poll(() => at.query('select 1 from snapshots where match = $1', id)).not.toEqual([]);
    await expect.poll(() => at.app.hall.rooms.size).toBe(0);
    await at.query('update matches set version = version - 1 where id = $1', id);
    await at.query('update snapshots set version = version - 1 where match = $1', id);
    // As if nothing could be played under the new rules.
    await at.query(`update entries set body = '{"do":"nothing"}' where match = $1`, id);
    const kept = await people[1].sit(id);
    expect(kept.view).toEqual(ada.view);
    kept.socket.terminate();
    await expect.poll(() => at.app.hall.rooms.size).toBe(0);
    await at.query('delete from snapshots where match = $1', id);
    const bare = await people[1].sit(id);
    expect(bare.view).toBeNull();
    expect(bare.status.over).toEqual(ada.status.over);
    expect(await bare.send({ t: 'undo', seat: 1, number: 0, id: newId() })).toMatchObject({ code: 'over' });
  });
});

describe('a match begun under earlier rules', () => {
  it('continues under the new ones from where it was, and its log says so', async () => {
    const at = await house({ evictAfter: 50 });
    const { id, people, seats } = await trio(at, { game: 'ultramassive' }); // long enough to go on
    expect(await playOn(seats, 54)).toBe(54); // past a snapshot
    const last = await Promise.all(people.map((person) => person.sit(id)));
    const views = last.map(({ view }) => view);
    for (const { socket } of [...seats, ...last]) socket.terminate();
    await expect.poll(() => at.app.hall.rooms.size).toBe(0);
    const [row] = await at.query<{ version: number }>('select version from matches where id = $1', id);
    const now = row?.version ?? 0;
    await at.query('update matches set version = $2 where id = $1', id, now - 1);
    await at.query('update snapshots set version = $2 where match = $1', id, now - 1);

    const back = [await people[0].sit(id), await people[1].sit(id), await people[2].sit(id)];
    expect(back.map(({ view }) => view)).toEqual(views);
    const said = await at.query(`select body from entries where match = $1 and kind = 'rules'`, id);
    expect(said).toEqual([{ body: { from: now - 1, to: now } }]);
    expect(await at.query('select version from matches where id = $1', id)).toEqual([{ version: now }]);

    await playOn(back, 6);
    const later = await people[1].sit(id);
    for (const { socket } of [...back, later]) socket.terminate();
    await expect.poll(() => at.app.hall.rooms.size).toBe(0);
    // As if nothing from before could be played under the new rules.
    await at.query(`update entries set body = '{"do":"nothing"}' where match = $1 and slot < 40`, id);
    const again = await people[1].sit(id);
    expect(again.view).toEqual(later.view);
    expect(await at.query(`select 1 from entries where match = $1 and kind = 'rules'`, id)).toHaveLength(1);
  });

  it('is sent again in full to clients that were offline during the change', async () => {
    const at = await house({ evictAfter: 50 });
    const { id, people, seats } = await trio(at);
    await playOn(seats, 6);
    const asleep = await people[0].sit(id);
    for (const { socket } of [...seats, asleep]) socket.terminate();
    await expect.poll(() => at.app.hall.rooms.size).toBe(0);
    await at.query('update matches set version = version - 1 where id = $1', id);
    const back = [await people[0].sit(id), await people[1].sit(id), await people[2].sit(id)];
    await playOn(back, 14);
    const awake = await people[0].sit(id, asleep);
    expect(awake.told[0]?.t).toBe('hello');
    expect(awake.view).toEqual((await people[0].sit(id)).view);
    const { viewer, number, view } = awake;
    expect((await people[0].sit(id, { viewer, number, view })).told[0]?.t).toBe('missed');
  });

  it('is logged once, however many processes open it', async () => {
    const at = await house({ evictAfter: 50 });
    const other = await house({ databaseUrl: at.databaseUrl });
    const { id, people, seats } = await trio(at);
    await playOn(seats, 5);
    for (const { socket } of seats) socket.terminate();
    await expect.poll(() => at.app.hall.rooms.size).toBe(0);
    await at.query('update matches set version = version - 1 where id = $1', id);
    const [here, there] = await Promise.all([people[0].sit(id), people[1].at(other.address).sit(id)]);
    expect(await at.query(`select 1 from entries where match = $1 and kind = 'rules'`, id)).toHaveLength(1);
    await playOn([here, there, await people[2].sit(id)], 6);
    // A process that opens the match now reads what is committed; the others may still have to hear of it.
    const third = await house({ databaseUrl: at.databaseUrl });
    const truth = (await people[0].at(third.address).sit(id)).status.toAct;
    for (const seat of [here, there])
      await seat.until(() => seat.status.toAct === truth, 'the same question');
  });
});

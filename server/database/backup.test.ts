import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { atEnd } from '../testing/end.ts';
import { house } from '../testing/house.ts';
import { playOn } from '../testing/seat.ts';
import { carryOut, commandFrom } from './command.ts';

/** The newest row of every table, and how many there are. */
const contents = `select (select json_agg(m order by id) from matches m)::text as matches,
  (select json_agg(e order by match, slot) from entries e)::text as entries,
  (select json_agg(c order by match, n) from chat c)::text as chat, (select count(*) from people) as people`;

it('a backup taken during play restores everything, over a filled database and into an empty one, or nothing at all', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'accretion-backup-'));
  atEnd(async () => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'accretion.backup');
  const { app, databaseUrl, person, query } = await house();
  const people = [await person('Änne "the" Pirate\n'.trim()), await person('Ben'), await person('Cleo')];
  const [ann, ben, cleo] = people;
  if (ann === undefined || ben === undefined || cleo === undefined) throw new Error('nobody came');
  const match = await ann.create();
  await ben.join(match.id);
  await cleo.join(match.id);
  const seats = await Promise.all(people.map((one) => one.sit(match.id)));
  await playOn(seats, 6);
  seats[0]?.say({ t: 'chat', text: 'line\nbreak \\ "quote" 🕳️' });
  await seats[1]?.until(() => seats[1]?.told.some(({ t }) => t === 'chat') === true, 'the chat');
  const [before] = await query(contents);

  expect(await carryOut({ name: 'backup', file, underServers: false }, databaseUrl)).toMatch(/rows are in/);
  const again = { name: 'restore', file, underServers: false } as const;
  await expect(carryOut(again, databaseUrl)).rejects.toThrow(/^A server is running on this database/);
  await ann.create();
  await playOn(seats, 6);
  await app.close();

  await carryOut(again, databaseUrl);
  const after = await house({ databaseUrl });
  expect(await after.query(contents)).toEqual([before]);
  const back = await ann.at(after.address).sit(match.id);
  expect(back.view).not.toBeNull();

  const other = await house();
  await other.app.close();
  await carryOut(again, other.databaseUrl);
  const third = await house({ databaseUrl: other.databaseUrl });
  expect(await third.query(contents)).toEqual([before]);
  await third.app.close();

  const cut = join(folder, 'cut.backup');
  writeFileSync(cut, readFileSync(file).subarray(0, 600));
  const broken = { ...again, file: cut };
  await expect(carryOut(broken, other.databaseUrl)).rejects.toThrow(/nothing was changed/);
  writeFileSync(cut, 'something else');
  await expect(carryOut(broken, other.databaseUrl)).rejects.toThrow(/nothing was changed|is not a backup/);
});

it('arguments of the program are a command, or are explained', () => {
  expect(commandFrom([])).toBeNull();
  expect(commandFrom(['backup', 'a'])).toEqual({ name: 'backup', file: 'a', underServers: false });
  expect(commandFrom(['restore', 'a', '--running'])).toMatchObject({ underServers: true });
  for (const words of [['backup'], ['restor', 'a'], ['restore', 'a', '--runing']]) {
    expect(() => commandFrom(words)).toThrow(/^Say: backup FILE/);
  }
});

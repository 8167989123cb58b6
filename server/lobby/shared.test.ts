import { readFileSync } from 'node:fs';
import type { MatchRecord } from '@accretion/engine';
import { limits, type SharedSummary } from '@accretion/protocol';
import { describe, expect, it } from 'vitest';
import { house } from '../testing/house.ts';
import { Person } from '../testing/person.ts';

const recordIn = (path: string): MatchRecord =>
  JSON.parse(readFileSync(new URL(`../../games/${path}`, import.meta.url), 'utf8')) as MatchRecord;
const record = recordIn('ultramassive/records/two-players.json');
const names = ['Ada', 'Bot 1'];

describe('a shared record', () => {
  it('is available to anyone with its link, with the names given, until its owner deletes it', async () => {
    const at = await house({ limited: true });
    const ada = await at.person('Ada');
    const { id } = await ada.post<SharedSummary>('/api/records', { record, names });
    expect(id).toMatch(/^shared-/);
    const stranger = new Person(at.address);
    expect(await stranger.get(`/api/records/${id}`)).toMatchObject({ record, names, isMine: false });
    expect(await ada.get(`/api/records/${id}`)).toMatchObject({ isMine: true });
    expect(await ada.get('/api/records')).toMatchObject({ records: [{ id, names, game: 'ultramassive' }] });
    // The same record again is the same link, under the names of now.
    expect(await ada.post('/api/records', { record, names: ['A.', 'Bot 1'] })).toMatchObject({ id });
    expect(await stranger.get(`/api/records/${id}`)).toMatchObject({ names: ['A.', 'Bot 1'] });

    const ben = await at.person('Ben');
    expect(await ben.refused('DELETE', `/api/records/${id}`)).toBe('noSuchRecord');
    expect(await stranger.refused('DELETE', `/api/records/${id}`)).toBe('notSignedIn');
    expect((await ada.ask('DELETE', `/api/records/${id}`)).status).toBe(200);
    expect(await stranger.refused('GET', `/api/records/${id}`)).toBe('noSuchRecord');
    expect(await at.query('select 1 from shared_records')).toEqual([]);
  });

  it('may be of a match that is not over yet', async () => {
    const at = await house();
    const ada = await at.person('Ada');
    const half = { ...record, entries: record.entries.slice(0, 3), outcome: null };
    expect(await ada.post('/api/records', { record: half, names: [] })).toMatchObject({ names: ['', ''] });
  });

  it('is verified before it is stored', async () => {
    const at = await house();
    const ada = await at.person('Ada');
    const [first] = record.entries;
    const attempts: unknown[] = [
      null,
      'record',
      { ...record, game: 'chess' },
      { ...record, game: { toString: 'x' } },
      { ...record, version: record.version + 1, seed: '0'.repeat(64) },
      { ...record, entries: [{ ...first, hash: '0'.repeat(64) }] },
      { ...record, outcome: null },
      { ...record, note: 'mine' },
    ];
    for (const attempt of attempts)
      expect(await ada.refused('POST', '/api/records', { record: attempt, names })).toBe('badRecord');
    const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
    expect(await ada.refused('POST', '/api/records', `{"names":[],"record":${deep}}`)).toBe('badShape');
    const large = { ...record, note: 'x'.repeat(limits.body) };
    expect(await ada.refused('POST', '/api/records', { record: large, names })).toBe('tooLarge');
    expect(await ada.refused('POST', '/api/records', { record, names: ['x'.repeat(41)] })).toBe('badShape');
    expect(await new Person(at.address).refused('POST', '/api/records', { record, names })).toBe(
      'notSignedIn',
    );
    expect(await at.query('select 1 from shared_records')).toEqual([]);
  });

  it.each([
    ['a person', 50, 'own'],
    ['an address', 200, 'of others'],
  ])('is refused when %s has shared %i already', async (_, count, whose) => {
    const at = await house({ limited: true });
    const [ada, ben] = [await at.person('Ada'), await at.person('Ben')];
    const { id } = await (whose === 'own' ? ada : ben).post<SharedSummary>('/api/records', { record, names });
    await at.query(
      `insert into shared_records (id, owner, hash, game, record, names, made_from, created_at)
        select id || n, owner, hash || n, game, record, names, made_from, created_at
        from shared_records, generate_series(2, $1::int) as n`,
      count,
    );
    const half = { ...record, entries: record.entries.slice(0, 3), outcome: null };
    expect(await ada.refused('POST', '/api/records', { record: half, names })).toBe('tooManyRecords');
    expect((await (whose === 'own' ? ada : ben).ask('DELETE', `/api/records/${id}`)).status).toBe(200);
    expect(await ada.post('/api/records', { record: half, names })).toMatchObject({ game: 'ultramassive' });
  });
});

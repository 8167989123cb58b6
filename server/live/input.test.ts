import { limits } from '@accretion/protocol';
import { describe, expect, it } from 'vitest';
import { HandClock } from '../testing/clock.ts';
import { house } from '../testing/house.ts';
import { aMatch } from '../testing/person.ts';
import { newId, Seat } from '../testing/seat.ts';
import { trio } from '../testing/trio.ts';

const nowhere = 'x'.repeat(24);
const nested = (open = '[', close = ']'): string => `${open.repeat(10_000)}0${close.repeat(10_000)}`;
const odd = (name: string) => ({ game: 'buccaneers', name, content: {} });

describe('bad input over HTTP gets its own code and changes nothing', () => {
  it.each([
    ['badShape', 'POST', '/api/me', { name: '' }],
    ['badShape', 'POST', '/api/me', '{"name":'],
    ['badShape', 'POST', '/api/matches', { ...aMatch(), seed: 'mine' }],
    ['badShape', 'POST', '/api/matches', { ...aMatch(), clock: { kind: 'live', bank: -1, increment: 0 } }],
    ['noSuchGame', 'POST', '/api/matches', aMatch({ game: 'chess' })],
    [
      'noSuchLevel',
      'POST',
      '/api/matches',
      aMatch({ seats: [0, 1, 2].map(() => ({ for: 'bot', level: 'god' })) }),
    ],
    ['badOptions', 'POST', '/api/matches', aMatch({ options: { holes: 5 } })],
    ['badOptions', 'POST', '/api/matches', aMatch({ seats: [{ for: 'me' }] })],
    [
      'badPack',
      'POST',
      '/api/matches',
      aMatch({ pack: { game: 'buccaneers', name: 'x', content: { rounds: 'y' } } }),
    ],
    ['noSuchMatch', 'GET', `/api/matches/${nowhere}`, undefined],
    ['noSuchMatch', 'POST', `/api/matches/${nowhere}/join`, {}],
    ['noSuchMatch', 'DELETE', `/api/matches/${nowhere}`, undefined],
    ['badShape', 'GET', '/api/matches/%00', undefined],
    ['badShape', 'GET', '/api/matches?game=%00', undefined],
    ['badShape', 'GET', '/api/matches?after=1e99.x', undefined],
    ['badShape', 'GET', '/api/matches?after=1.x&after=2.x', undefined],
    ['badShape', 'POST', '/api/matches', aMatch({ pack: odd('\u0000') })],
    ['badShape', 'POST', '/api/matches', aMatch({ pack: odd('\ud800') })],
    ['notFound', 'GET', '/api/nothing', undefined],
  ])('%s: %s %s', async (code, method, path, body) => {
    const at = await house();
    const ada = await at.person('Ada');
    expect(await ada.refused(method, path, body)).toBe(code);
    expect(await at.query('select 1 from matches')).toEqual([]);
  });

  it.each([
    ['/api/me', (deep: string) => `{"name":${deep}}`],
    ['/api/me/passkeys', (deep: string) => `{"response":${deep}}`],
    ['/api/packs/check', (deep: string) => `{"game":"buccaneers","pack":${deep}}`],
    ['/api/packs/check', (deep: string) => `{"game":"buccaneers","pack":{"game":${deep},"name":"x"}}`],
    [
      '/api/matches',
      (deep: string) => JSON.stringify(aMatch({ pack: 0 })).replace('"pack":0', `"pack":${deep}`),
    ],
    [
      '/api/matches',
      (deep: string) =>
        JSON.stringify(aMatch({ options: 0 })).replace('"options":0', `"options":{"x":${deep}}`),
    ],
  ])('badShape: 10,000 brackets within each other, POST %s', async (path, body) => {
    const at = await house();
    const ada = await at.person('Ada');
    expect(await ada.refused('POST', path, body(nested()))).toBe('badShape');
    expect(await ada.refused('POST', path, body(nested('{"a":', '}')))).toBe('badShape');
    expect(await at.query('select 1 from matches')).toEqual([]);
  });

  it('tooLarge, badOrigin, notSignedIn, and no stack trace in any of them', async () => {
    const at = await house();
    const ada = await at.person('Ada');
    const large = JSON.stringify({ name: 'x'.repeat(limits.body + 1) });
    expect(await ada.refused('POST', '/api/me', large)).toBe('tooLarge');
    expect(await ada.refused('POST', '/api/me', { name: 'A' }, { origin: 'https://evil.example' })).toBe(
      'badOrigin',
    );
    const { body } = await ada.ask('POST', '/api/matches', { game: 1 });
    expect(JSON.stringify(body)).not.toMatch(/\bat \/|node_modules|\.ts/);
    await ada.post('/api/logout');
    expect(await ada.refused('POST', '/api/matches', aMatch())).toBe('notSignedIn');
    expect(await ada.refused('GET', '/api/matches/mine')).toBe('notSignedIn');
  });

  it('a forged cookie identifies nobody', async () => {
    const at = await house();
    const [{ id }] = (await at.query(
      'insert into people values ($1, $2, 0) returning id',
      nowhere,
      'Ada',
    )) as [{ id: string }];
    const eve = await at.person('Eve');
    expect(await eve.refused('GET', '/api/me', undefined, { cookie: `who=${id}.forged` })).toBe(
      'notSignedIn',
    );
  });

  it('flooding is stopped', async () => {
    const at = await house({ limited: true });
    const ada = await at.person('Ada');
    const answers = await Promise.all(Array.from({ length: 310 }, () => ada.ask('GET', '/api/games')));
    expect(answers.some(({ status }) => status === 429)).toBe(true);
  });
});

describe('bad input at the table gets its own code and changes nothing', () => {
  it.each([
    ['badShape', 'not json'],
    ['badShape', { t: 'state', state: {} }],
    ['badShape', { t: 'move', seat: 0, number: 0, id: newId(), move: {}, state: {} }],
    ['noSuchMatch', { t: 'open', match: nowhere }],
    ['notOpened', { t: 'moves', seat: 0 }],
    ['notOpened', { t: 'chat', text: 'hm' }],
  ])('%s before a table is open: %j', async (code, message) => {
    const at = await house();
    const ada = await at.person('Ada');
    const seat = await Seat.connect(ada.address, ada.cookie);
    seat.say(message);
    expect(await seat.next('error')).toMatchObject({ code });
    expect(seat.socket.readyState).toBe(seat.socket.OPEN);
  });

  it('someone else’s seat, a seat that does not exist, a false token, a match that has not started', async () => {
    const at = await house();
    const { id, people, seats } = await trio(at);
    const [ada] = seats;
    for (const [seat, code] of [
      [1, 'notYourSeat'],
      [9, 'noSuchSeat'],
    ] as const) {
      expect(await ada.send({ ...ada.envelope(0, { do: 'pick' }), seat })).toMatchObject({ code });
    }
    const program = await Seat.connect(at.address, '');
    expect(await program.open(id, { token: newId() })).toMatchObject({ code: 'badToken' });
    const { id: open } = await people[0].create();
    const waiting = await people[0].sit(open);
    expect(waiting.view).toBeNull();
    expect(await waiting.send({ ...ada.envelope(0, { do: 'pick' }), seat: 0 })).toMatchObject({
      code: 'notStarted',
    });
    expect(await at.query('select 1 from entries')).toEqual([]);
  });

  it('messages that are too large or too many', async () => {
    const clock = new HandClock();
    const at = await house({ ...clock, limited: true });
    const ada = await at.person('Ada');
    const { id } = await ada.create();
    const seat = await ada.sit(id);
    const lines = async (): Promise<number> => (await at.query('select 1 from chat')).length;
    seat.say({ t: 'chat', text: 'x'.repeat(limits.message) });
    expect(await seat.next('error')).toMatchObject({ code: 'tooLarge' });
    seat.say({ t: 'chat', text: 'x'.repeat(limits.chat + 1) });
    expect(await seat.next('error')).toMatchObject({ code: 'badShape' });
    seat.say({ t: 'chat', text: 'nothing\u0000' });
    expect(await seat.next('error')).toMatchObject({ code: 'badShape' });
    const floods = (): number => seat.told.filter((one) => one.t === 'error' && one.code === 'flood').length;
    for (let i = 0; i < 10; i++) seat.say({ t: 'chat', text: `line ${i}` });
    // The line that could not be kept was one of the six.
    await seat.until(() => floods() === 5, 'five lines too many');
    await expect.poll(lines).toBe(5);
    clock.pass(2_000); // room for one more line
    for (let i = 0; i < 10; i++) seat.say(`{"t":"\\u0063hat","text":"in disguise"}`);
    await seat.until(() => floods() === 14, 'nine lines too many');
    await expect.poll(lines).toBe(6);
    for (let i = 0; i < 100; i++) seat.say({ t: 'moves', seat: 0 });
    await seat.until(() => floods() === 64, 'fifty questions too many');
  });

  it('badShape: a move with 10,000 nested brackets; the error names the message', async () => {
    const at = await house({ limited: true });
    const { seats } = await trio(at);
    const [ada] = seats;
    for (const move of [nested(), `{"do":${nested()}}`]) {
      const id = newId();
      ada.say(`{"t":"move","seat":0,"number":0,"id":"${id}","move":${move}}`);
      await ada.until(() => ada.told.some((one) => one.t === 'error' && one.id === id), 'an answer');
      expect(ada.told.find((one) => one.t === 'error' && one.id === id)).toMatchObject({ code: 'badShape' });
    }
    expect(await at.query('select 1 from entries')).toEqual([]);
  });

  it('badShape, tooLarge and flood say which message they answer, if it has an id', async () => {
    const at = await house({ limited: true });
    const ada = await at.person('Ada');
    const { id: match } = await ada.create();
    const seat = await ada.sit(match);
    const refused = async (message: object): Promise<unknown> => {
      const id = newId();
      const answer = await seat.send({ ...message, id });
      return 'code' in answer ? answer.code : answer.t;
    };
    expect(await refused({ t: 'move', seat: 'first' })).toBe('badShape');
    expect(await refused({ t: 'no such thing' })).toBe('badShape');
    expect(await refused({ t: 'undo', seat: 0, number: 0, more: 'x'.repeat(limits.message) })).toBe(
      'tooLarge',
    );
    seat.say({ t: 'move', id: 'not an id' });
    expect((await seat.next('error')).id).toBeUndefined();
    const ids = Array.from({ length: 100 }, () => newId());
    for (const id of ids) seat.say({ t: 'undo', seat: 0, number: 0, id });
    const answered = () => seat.told.flatMap((one) => (one.t === 'error' && one.id ? [one] : []));
    await seat.until(() => ids.every((id) => answered().some((one) => one.id === id)), 'all answers');
    expect(answered().filter(({ code }) => code === 'flood').length).toBeGreaterThan(20);
  });

  it('asking for the whole view again and again', async () => {
    const at = await house({ ...new HandClock(), limited: true });
    const ada = await at.person('Ada');
    const { id } = await ada.create();
    const seat = await ada.sit(id);
    for (let i = 0; i < 20; i++) seat.say({ t: 'open', match: id, from: { viewer: 0, number: 0 } });
    await seat.until(
      () => seat.told.filter((one) => one.t === 'error' && one.code === 'flood').length === 11,
      'eleven too many',
    );
  });

  it('a page of another origin may not connect', async () => {
    const at = await house();
    const ada = await at.person('Ada');
    await expect(Seat.connect(at.address, ada.cookie, 'https://evil.example')).rejects.toThrow('403');
    await Seat.connect(at.address, ada.cookie, at.address);
  });
});

describe('a program', () => {
  it('plays a seat with its token, asks for legal moves, and sees only that seat', async () => {
    const at = await house();
    const ada = await at.person('Ada');
    const { id } = await ada.create({ seats: [{ for: 'me' }, { for: 'me' }, { for: 'me' }] });
    const eve = await at.person('Eve');
    expect(await eve.refused('POST', `/api/matches/${id}/seats/1/token`, {})).toBe('notYourSeat');
    const { token } = await ada.post<{ token: string }>(`/api/matches/${id}/seats/1/token`);
    const program = await Seat.connect(at.address, '');
    await program.open(id, { token });
    expect(program.viewer).toBe(2);
    program.say({ t: 'moves', seat: 1 });
    const { moves, number } = await program.next('moves');
    expect(moves).toEqual(program.choices(1));
    expect(await program.send({ t: 'move', seat: 1, number, id: newId(), move: moves[0] })).toMatchObject({
      t: 'ack',
    });
    program.say({ t: 'moves', seat: 0 });
    expect(await program.next('error')).toMatchObject({ code: 'notYourSeat' });
    const { token: next } = await ada.post<{ token: string }>(`/api/matches/${id}/seats/1/token`);
    const late = await Seat.connect(at.address, '');
    expect(await late.open(id, { token })).toMatchObject({ code: 'badToken' });
    expect(await late.open(id, { token: next })).toMatchObject({ t: 'hello' });
  });
});

describe('the server itself', () => {
  it('answers with its health, metrics, games and packs, under a strict policy', async () => {
    const at = await house();
    const response = await fetch(`${at.address}/healthz`);
    expect(await response.json()).toEqual({ ok: true });
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(await (await fetch(`${at.address}/metrics`)).text()).toContain('accretion_log_entries_total 0');
    const ada = await at.person('Ada');
    const { games } = await ada.get<{ games: { id: string }[] }>('/api/games');
    expect(games.map(({ id }) => id)).toContain('buccaneers');
    const pack = { game: 'buccaneers', name: 'mine', content: { rounds: 'three' } };
    const checked = await ada.post<{ problems: object[] }>('/api/packs/check', { game: 'buccaneers', pack });
    expect(checked.problems).toMatchObject([{ path: 'rounds', found: '"three"' }]);
  });

  it('asks clients to reconnect when it shuts down', async () => {
    const at = await house();
    const { seats } = await trio(at);
    await at.app.close();
    await seats[0].until(() => seats[0].closed !== null, 'the end');
    expect(seats[0].closed).toBe(1012);
  });
});

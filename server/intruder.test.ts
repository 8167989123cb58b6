/** Attempts at what is not theirs to do are refused with a code of their own, and the match stays as it was. */
import { hashOf, type Move } from '@accretion/engine';
import { limits, type MatchInfo } from '@accretion/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type House, house } from './testing/house.ts';
import { Person } from './testing/person.ts';
import { newId, Seat } from './testing/seat.ts';

let at: House;
let ada: Person;
let ben: Person;
let match: string;
let mine: Seat;
let theirs: Seat;

/** Everything that is kept of the match: nothing of it may change. */
async function kept(): Promise<string> {
  const tables = ['entries', 'seats', 'matches', 'pulses', 'proposals', 'chat'];
  const rows = await Promise.all(tables.map((table) => at.query(`select * from ${table} order by 1, 2`)));
  const steady = rows.map((list) => list.map((row) => ({ ...row, here_until: 0 })));
  const state = at.app.hall.rooms.get(match)?.running?.match.state;
  return hashOf([steady, state ?? null]);
}

beforeEach(async () => {
  at = await house({ limited: true });
  [ada, ben] = [await at.person('Ada'), await at.person('Ben')];
  ({ id: match } = await ada.create());
  await ben.join(match);
  await (await at.person('Eve')).join(match);
  [mine, theirs] = [await ada.sit(match), await ben.sit(match)];
  await mine.play(0);
});

const firstMove = (seat: Seat, place: number): Move => {
  const [move] = seat.choices(place);
  if (move === undefined) throw new Error('no move');
  return move;
};

/** The code with which a message is refused. */
async function code(seat: Seat, message: object | string): Promise<string> {
  const start = seat.told.length;
  seat.say(message);
  const error = () => seat.told.slice(start).find(({ t }) => t === 'error');
  await seat.until(() => error() !== undefined, 'an error');
  const told = error();
  expect(JSON.stringify(told)).not.toMatch(/ at \/|node:|\.ts/);
  return told?.t === 'error' ? told.code : '';
}

async function unchanged(attempt: () => Promise<void>): Promise<void> {
  const before = await kept();
  await attempt();
  expect(await kept()).toBe(before);
}

describe('an intruder', () => {
  it('cannot act for the seat of another', () =>
    unchanged(async () => {
      const move = firstMove(theirs, 1);
      const envelope = { seat: 1, number: theirs.numberOf(1), id: newId() };
      expect(await code(mine, { t: 'move', ...envelope, move })).toBe('notYourSeat');
      expect(await code(mine, { t: 'undo', ...envelope })).toBe('notYourSeat');
      expect(await code(mine, { t: 'propose', what: 'rewind', seat: 1 })).toBe('notYourSeat');
      expect(await code(mine, { t: 'moves', seat: 1 })).toBe('notYourSeat');
      expect(await code(mine, { t: 'move', ...envelope, seat: 9, move })).toBe('noSuchSeat');
      expect(await code(mine, { t: 'move', ...envelope, seat: 99, move })).toBe('badShape');
    }));

  it('cannot act as a spectator, nor before opening a table', () =>
    unchanged(async () => {
      const stranger = await new Person(at.address).sit(match);
      const envelope = { seat: 1, number: theirs.numberOf(1), id: newId(), move: firstMove(theirs, 1) };
      expect(await code(stranger, { t: 'move', ...envelope })).toBe('notYourSeat');
      expect(await code(stranger, { t: 'unpause' })).toBe('notYourSeat');
      expect(await code(stranger, { t: 'vote', proposal: newId(), yes: true })).toBe('notYourSeat');
      expect(await code(stranger, { t: 'chat', text: 'hello' })).toBe('notSignedIn');
      const early = await Seat.connect(at.address, ben.cookie);
      expect(await code(early, { t: 'move', ...envelope })).toBe('notOpened');
    }));

  it('gains nothing from a token of another seat, of another match, or one that has ended', async () => {
    const tokenOf = async (id: string): Promise<string> =>
      (await ben.post<{ token: string }>(`/api/matches/${id}/seats/1/token`)).token;
    const old = await tokenOf(match);
    const fresh = await tokenOf(match);
    const other = await ada.create();
    await ben.join(other.id, { seat: 1 });
    const foreign = await tokenOf(other.id);
    await unchanged(async () => {
      for (const token of [old, foreign, newId(), `${fresh}x`]) {
        const seat = await Seat.connect(at.address, '');
        expect(await code(seat, { t: 'open', match, token })).toBe('badToken');
        expect(seat.view).toBeNull();
      }
      const program = await Seat.connect(at.address, ada.cookie);
      await program.open(match, { token: fresh });
      expect(program.viewer).toBe(2);
      const envelope = { seat: 0, number: mine.numberOf(0), id: newId(), move: firstMove(mine, 0) };
      expect(await code(program, { t: 'move', ...envelope })).toBe('notYourSeat');
      expect(await ada.refused('POST', `/api/matches/${match}/seats/1/token`, {})).toBe('notYourSeat');
    });
  });

  it('gains nothing from a cookie that is forged or made for somebody else', () =>
    unchanged(async () => {
      const forged = ada.cookie.replace(/^who=[^.]+/, ben.cookie.split('.')[0] ?? '');
      expect(forged).not.toBe(ada.cookie);
      const seat = await Seat.connect(at.address, forged);
      await seat.open(match);
      expect(seat.viewer).toBe(0);
      const stranger = new Person(at.address);
      expect(await stranger.refused('GET', '/api/matches/mine', undefined, { cookie: forged })).toBe(
        'notSignedIn',
      );
      expect(await stranger.refused('POST', `/api/matches/${match}/leave`, {}, { cookie: forged })).toBe(
        'notSignedIn',
      );
    }));

  it('cannot send a state, or a field nobody knows', () =>
    unchanged(async () => {
      const { view } = mine;
      const envelope = { t: 'move', seat: 0, number: mine.numberOf(0), id: newId() };
      const move = firstMove(mine, 0);
      expect(await code(mine, { ...envelope, move, state: view })).toBe('badShape');
      expect(await code(mine, { ...envelope, move, n: 7 })).toBe('badShape');
      expect(await code(mine, { t: 'state', state: view })).toBe('badShape');
      expect(await code(mine, { t: 'update', n: 1, set: [[0, 'turn', 9]], events: [] })).toBe('badShape');
      expect(await code(mine, { ...envelope, move: { ...move, state: view } })).toBe('refused');
      expect(await code(mine, { ...envelope, move: view })).toBe('refused');
      expect(await code(mine, { ...envelope, move: JSON.parse('{"__proto__":{"do":"pick"}}') })).toBe(
        'refused',
      );
      expect(await code(mine, { t: 'open', match, from: { viewer: 1, number: -1 } })).toBe('badShape');
    }));

  it('is refused moves that are illegal, late, early or of another match', () =>
    unchanged(async () => {
      const move = firstMove(mine, 0);
      const envelope = { t: 'move', seat: 0, number: mine.numberOf(0), id: newId(), move };
      expect(await code(mine, { ...envelope, move: { do: 'pick', card: 10_000 } })).toBe('refused');
      expect(await code(mine, { ...envelope, number: envelope.number - 1 })).toBe('stale');
      expect(await code(mine, { ...envelope, number: envelope.number + 1 })).toBe('stale');
      expect(await code(mine, { t: 'vote', proposal: newId(), yes: true })).toBe('noSuchProposal');
      expect(await code(mine, { t: 'unpause' })).toBe('notPaused');
      const elsewhere = await Seat.connect(at.address, ada.cookie);
      expect(await code(elsewhere, { t: 'open', match: newId() })).toBe('noSuchMatch');
      expect(await code(mine, { t: 'open', match: newId() })).toBe('badShape');
      expect(await ben.refused('GET', `/api/matches/${match}/record`)).toBe('notOver');
      expect(await ben.refused('DELETE', `/api/matches/${match}`)).toBe('notHost');
      expect(await ada.refused('DELETE', `/api/matches/${match}`)).toBe('notOver');
      expect(await ada.refused('POST', `/api/matches/${match}/rematch`, {})).toBe('notOver');
      expect(await ben.refused('POST', `/api/matches/${match}/seats/0/bot`, { level: 'random' })).toBe(
        'notHost',
      );
      expect(await ada.refused('POST', `/api/matches/${match}/join`, { seat: 1 })).toBe('seatTaken');
    }));

  it('does not crash the server with invalid JSON, large messages or floods', async () => {
    await unchanged(async () => {
      for (const text of ['', '{', 'null', '[]', '"open"', '12', '{"t":"move"}', '{"t":7}', '\u0000']) {
        expect(await code(mine, text)).toBe('badShape');
      }
      expect(await code(mine, { t: 'chat', text: 'x'.repeat(limits.message) })).toBe('tooLarge');
      expect(await code(mine, { t: 'chat', text: 'x'.repeat(limits.chat + 1) })).toBe('badShape');
      const body = { name: 'x'.repeat(limits.body + 1) };
      expect(await ada.refused('POST', '/api/me', body)).toBe('tooLarge');
      expect(await ada.refused('POST', '/api/me', '{')).toBe('badShape');
      const huge = await ada.sit(match);
      huge.say('x'.repeat(40 * limits.message));
      await huge.until(() => huge.closed !== null, 'the door');
      expect(huge.closed).toBe(1009);
    });
    await unchanged(async () => {
      const flooder = await ada.sit(match);
      const start = flooder.told.length;
      for (let i = 0; i < 400; i++) flooder.say({ t: 'moves', seat: 0 });
      await flooder.until(() => flooder.closed !== null, 'the door');
      expect(flooder.closed).toBe(1008);
      const codes = flooder.told.slice(start).map((told) => (told.t === 'error' ? told.code : told.t));
      expect(new Set(codes.filter((one) => one !== 'moves'))).toEqual(new Set(['flood']));
      expect((await ada.get<MatchInfo>(`/api/matches/${match}`)).status).toBe('running');
    });
  });

  it('cannot use a visitor’s page: other origins are refused', () =>
    unchanged(async () => {
      const url = `${at.address.replace('http', 'ws')}/api/live`;
      const socket = new WebSocket(url, { headers: { cookie: ada.cookie, origin: 'https://evil.example' } });
      const status = await new Promise<number>((done) => {
        socket.on('unexpected-response', (_, response) => done(response.statusCode ?? 0));
        socket.on('open', () => done(101));
        socket.on('error', () => undefined);
      });
      expect(status).toBe(403);
      const headers = { origin: 'https://evil.example' };
      expect(await ada.refused('POST', `/api/matches/${match}/leave`, {}, headers)).toBe('badOrigin');
    }));

  it('gets one acknowledgement for an envelope sent twice, and none for someone else’s', async () => {
    const id = newId();
    const envelope = { t: 'move', seat: 1, number: theirs.numberOf(1), id, move: firstMove(theirs, 1) };
    expect((await theirs.send(envelope)).t).toBe('ack');
    await unchanged(async () => {
      expect((await theirs.send(envelope)).t).toBe('ack');
      const number = mine.numberOf(0) - 1;
      expect(await code(mine, { t: 'move', seat: 0, number, id, move: firstMove(mine, 0) })).toBe('stale');
    });
  });
});

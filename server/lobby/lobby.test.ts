import { type Fairness, isFair, type MatchRecord, verify } from '@accretion/engine';
import { games } from '@accretion/games';
import type { MatchInfo, MatchPage } from '@accretion/protocol';
import { describe, expect, it } from 'vitest';
import { type House, house } from '../testing/house.ts';
import type { Person } from '../testing/person.ts';
import { playOn, type Seat } from '../testing/seat.ts';

async function three({ person }: House): Promise<[Person, Person, Person]> {
  return [await person('Ada'), await person('Ben'), await person('Eve')];
}

describe('a match from creation to end', () => {
  it('is joined by link, starts when it is full, is played to its end, and its record verifies', async () => {
    const at = await house();
    const [ada, ben, eve] = await three(at);
    const made = await ada.create();
    expect(made).toMatchObject({ status: 'open', host: 'Ada', isHost: true, mine: [0] });
    expect(await ada.refused('GET', `/api/matches/${made.id}/record`)).toBe('notOver');
    await ben.join(made.id, { nonce: 'ab'.repeat(32) });
    const started = await eve.join(made.id, { seat: 2 });
    expect(started).toMatchObject({ status: 'running', mine: [2], isHost: false });
    expect(started.seats.map(({ name }) => name)).toEqual(['Ada', 'Ben', 'Eve']);
    expect(await eve.refused('POST', `/api/matches/${made.id}/join`, {})).toBe('noSeatFree');
    const mine = await ben.get<MatchPage>('/api/matches/mine');
    expect(mine.matches.map(({ id, toAct }) => [id, toAct])).toEqual([[made.id, 7]]);

    const seats = [await ada.sit(made.id), await ben.sit(made.id), await eve.sit(made.id)];
    await playOn(seats);
    const over = await eve.get<MatchInfo>(`/api/matches/${made.id}`);
    expect(over).toMatchObject({ status: 'over', toAct: 0 });
    expect(over.outcome?.ranks).toHaveLength(3);
    const record = await eve.get<MatchRecord>(`/api/matches/${made.id}/record`);
    expect(record.fairness).toMatchObject({ commitment: made.commitment });
    expect(record.fairness?.nonces[1]).toBe('ab'.repeat(32));
    expect(verify(record, games)).toMatchObject({ ok: true, fair: true });

    // After the end nothing is hidden, for a stranger neither.
    const stranger = await (await at.person('Uma')).sit(made.id);
    expect(stranger.viewer).toBe(7);
    const told = stranger.told[0];
    expect(told?.t === 'hello' && told.fairness?.seed).toBe(record.seed);
  });

  it('gets a rematch at the same table', async () => {
    const at = await house();
    const [ada, ben] = await three(at);
    const bot = { for: 'bot', level: 'random' } as const;
    const { id } = await ada.create({ seats: [{ for: 'me' }, { for: 'open' }, bot] });
    await ben.join(id);
    expect(await ben.refused('POST', `/api/matches/${id}/rematch`, {})).toBe('notOver');
    const seats = [await ada.sit(id), await ben.sit(id)];
    await playOn(seats);
    const again = await ben.post<MatchInfo>(`/api/matches/${id}/rematch`);
    expect(again).toMatchObject({ status: 'running', host: 'Ada', mine: [1] });
    expect((await ada.post<MatchInfo>(`/api/matches/${id}/rematch`)).id).toBe(again.id);
    await seats[0]?.until(() => seats[0]?.match?.rematch === again.id, 'the news of the rematch');
  });

  it('gets no rematch with a pack that no longer fits the rules', async () => {
    const at = await house();
    const ada = await at.person('Ada');
    const bot = { for: 'bot', level: 'random' } as const;
    const { id } = await ada.create({ seats: [{ for: 'me' }, bot, bot] });
    await playOn([await ada.sit(id)]);
    await at.query('update matches set pack = $2 where id = $1', id, '{"title":"of another time"}');
    expect(await ada.refused('POST', `/api/matches/${id}/rematch`, {})).toBe('badPack');
    expect(await at.query('select 1 from matches')).toHaveLength(1);
    expect((await ada.get<MatchInfo>(`/api/matches/${id}`)).rematch).toBeNull();
  });

  it('gets a rematch with numbers given after the server has committed itself', async () => {
    const at = await house();
    const [ada, ben, eve] = await three(at);
    const { id, commitment } = await ada.create({ seats: [{ for: 'me' }, { for: 'open' }, { for: 'open' }] });
    expect((await ada.join(id, { nonce: 'ad'.repeat(32) })).mine).toEqual([0]);
    await ben.join(id);
    await eve.join(id);
    await playOn([await ada.sit(id), await ben.sit(id), await eve.sit(id)]);
    const record = await eve.get<MatchRecord>(`/api/matches/${id}/record`);
    expect(record.fairness?.nonces[0]).toBe('ad'.repeat(32));
    expect(isFair({ ...record.fairness, commitment } as Fairness, record.seed)).toBe(true);

    const again = await ben.post<MatchInfo>(`/api/matches/${id}/rematch`, { waits: true });
    expect(again).toMatchObject({ status: 'open', mine: [1] });
    const started = await ben.join(again.id, { nonce: 'be'.repeat(32) });
    expect(started).toMatchObject({ status: 'running', mine: [1], commitment: again.commitment });
    const nonces = await at.query<{ nonce: string }>('select nonce from seats where match = $1', again.id);
    expect(nonces.map(({ nonce }) => nonce)).toContain('be'.repeat(32));
  });

  it('gets a rematch even if the person who asked first has left', async () => {
    const at = await house();
    const [ada, ben, eve] = await three(at);
    const { id } = await ada.create();
    await ben.join(id);
    await eve.join(id);
    await playOn([await ada.sit(id), await ben.sit(id), await eve.sit(id)]);
    const again = await ben.post<MatchInfo>(`/api/matches/${id}/rematch`, { waits: true });
    expect(await ada.post<MatchInfo>(`/api/matches/${id}/rematch`, { waits: true })).toMatchObject({
      id: again.id,
      status: 'open',
    });
    expect(await ada.join(again.id, { nonce: 'ad'.repeat(32) })).toMatchObject({ status: 'running' });
  });

  it('can be deleted by its owner only, and not while it is played', async () => {
    const at = await house();
    const [ada, ben, eve] = await three(at);
    const { id } = await ada.create();
    expect(await ben.refused('DELETE', `/api/matches/${id}`)).toBe('notHost');
    await ben.join(id);
    await eve.join(id);
    expect(await ada.refused('DELETE', `/api/matches/${id}`)).toBe('notOver');
    const seats = [await ada.sit(id), await ben.sit(id), await eve.sit(id)];
    await playOn(seats);
    expect((await ada.ask('DELETE', `/api/matches/${id}`)).status).toBe(200);
    expect(await ada.refused('GET', `/api/matches/${id}`)).toBe('noSuchMatch');
    await seats[1]?.until(() => seats[1]?.told.at(-1)?.t === 'gone', 'to be told');
    expect(await at.query('select 1 from entries where match = $1', id)).toEqual([]);
  });
});

describe('seats', () => {
  it('can be left and taken again before the start; of two people who want the same one, one gets it', async () => {
    const at = await house();
    const [ada, ben, eve] = await three(at);
    const { id } = await ada.create();
    await ben.join(id, { seat: 1 });
    expect(await eve.refused('POST', `/api/matches/${id}/join`, { seat: 1 })).toBe('seatTaken');
    const left = await ben.post<MatchInfo>(`/api/matches/${id}/leave`);
    expect(left.seats[1]?.holder).toBe('open');
    expect(await ben.refused('POST', `/api/matches/${id}/leave`, {})).toBe('notYourSeat');
    const answers = await Promise.all(
      [ben, eve].map((one) => one.ask('POST', `/api/matches/${id}/join`, { seat: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('can be held several at a time: one person sees the union of their views', async () => {
    const { person } = await house();
    const ada = await person('Ada');
    const { id, mine } = await ada.create({ seats: [{ for: 'me' }, { for: 'me' }, { for: 'me' }] });
    expect(mine).toEqual([0, 1, 2]);
    const seat = await ada.sit(id);
    expect(seat.viewer).toBe(7);
    await playOn([seat], 6);
    expect(seat.number).toBeGreaterThan(0);
  });

  it('can be given to a bot by the host when free or absent, and handed back', async () => {
    const at = await house();
    const [ada, ben, eve] = await three(at);
    const { id } = await ada.create();
    await ben.join(id);
    expect(await ben.refused('POST', `/api/matches/${id}/seats/2/bot`, { level: 'random' })).toBe('notHost');
    expect(await ada.refused('POST', `/api/matches/${id}/seats/2/bot`, { level: 'x' })).toBe('noSuchLevel');
    expect(await ada.refused('POST', `/api/matches/${id}/seats/7/bot`, { level: 'random' })).toBe(
      'noSuchSeat',
    );
    await eve.join(id);
    // Ben never came to the table.
    const filled = await ada.post<MatchInfo>(`/api/matches/${id}/seats/1/bot`, { level: 'random' });
    expect(filled.seats[1]).toMatchObject({ holder: 'person', name: 'Ben', bot: 'random' });
    const [one, two] = [await ada.sit(id), await eve.sit(id)];
    await playOn([one, two], 4);
    const played = await at.query<{ stead: string }>(
      "select stead from entries where seat = 1 and kind = 'move'",
    );
    expect(new Set(played.map(({ stead }) => stead))).toEqual(new Set(['bot']));
    const ben2 = await ben.sit(id);
    expect(ben2.viewer).toBe(2);
    const envelope = { t: 'move', seat: 1, number: ben2.numberOf(1), id: 'a'.repeat(20), move: {} };
    expect(await ben2.send(envelope)).toMatchObject({ code: 'notYourSeat' });
    const back = await ben.post<MatchInfo>(`/api/matches/${id}/seats/1/back`);
    expect(back.seats[1]?.bot).toBeNull();
    expect(await ada.refused('POST', `/api/matches/${id}/seats/1/bot`, { level: 'random' })).toBe(
      'notAbsent',
    );
    const log = await at.query<{ body: object }>(
      "select body from entries where kind = 'seat' order by slot",
    );
    expect(log.map(({ body }) => body)).toEqual([
      { seat: 1, why: 'host', bot: 'random' },
      { seat: 1, why: 'back', bot: null },
    ]);
  });

  it('left in a running match are free for anyone with the link, or a bot plays on, as agreed', async () => {
    const at = await house();
    const [ada, ben, eve] = await three(at);
    const waits = await ada.create({ seats: [{ for: 'me' }, { for: 'open' }, { for: 'me' }] });
    await ben.join(waits.id);
    expect((await ben.post<MatchInfo>(`/api/matches/${waits.id}/leave`)).seats[1]?.holder).toBe('open');
    expect((await eve.join(waits.id)).mine).toEqual([1]);
    const absence = { do: 'resign', after: 60_000, level: 'random' } as const;
    const resigns = await ada.create({ absence, seats: [{ for: 'me' }, { for: 'open' }, { for: 'me' }] });
    await ben.join(resigns.id);
    const left = await ben.post<MatchInfo>(`/api/matches/${resigns.id}/leave`);
    expect(left.seats[1]).toMatchObject({ holder: 'bot', bot: 'random', resigned: true });
  });
});

describe('lists', () => {
  it('show public matches page by page, and private ones to nobody', async () => {
    const { person } = await house();
    const [ada, ben] = [await person('Ada'), await person('Ben')];
    const secret = await ada.create({ visibility: 'private' });
    for (let i = 0; i < 35; i++) await ada.create();
    const first = await ben.get<MatchPage>('/api/matches?status=open');
    expect(first.matches).toHaveLength(30);
    const second = await ben.get<MatchPage>(`/api/matches?after=${first.next}`);
    expect(second).toMatchObject({ next: null });
    const all = [...first.matches, ...second.matches].map(({ id }) => id);
    expect(new Set(all).size).toBe(35);
    expect(all).not.toContain(secret.id);
    expect((await ben.get<MatchPage>('/api/matches?status=running')).matches).toEqual([]);
    expect((await ben.get<MatchPage>('/api/matches?game=none')).matches).toEqual([]);
    expect((await ben.get<MatchInfo>(`/api/matches/${secret.id}`)).id).toBe(secret.id);
  });
});

describe('spectators', () => {
  it('see what everybody may see, are marked as such, and may not act', async () => {
    const at = await house();
    const [ada, ben] = await three(at);
    const { id } = await ada.create({ seats: [{ for: 'me' }, { for: 'me' }, { for: 'me' }] });
    const player = await ada.sit(id);
    const spectator: Seat = await ben.sit(id);
    expect(spectator.viewer).toBe(0);
    expect(JSON.stringify(spectator.view)).toContain('"?"');
    expect(spectator.status.numbers).toEqual([]);
    const [move] = player.choices(0);
    const foreign = { t: 'move', seat: 0, number: 1, id: 'b'.repeat(20), move };
    expect(await spectator.send(foreign)).toMatchObject({ code: 'notYourSeat' });
    spectator.say({ t: 'chat', text: 'nice' });
    expect((await player.next('chat')).line).toMatchObject({ name: 'Ben', seats: [], text: 'nice' });
    await playOn([player], 3);
    await spectator.until(() => spectator.number === 3, 'three updates');
  });
});

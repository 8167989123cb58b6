/** Nobody looks at a second hand of a running match unless everyone who sits there agrees. */
import type { MatchInfo, Proposal } from '@accretion/protocol';
import { describe, expect, it } from 'vitest';
import { house } from '../testing/house.ts';
import type { Person } from '../testing/person.ts';
import type { Seat } from '../testing/seat.ts';
import { trio } from '../testing/trio.ts';

const level = 'random';

const ask = (person: Person, id: string, seat: number): Promise<MatchInfo> =>
  person.post(`/api/matches/${id}/seats/${seat}/ask`);

/** What this one is asked, once it is told. */
async function asked(seat: Seat): Promise<Proposal> {
  const newest = (): Proposal | undefined => {
    const told = seat.told.findLast((one) => one.t === 'proposals' || one.t === 'hello');
    return told !== undefined && 'proposals' in told ? told.proposals[0] : undefined;
  };
  await seat.until(() => newest() !== undefined, 'a proposal');
  return newest() as Proposal;
}

async function answer(seat: Seat, yes: boolean): Promise<void> {
  const { id: proposal } = await asked(seat);
  const { length } = seat.told;
  seat.say({ t: 'vote', proposal, yes });
  await seat.until(() => seat.told.slice(length).some(({ t }) => t === 'proposals'), 'the answer to count');
}

describe('a bot’s seat', () => {
  it('cannot be freed or taken by the host to see its hand; everyone seated is asked, and one no is enough', async () => {
    const at = await house();
    const [ada, ben] = [await at.person('Ada'), await at.person('Ben')];
    const { id } = await ada.create({ seats: [{ for: 'me' }, { for: 'open' }, { for: 'bot', level }] });
    await ben.join(id);
    const [host, other] = [await ada.sit(id), await ben.sit(id)];
    expect(await ada.refused('POST', `/api/matches/${id}/seats/2/back`, {})).toBe('needsConsent');
    expect(await ada.refused('POST', `/api/matches/${id}/join`, { seat: 2 })).toBe('needsConsent');
    expect((await ask(ada, id, 2)).mine).toEqual([0]);
    expect(await asked(other)).toMatchObject({ what: 'seat', seat: 2, name: 'Ada', yes: 1 });
    await answer(other, false);
    expect((await ada.get<MatchInfo>(`/api/matches/${id}`)).seats[2]).toMatchObject({ holder: 'bot' });
    expect(host.viewer).toBe(1);

    await ask(ada, id, 2);
    await answer(other, true);
    await host.until(() => host.viewer === 5, 'both hands');
    const log = await at.query("select body from entries where kind = 'seat' order by slot");
    expect(log).toEqual([{ body: { seat: 2, why: 'agreed', bot: null } }]);
  });

  it('is taken at once by somebody who plays only with bots; no newcomer gets a hand that was seen', async () => {
    const at = await house();
    const ada = await at.person('Ada');
    const bot = { for: 'bot', level } as const;
    const { id } = await ada.create({ seats: [{ for: 'me' }, bot, bot] });
    expect((await ask(ada, id, 1)).mine).toEqual([0, 1]);
    await ada.post(`/api/matches/${id}/leave`, { seat: 1 });
    const uma = await at.person('Uma');
    expect(await uma.refused('POST', `/api/matches/${id}/join`, {})).toBe('handKnown');
    expect(await uma.refused('POST', `/api/matches/${id}/seats/1/ask`, {})).toBe('handKnown');
    await ada.post(`/api/matches/${id}/seats/1/bot`, { level });
    expect(await uma.refused('POST', `/api/matches/${id}/seats/1/ask`, {})).toBe('handKnown');
  });

  it('is taken by a newcomer whom everyone lets in', async () => {
    const at = await house();
    const ada = await at.person('Ada');
    const bot = { for: 'bot', level } as const;
    const { id } = await ada.create({ seats: [{ for: 'me' }, bot, bot] });
    const host = await ada.sit(id);
    const uma = await at.person('Uma');
    const spectator = await uma.sit(id);
    expect((await ask(uma, id, 1)).mine).toEqual([]);
    expect(await uma.refused('POST', `/api/matches/${id}/seats/2/ask`, {})).toBe('proposedAlready');
    await answer(host, true);
    await spectator.until(() => spectator.viewer === 2, 'the seat');
  });
});

describe('a seat that was left', () => {
  it('is free for newcomers and for the person who left it, but not for those who know another hand', async () => {
    const at = await house();
    const { id, people, seats } = await trio(at);
    const [, ben, eve] = people;
    await eve.post(`/api/matches/${id}/leave`);
    expect(await ben.refused('POST', `/api/matches/${id}/join`, { seat: 2 })).toBe('needsConsent');
    expect(await ben.refused('POST', `/api/matches/${id}/join`, {})).toBe('needsConsent');
    expect(seats[1].viewer).toBe(2);
    await ben.post(`/api/matches/${id}/leave`);
    expect(await ben.refused('POST', `/api/matches/${id}/join`, { seat: 2 })).toBe('needsConsent');
    expect((await ben.join(id)).mine).toEqual([1]);
    const uma = await at.person('Uma');
    expect((await uma.join(id)).mine).toEqual([2]);
    await uma.post(`/api/matches/${id}/leave`);
    expect((await eve.join(id, { seat: 2 })).mine).toEqual([2]);
  });

  it('can be a second seat only if everyone agrees, including those a bot stands in for', async () => {
    const at = await house();
    const ada = await at.person('Ada');
    const [ben, eve] = [await at.person('Ben'), await at.person('Eve')];
    const { id } = await ada.create();
    await ben.join(id);
    await eve.join(id);
    const host = await ada.sit(id);
    await ada.post(`/api/matches/${id}/seats/2/bot`, { level }); // Eve never came
    await ben.post(`/api/matches/${id}/leave`);
    expect((await ask(ada, id, 1)).mine).toEqual([0]);
    const late = await eve.sit(id);
    await answer(late, true);
    await host.until(() => host.viewer === 3, 'both hands');
  });

  it('goes to a newcomer who is faster than the answers; then the proposal ends', async () => {
    const at = await house();
    const other = await house({ databaseUrl: at.databaseUrl });
    const { id, people, seats } = await trio(at);
    await people[2].post(`/api/matches/${id}/leave`);
    await ask(people[0], id, 2);
    const { id: proposal } = await asked(seats[1]);
    const uma = (await at.person('Uma')).at(other.address);
    expect((await uma.join(id)).mine).toEqual([2]);
    seats[1].say({ t: 'vote', proposal, yes: true });
    expect(await seats[1].next('error')).toMatchObject({ code: 'noSuchProposal' });
    expect((await people[0].get<MatchInfo>(`/api/matches/${id}`)).mine).toEqual([0]);
  });
});

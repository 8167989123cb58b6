import { describe, expect, it } from 'vitest';
import { house } from '../testing/house.ts';
import { newId, playOn, type Seat } from '../testing/seat.ts';
import { trio } from '../testing/trio.ts';

const count = "select count(*)::int as n from entries where kind = 'move'";

/** Whatever was asked is off the table. */
const untilNothingIsAsked = (seat: Seat): Promise<void> =>
  seat.until(
    () => seat.told.some((one) => one.t === 'proposals' && one.proposals.length === 0),
    'nothing to be asked any more',
  );

describe('an envelope', () => {
  it('that arrives twice counts once and is acknowledged twice', async () => {
    const at = await house();
    const { seats } = await trio(at);
    const [ada] = seats;
    const envelope = ada.envelope(0, ada.choices(0)[0] ?? { do: '' });
    const [first, second] = await Promise.all([ada.send(envelope), ada.send(envelope)]);
    expect([first, second]).toEqual([
      { t: 'ack', id: envelope.id },
      { t: 'ack', id: envelope.id },
    ]);
    expect(await at.query(count)).toEqual([{ n: 1 }]);
  });

  it('is still known after the match was reopened, even after its end', async () => {
    const at = await house({ evictAfter: 50 });
    const { id, people, seats } = await trio(at);
    const [ada] = seats;
    const envelope = ada.envelope(0, ada.choices(0)[0] ?? { do: '' });
    await ada.send(envelope);
    await playOn(seats);
    for (const { socket } of seats) socket.terminate();
    await expect.poll(() => at.app.hall.rooms.size).toBe(0);
    const again = await people[0].sit(id);
    expect(await again.send(envelope)).toEqual({ t: 'ack', id: envelope.id });
    expect(await again.send({ ...envelope, id: newId() })).toMatchObject({ code: 'over' });
  });

  it('with an outdated number is stale: a second click never answers the next question', async () => {
    const at = await house();
    const { seats } = await trio(at);
    const [ada] = seats;
    const [move, other] = ada.choices(0);
    const envelope = ada.envelope(0, move ?? { do: '' });
    await ada.send(envelope);
    const late = { ...envelope, id: newId(), move: other };
    expect(await ada.send(late)).toMatchObject({ t: 'error', code: 'stale', id: late.id });
    expect(await ada.send({ ...late, number: 99 })).toMatchObject({ code: 'stale' });
    expect(await at.query(count)).toEqual([{ n: 1 }]);
  });

  it('made before the question closed does not answer the next one', async () => {
    const at = await house();
    const { seats } = await trio(at);
    const [ada, ben, eve] = seats;
    await ada.play(0);
    const second = ada.envelope(0, ada.choices(0)[0] ?? { do: '' }); // changes the sealed pick
    await Promise.all([ben.play(1), eve.play(2)]);
    await ada.until(() => ada.number >= 3, 'the next question');
    // Stale if the next question is asked of this seat too; refused if it is not.
    expect((await ada.send(second)).t).toBe('error');
    expect(await at.query(count)).toEqual([{ n: 3 }]);
  });

  it('of each of two seats that act at the same moment succeeds', async () => {
    const at = await house();
    const { seats } = await trio(at);
    const answers = await Promise.all(seats.map((seat, index) => seat.play(index)));
    expect(answers.map(({ t }) => t)).toEqual(['ack', 'ack', 'ack']);
    expect(await at.query(count)).toEqual([{ n: 3 }]);
  });

  it('with an illegal move is refused with the rule, and nothing changes', async () => {
    const at = await house();
    const { seats } = await trio(at);
    const [ada] = seats;
    const before = JSON.stringify(ada.view);
    const wrong = await ada.send(ada.envelope(0, { do: 'pick', card: 100_000 } as never));
    expect(wrong).toMatchObject({ code: 'refused', refusal: { rule: 'E1', why: 'noSuchMove' } });
    expect(await ada.send(ada.envelope(0, { do: 'state', deck: [] } as never))).toMatchObject({
      code: 'refused',
    });
    expect(await at.query(count)).toEqual([{ n: 0 }]);
    expect(JSON.stringify(ada.view)).toBe(before);
    expect((await ada.play(0)).t).toBe('ack');
  });
});

describe('undo', () => {
  const undo = (number: number) => ({ t: 'undo', seat: 0, number, id: newId() });

  it('is offered, done, and told', async () => {
    const at = await house();
    const { seats } = await trio(at);
    const [ada, ben] = seats;
    const view = JSON.stringify(ada.view);
    await ada.play(0);
    expect(ada.status.undo).toBe(1);
    await ben.play(1);
    const message = undo(ada.numberOf(0));
    expect(await ada.send(message)).toEqual({ t: 'ack', id: message.id });
    expect(await ada.send(message)).toEqual({ t: 'ack', id: message.id });
    expect(ada.status).toMatchObject({ undo: 0, toAct: 5 });
    expect(JSON.parse(view)).toMatchObject({ seats: [{ picked: false }, {}, {}] });
    expect(ada.view).toMatchObject({ seats: [{ picked: false }, { picked: true }, {}] });
    expect(await ada.send(undo(ada.numberOf(0)))).toMatchObject({ code: 'refused', refusal: { rule: 'E6' } });
  });

  it('past the horizon needs everyone’s consent, and dice are rolled again', async () => {
    const at = await house();
    const { seats } = await trio(at);
    const [ada, ben, eve] = seats;
    await Promise.all([ada.play(0), ben.play(1), eve.play(2)]);
    await ada.until(() => ada.number >= 3 && ada.status.undo === 0, 'the next question');
    expect(await ada.send(undo(ada.numberOf(0)))).toMatchObject({ code: 'refused' });
    ada.say({ t: 'propose', what: 'rewind', seat: 0 });
    const { proposals } = await ben.next('proposals');
    expect(proposals).toMatchObject([{ what: 'rewind', seat: 0, yes: 1 }]);
    eve.say({ t: 'propose', what: 'pause', seat: 2 });
    expect(await eve.next('error')).toMatchObject({ code: 'proposedAlready' });
    const numbers = ada.numberOf(0);
    ben.say({ t: 'vote', proposal: proposals[0]?.id, yes: true });
    eve.say({ t: 'vote', proposal: proposals[0]?.id, yes: true });
    await ada.until(() => ada.numberOf(0) > numbers, 'the rewind');
    expect(ada.view).toMatchObject({ turn: 1 });
    expect(await at.query("select kind from entries where kind = 'rewind'")).toHaveLength(1);
    expect(await at.query('select 1 from proposals')).toEqual([]);
  });

  it('does not happen if one person declines', async () => {
    const at = await house();
    const { seats } = await trio(at);
    const [ada, ben, eve] = seats;
    await ada.play(0);
    ada.say({ t: 'propose', what: 'rewind', seat: 0 });
    const { proposals } = await eve.next('proposals');
    eve.say({ t: 'vote', proposal: proposals[0]?.id, yes: false });
    await untilNothingIsAsked(ben);
    ben.say({ t: 'vote', proposal: proposals[0]?.id, yes: true });
    expect(await ben.next('error')).toMatchObject({ code: 'noSuchProposal' });
    expect(await at.query("select 1 from entries where kind = 'rewind'")).toEqual([]);
  });

  it('asks newcomers too: a yes given before is not theirs', async () => {
    const at = await house();
    const { id, people, seats } = await trio(at);
    const [ada, ben, eve] = seats;
    await ada.play(0);
    ada.say({ t: 'propose', what: 'rewind', seat: 0 });
    const { proposals } = await ben.next('proposals');
    ben.say({ t: 'vote', proposal: proposals[0]?.id, yes: true });
    await eve.until(
      () => eve.told.some((one) => one.t === 'proposals' && one.proposals[0]?.yes === 3),
      'the yes',
    );
    await people[1].post(`/api/matches/${id}/leave`);
    await untilNothingIsAsked(eve);
    await (await at.person('Uma')).join(id, { seat: 1 });
    eve.say({ t: 'vote', proposal: proposals[0]?.id, yes: true });
    expect(await eve.next('error')).toMatchObject({ code: 'noSuchProposal' });
    expect(await at.query("select 1 from entries where kind = 'rewind'")).toEqual([]);
  });
});

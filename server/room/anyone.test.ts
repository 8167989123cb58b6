/** A question that several people are asked and one answer settles; and one person who holds several seats. */
import { erased, type Game, type Move } from '@accretion/engine';
import { tiny } from '@accretion/engine/kit/tiny';
import { games } from '@accretion/games';
import { beforeAll, describe, expect, it } from 'vitest';
import { house } from '../testing/house.ts';
import { newId, type Seat } from '../testing/seat.ts';
import { type Trio, trio } from '../testing/trio.ts';

beforeAll(() => {
  erased<Game[]>(games).push(erased(tiny));
});

const move = (of: object): Move => erased(of);
const call = (number: number): Move => move({ do: 'call', number });

/** Plays until everybody is asked to call a number, of whom one answer is enough. */
async function toCall(): Promise<Trio> {
  const at = await house();
  const table = await trio(at, { game: 'tiny', options: { calls: true } });
  const each = async (of: Move): Promise<void> => {
    for (const [seat, one] of table.seats.entries()) await one.send(one.envelope(seat, of));
  };
  await each(move({ do: 'pick', card: null }));
  await each(move({ do: 'done' }));
  const [ada] = table.seats;
  await ada.until(() => ada.status.toAct === 1, 'the question of Ada’s side');
  await ada.send(ada.envelope(0, move({ do: 'say', colour: 'red' })));
  for (const one of table.seats) await one.until(() => one.status.toAct === 7, 'the call');
  return table;
}

describe('a question for anyone', () => {
  it('is settled by the first answer; the second hears that somebody has answered', async () => {
    const { seats } = await toCall();
    const [ada, ben] = seats;
    const second = ben.envelope(1, call(700));
    expect(await ada.send(ada.envelope(0, call(650)))).toMatchObject({ t: 'ack' });
    expect(await ben.send(second)).toMatchObject({
      t: 'error',
      code: 'refused',
      refusal: { rule: 'E2', why: 'answered' },
    });
    await ben.until(() => (ben.view as { called?: number }).called === 650, 'the number of Ada');
  });

  it('is answered once when two answer at the same moment', async () => {
    const { seats } = await toCall();
    const answers = await Promise.all(
      seats.map((one, seat) => one.send(one.envelope(seat, call(600 + seat)))),
    );
    expect(answers.map(({ t }) => t).sort()).toEqual(['ack', 'error', 'error']);
    for (const answer of answers) {
      if (answer.t === 'error') expect(answer.refusal).toMatchObject({ why: 'answered' });
    }
  });

  it('is asked of all again when the answer is undone', async () => {
    const { seats } = await toCall();
    const [ada, ben, eve] = seats;
    await eve.send(eve.envelope(2, call(555)));
    await eve.until(() => eve.status.undo === 0b100, 'that it can be undone');
    expect(await ada.send({ t: 'undo', seat: 0, number: ada.numberOf(0), id: newId() })).toMatchObject({
      t: 'error',
    });
    await eve.send({ t: 'undo', seat: 2, number: eve.numberOf(2), id: newId() });
    await ben.until(() => ben.status.toAct === 7, 'the call again');
    expect(await ben.send(ben.envelope(1, call(444)))).toMatchObject({ t: 'ack' });
  });

  it('is not answered by what was on its way to the one before', async () => {
    const { seats } = await toCall();
    const [ada, ben] = seats;
    const late = ben.envelope(1, call(700));
    await ada.send(ada.envelope(0, move({ do: 'leave' })));
    await ben.until(() => ben.status.toAct === 0b110, 'the call without Ada');
    expect(await ben.send(late)).toMatchObject({ t: 'error', refusal: { why: 'answered' } });
    expect(await ben.send(ben.envelope(1, call(700)))).toMatchObject({ t: 'ack' });
  });
});

describe('one person with several seats', () => {
  /** Ada holds seats 0 and 1, Ben the third. */
  async function pair(): Promise<readonly [Seat, Seat]> {
    const at = await house();
    const [ada, ben] = [await at.person('Ada'), await at.person('Ben')];
    const { id } = await ada.create({ seats: [{ for: 'me' }, { for: 'me' }, { for: 'open' }] });
    await ben.join(id);
    return [await ada.sit(id), await ben.sit(id)];
  }
  const undo = (of: Seat, seat: number) =>
    of.send({ t: 'undo', seat, number: of.numberOf(seat), id: newId() });

  it('is told that their newest move can be undone, whichever seat made it', async () => {
    const [ada] = await pair();
    await ada.play(1);
    await ada.until(() => ada.status.undo === 0b10, 'undo of seat 1');
    await ada.play(0);
    await ada.until(() => ada.status.undo === 0b01, 'undo of seat 0');
    expect(await undo(ada, 0)).toMatchObject({ t: 'ack' });
    await ada.until(() => ada.status.undo === 0b10, 'undo of seat 1 again');
    expect(await undo(ada, 1)).toMatchObject({ t: 'ack' });
    await ada.until(() => ada.status.undo === 0 && ada.status.toAct === 7, 'the beginning');
  });

  it('proposes to go back to their newest move, whichever seat they ask with', async () => {
    const [ada, ben] = await pair();
    await ada.play(0);
    await ada.play(1);
    ada.say({ t: 'propose', what: 'rewind', seat: 0 });
    const { proposals } = await ben.next('proposals');
    ben.say({ t: 'vote', proposal: proposals[0]?.id, yes: true });
    await ada.until(() => ada.status.toAct === 0b110, 'seat 1 to be asked again');
  });
});

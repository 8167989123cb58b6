/** MD15, MD19: a table may let a partner answer for somebody of the same side who is away. */
import { describe, expect, it } from 'vitest';
import { HandClock } from '../testing/clock.ts';
import { type House, house } from '../testing/house.ts';
import { aMatch } from '../testing/person.ts';
import type { Seat } from '../testing/seat.ts';
import { type Trio, trio } from '../testing/trio.ts';

const absence = { do: 'partner', after: 1_000, level: 'random' } as const;

interface Table extends Trio {
  readonly at: House;
  readonly clock: HandClock;
}

/** Somebody closes the page, and everybody who stays sees that they are away. */
async function leaves({ at, clock, seats }: Table, seat: 0 | 1, witness: Seat): Promise<void> {
  seats[seat].socket.terminate();
  const isGone = () =>
    at.query('select 1 from seats where seat = $1 and here_until < $2', seat, clock.now() + 3_000);
  await expect.poll(isGone).toHaveLength(1);
  clock.pass(3_000);
  await witness.until(() => witness.match?.seats[seat]?.present === false, 'them to be away');
}

/** Given: Ada and Ben against Eve; Ben has been away for a second while he was asked. */
async function withoutBen(): Promise<Table> {
  const clock = new HandClock();
  const at = await house(clock);
  const table = { at, clock, ...(await trio(at, { game: 'masterworks', absence })) };
  const [ada] = table.seats;
  await ada.until(() => ada.match?.seats.every(({ present }) => present) === true, 'all to be there');
  await leaves(table, 1, ada);
  while ((ada.status.toAct & 0b010) === 0) {
    const { number } = ada;
    await ada.play(0);
    await ada.until(() => ada.number > number, 'the move');
  }
  clock.pass(1_000);
  await ada.until(() => ada.viewer === 0b011, 'both seats');
  return table;
}

const answersForBen = (seat: Seat) => seat.send({ ...seat.envelope(1, { do: 'pass' }), number: 0 });

describe('MD15 MD19 a partner who is away', () => {
  it('is answered for by the partner, by nobody else, and only until they are back', async () => {
    const { id, people, seats } = await withoutBen();
    const [ada, , eve] = seats;
    expect(ada.match?.mine).toEqual([0, 1]);
    expect(ada.match?.seats[1]).toMatchObject({ holder: 'person', name: 'Ben', bot: 'partner' });
    expect(await answersForBen(eve)).toMatchObject({ code: 'notYourSeat' });
    expect(await ada.play(1)).toMatchObject({ t: 'ack' });

    const ben = await people[1].sit(id);
    expect(ben.viewer).toBe(0b010);
    await ada.until(() => ada.viewer === 0b001, 'Ben to have his seat back');
    expect(ada.match?.seats[1]).toMatchObject({ name: 'Ben', bot: null });
    expect(await answersForBen(ada)).toMatchObject({ code: 'notYourSeat' });
  });

  it('is replaced by a bot once the partner is away as well', async () => {
    const table = await withoutBen();
    const [, , eve] = table.seats;
    await leaves(table, 0, eve);
    table.clock.pass(1_000);
    await eve.until(() => eve.match?.seats[1]?.bot === 'random', 'a bot for Ben');
  });

  it('cannot be answered for in games where partners have secrets', async () => {
    const at = await house();
    const ada = await at.person('Ada');
    expect(await ada.refused('POST', '/api/matches', aMatch({ absence }))).toBe('badShape');
  });
});

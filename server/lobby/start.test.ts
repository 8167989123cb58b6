import { expect, it } from 'vitest';
import { house } from '../testing/house.ts';

it('starts a match whose last joiner was the last thing its server did', async () => {
  const at = await house();
  const [ada, ben, eve] = [await at.person('Ada'), await at.person('Ben'), await at.person('Eve')];
  const { id } = await ada.create();
  await ben.join(id);
  const waiting = await ada.sit(id);
  expect(waiting.view).toBeNull();
  // The seat is taken, and the process is gone before it starts the match.
  const [row] = await at.query<{ person: string }>("select id as person from people where name = 'Eve'");
  await at.query(
    'update seats set person = $2, nonce = $3 where match = $1 and seat = 2',
    id,
    row?.person,
    'a'.repeat(64),
  );
  const seat = await eve.sit(id);
  expect(seat.view).not.toBeNull();
  expect(seat.viewer).toBe(4);
  await waiting.until(() => waiting.view !== null, 'the start');
});

import { expect, it } from 'vitest';
import { house } from '../testing/house.ts';
import { trio } from '../testing/trio.ts';

it('reaches everybody although somebody who is just coming has heard nothing yet', async () => {
  const at = await house();
  const { id, seats } = await trio(at);
  await at.query(
    `insert into chat (match, n, name, seats, text, at)
      select $1, n, 'Ada', '{0}', 'line ' || n, 0 from generate_series(1, 150) as n`,
    id,
  );
  const [newcomer] = at.app.hall.room(id).guests;
  Object.assign(newcomer ?? {}, { heard: 0 });
  const [, ben, eve] = seats;
  for (const seat of [ben, eve]) await seat.open(id);
  ben.say({ t: 'chat', text: 'hello' });
  expect((await eve.next('chat')).line).toMatchObject({ n: 151, text: 'hello' });
});

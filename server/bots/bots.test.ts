import { describe, expect, it } from 'vitest';
import { house } from '../testing/house.ts';
import { playOn } from '../testing/seat.ts';

describe('bots', () => {
  it.each(['random', 'greedy'])('%s bots fill the table and play a match to its end', async (level) => {
    const at = await house();
    const ada = await at.person('Ada');
    const bot = { for: 'bot', level } as const;
    const { id } = await ada.create({ seats: [{ for: 'me' }, bot, bot] });
    const seat = await ada.sit(id);
    await playOn([seat]);
    expect(seat.status.over?.ranks).toHaveLength(3);
    expect(await at.query('select 1 from entries where stead is not null')).toEqual([]);
  });

  it('play a whole match among themselves', async () => {
    const at = await house();
    const ada = await at.person('Ada');
    const bot = { for: 'bot', level: 'random' } as const;
    const { id } = await ada.create({ seats: [bot, bot, bot] });
    const watching = await ada.sit(id);
    await watching.until(() => watching.status.over !== undefined, 'the end');
  });
});

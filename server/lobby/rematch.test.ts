import type { MatchInfo } from '@accretion/protocol';
import { describe, expect, it } from 'vitest';
import { house } from '../testing/house.ts';
import { playOn } from '../testing/seat.ts';

describe('a rematch', () => {
  it('of a first game is not a first game: its holes are random', async () => {
    const at = await house();
    const ada = await at.person('Ada');
    const bot = { for: 'bot', level: 'random' } as const;
    const options = { holes: { are: 'first' } };
    const { id } = await ada.create({ options, seats: [{ for: 'me' }, bot, bot] });
    await playOn([await ada.sit(id)]);
    expect(await ada.get<MatchInfo>(`/api/matches/${id}`)).toMatchObject({ options });
    const again = await ada.post<MatchInfo>(`/api/matches/${id}/rematch`);
    expect(again).toMatchObject({ status: 'running', options: { holes: { are: 'random' } } });
  });

  it('allows hints if the first match did, and forbids them if it did not', async () => {
    const at = await house();
    const ada = await at.person('Ada');
    const bot = { for: 'bot', level: 'random' } as const;
    const seats = [{ for: 'me' } as const, bot, bot];
    expect((await ada.create({ seats })).hints).toBe(true);
    const { id, hints } = await ada.create({ seats, hints: false });
    expect(hints).toBe(false);
    const seat = await ada.sit(id);
    expect(seat.match?.hints).toBe(false);
    await playOn([seat]);
    expect((await ada.post<MatchInfo>(`/api/matches/${id}/rematch`)).hints).toBe(false);
  });
});

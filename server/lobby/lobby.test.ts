import type { MatchInfo } from '@accretion/protocol';
import { describe, expect, it } from 'vitest';
import { house } from '../testing/house.ts';
import { playOn } from '../testing/seat.ts';

describe('a match from its setting up to its end', () => {
  it('is joined by link, starts when nobody is missing, and is played to its end', async () => {
    const { person } = await house();
    const [ada, ben, eve] = [await person('Ada'), await person('Ben'), await person('Eve')];
    const made = await ada.create();
    expect(made).toMatchObject({ status: 'open', host: 'Ada', isHost: true, mine: [0] });
    await ben.join(made.id);
    const started = await eve.join(made.id, { seat: 2 });
    expect(started).toMatchObject({ status: 'running', mine: [2], isHost: false });
    expect(started.seats.map(({ name }) => name)).toEqual(['Ada', 'Ben', 'Eve']);
    const seats = [await ada.sit(made.id), await ben.sit(made.id), await eve.sit(made.id)];
    await playOn(seats);
    const over = await eve.get<MatchInfo>(`/api/matches/${made.id}`);
    expect(over.status).toBe('over');
    expect(over.outcome?.ranks).toHaveLength(3);
  });
});

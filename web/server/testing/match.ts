import type { MatchInfo } from '@accretion/protocol';

export const matchId = 'a-match-of-the-server';

/** A running match of three, as the server tells of it: the first seat is ours, the others are somebody's. */
export function infoOf(change: Partial<MatchInfo> = {}): MatchInfo {
  const seatOf = (name: string) => ({
    holder: 'person' as const,
    name,
    bot: null,
    present: true,
    resigned: false,
  });
  return {
    id: matchId,
    game: 'buccaneers',
    status: 'running',
    visibility: 'private',
    host: 'Ada',
    isHost: true,
    seats: ['Ada', 'Ben', 'Cy'].map(seatOf),
    mine: [0],
    toAct: 0b111,
    paused: false,
    clock: null,
    absence: { do: 'wait' },
    createdAt: 0,
    movedAt: 0,
    outcome: null,
    rematch: null,
    version: 1,
    options: {},
    pack: null,
    hints: true,
    commitment: '',
    link: `/match/${matchId}`,
    ...change,
  };
}

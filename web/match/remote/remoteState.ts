/** The state of a match on a server as the page shows it, made from what the server has told. */
import { allSeats, type Seat, type Seats, seatsOf } from '@accretion/engine';
import type { Choice, Happening } from '@accretion/games/tables';
import type { ChatMessage, MatchInfo, Proposal, Status } from '@accretion/protocol';
import type { Knowledge } from '../knowledge.ts';
import { nearOf, playersOf } from '../players.ts';
import type { Company, MatchState } from '../source.ts';

/** What the server has told so far. */
export interface Told {
  readonly info: MatchInfo;
  readonly status: Status;
  /** When the status came, by this page's clock. */
  readonly statusAt: number;
  readonly view: unknown;
  readonly viewer: Seats;
  readonly proposals: readonly Proposal[];
  readonly chat: readonly ChatMessage[];
}

/** What this page adds to it. */
interface Shown {
  readonly knowledge: Knowledge;
  /** The seat looked from so far. */
  readonly near?: Seat;
  /** What each seat plays as. */
  readonly roles: readonly string[];
  readonly news: readonly Happening[];
  readonly isCatchingUp?: boolean;
  readonly log: readonly Happening[];
  readonly pending: Choice | null;
  readonly connection: 'on' | 'lost';
  readonly company: Pick<Company, 'isGone' | 'trouble'>;
}

export function stateOf(told: Told, { knowledge, near = 0, pending, company, ...shown }: Shown): MatchState {
  const { info, status, statusAt, view, viewer, chat } = told;
  const outcome = status.over ?? null;
  const mine = seatsOf(info.mine);
  const players = playersOf(info, mine);
  const preview = pending === null ? null : knowledge.preview(pending);
  return {
    view,
    viewer,
    mine,
    near: nearOf(
      mine === 0 ? allSeats(info.seats.length) : mine,
      mine & knowledge.asked,
      near,
      knowledge.named,
    ),
    players,
    names: players.map(({ name }) => name),
    asked: outcome === null ? knowledge.asked : 0,
    isForAnyone: knowledge.isForAnyone,
    named: knowledge.named,
    choices: status.paused === true ? [] : knowledge.choices,
    canUndo: outcome === null && (status.undo & mine) !== 0,
    outcome,
    pending,
    preview,
    chat,
    ...shown,
    ...(status.clocks !== undefined && { clocks: { at: statusAt, left: status.clocks.left } }),
    company: {
      isHost: info.isHost,
      isPaused: status.paused === true,
      hasClock: info.clock !== null,
      hasHints: info.hints,
      hasMoved: status.numbers.some(([, number]) => number > 0),
      proposals: told.proposals,
      rematch: info.rematch,
      link: info.link,
      isGone: company.isGone,
      trouble: company.trouble,
    },
  };
}

/** A table of an online match in tests: the test is the server. */
import { boxOf, Match, rulesetOf } from '@accretion/engine';
import type { ChatMessage, MatchInfo, Proposal, Status, Tell } from '@accretion/protocol';
import { act, render } from '@testing-library/react';
import { cardOf, loadGame } from '../../match/games.ts';
import { RemoteMatch } from '../../match/remote/remoteMatch.ts';
import { plain } from '../../plain/index.ts';
import { MatchSocket } from '../../server/matchSocket.ts';
import { infoOf, matchId } from '../../server/testing/match.ts';
import { newestSocket } from '../../server/testing/sockets.ts';
import { MatchFrame } from '../MatchFrame.tsx';

export interface Told {
  readonly info?: Partial<MatchInfo>;
  readonly status?: Partial<Status>;
  readonly proposals?: Proposal[];
  readonly chat?: ChatMessage[];
}

/** An online match as the server describes it, seen from its first seat. */
export async function sitDown({ info = {}, status = {}, proposals = [], chat = [] }: Told): Promise<void> {
  const card = cardOf('buccaneers');
  const { game } = await loadGame('buccaneers');
  const boxed = boxOf(game);
  if (!('box' in boxed) || card === undefined) throw new Error('no table');
  const ruleset = rulesetOf(game, boxed.box);
  const match = new Match(ruleset, { seed: 'company', seats: 3, options: game.defaults });
  const hello: Extract<Tell, { t: 'hello' }> = {
    ...{ t: 'hello', viewer: 1, number: 0, view: match.view(1), proposals, chat },
    match: infoOf(info),
    status: { toAct: match.toAct, undo: 0, numbers: [[0, 0]], ...status },
  };
  const source = new RemoteMatch(ruleset, hello, new MatchSocket(matchId));
  newestSocket().accept();
  const { match: known, status: now } = hello;
  newestSocket().tell({ t: 'missed', match: known, updates: [], status: now, proposals, chat });
  await act(async () => void render(<MatchFrame card={card} module={plain} source={source} />));
}

/** The server says something. */
export const tell = (message: Tell): Promise<void> => act(async () => newestSocket().tell(message));

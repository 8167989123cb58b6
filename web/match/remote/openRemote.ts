/** Opens a match on the server: connects, waits for the first hello, and loads the game it is of. */
import { boxOf, rulesetOf } from '@accretion/engine';
import type { Tell } from '@accretion/protocol';
import { MatchSocket } from '../../server/matchSocket.ts';
import { cardOf, firstModuleOf, loadGame } from '../games.ts';
import type { Closed, Opened } from '../opened.ts';
import { RemoteMatch } from './remoteMatch.ts';

type Hello = Extract<Tell, { t: 'hello' }>;

const patience = 15_000;

export async function openRemote(id: string): Promise<Opened | Closed> {
  const socket = new MatchSocket(id);
  try {
    const found = await opened(socket);
    if (typeof found === 'string') socket.close();
    return found;
  } catch (error) {
    socket.close();
    throw error;
  }
}

async function opened(socket: MatchSocket): Promise<Opened | Closed> {
  const hello = await firstHello(socket);
  if (typeof hello === 'string') return hello;
  if (hello.view === null) return hello.match.status === 'over' ? 'tableLost' : 'notStarted';
  const card = cardOf(hello.match.game);
  if (card === undefined) return 'noSuchGame';
  const [{ game }, module] = await Promise.all([loadGame(card.id), firstModuleOf(card)]);
  const boxed = boxOf(game, hello.match.pack ?? null);
  if ('problems' in boxed) return 'otherRules';
  return { card, module, source: new RemoteMatch(rulesetOf(game, boxed.box), hello, socket) };
}

/** The first hello; what follows it is kept for the match. */
function firstHello(socket: MatchSocket): Promise<Hello | Closed> {
  return new Promise((done) => {
    const end = (found: Hello | Closed): void => {
      window.clearTimeout(timer);
      socket.listen(null);
      done(found);
    };
    const timer = window.setTimeout(() => end('unreachable'), patience);
    socket.listen({
      have: () => undefined,
      hear: (message) => {
        if (message.t === 'hello') end(message);
        if (message.t === 'error' && message.code !== 'unavailable') end('noSuchMatch');
      },
      lost: () => undefined,
    });
  });
}

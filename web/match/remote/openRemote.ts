/** Opens a match on the server: connects, hears the first hello, and sets the table for its cards. */
import { boxOf, rulesetOf } from '@accretion/engine';
import type { Tell } from '@accretion/protocol';
import { Line } from '../../server/matchSocket.ts';
import { cardOf, loadGame, moduleOf } from '../games.ts';
import type { Closed, Opened } from '../opened.ts';
import { RemoteMatch } from './remoteMatch.ts';

type Hello = Extract<Tell, { t: 'hello' }>;

const patience = 15_000;

export async function openRemote(id: string): Promise<Opened | Closed> {
  const hello = await firstHello(id);
  if (typeof hello === 'string') return hello;
  if (hello.view === null) return hello.match.status === 'over' ? 'tableLost' : 'notStarted';
  const card = cardOf(hello.match.game);
  if (card === undefined) return 'noSuchGame';
  const [{ game }, module] = await Promise.all([loadGame(card.id), moduleOf(card)]);
  const boxed = boxOf(game, hello.match.pack ?? null);
  if ('problems' in boxed) return 'otherRules';
  return { card, module, source: new RemoteMatch(rulesetOf(game, boxed.box), hello) };
}

function firstHello(id: string): Promise<Hello | Closed> {
  return new Promise((done) => {
    const end = (found: Hello | Closed): void => {
      window.clearTimeout(timer);
      line.close();
      done(found);
    };
    const timer = window.setTimeout(() => end('unreachable'), patience);
    const line = new Line(id, {
      have: () => undefined,
      hear: (message) => {
        if (message.t === 'hello') end(message);
        if (message.t === 'error' && message.code !== 'unavailable') end('noSuchMatch');
      },
      lost: () => undefined,
    });
  });
}

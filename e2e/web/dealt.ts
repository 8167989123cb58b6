/** A match of the page alone with a deal found beforehand, as the page keeps it. */
import { commitmentTo, isRecord, Match, only, rulesetOf, seedFrom, seedOf } from '@accretion/engine';
import { games } from '@accretion/games';

export interface Dealt {
  readonly id: string;
  /** Where the browser keeps it, and what. */
  readonly key: string;
  readonly kept: string;
  /** The id of the card asked for. */
  readonly card: number;
}

/** Three at Black Hole Buccaneers; the person's first hand holds this card. */
export function dealtWith(name: string): Dealt {
  const game = games.find(({ id }) => id === 'buccaneers');
  const content = game?.content;
  if (game === undefined || !isRecord(content) || !isRecord(content['trash']))
    throw new Error('no such game');
  const card = Object.keys(content['trash']).sort().indexOf(name);
  const ruleset = rulesetOf(game);
  const nonces = [seedOf('a'), seedOf('b'), seedOf('c')];
  for (let n = 0; n < 500; n++) {
    const secret = seedOf(n);
    const seed = seedFrom(secret, nonces);
    const match = new Match(ruleset, { options: game.defaults, seats: 3, seed });
    const view = match.view(only(0)) as { seats: { hand: number[] }[] };
    if (view.seats[0]?.hand.includes(card) !== true) continue;
    const id = `here-${seedOf(name).slice(0, 16)}`;
    const kept = {
      format: 'accretion-kept/1',
      ...{ id, game: game.id, version: game.version, pack: null, options: game.defaults, seed },
      fairness: { commitment: commitmentTo(secret), secret, nonces },
      names: ['Ada', 'Kepler', 'Leavitt'],
      bots: [null, 'greedy', 'greedy'],
      entries: [],
      ...{ createdAt: 0, movedAt: 0, isYourTurn: true, outcome: null },
    };
    return { id, card, key: `accretion/match/${id}`, kept: JSON.stringify(kept) };
  }
  throw new Error(`nobody is ever dealt ${name}`);
}

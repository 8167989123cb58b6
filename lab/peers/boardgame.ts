/** The same draft for boardgame.io, which is installed elsewhere and handed in. */
import type { Engine } from './engine.ts';

interface Cards {
  hands: number[][];
  picks: (number | null)[];
  taken: number[][];
}

/** What is used of its state. */
interface Held {
  readonly G: Cards;
  readonly ctx: { readonly gameover?: unknown };
  readonly deltalog?: unknown;
}

type Moved = { G: Cards; playerID: string; events: { endTurn(): void } };
type Action = { type: string; payload: { type: string; args: number[]; playerID: string } };
type View = (playerID: string, update: { type: 'update'; args: [string, Held] }) => unknown;

export interface Library {
  readonly internal: {
    InitializeGame(of: { game: unknown; numPlayers: number }): Held;
    CreateGameReducer(of: { game: unknown }): (state: Held, action: Action) => Held;
    getFilterPlayerView(game: unknown): View;
    ProcessGameConfig(game: unknown): unknown;
  };
  readonly core: { readonly INVALID_MOVE: unknown };
  readonly ai: {
    readonly MCTSBot: new (of: {
      game: unknown;
      enumerate: unknown;
      seed: string;
      iterations: number;
      playoutDepth: number;
    }) => { play(state: Held, playerID: string): Promise<unknown> };
  };
}

const seats = [0, 1, 2, 3];
const handSize = 7;

export function boardgame({ internal, core, ai }: Library, below: (n: number) => number): Engine<Held> {
  const pick = ({ G, playerID, events }: Moved, card: number): unknown => {
    const seat = Number(playerID);
    const hand = G.hands[seat] ?? [];
    if (G.picks[seat] !== null || !hand.includes(card)) return core.INVALID_MOVE;
    G.picks[seat] = card;
    hand.splice(hand.indexOf(card), 1);
    if (G.picks.includes(null)) return undefined;
    G.picks.forEach((id, at) => {
      if (id !== null) G.taken[at]?.push(id);
    });
    G.picks = seats.map(() => null);
    G.hands = seats.map((at) => G.hands[(at + 1) % seats.length] ?? []);
    events.endTurn();
    return undefined;
  };
  const enumerate = (G: Cards, _ctx: unknown, playerID: string): { move: string; args: number[] }[] => {
    const seat = Number(playerID);
    return G.picks[seat] === null
      ? (G.hands[seat] ?? []).map((card) => ({ move: 'pick', args: [card] }))
      : [];
  };
  const definition = {
    name: 'draft',
    disableUndo: true,
    setup: ({ random }: { random: { Shuffle(deck: number[]): number[] } }): Cards => {
      const deck = random.Shuffle(Array.from({ length: seats.length * handSize }, (_, id) => id));
      return {
        hands: seats.map((seat) => deck.slice(seat * handSize, (seat + 1) * handSize)),
        picks: seats.map(() => null),
        taken: seats.map(() => []),
      };
    },
    moves: { pick },
    // Its search asks the first active player only, so a player who has picked must leave; a new turn brings all back.
    turn: { activePlayers: { all: null, maxMoves: 1 } },
    endIf: ({ G }: { G: Cards }) => {
      if (G.hands.some((hand) => hand.length > 0) || G.picks.some((one) => one !== null)) return undefined;
      const scores = G.taken.map((own) => own.reduce((sum, id) => sum + id + 1, 0));
      return { winner: String(scores.indexOf(Math.max(...scores))) };
    },
    playerView: ({ G, playerID }: { G: Cards; playerID: string | null }) => ({
      hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.map(() => '?'))),
      picks: G.picks.map((one, seat) => (String(seat) === playerID || one === null ? one : '?')),
      taken: G.taken,
    }),
    ai: { enumerate },
  };
  const game = internal.ProcessGameConfig(definition);
  const reducer = internal.CreateGameReducer({ game });
  const filter = internal.getFilterPlayerView(game);
  return {
    name: 'boardgame.io',
    start: () => internal.InitializeGame({ game, numPlayers: seats.length }),
    isOver: ({ ctx }) => ctx.gameover !== undefined,
    step(state) {
      const seat = state.G.picks.indexOf(null);
      const hand = state.G.hands[seat] ?? [];
      const card = hand[below(hand.length)] ?? 0;
      return reducer(state, {
        type: 'MAKE_MOVE',
        payload: { type: 'pick', args: [card], playerID: String(seat) },
      });
    },
    views: (state) =>
      seats.map((seat) => JSON.stringify(filter(String(seat), { type: 'update', args: ['match', state] }))),
    stored: ({ deltalog: _, ...state }) => JSON.stringify(state),
    async search(state, iterations) {
      const bot = new ai.MCTSBot({ game, enumerate, seed: 'peers', iterations, playoutDepth: 100 });
      await bot.play(state, '0');
    },
  };
}

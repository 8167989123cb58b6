/**
 * What a strong player of AMASS looks at: points in the base, cubes on the way home, what every member on the map can
 * still expect (a cube, a steal, a card, a wound), and what rivals expect. Plans are made member by member, each where
 * it promises most given those already planned; cubes are stored deep, side by side, colour with colour.
 */
import {
  type Judge,
  type JudgeMaker,
  type Rng,
  type Seat,
  type Umpire,
  withId,
  withoutId,
} from '@accretion/engine';
import { hopesOf } from './bot/hopes.ts';
import { nextPlaced, noise } from './bot/planning.ts';
import { outlast, stealMean, worth } from './bot/prospects.ts';
import { weights } from './bot/weights.ts';
import type { Board } from './rules/board.ts';
import { clone } from './rules/clone.ts';
import { carryOutCommand } from './rules/commands.ts';
import { facings } from './rules/content.ts';
import { arePartners, crewAt, isHuman, raidersAt } from './rules/crews.ts';
import { aloneAt, defendersOf, dueOf, minersAt } from './rules/due.ts';
import { isCardMove } from './rules/hand.ts';
import type { Move, State } from './rules/state.ts';
import { cubesLeft, withSettings } from './rules/store.ts';

export { weights } from './bot/weights.ts';

/** A player that sends raiders, by plan or by card, in some rounds only. */
const raidingIn =
  (mayRaid: (round: number) => boolean): JudgeMaker<Board, State, Move> =>
  (board): Judge<State, Move> => {
    const decide = (state: State, seat: Seat, moves: readonly Move[], rng: Rng | null): Move | null =>
      decided(board, state, seat, moves, rng, mayRaid(state.round));
    return {
      worth: (state, seat) => worth(board, state, seat),
      order: (state, seat, moves) => {
        const first = decide(state, seat, moves, null);
        return first === null ? moves : [first, ...moves.filter((move) => move !== first)];
      },
      reply: (state, seat, moves, rng) =>
        decide(state, seat, moves, rng) ?? (moves[rng.below(moves.length)] as Move),
      plan: decide,
      unseal,
      hopes: (state) => hopesOf(state, (crew) => worth(board, state, crew)),
      pace: 70,
    };
  };

export const judgeOf = raidingIn(() => true);

/** Players to measure the AI crews with: how much does raiding decide? */
export const players: Readonly<Record<string, JudgeMaker<Board, State, Move>>> = {
  neverRaids: raidingIn(() => false),
  raidsALittle: raidingIn((round) => round % 3 === 0),
};

/** A39, A41: plans and slots that were set are open again, also those that were ready. */
function unseal(state: State, seat: Seat): void {
  const question = state.agenda.stack.at(-1)?.do;
  for (let other = 0; other < state.humans; other++) {
    const crew = crewAt(state, other);
    if (other === seat || crew.home === 0) continue;
    if (question === 'plan') {
      crew.ready = false;
      crew.plan = [];
    }
  }
}

/** Where a glance decides; null where looking one move ahead sees more. */
function decided(
  board: Board,
  state: State,
  seat: Seat,
  moves: readonly Move[],
  rng: Rng | null,
  mayRaid: boolean,
): Move | null {
  switch (state.agenda.stack.at(-1)?.do) {
    case 'takeBase':
      return moves[0] ?? null; // one is as good as another: as spread
    case 'plan':
      return nextPlaced(board, state, seat, moves, rng, mayRaid);
    case 'command':
      return bestCommand(board, state, seat, moves, rng, mayRaid);
    case 'pick':
      return bestPick(board, state, seat, moves, rng);
    case 'steal':
      return moves[0] ?? null; // the most
    case 'store':
      return nextStored(board, state, seat, moves);
    case 'propose':
      return moves[moves.length >> 1] ?? null; // share
    case 'answer':
      return moves[0] ?? null; // accept
    default:
      return null;
  }
}

const silent: Umpire = {
  rng: { below: () => 0, from: (ids) => ids[0] as number },
  listening: false,
  tell() {},
  next() {},
  together() {},
  post() {},
};

/** AW3: the card whose effect raises our worth most, if it is worth the card. */
function bestCommand(
  board: Board,
  state: State,
  seat: Seat,
  moves: readonly Move[],
  rng: Rng | null,
  mayRaid: boolean,
): Move | null {
  let best: Move | null = moves.find((move) => move.do === 'pass') ?? null;
  let highest = worth(board, state, seat) + weights.gain;
  for (const move of moves) {
    if (!isCardMove(move)) continue;
    const after = clone(state);
    const own = crewAt(after, seat);
    own.hand = withoutId(own.hand, move.card);
    if (move.do !== 'addDroid') after.discard = withId(after.discard, move.card);
    carryOutCommand(board, after, seat, move, silent);
    if (!mayRaid && raidersOf(after, seat) > raidersOf(state, seat)) continue;
    const found = worth(board, after, seat) + noise(rng, 0.1);
    if (found <= highest) continue;
    highest = found;
    best = move;
  }
  return best;
}

/** How many members of ours, and of a partner, stand at facings. */
function raidersOf(state: State, seat: Seat): number {
  let raiders = 0;
  state.crews.forEach((crew, other) => {
    if (other === seat || arePartners(state, other, seat))
      for (let base = 0; base < crew.raids.length; base++) raiders += raidersAt(crew, base);
  });
  return raiders;
}

/** AW4: contested facings and mines with the best odds first; raids that promise something; else withdraw. */
function bestPick(
  board: Board,
  state: State,
  seat: Seat,
  moves: readonly Move[],
  rng: Rng | null,
): Move | null {
  let best: Move | null = null;
  let highest = Number.NEGATIVE_INFINITY;
  const due = dueOf(board, state, seat);
  for (const move of moves) {
    let found = -0.2;
    if (move.do === 'fight') {
      const kind = due.find((one) => one.at === move.at)?.kind;
      if (kind === 'raid') found = raidOdds(board, state, seat, board.base(move.at));
      else if (kind === 'mine') {
        const zone = board.place(move.at);
        const rivals = minersAt(state, crewAt(state, move.against), zone);
        found =
          3 + minersAt(state, crewAt(state, seat), zone) - rivals - (isHuman(state, move.against) ? 0.2 : 0);
      } else found = 5;
    }
    found += noise(rng, 0.1);
    if (found <= highest) continue;
    highest = found;
    best = move;
  }
  return best;
}

function raidOdds(board: Board, state: State, seat: Seat, base: number): number {
  const owner = crewAt(state, state.owners[base] as number);
  const alone = aloneAt(board, state, seat, base);
  const defenders = defendersOf(owner);
  let stolen = 0;
  for (const facing of alone) stolen += stealMean(board, owner.slots[facing] ?? []);
  const chance = outlast(alone.length, defenders);
  return chance * stolen + 0.4 * Math.min(alone.length, defenders) * (1 - weights.moderate);
}

/** AW8: one cube after the other, the most valuable first, where it is safest and fits by colour. */
function nextStored(board: Board, state: State, seat: Seat, moves: readonly Move[]): Move | null {
  const ready = moves.find((move) => move.do === 'ready');
  if (ready !== undefined) return ready;
  const crew = crewAt(state, seat);
  const left = cubesLeft(crew);
  const colour = board.byValue.find((one) => left[one] > 0);
  if (colour === undefined) return null;
  const slots = withSettings(crew.slots, crew.setting);
  let best = -1;
  let highest = Number.NEGATIVE_INFINITY;
  slots.forEach((line, facing) => {
    if (!line.includes(null)) return;
    const cubes = line.filter((cube) => cube !== null);
    const alike = cubes.filter((cube) => cube === colour).length;
    const isPure = cubes.every((cube) => cube === cubes[0]);
    let found = cubes.length === 0 ? -weights.openFacing : 0.1 * cubes.length;
    if (isPure && cubes.length > 0)
      found += ((alike > 0 ? 1 : -1) * weights.colour * cubes.length) / line.length;
    if (found <= highest) return;
    highest = found;
    best = facing;
  });
  const slot = (slots[best] ?? []).indexOf(null) + 1;
  const isIt = (move: Move): boolean =>
    move.do === 'store' && move.facing === facings[best] && move.slot === slot && move.colour === colour;
  return moves.find(isIt) ?? null;
}

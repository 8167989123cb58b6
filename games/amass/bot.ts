/**
 * What a strong player of AMASS looks at: points in the base, cubes on the way home, what every member on the map can
 * still expect (a cube, a steal, a card, a wound), and what rivals expect. Plans are made member by member, each where
 * it promises most given those already planned; cubes are stored deep, side by side, colour with colour.
 */
import type { Judge, JudgeMaker, Rng, Seat, Umpire } from '@accretion/engine';
import {
  type Board,
  baseOfFacing,
  boardOf,
  facingCount,
  facingOf,
  facingPlace,
  isMine,
  zoneOf,
} from './rules/board.ts';
import { clone } from './rules/clone.ts';
import { carryOutCommand } from './rules/commands.ts';
import { type Colour, type Content, facings } from './rules/content.ts';
import { arePartners, crewAt, isHuman } from './rules/crews.ts';
import { aloneAt, crewsAt, cubesAt, dueOf, minersAt } from './rules/due.ts';
import { pairsOf } from './rules/fight.ts';
import { isCardMove } from './rules/hand.ts';
import { countCubes, withId, withoutId } from './rules/lists.ts';
import { planned } from './rules/plan.ts';
import { asidePoints, cubePoints, placing, pointsOf } from './rules/score.ts';
import type { Die, Move, State } from './rules/state.ts';
import { cubesLeft, withSettings } from './rules/store.ts';

/** Found by playing: hundreds of matches against variants of itself. */
const taste = {
  /** What a card in hand is worth, and how much less each further one. */
  card: 0.9,
  manyCards: 0.12,
  /** What a wound costs. */
  minor: 0.15,
  moderate: 0.9,
  major: 1.3,
  /** What rivals gain counts against us. */
  envy: 0.5,
  /** How many of a rival's free members are expected at mines, and before our base. */
  miners: 0.5,
  raiders: 0.35,
  /** How often a base with something to lose is defended. */
  defended: 0.45,
  /** Only plans that promise more than this. */
  least: 0.2,
  noise: 0.5,
  /** Playing a Command card must gain so much beyond its own worth. */
  gain: 0.4,
  /** A cube counts beyond its points when filling the base is the aim. */
  filling: 2,
  /** Who leads is raided more gladly. */
  leader: 0.03,
  openFacing: 1.6,
  colour: 2.2,
};

export const judgeOf: JudgeMaker<Content, State, Move> = (box): Judge<State, Move> => {
  const board = boardOf(box);
  return {
    worth: (state, seat) => worth(board, state, seat),
    order: (state, seat, moves) => {
      const first = decided(board, state, seat, moves, null);
      return first === null ? moves : [first, ...moves.filter((move) => move !== first)];
    },
    reply: (state, seat, moves, rng) =>
      decided(board, state, seat, moves, rng) ?? (moves[rng.below(moves.length)] as Move),
    plan: (state, seat, moves, rng) => decided(board, state, seat, moves, rng),
  };
};

/** Where a glance decides; null where looking one move ahead sees more. */
function decided(
  board: Board,
  state: State,
  seat: Seat,
  moves: readonly Move[],
  rng: Rng | null,
): Move | null {
  switch (state.agenda.stack.at(-1)?.do) {
    case 'plan':
      return nextPlaced(board, state, seat, moves, rng);
    case 'command':
      return bestCommand(board, state, seat, moves, rng);
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

/** Own prospects less those of rivals; at the end, the rank. */
function worth(board: Board, state: State, seat: Seat): number {
  if (state.ending !== null) return atTheEnd(board, state, seat);
  const expected = expectations(board, state);
  if (state.coop) return together(board, state, expected);
  let own = 0;
  let best = Number.NEGATIVE_INFINITY;
  let others = 0;
  for (let crew = 0; crew < state.crews.length; crew++) {
    const total = standing(board, state, crew) + (expected[crew] as number);
    if (crew === seat) own = total;
    else {
      others += total;
      best = Math.max(best, total);
    }
  }
  return own - taste.envy * (0.5 * best + (0.5 * others) / (state.crews.length - 1));
}

function atTheEnd(board: Board, state: State, seat: Seat): number {
  if (state.coop) return state.ending === 'won' ? 200 : -200;
  const { rank } = placing(board, state, seat);
  return 40 * ((state.crews.length - rank) / (state.crews.length - 1)) + pointsOf(board, crewAt(state, seat));
}

/** Co-op: both bases must be full before any AI base is, so cubes count more than their points. */
function together(board: Board, state: State, expected: readonly number[]): number {
  let sum = 0;
  let danger = 0;
  for (let crew = 0; crew < state.crews.length; crew++) {
    const own = crewAt(state, crew);
    const total = standing(board, state, crew) + (expected[crew] as number);
    const cubes = countCubes(own.stored) + countCubes(own.haul);
    if (isHuman(state, crew)) sum += total + taste.filling * Math.min(20, cubes);
    else danger = Math.max(danger, total + taste.filling * cubes);
  }
  return sum - 0.7 * danger;
}

/** What a crew has: stored and hauled cubes, cards, less what its wounded cost. */
function standing(board: Board, state: State, crew: number): number {
  const own = crewAt(state, crew);
  const cards = own.hand.length * (taste.card - taste.manyCards * Math.min(4, own.hand.length));
  const wounds = own.minor * taste.minor + own.moderate * taste.moderate + own.major * taste.major;
  return (
    pointsOf(board, own) +
    0.95 * cubePoints(board, own.haul) +
    0.1 * asidePoints(board, own) +
    cards -
    wounds +
    0.25 * own.droids.length
  );
}

/** What each crew may still expect of this round from its members on the map. */
function expectations(board: Board, state: State): number[] {
  const expected: number[] = state.crews.map((crew) => 1.33 * taste.card * crew.camp);
  const isBeforeMining = state.agenda.stack.some(({ do: step }) => step !== 'steals' && step !== 'steal');
  const isStoring = state.agenda.stack.some(({ do: step }) => step === 'storing' || step === 'store');
  if (isStoring && !state.agenda.stack.some(({ do: step }) => step === 'steals')) return expected;
  if (isBeforeMining && !isStoring)
    for (let zone = 0; zone < board.zones.length; zone++) expectAtMine(board, state, zone, expected);
  for (let base = 0; base < board.bases.length; base++) expectAtBase(board, state, base, expected);
  if (state.fight !== null) expectWounds(state, expected);
  return expected;
}

function expectAtMine(board: Board, state: State, zone: number, expected: number[]): void {
  let members = 0;
  let crews = 0;
  for (let crew = 0; crew < state.crews.length; crew++) {
    const there = minersAt(state, crewAt(state, crew), zone);
    members += there;
    if (there > 0) crews++;
  }
  if (members === 0) return;
  const cubes = cubesAt(board, state, zone);
  const points = board.points[board.zones[zone]?.colour as Colour];
  const isFought = crews > 1 && members > cubes;
  for (let crew = 0; crew < state.crews.length; crew++) {
    const there = minersAt(state, crewAt(state, crew), zone);
    if (there === 0) continue;
    const rivals = members - there;
    const taken = isFought
      ? (cubes * there * there) / (there * there + rivals * rivals)
      : Math.min(there, cubes);
    const hurt = isFought ? Math.min(there, rivals) * 0.45 : 0;
    expected[crew] = (expected[crew] as number) + Math.min(taken, there) * points - hurt * taste.moderate;
  }
}

/** A raid: raiders alone at a facing steal if nobody defends, or if they get the better of the defenders. */
function expectAtBase(board: Board, state: State, base: number, expected: number[]): void {
  const owner = state.owners[base] as number;
  if (owner < 0) return;
  const { slots, defence, droids } = crewAt(state, owner);
  const defenders = defence + droids.length;
  for (let facing = 0; facing < facingCount; facing++) {
    const there = crewsAt(board, state, base, facing);
    for (const crew of there) {
      const raiders = there.length > 1 ? 0.6 : aloneAt(board, state, crew, base).length;
      const chance = (defenders === 0 ? 1 : wins(raiders, defenders)) / (there.length * there.length);
      const stolen = chance * stealMean(board, slots[facing] ?? []);
      const hurt = defenders === 0 && there.length === 1 ? 0 : 0.5;
      expected[crew] = (expected[crew] as number) + stolen - hurt * taste.moderate * (1 - chance);
      expected[owner] = (expected[owner] as number) - stolen;
    }
  }
}

/** The chance that so many raiders outlast so many defenders, roughly. */
const wins = (raiders: number, defenders: number): number =>
  (raiders * raiders) / (raiders * raiders + 1.6 * defenders * defenders);

/** Points a steal at this facing brings on average: outermost first, the first cube always. */
function stealMean(board: Board, slots: readonly (Colour | null)[]): number {
  let sum = 0;
  for (let face = 1; face <= 6; face++) {
    let points = 0;
    let taken = 0;
    for (let slot = slots.length - 1; slot >= 0; slot--) {
      const cube = slots[slot];
      if (cube === null || cube === undefined) continue;
      if (taken > 0 && points + board.points[cube] > face) break;
      points += board.points[cube];
      taken++;
    }
    sum += points;
  }
  return sum / 6;
}

/** The dice on the table, judged as they lie. */
function expectWounds(state: State, expected: number[]): void {
  const { fight } = state;
  if (fight === null) return;
  const sides = [fight.picker, fight.rival] as const;
  const lost = 1.2;
  for (const { dice, lock } of pairsOf(fight)) {
    const [own, rival] = [fight.dice[dice[0]] as Die, fight.dice[dice[1]] as Die];
    const lead = lock === null ? own.face - rival.face : lock.wins === 1 ? 1 : lock.wins === 2 ? -1 : 0;
    const cost =
      lock !== null || lead === 0 ? taste.minor : Math.abs(lead) < 3 ? taste.moderate : taste.major;
    if (lead <= 0 && own.droid === null) expected[sides[0]] = (expected[sides[0]] as number) - cost - lost;
    if (lead >= 0 && rival.droid === null) expected[sides[1]] = (expected[sides[1]] as number) - cost - lost;
  }
}

/** AW2: the most promising place for one more member; ready when none promises enough. */
function nextPlaced(
  board: Board,
  state: State,
  seat: Seat,
  moves: readonly Move[],
  rng: Rng | null,
): Move | null {
  const crew = crewAt(state, seat);
  const tally = planned(board, crew);
  let best: Move | null = null;
  let highest = taste.least;
  for (const move of moves) {
    if (move.do !== 'place') continue;
    const found = promise(board, state, seat, tally, board.place(move.at)) + noise(rng, taste.noise);
    if (found <= highest) continue;
    highest = found;
    best = move;
  }
  return best ?? moves.find((move) => move.do === 'ready') ?? null;
}

/** Equals are told apart by chance, or the first in the list would always suffer. */
const noise = (rng: Rng | null, most: number): number => (rng === null ? 0 : (most * rng.below(1000)) / 1000);

function promise(board: Board, state: State, seat: Seat, tally: readonly number[], place: number): number {
  const there = tally[place] as number;
  const crew = crewAt(state, seat);
  if (place === board.camp) return 1.33 * taste.card * (crew.hand.length > 4 ? 0.3 : 1) - 0.35 * there;
  if (place === board.defence) return defencePromise(board, state, seat, there);
  if (zoneOf(board, place, crew.base) === state.alien) return -1;
  if (isMine(board, place)) return minePromise(board, state, seat, place, there);
  return raidPromise(board, state, tally, place);
}

function freeRivals(state: State, seat: Seat): number {
  let free = 0;
  for (let crew = 0; crew < state.crews.length; crew++)
    if (crew !== seat && !arePartners(state, crew, seat)) free += crewAt(state, crew).home;
  return free;
}

function minePromise(board: Board, state: State, seat: Seat, zone: number, there: number): number {
  const cubes = cubesAt(board, state, zone);
  if (cubes <= there) return -1;
  const points = board.points[board.zones[zone]?.colour as Colour];
  let all = 0;
  for (let other = 0; other < board.zones.length; other++)
    if (other !== state.alien)
      all += cubesAt(board, state, other) * (1 + board.points[board.zones[other]?.colour as Colour]);
  const share = (cubes * (1 + points)) / Math.max(1, all);
  const rivals = Math.min(3 * (state.crews.length - 1), freeRivals(state, seat) * taste.miners * share);
  const slack = cubes - there - rivals;
  const chance = Math.min(1, Math.max(0.15, 0.6 + 0.22 * slack));
  const filling = state.coop ? taste.filling : 0.3;
  return (points + filling) * chance - (1 - chance) * taste.moderate * 0.8;
}

function raidPromise(board: Board, state: State, tally: readonly number[], place: number): number {
  const base = baseOfFacing(board, place);
  const owner = crewAt(state, state.owners[base] as number);
  const stolen = stealMean(board, owner.slots[facingOf(board, place)] ?? []);
  if (stolen === 0) return -1;
  const north = facingPlace(board, base, 0);
  let raiders = 0;
  for (let facing = 0; facing < facingCount; facing++) raiders += tally[north + facing] as number;
  const guarded = owner.home === 0 ? 0 : taste.defended;
  const chance = 1 - guarded + guarded * (0.15 + 0.15 * raiders);
  const rivals = 0.5 / (state.crews.length - 1) + taste.leader * lead(board, state, base);
  return (
    (stolen + (state.coop ? taste.filling : 0)) * chance * 0.85 * (1 + rivals) -
    guarded * 0.6 * taste.moderate
  );
}

/** How far the owner of a base is ahead of the others' mean. */
function lead(board: Board, state: State, base: number): number {
  let sum = 0;
  for (const crew of state.crews) sum += pointsOf(board, crew);
  return pointsOf(board, crewAt(state, state.owners[base] as number)) - sum / state.crews.length;
}

function defencePromise(board: Board, state: State, seat: Seat, there: number): number {
  const crew = crewAt(state, seat);
  if (board.bases[crew.base]?.zone === state.alien) return -1;
  const exposed = crew.slots.map((slots) => stealMean(board, slots)).sort((a, b) => b - a);
  const raiders = (freeRivals(state, seat) * taste.raiders) / Math.max(1, state.crews.length - 1);
  let loss = 0;
  for (let i = 0; i < exposed.length; i++)
    loss += Math.min(1, Math.max(0, raiders - i)) * (exposed[i] as number);
  return loss * (there === 0 ? 0.55 : there === 1 ? 0.3 : 0.15) - 0.1;
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
): Move | null {
  let best: Move | null = moves.find((move) => move.do === 'pass') ?? null;
  let highest = worth(board, state, seat) + taste.gain;
  for (const move of moves) {
    if (!isCardMove(move)) continue;
    const after = clone(state);
    const own = crewAt(after, seat);
    own.hand = withoutId(own.hand, move.card);
    if (move.do !== 'addDroid') after.discard = withId(after.discard, move.card);
    carryOutCommand(board, after, seat, move, silent);
    const found = worth(board, after, seat) + noise(rng, 0.1);
    if (found <= highest) continue;
    highest = found;
    best = move;
  }
  return best;
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
  const defenders = owner.defence + owner.droids.length;
  let stolen = 0;
  for (const facing of alone) stolen += stealMean(board, owner.slots[facing] ?? []);
  const chance = wins(alone.length, defenders);
  return chance * stolen + 0.4 * Math.min(alone.length, defenders) * (1 - taste.moderate);
}

/** AW8: one cube after the other, the dearest first, where it is safest and fits by colour. */
function nextStored(board: Board, state: State, seat: Seat, moves: readonly Move[]): Move | null {
  const ready = moves.find((move) => move.do === 'ready');
  if (ready !== undefined) return ready;
  const crew = crewAt(state, seat);
  const left = cubesLeft(crew);
  const colour = board.dearest.find((one) => left[one] > 0);
  if (colour === undefined) return null;
  const slots = withSettings(crew.slots, crew.setting);
  let best = -1;
  let highest = Number.NEGATIVE_INFINITY;
  slots.forEach((line, facing) => {
    if (!line.includes(null)) return;
    const cubes = line.filter((cube) => cube !== null);
    const alike = cubes.filter((cube) => cube === colour).length;
    const isPure = cubes.every((cube) => cube === cubes[0]);
    let found = cubes.length === 0 ? -taste.openFacing : 0.1 * cubes.length;
    if (isPure && cubes.length > 0)
      found += ((alike > 0 ? 1 : -1) * taste.colour * cubes.length) / line.length;
    if (found <= highest) return;
    highest = found;
    best = facing;
  });
  const slot = (slots[best] ?? []).indexOf(null) + 1;
  const isIt = (move: Move): boolean =>
    move.do === 'store' && move.facing === facings[best] && move.slot === slot && move.colour === colour;
  return moves.find(isIt) ?? null;
}

/** What Command cards do: which targets are legal (A46), and carrying them out (A34, AA30, AA31, AA65 to AA67). */
import { type Refusal, type Umpire, withId } from '@accretion/engine';
import { type Board, isMine } from './board.ts';
import { type Effect, type EffectOf, facings, type Wound } from './content.ts';
import { addMembers, crewAt, membersAt, noSuchPlace, tallyOf, whyNotThere, woundOf } from './crews.ts';
import { moreCubes } from './cubes.ts';
import type { CardMove } from './hand.ts';
import { type Move, type MoveOf, type State, tell } from './state.ts';

const no = (why: string): Refusal => ({ rule: 'A46', why });

/** Why a Command card cannot be played so; null when it can. */
export function refuseCommand(
  board: Board,
  state: State,
  seat: number,
  effect: Effect,
  move: CardMove,
): Refusal | null {
  const own = crewAt(state, seat);
  switch (move.do) {
    case 'moveMembers':
      return refuseMoving(board, state, seat, effect as EffectOf<'moveMembers'>, move);
    case 'returnWounded':
      if (!(effect as EffectOf<'returnWounded'>).from.includes(move.from)) return no('notFromThere');
      if (own[move.from] === 0) return no('nobodyThere');
      return own.defence < board.content.caps.defence ? null : no('centreIsFull');
    case 'grantArmour':
      return own.armour ? no('alreadyArmoured') : null;
    case 'woundMember': {
      const crew = state.crews[move.crew];
      const place = board.place(move.at);
      if (crew === undefined || place < 0) return noSuchPlace;
      if ((effect as EffectOf<'woundMember'>).whose === 'own' && move.crew !== seat)
        return no('ownMembersOnly');
      return membersAt(board, crew, place) > 0 ? null : no('nobodyThere');
    }
    case 'moveAlien':
      return (effect as EffectOf<'moveAlien'>).steps.includes(move.steps) ? null : no('notSoFar');
    case 'addCubes': {
      const place = board.place(move.mine);
      const zone = board.zones[place];
      if (zone === undefined) return noSuchPlace;
      if (place === state.alien) return no('alienIsThere');
      return state.supply[zone.colour] >= (effect as EffectOf<'addCubes'>).count ? null : no('supplyIsEmpty');
    }
    case 'closeFacing':
      return own.closed.includes(facings.indexOf(move.facing)) ? no('alreadyClosed') : null;
    default:
      return null;
  }
}

/** AA66: lifted from one location, each set at another that is legal for the owner and within the caps. */
function refuseMoving(
  board: Board,
  state: State,
  seat: number,
  { whose, most }: EffectOf<'moveMembers'>,
  { crew, from, to }: MoveOf<'moveMembers'>,
): Refusal | null {
  const owner = state.crews[crew];
  const start = board.place(from);
  if (owner === undefined || start < 0) return noSuchPlace;
  if (whose === 'own' && crew !== seat) return no('ownMembersOnly');
  if (to.length > most) return no('tooManyMembers');
  const tally = tallyOf(board, owner);
  if ((tally[start] as number) < to.length) return no('nobodyThere');
  tally[start] = (tally[start] as number) - to.length;
  for (const at of to) {
    const place = board.place(at);
    if (place < 0) return noSuchPlace;
    if (place === start) return no('anotherPlace');
    const refusal = whyNotThere(board, state, crew, tally, place);
    if (refusal !== null) return no(refusal.why);
    tally[place] = (tally[place] as number) + 1;
  }
  return null;
}

/** Legal ways to play a Command card, enough to play well. */
export function commandMoves(
  board: Board,
  state: State,
  seat: number,
  card: number,
  effect: Effect,
  moves: Move[],
): void {
  const own = crewAt(state, seat);
  switch (effect.do) {
    case 'moveMembers':
      for (let crew = 0; crew < state.crews.length; crew++)
        if (effect.whose === 'any' || crew === seat)
          movingMoves(board, state, crew, card, effect.most, moves);
      return;
    case 'returnWounded':
      if (own.defence >= board.content.caps.defence) return;
      for (const from of effect.from) if (own[from] > 0) moves.push({ do: 'returnWounded', card, from });
      return;
    case 'grantArmour':
      if (!own.armour) moves.push({ do: 'grantArmour', card });
      return;
    case 'woundMember':
      for (let crew = 0; crew < state.crews.length; crew++) {
        if (effect.whose === 'own' && crew !== seat) continue;
        const tally = tallyOf(board, crewAt(state, crew));
        for (let place = 0; place < tally.length; place++)
          if ((tally[place] as number) > 0)
            moves.push({ do: 'woundMember', card, crew, at: board.places[place] as string });
      }
      return;
    case 'moveAlien':
      for (const steps of effect.steps) moves.push({ do: 'moveAlien', card, steps });
      return;
    case 'addCubes':
      board.zones.forEach(({ mine, colour }, zone) => {
        if (zone !== state.alien && state.supply[colour] >= effect.count)
          moves.push({ do: 'addCubes', card, mine });
      });
      return;
    case 'closeFacing':
      facings.forEach((facing, at) => {
        if (!own.closed.includes(at)) moves.push({ do: 'closeFacing', card, facing });
      });
      return;
    case 'addDroid':
      moves.push({ do: 'addDroid', card });
  }
}

/** One member to anywhere; several together to one mine, the camp or the centre, or to facings of one base. */
function movingMoves(
  board: Board,
  state: State,
  crew: number,
  card: number,
  most: number,
  moves: Move[],
): void {
  const tally = tallyOf(board, crewAt(state, crew));
  for (let from = 0; from < tally.length; from++) {
    const there = tally[from] as number;
    if (there === 0) continue;
    const origin = board.places[from] as string;
    tally[from] = there - 1;
    for (let to = 0; to < tally.length; to++) {
      if (to === from || whyNotThere(board, state, crew, tally, to) !== null) continue;
      const at = board.places[to] as string;
      moves.push({ do: 'moveMembers', card, crew, from: origin, to: [at] });
      if (most > 1 && there > 1) moveTwo(board, state, crew, card, from, to, tally, moves);
    }
    tally[from] = there;
  }
}

function moveTwo(
  board: Board,
  state: State,
  crew: number,
  card: number,
  from: number,
  to: number,
  tally: number[],
  moves: Move[],
): void {
  tally[to] = (tally[to] as number) + 1;
  tally[from] = (tally[from] as number) - 1;
  const last = isMine(board, to) || to >= board.defence ? to : board.defence - 1;
  for (let also = to; also <= last; also++) {
    if (also === from || whyNotThere(board, state, crew, tally, also) !== null) continue;
    const places = [board.places[to] as string, board.places[also] as string];
    moves.push({ do: 'moveMembers', card, crew, from: board.places[from] as string, to: places });
  }
  tally[from] = (tally[from] as number) + 1;
  tally[to] = (tally[to] as number) - 1;
}

export function carryOutCommand(
  board: Board,
  state: State,
  seat: number,
  move: CardMove,
  umpire: Umpire,
): void {
  const own = crewAt(state, seat);
  const effect = board.actions[move.card]?.command as Effect;
  switch (move.do) {
    case 'moveMembers': {
      const crew = crewAt(state, move.crew);
      addMembers(board, crew, board.place(move.from), -move.to.length);
      for (const at of move.to) addMembers(board, crew, board.place(at), 1);
      tell(umpire, {
        did: 'movedMembers',
        crew: move.crew,
        members: move.to.length,
        from: move.from,
        to: move.to,
      });
      return;
    }
    case 'returnWounded':
      own[move.from]--;
      own.defence++;
      tell(umpire, { did: 'returned', crew: seat, from: move.from });
      return;
    case 'grantArmour':
      own.armour = true;
      tell(umpire, { did: 'armour', crew: seat });
      return;
    case 'woundMember': {
      addMembers(board, crewAt(state, move.crew), board.place(move.at), -1);
      const to: Wound = woundOf(state, move.crew, (effect as EffectOf<'woundMember'>).to);
      crewAt(state, move.crew)[to]++;
      tell(umpire, { did: 'wound', crew: move.crew, to, at: move.at });
      return;
    }
    case 'moveAlien':
      state.alien = (state.alien + move.steps) % board.zones.length; // A6, A34: no cubes are removed
      tell(umpire, { did: 'lure', to: state.alien });
      return;
    case 'addCubes': {
      const { count } = effect as EffectOf<'addCubes'>;
      const { mine, colour } = board.zones[board.place(move.mine)] as Board['zones'][number];
      state.mines = { ...state.mines, [mine]: (state.mines[mine] ?? 0) + count };
      state.supply = moreCubes(state.supply, colour, -count);
      tell(umpire, { did: 'addCubes', mine, cubes: count });
      return;
    }
    case 'closeFacing':
      own.closed = withId(own.closed, facings.indexOf(move.facing));
      tell(umpire, { did: 'close', crew: seat, facing: move.facing });
      return;
    case 'addDroid':
      own.droids = withId(own.droids, move.card); // AA63
      tell(umpire, { did: 'droid', crew: seat });
  }
}

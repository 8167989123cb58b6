/** The window after the roll: Combat cards of the two sides (A15, A34, AA26 to AA29, AA63, AA64). */
import { type Handler, isRefusal, type Refusal, roll, type Umpire } from '@accretion/engine';
import type { ActionCard, Board } from './board.ts';
import type { EffectOf, Wound } from './content.ts';
import { crewAt } from './crews.ts';
import { isLocked, lose, nextReaction, type Pair, pairsOf, type ReactStep } from './fight.ts';
import { type CardMove, eachKind, effectFor, isCardMove, spend } from './hand.ts';
import { type Die, type Fight, isDroid, type Lock, type Move, type State, tell } from './state.ts';

const pass: Move = { do: 'pass' };

/** AW5: play one Combat card with its target, or pass. */
export const react = (board: Board): Handler<State, Move, ReactStep> => ({
  moves(state, { side }, seat) {
    const fight = state.fight as Fight;
    const moves: Move[] = [pass];
    eachKind(board, crewAt(state, seat), 'combat', (card, effect) => {
      if (effect.do === 'addDroid') moves.push({ do: 'addDroid', card });
      else
        for (let die = 0; die < fight.dice.length; die++) {
          if (effect.do !== 'winPairing' && effect.do !== 'rerollDie' && effect.do !== 'defeatMember')
            continue;
          const move = { do: effect.do, card, die };
          if (refuseOn(fight, side, move) === null) moves.push(move);
        }
    });
    return moves;
  },
  refuse(state, { side }, seat, move) {
    if (move.do === 'pass') return null;
    if (!isCardMove(move)) return { rule: 'A47', why: 'combatCardOrPass' };
    const effect = effectFor(board, crewAt(state, seat), 'combat', move);
    return isRefusal(effect) ? effect : refuseOn(state.fight as Fight, side, move);
  },
  play(state, { side, passes }, seat, move, umpire) {
    if (!isCardMove(move)) {
      tell(umpire, { did: 'pass', seat });
      nextReaction(board, state, 1 - side, passes + 1, umpire);
      return;
    }
    spend(state, seat, move.card, false, umpire);
    carryOut(board, state, side, seat, move, umpire);
    nextReaction(board, state, 1 - side, 0, umpire);
  },
  byDefault: () => pass,
});

/** Why a Combat card may not have this target. */
function refuseOn(fight: Fight, side: number, move: CardMove): Refusal | null {
  if (!('die' in move)) return null;
  const die = fight.dice[move.die];
  if (die === undefined) return { rule: 'A46', why: 'noSuchDie' };
  if (move.do === 'winPairing') {
    if (die.side !== side) return { rule: 'A46', why: 'ownDie' };
    const pair = pairWith(fight, side, move.die);
    if (pair === undefined) return { rule: 'AA29', why: 'diePairedWithNone' };
    return pair.lock !== null && (pair.lock.wins & bitOf(side)) !== 0
      ? { rule: 'AA64', why: 'alreadyWon' }
      : null;
  }
  if (isLocked(fight, move.die)) return { rule: 'AA64', why: 'pairingIsLocked' };
  if (move.do === 'rerollDie') return null;
  if (die.side === side) return { rule: 'A46', why: 'rivalsDie' };
  return !isDroid(die) ? null : { rule: 'AA63', why: 'droidIsNoMember' };
}

const bitOf = (side: number): number => 1 << side;

const pairWith = (fight: Fight, side: number, die: number): Pair | undefined =>
  pairsOf(fight).find((pair) => pair.dice[side] === die);

function carryOut(
  board: Board,
  state: State,
  side: number,
  crew: number,
  move: CardMove,
  umpire: Umpire,
): void {
  const fight = state.fight as Fight;
  switch (move.do) {
    case 'addDroid': {
      const face = roll(umpire.rng, 6);
      const die: Die = { side, face, facing: -1, droid: move.card, called: true, sentry: false };
      state.fight = { ...fight, dice: [...fight.dice, die] };
      tell(umpire, { did: 'callDroid', crew, face });
      return;
    }
    case 'rerollDie': {
      const die = fight.dice[move.die] as Die;
      const face = roll(umpire.rng, 6);
      state.fight = { ...fight, dice: fight.dice.with(move.die, { ...die, face }) };
      tell(umpire, { did: 'reroll', crew, die: move.die, from: die.face, face });
      return;
    }
    case 'winPairing': {
      const { loser } = (board.actions[move.card] as ActionCard).combat as EffectOf<'winPairing'>;
      state.fight = withWin(fight, side, move.die, loser);
      tell(umpire, { did: 'winPairing', crew, die: move.die });
      return;
    }
    case 'defeatMember': {
      const { to } = (board.actions[move.card] as ActionCard).combat as EffectOf<'defeatMember'>;
      tell(umpire, { did: 'defeat', crew, die: move.die });
      lose(board, state, fight, fight.dice[move.die] as Die, to, umpire);
      state.fight = withoutDie(fight, move.die);
    }
  }
}

/** AA64: the pairing of a die is won by a card, and frozen. */
export function withWin(fight: Fight, side: number, die: number, loser: Wound): Fight {
  const pair = pairWith(fight, side, die) as Pair;
  const wins = (pair.lock?.wins ?? 0) | bitOf(side);
  const others = fight.locks.filter((lock) => lock !== pair.lock);
  return { ...fight, locks: [...others, { dice: pair.dice, wins, loser }] };
}

/** A die leaves the roll-off; those after it move up. */
export function withoutDie(fight: Fight, gone: number): Fight {
  const moved = (die: number): number => (die > gone ? die - 1 : die);
  return {
    ...fight,
    dice: fight.dice.filter((_, die) => die !== gone),
    locks: fight.locks.map((lock): Lock => ({ ...lock, dice: lock.dice.map(moved) })),
  };
}

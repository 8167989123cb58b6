/** Own moves that take each other back say nothing, and nobody wants to follow them. */
import type { Move, State } from '@accretion/engine';
import { difference } from './difference.ts';
import { isAllowed, type Study } from './study.ts';

/** What an answer comes to, however its small moves were ordered. */
export function answerKey({ ruleset, seat, rng }: Study, open: State, moves: readonly Move[]): string {
  const state = ruleset.clone(open);
  // The last move may close the question: then chance comes in.
  for (const move of moves.slice(0, -1)) ruleset.play(state, seat, move, rng);
  return difference(open, state, new WeakMap());
}

/** The same answer without pairs of moves of which one takes back the other. */
export function withoutDetours(study: Study, open: State, moves: readonly Move[]): readonly Move[] {
  const key = answerKey(study, open, moves);
  let best = moves;
  for (let i = 0; i < best.length - 1; i++) {
    const shorter = withoutOne(study, open, best, i);
    if (shorter === null || answerKey(study, open, shorter) !== key) continue;
    best = shorter;
    i--;
  }
  return best;
}

/** Without a move and the one that takes it back; null if none does. */
function withoutOne(study: Study, open: State, moves: readonly Move[], i: number): readonly Move[] | null {
  const { ruleset, seat, rng } = study;
  const before = ruleset.clone(open);
  for (const move of moves.slice(0, i)) ruleset.play(before, seat, move, rng);
  const after = ruleset.clone(before);
  ruleset.play(after, seat, moves[i] as Move, rng);
  for (let j = i + 1; j < moves.length - 1; j++) {
    const move = moves[j] as Move;
    if (!isAllowed(study, after, seat, move)) continue;
    const back = ruleset.clone(after);
    ruleset.play(back, seat, move, rng);
    if (difference(before, back, new WeakMap()) !== '') continue;
    const rest = moves.filter((_, n) => n !== i && n !== j);
    return areAllowed(study, open, rest) ? rest : null;
  }
  return null;
}

function areAllowed(study: Study, open: State, moves: readonly Move[]): boolean {
  const { ruleset, seat, rng } = study;
  const state = ruleset.clone(open);
  return moves.every((move, n) => {
    if (!isAllowed(study, state, seat, move)) return false;
    if (n < moves.length - 1) ruleset.play(state, seat, move, rng);
    return true;
  });
}

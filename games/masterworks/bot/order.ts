/** Who activates next (ME7, MD6): whoever has most to do now; the partner's figures are asked about as well. */
import type { Seat } from '@accretion/engine';
import type { Move } from '../rules/answers.ts';
import { nameOf } from '../rules/field/figures.ts';
import type { Look } from '../rules/play.ts';
import { crisisA, crisisB } from '../rules/state.ts';
import { eligibleOf } from '../rules/turn/crisis.ts';
import { intentOf } from './activation.ts';
import { fallChance } from './danger.ts';

interface Candidate {
  readonly figure: number;
  readonly worth: number;
}

function bestOf(look: Look, seat: Seat): Candidate | null {
  let best: Candidate | null = null;
  for (const figure of eligibleOf(look.state, seat)) {
    // A hero who may fall before the next turn acts now or never.
    const worth = (1 + 2 * fallChance(look, figure)) * intentOf(look, figure, 2, null).worth;
    if (best === null || worth > best.worth) best = { figure, worth };
  }
  return best;
}

/** `handed`: the partner has already looked at both squads and would rather see one of ours act. */
export function nextUp(look: Look, seat: Seat, moves: readonly Move[], handed: boolean): Move | null {
  const own = bestOf(look, seat);
  if (own === null) return null;
  const handing = handed ? undefined : moves.find((move) => move.do === 'yours');
  if (handing !== undefined) {
    const other = bestOf(look, seat === crisisA ? crisisB : crisisA);
    if (other !== null && other.worth > own.worth + 0.01) return handing;
  }
  const name = nameOf(look, own.figure);
  return moves.find((move) => move.do === 'activate' && move.figure === name) ?? null;
}

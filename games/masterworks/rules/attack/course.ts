/** How far an attack has come, and whether it goes on (MC17, MC72, MA38, MA53). */
import { isStandingAt } from '../field/field.ts';
import { figureAt, isPile, isUp } from '../field/figures.ts';
import type { Look } from '../play.ts';
import { type Attack, none } from '../state.ts';

/** Cursors of the attack. */
export const nextTarget = 10;
export const targeting = 20;
/** Step 12, when damage is dealt. */
export const damageStep = 40;

/** Can it still be attacked: a figure that is up, a pile that stands? */
export const isThere = (look: Look, target: number): boolean =>
  isPile(target) ? isStandingAt(look.state, look, target) : isUp(figureAt(look.state, target));

/** Has its attacker fallen? */
export const isOrphaned = ({ state }: Look, { attacker }: Attack): boolean =>
  !isUp(figureAt(state, attacker));

/** MC17, MA53: has it ended, by a rule or with an attacker who fell before damage? */
export const hasEnded = (look: Look, attack: Attack): boolean =>
  attack.ended || (attack.cursor <= damageStep && attack.cursor !== nextTarget && isOrphaned(look, attack));

/** MC72: is the target gone before damage? */
export const hasLostTarget = (look: Look, attack: Attack): boolean =>
  attack.target !== none &&
  attack.cursor > targeting &&
  attack.cursor <= damageStep &&
  !isThere(look, attack.target);

/** An attack begins: as an action, as an extra attack, or inside another (MC84, MC87). */
import type { Rule } from '../book/rule.ts';
import { newId } from '../effects/start.ts';
import { next, type Play } from '../play.ts';
import { type Attack, none } from '../state.ts';
import type { Reach } from './targets.ts';

export interface Beginning {
  readonly attacker: number;
  readonly rule: Rule;
  /** Of a single attack. */
  readonly target?: number;
  /** Of an area or beam. */
  readonly reach?: Reach;
  readonly from: number;
  readonly direction?: number;
  readonly isAction: boolean;
  readonly sequence?: number;
  readonly without?: number;
}

/** An attack as it is declared. */
function newAttack(id: number, beginning: Beginning): Attack {
  const { attacker, rule, target = none, reach, from, direction = none } = beginning;
  const enemies = reach?.enemies ?? [target];
  return {
    id,
    attack: rule.index,
    attacker,
    target,
    first: target,
    targets: reach?.enemies ?? [],
    measured: enemies,
    bystanders: reach?.allies ?? [],
    cursor: 0,
    type: rule.attack?.type ?? 'physical',
    from,
    direction,
    isAction: beginning.isAction,
    sequence: beginning.sequence ?? none,
    without: beginning.without ?? none,
    far: 0,
    paid: 0,
    bought: 0,
    moreAttack: 0,
    attackDice: [],
    defenceDice: [],
    moreDefence: 0,
    cover: false,
    damage: 0,
    dealt: 0,
    used: [],
    ended: false,
  };
}

export function startAttack(play: Play, beginning: Beginning): Attack {
  const { state } = play;
  const attack = newAttack(newId(state), beginning);
  state.attacks = [...state.attacks, attack];
  next(play, { do: 'attack', attack: attack.id });
  return attack;
}

/** What is told of an attack and its dice, carried out on a view. */
import { none, type View } from '../../rules/state.ts';
import type { Story } from '../../rules/story.ts';
import type { Model } from '../field/model.ts';
import { markOf } from '../field/names.ts';

type Attack = View['attacks'][number];

/** Null: it is not about an attack. */
export function retellAttack(model: Model, view: View, event: Story): View | null {
  const change = (part: (attack: Attack) => Partial<Attack>): View => {
    const last = view.attacks.at(-1);
    return last === undefined
      ? view
      : { ...view, attacks: [...view.attacks.slice(0, -1), { ...last, ...part(last) }] };
  };
  switch (event.did) {
    case 'attack':
      return { ...view, attacks: [...view.attacks.filter(isGoingOn), begun(model, view, event)] };
    case 'retarget':
      return change(() => ({ target: markOf(model, view, event.target) }));
    case 'type':
      return change(() => ({ type: event.type }));
    case 'roll': {
      const dice = [...event.dice, ...event.added];
      return event.of === 'attack'
        ? change((attack) => ({ attackDice: [...attack.attackDice, ...dice] }))
        : change(() => ({ defenceDice: dice }));
    }
    case 'reroll':
      return change((attack) => replaced(attack, event.of, event.dice, (i) => event.to[i] ?? 0));
    case 'change':
      return change((attack) => replaced(attack, event.of, event.dice, () => event.to));
    case 'count':
      return change(() => ({ damage: event.damage }));
    case 'attackOver':
      return { ...view, attacks: view.attacks.slice(0, -1) };
    default:
      return null;
  }
}

/** Told over already, but not yet gone from a view in the middle of it. */
const isGoingOn = ({ cursor }: Attack): boolean => cursor >= 0;

function begun(model: Model, view: View, told: Extract<Story, { did: 'attack' }>): Attack {
  const attacker = markOf(model, view, told.figure);
  const target = markOf(model, view, told.target);
  const rule = model.byKey.get(told.attack) ?? model.byKey.get(`${told.figure}.${told.attack}`);
  return {
    ...{
      id: none,
      attack: Math.max(0, rule?.index ?? 0),
      attacker: Math.max(0, attacker),
      target,
      first: target,
    },
    ...{ targets: [], measured: [target], bystanders: [], cursor: 0, type: told.type, from: attacker },
    ...{
      direction: told.direction,
      isAction: false,
      sequence: none,
      without: none,
      far: told.range,
      paid: 0,
    },
    ...{
      bought: 0,
      moreAttack: 0,
      attackDice: [],
      defenceDice: [],
      moreDefence: 0,
      cover: false,
      damage: 0,
      dealt: 0,
      used: [],
    },
    ended: false,
  };
}

function replaced(
  attack: Attack,
  of: 'attack' | 'defence' | 'dodge',
  which: readonly number[],
  to: (place: number) => number,
): Partial<Attack> {
  const changed = (dice: readonly number[]): number[] =>
    dice.map((die, i) => (which.includes(i) ? to(which.indexOf(i)) : die));
  if (of === 'attack') return { attackDice: changed(attack.attackDice) };
  return of === 'defence' ? { defenceDice: changed(attack.defenceDice) } : {};
}

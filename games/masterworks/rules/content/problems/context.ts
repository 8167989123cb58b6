/** What an effect can rely on where it stands: who paid, what triggered it, whether an attack is going on. */
import type { Character, Pay, Trigger } from '../cards.ts';
import type { Content } from '../shape.ts';
import type { EventName, Moment } from '../vocabulary.ts';
import type { Wrong } from './wrong.ts';

export interface Context {
  readonly content: Content;
  readonly wrong: Wrong;
  /** The card it is printed on; cards, storm and interactions have none. */
  readonly card: Character | null;
  readonly place:
    | 'attack'
    | 'active'
    | 'reactive'
    | 'innate'
    | 'leadership'
    | 'tactic'
    | 'storm'
    | 'interaction';
  readonly isBoss: boolean;
  readonly triggers: readonly Trigger[];
  readonly pay: Pay | null;
  readonly hasX: boolean;
}

const attackEvents: ReadonlySet<EventName> = new Set([
  'targeted',
  'targets',
  'declaresAttack',
  'attackRolled',
  'modify',
  'modifyEnd',
  'count',
  'damageDealtStep',
  'attackResolved',
]);
const attackMoments: ReadonlySet<Moment> = new Set([
  'declare',
  'targeting',
  'pay',
  'pool',
  'criticals',
  'modifyOwn',
  'modifyOpponent',
  'count',
  'beforeDamage',
  'afterDamage',
  'afterAttack',
  'afterAll',
]);

/** Is there an attacker and a defender to speak of? */
export const isInAttack = ({ place, triggers }: Context, when: Moment | undefined): boolean =>
  place === 'attack' ||
  (when !== undefined && attackMoments.has(when)) ||
  triggers.some(({ event }) => attackEvents.has(event));

export const isEventful = ({ triggers }: Context, event: EventName): boolean =>
  triggers.some((trigger) => trigger.event === event);

/** Effects that last: until when, and what ends them. */
import type { Part } from '../book/rule.ts';
import type { Look } from '../play.ts';
import { type Attack, type Lasting, none, type Run, type State } from '../state.ts';

type Until = Lasting['until'];

const untils: Readonly<Record<NonNullable<Part['effect']['lasts']>, Until>> = {
  attack: 'attack',
  roll: 'attack',
  collision: 'collision',
  nextAttackAction: 'attackAction',
  nextNamedAttack: 'namedAttack',
  nextNamedAttackThisTurn: 'namedAttackThisTurn',
  thisSequence: 'sequence',
  activation: 'activation',
  turn: 'turn',
  round: 'cosmicTurn',
  untilNextActivation: 'ownActivation',
  untilNextPowerPhase: 'powerPhase',
};

/** ME10, MA34: at the end of the next Cosmic turn; what starts during one, at the end of the one after. */
const cosmicTurnFrom = ({ turn, side }: State): number =>
  side === 'cosmic' ? turn + 2 : side === 'crisis' ? turn + 1 : turn + 2;

/** An effect begins to last, or to wait for its moment (`when`). */
export function makeLast(state: State, part: Part, run: Run, on: readonly number[]): void {
  const until = untilOf(part, run);
  const at = atOf(state, until, run);
  const { user, seat, paid, payers, same, subject } = run;
  // Who it speaks of in general may depend on who used it: "allies within Range X of the payer".
  const isGeneral = part.effect.pick?.count === 'all';
  const kept = state.lasting.filter(
    // MC18: the same effect does not stack; the newer one counts.
    (one) =>
      !(
        one.effect === part.index &&
        one.until === until &&
        one.at === at &&
        sameMarks(one.on, on) &&
        (!isGeneral || one.user === user)
      ),
  );
  state.lasting = [...kept, { effect: part.index, user, seat, on, until, at, paid, payers, same, subject }];
}

function untilOf({ effect }: Part, run: Run): Until {
  const { lasts } = effect;
  if (lasts === undefined)
    return run.attack !== none ? 'attack' : effect.when === 'afterAttack' ? 'sequence' : 'collision';
  const until = untils[lasts];
  // For a dodge, "this attack" and "this roll" mean this collision.
  return until === 'attack' && run.attack === none ? 'collision' : until;
}

function atOf(state: State, until: Until, run: Run): number {
  switch (until) {
    case 'attack':
      return run.attack;
    case 'collision':
      return run.shove === none ? run.id : run.shove;
    case 'sequence':
      return run.id;
    case 'turn':
    case 'attackAction':
    case 'namedAttackThisTurn':
    case 'activation':
      return state.turn;
    case 'cosmicTurn':
      return cosmicTurnFrom(state);
    default:
      return none;
  }
}

const sameMarks = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((mark, i) => mark === b[i]);

/** Ends whatever fits. */
export function endLasting(state: State, hasEnded: (one: Lasting) => boolean): void {
  if (state.lasting.some(hasEnded)) state.lasting = state.lasting.filter((one) => !hasEnded(one));
}

/** An attack is over: what lasted for it, for its action, or for attacks of its name ends. */
export function endWithAttack({ state, book }: Look, attack: Attack): void {
  const rule = book.rules[attack.attack];
  const name = rule?.key.split('.')[1];
  endLasting(state, ({ until, at, user, effect }) => {
    if (until === 'attack') return at === attack.id;
    if (user !== attack.attacker) return false;
    if (until === 'attackAction') return attack.isAction;
    if (until !== 'namedAttack' && until !== 'namedAttackThisTurn') return false;
    const part = book.parts[effect]?.effect;
    return part !== undefined && 'args' in part && 'attack' in part.args && part.args.attack === name;
  });
}

/** One attack of an area or beam is over: what was used in it ends; what was chosen with its declaration goes on (MC86). */
export function endEachAttack({ state, book }: Look, { id }: Attack): void {
  endLasting(state, ({ until, at, effect }) => {
    if (until !== 'attack' || at !== id) return false;
    const part = book.parts[effect];
    const isDeclared =
      part?.effect.when === 'declare' ||
      part?.rule.triggers.some(({ event }) => event === 'declaresAttack') === true;
    return !isDeclared;
  });
}

/** Effects as sentences, in any language: what goes together, what comes first, what follows. */
import type { EffectCondition } from '../../rules/content/conditions.ts';
import type { Effect } from '../../rules/content/effects.ts';
import { type Card, capital } from './naming.ts';

/** One sentence in parts: what comes first, who does what, how long, and on what condition. */
export interface Frame<C> {
  readonly first: readonly string[];
  readonly clauses: readonly C[];
  readonly lasts: string;
  readonly ifs: readonly string[];
  readonly mayDecline: boolean;
}

/** A language. C is its clause: somebody, a verb and the rest. */
export interface Tongue<C> {
  clause(effect: Effect, card: Card): C;
  /** Who the clause is about, as it says it. */
  subject(clause: C): string;
  /** Moment, limit, "for each Power paid", "against energy attacks". */
  first(effect: Effect, card: Card): readonly string[];
  /** The other conditions; `name` is whom they are about. */
  ifs(condition: EffectCondition, name: string): readonly string[];
  /** Whom conditions of the effect are about. */
  affected(effect: Effect, card: Card, clause: C): string;
  lasts(effect: Effect): string;
  say(frame: Frame<C>): string;
  face(name: string): string;
}

/** Effects that say everything themselves. */
const whole: ReadonlySet<string> = new Set([
  'chooseOne',
  'stance',
  'grantAttack',
  'endAttackIfOut',
  'destroyTerrain',
  'placeConstruct',
]);

/** Conditions said elsewhere: first in the sentence, or in the clause itself. */
function remaining({ if: condition = {}, op }: Effect, isAgainst: boolean): EffectCondition {
  const {
    attackType: _,
    limit: _limit,
    pay: _pay,
    defending: _defending,
    activeInSquad: _active,
    ...rest
  } = condition;
  const {
    attackerWithin: _within,
    attackerNotWithin: _not,
    attackerSide: _side,
    defenderHas: _has,
    ...others
  } = rest;
  const { source: _source, ...plain } = isAgainst ? others : rest;
  return op === 'reduceDamage' ? plain : isAgainst ? others : rest;
}

const diceOps: ReadonlySet<string> = new Set([
  'addDice',
  'countFaces',
  'reroll',
  'changeDice',
  'cover',
  'setDice',
]);
/** Is a condition on the attack said as "against such attacks"? */
export const isAgainst = ({ op }: Effect): boolean => diceOps.has(op);

/** The name of a special rule and the faces it needs: "Ricochet [wild]: ". */
function heading<C>({ name, on }: Effect, tongue: Tongue<C>, { language }: Card): string {
  const faces = on === undefined ? '' : `[${on.map((face) => tongue.face(face)).join(' + ')}]`;
  const parts = [name?.[language] ?? '', faces].filter((part) => part !== '');
  return parts.length === 0 ? '' : `${parts.join(' ')}: `;
}

/** May the second follow the first with "and"? */
function goTogether<C>(one: Effect, other: Effect, card: Card, tongue: Tongue<C>): boolean {
  const frame = ({ when, on, name, if: condition, may, lasts }: Effect): string =>
    JSON.stringify([when, on, name, condition, may, lasts]);
  const who = (effect: Effect): string => tongue.subject(tongue.clause(effect, card));
  const isWhole = whole.has(one.op) || whole.has(other.op) || one.op === 'countFaces';
  if (isWhole || frame(one) !== frame(other) || tongue.lasts(one) !== tongue.lasts(other)) return false;
  return who(one) === who(other);
}

function groups<C>(effects: readonly Effect[], card: Card, tongue: Tongue<C>): Effect[][] {
  const found: Effect[][] = [];
  for (const effect of effects) {
    const last = found.at(-1);
    const before = last?.at(-1);
    if (last !== undefined && before !== undefined && goTogether(before, effect, card, tongue))
      last.push(effect);
    else found.push([effect]);
  }
  return found;
}

/** Effects in a row, a sentence each; a heading is said once for all that stands under it. */
export function effectsText<C>(effects: readonly Effect[], card: Card, tongue: Tongue<C>): string[] {
  let head = '';
  return groups(effects, card, tongue).flatMap(([effect, ...more]) => {
    if (effect === undefined) return [];
    const named = effect.name === undefined ? card : { ...card, rule: effect.name[card.language] };
    const clauses = [effect, ...more].map((one) => tongue.clause(one, named));
    const [clause] = clauses;
    if (clause === undefined) return [];
    const sentence = tongue.say({
      first: tongue.first(effect, named),
      clauses,
      lasts: tongue.lasts(effect),
      ifs: tongue.ifs(remaining(effect, isAgainst(effect)), tongue.affected(effect, named, clause)),
      mayDecline: effect.may === true,
    });
    const heads = heading(effect, tongue, card);
    const isNew = heads !== head;
    head = heads;
    return [`${isNew ? heads : ''}${capital(sentence)}.`];
  });
}

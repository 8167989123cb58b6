/** What operations need besides whom: attacks that exist, a way to point, numbers that are known here. */
import type { Effect } from '../effects.ts';
import { type Context, isInAttack } from './context.ts';

const named: ReadonlySet<string> = new Set(['any', 'free']);

export function argumentProblems(
  effect: Effect,
  at: string,
  before: readonly Effect[],
  context: Context,
): void {
  const { wrong, hasX } = context;
  numberProblems(effect, at, before, context);
  switch (effect.op) {
    case 'addDice':
    case 'ignoreLosCover':
    case 'actionSequence':
      return attackProblem(effect.args.attack, at, context);
    case 'extraAttack':
      if (!named.has(effect.args.attack)) attackProblem(effect.args.attack, at, context);
      return pairProblem(effect.args.target, ['within', 'of'], `${at}.target`, context);
    case 'push':
    case 'throw':
      if ((effect.args.dir === 'any') !== (effect.args.of === undefined))
        wrong(`${at}.of`, 'pointsTo', effect.args.of);
      return;
    case 'advance':
      return pairProblem(effect.args, ['dir', 'of'], at, context);
    case 'place':
      if (effect.args.range === 'X' && !hasX) wrong(`${at}.range`, 'xHere', 'X');
      return;
    case 'reroll':
      if (effect.args.count === 'X' && !hasX) wrong(`${at}.count`, 'xHere', 'X');
      return;
    case 'condition':
      if ((effect.args.choose ?? 1) > effect.args.conditions.length)
        wrong(`${at}.choose`, 'atMost', effect.args.choose, { max: effect.args.conditions.length });
      return;
    case 'removeConditions':
      return exactlyOne(effect.args, ['which', 'all', 'count'], at, context);
    case 'lowerTracker':
      return exactlyOne(effect.args, ['upTo', 'exactly'], at, context);
    case 'stance':
      return stanceProblem(effect.args, at, context);
    case 'measureFrom': {
      const { what, character } = effect.args;
      if ((what === 'character') !== (character !== undefined))
        wrong(`${at}.character`, 'characterName', character);
      else if (character !== undefined && !Object.hasOwn(context.content.characters, character))
        wrong(`${at}.character`, 'characterName', character);
      return;
    }
    default:
  }
}

/** Numbers that are words, and what multiplies them. */
function numberProblems(effect: Effect, at: string, before: readonly Effect[], context: Context): void {
  const { wrong, pay, hasX } = context;
  const args: Readonly<Record<string, unknown>> = 'args' in effect ? effect.args : {};
  const { amount, per, allies, every } = args;
  if (amount === 'paid' && pay === null) wrong(`${at}.amount`, 'paidHere', amount);
  if (amount === 'X' && !hasX) wrong(`${at}.amount`, 'xHere', amount);
  if (amount === 'damageDealt' && !isInAttack(context, effect.when))
    wrong(`${at}.amount`, 'attackHere', amount);
  if (amount === 'lowered' && !before.some(({ op }) => op === 'lowerTracker'))
    wrong(`${at}.amount`, 'loweredBefore', amount);
  if ((per === 'alliesNear') !== (allies !== undefined)) wrong(`${at}.allies`, 'alliesNear', allies);
  if (every !== undefined && per !== 'damageOnSelf') wrong(`${at}.every`, 'everyDamage', every);
  if (per === 'destroyedTerrain' && !before.some(({ op }) => op === 'destroyTerrain'))
    wrong(`${at}.per`, 'destroyedBefore', per);
  if (effect.op === 'addDice' && effect.args.allies !== undefined) {
    const { affiliation } = effect.args.allies;
    if (!Object.hasOwn(context.content.affiliations, affiliation))
      wrong(`${at}.allies.affiliation`, 'affiliationName', affiliation);
  }
}

function attackProblem(name: string | undefined, at: string, { card, wrong }: Context): void {
  if (name === undefined) return;
  const attacks = card?.attacks ?? {};
  if (!Object.hasOwn(attacks, name))
    wrong(`${at}.attack`, 'attackName', name, { options: Object.keys(attacks).join(', ') });
}

function stanceProblem(
  args: { readonly options?: object | undefined; readonly of?: string | undefined },
  at: string,
  context: Context,
): void {
  exactlyOne(args, ['options', 'of'], at, context);
  if (args.of === undefined) return;
  const other = context.card?.superpowers[args.of];
  if (other === undefined || !other.effects.some((one) => one.op === 'stance' && one.args.options))
    context.wrong(`${at}.of`, 'stanceName', args.of);
}

function exactlyOne(args: object, fields: readonly string[], at: string, { wrong }: Context): void {
  if (fields.filter((field) => field in args).length !== 1)
    wrong(at, 'exactlyOne', args, { fields: fields.join(', ') });
}

function pairProblem(args: object, fields: readonly string[], at: string, { wrong }: Context): void {
  const count = fields.filter((field) => field in args).length;
  if (count === 1) wrong(at, 'bothOrNone', args, { fields: fields.join(', ') });
}

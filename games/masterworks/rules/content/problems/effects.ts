/** An effect must name somebody, and what its words speak of must be there. */
import type { Effect } from '../effects.ts';
import type { Person } from '../vocabulary.ts';
import { argumentProblems } from './arguments.ts';
import { type Context, isInAttack } from './context.ts';
import { pickProblems } from './picks.ts';

type Effects = readonly Effect[];

/** Operations that make sense in one kind of place alone. */
const inInteractions: ReadonlySet<string> = new Set([
  'lowerTracker',
  'repairPile',
  'placePile',
  'reveal',
  'discardToken',
  'holdToken',
  'deliverCodes',
]);
const moving: ReadonlySet<string> = new Set(['advance', 'push', 'throw', 'place']);

export function effectProblems(effects: Effects, path: string, context: Context): void {
  for (const [place, effect] of effects.entries()) {
    const at = `${path}.${place}`;
    const before = effects.slice(0, place);
    placeProblems(effect, at, context);
    if ('who' in effect) whoProblems(effect, effect.who, at, before, context);
    pickedProblems(effect, at, context);
    argumentProblems(effect, `${at}.args`, before, context);
    innerProblems(effect, `${at}.args`, context);
  }
}

function placeProblems(effect: Effect, at: string, { place, isBoss, wrong }: Context): void {
  if (inInteractions.has(effect.op) && place !== 'interaction') wrong(`${at}.op`, 'inInteraction', effect.op);
  if (effect.op === 'exhaust' && !isBoss) wrong(`${at}.op`, 'onBoss', effect.op);
  if (effect.on !== undefined && place !== 'attack') wrong(`${at}.on`, 'inAttack', effect.on);
  if (effect.when === undefined && (place === 'attack' || place === 'innate' || place === 'storm'))
    wrong(`${at}.when`, 'someMoment', undefined);
}

/** Why nobody is meant by this word here; null if somebody is. */
function whyNobody(effect: Effect, who: Person, before: Effects, context: Context): string | null {
  switch (who) {
    case 'self':
      return context.card !== null || context.place === 'interaction' ? null : 'ownerHere';
    case 'attacker':
    case 'defender':
    case 'both':
      return isInAttack(context, effect.when) ? null : 'attackHere';
    case 'subject':
      return context.triggers.some(({ subject }) => subject !== 'any') ? null : 'triggerHere';
    case 'payer':
    case 'payers':
      return context.pay !== null || context.place === 'storm' ? null : 'payHere';
    case 'secondPayer':
      return (context.pay?.by.length ?? 0) > 1 ? null : 'twoPayersHere';
    case 'squad':
      return context.place === 'leadership' ? null : 'leadershipHere';
    case 'moved':
      return before.some(({ op }) => moving.has(op)) ? null : 'moveBefore';
    case 'same':
      return before.some(({ pick }) => pick !== undefined) ? null : 'choiceBefore';
    case 'collidedEnemies':
      return before.some(({ op }) => op === 'throw') ? null : 'throwBefore';
    case 'chosenEnemy':
      return context.place === 'tactic' ? null : 'cardHere';
    case 'active':
    case 'enemies':
    case 'picked':
      return null;
  }
}

function whoProblems(effect: Effect, who: Person, at: string, before: Effects, context: Context): void {
  const why = whyNobody(effect, who, before, context);
  if (why !== null) context.wrong(`${at}.who`, why, who);
}

/** Whatever is `picked` needs a pick, and a pick needs something that is picked. */
function pickedProblems(effect: Effect, at: string, context: Context): void {
  const args: Readonly<Record<string, unknown>> = 'args' in effect ? effect.args : {};
  const isPicked =
    ('who' in effect && effect.who === 'picked') ||
    ['of', 'from', 'to'].some((field) => args[field] === 'picked');
  if (effect.pick !== undefined) pickProblems(effect.pick, `${at}.pick`, context);
  if (isPicked && effect.pick === undefined) context.wrong(`${at}.pick`, 'somePick', undefined);
  if (!isPicked && effect.pick !== undefined) context.wrong(`${at}.pick`, 'pickUsed', effect.pick);
  if (effect.pick?.terrain === true && effect.op !== 'throw')
    context.wrong(`${at}.pick.terrain`, 'terrainThrown', true);
}

function innerProblems(effect: Effect, at: string, context: Context): void {
  if (effect.op === 'chooseOne')
    for (const [place, option] of effect.args.options.entries())
      effectProblems(option, `${at}.options.${place}`, context);
  if (effect.op === 'stance')
    for (const [name, { effects }] of Object.entries(effect.args.options ?? {}))
      effectProblems(effects, `${at}.options.${name}.effects`, { ...context, place: 'innate' });
  if (effect.op === 'grantAttack')
    effectProblems(effect.args.attack.effects, `${at}.attack.effects`, { ...context, place: 'attack' });
}

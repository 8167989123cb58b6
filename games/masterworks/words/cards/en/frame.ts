/** When an English sentence holds, under which conditions, and for how long. */
import type { EffectCondition, Limit } from '../../../rules/content/conditions.ts';
import type { Effect } from '../../../rules/content/effects.ts';
import type { Duration, Moment } from '../../../rules/content/vocabulary.ts';
import { conditionNames, soldierNames } from '../../terms.ts';
import { isAgainst } from '../sentences.ts';
import { both, either } from '../terms.ts';

const moments: Readonly<Partial<Record<Moment, string>>> = {
  declare: 'before targeting',
  pay: 'when paying for it',
  beforeDamage: 'before damage is dealt',
  afterDamage: 'after damage is dealt',
  afterAttack: 'after the attack',
  afterAll: 'after all attacks',
  powerPhase: 'in the Power Phase',
  open: 'between actions',
  activationEnd: 'at the end of its activation',
  afterRoll: 'after any effect for which it rolled dice',
  wouldDaze: "when it would be Dazed or KO'd",
  wouldCollide: 'before the collision',
  afterCollision: 'after the collision',
  cosmicTurnEnd: 'at the end of each Cosmic turn',
};

const durations: Readonly<Record<Duration, string>> = {
  attack: 'for this attack',
  roll: '',
  collision: '',
  nextAttackAction: 'in its next attack action this turn',
  nextNamedAttack: '',
  nextNamedAttackThisTurn: 'this turn',
  thisSequence: 'in that attack',
  activation: 'this activation',
  turn: 'this turn',
  round: 'this round',
  untilNextActivation: 'until its next activation',
  untilNextPowerPhase: 'until the next Power Phase',
};

/** Operations whose own words already say "this attack". */
const plain: ReadonlySet<string> = new Set(['addDice', 'setDice', 'countFaces', 'stance', 'grantAttack']);

export function lasting({ lasts, op }: Effect): string {
  if (lasts === undefined) return '';
  if (lasts === 'attack' && op === 'protect') return 'by this attack or collision';
  if (lasts === 'attack' && op === 'useDefense') return 'for this attack or dodge';
  if (plain.has(op) && (lasts === 'attack' || op === 'stance' || op === 'grantAttack')) return '';
  return durations[lasts];
}

/** "against physical or energy attacks from within Range 2". */
function against(condition: EffectCondition): string {
  const { attackType, attackerWithin, attackerNotWithin, defenderHas, attackerSide, defending } = condition;
  if (defenderHas !== undefined) return `against a character with ${conditionNames[defenderHas].en}`;
  const from =
    attackerWithin !== undefined
      ? ` from within Range ${attackerWithin}`
      : attackerNotWithin === undefined
        ? ''
        : ` from outside Range ${attackerNotWithin}`;
  const types =
    attackType === undefined || attackType.length === 3 ? '' : `${either('en', [...attackType])} `;
  const side =
    attackerSide === undefined
      ? ''
      : ` by ${attackerSide === 'crisis' ? 'Crisis Team characters' : 'the boss'}`;
  if (from === '' && side === '' && attackType === undefined) return '';
  return `${defending === true ? 'when defending ' : ''}against ${types}attacks${side}${from}`;
}

export function firstly(effect: Effect): string[] {
  const { when, if: condition = {}, pick } = effect;
  return [
    condition.limit === undefined ? '' : limitText(condition.limit),
    when === undefined || effect.op === 'capDamage' ? '' : (moments[when] ?? ''),
    isAgainst(effect) ? against(condition) : '',
    pick?.count === 'paid' ? 'for each Power paid' : '',
    pick?.count === 'terrainSize' ? "for each point of the terrain's Size" : '',
    condition.pay === undefined ? '' : `for ${condition.pay} Power`,
  ].filter((part) => part !== '');
}

/** What else must hold; `name` is whom the sentence is about. */
export function conditionPhrases(c: EffectCondition, name: string): string[] {
  const was = c.atTargeting === true;
  const ifs = [
    c.damageDealt === true ? 'the attack dealt damage' : '',
    c.noDamageSuffered === true ? 'this character suffered no damage from it' : '',
    c.maxSize === undefined ? '' : `${name} is Size ${c.maxSize} or less`,
    c.attackerWithin === undefined ? '' : `the attacker is within Range ${c.attackerWithin}`,
    c.attackerNotWithin === undefined ? '' : `the attacker is not within Range ${c.attackerNotWithin}`,
    c.defenderWithin === undefined ? '' : `the defender is within Range ${c.defenderWithin}`,
    c.defenderNotWithin === undefined
      ? ''
      : `the defender ${was ? 'was' : 'is'} not within Range ${c.defenderNotWithin}${was ? ' when targeted' : ''}`,
    c.movedThisActivation === true ? 'it advanced or was placed in this activation' : '',
    c.attackedThisActivation === true ? 'it has already attacked this defender in this activation' : '',
    c.defenderNotActivated === true ? 'the defender has no Activated token' : '',
    c.rolled === undefined ? '' : `at least one of them showed a ${c.rolled}`,
    c.notHoldingToken === true ? 'it holds no objective token' : '',
    c.sameNotDazed === true ? 'the chosen character is not Dazed' : '',
    c.side === undefined ? '' : `it belongs to the ${c.side === 'crisis' ? 'Crisis Team' : 'Cosmic Threat'}`,
    c.revealed === undefined ? '' : `it is ${revealed(c.revealed)}`,
    c.lowered === undefined ? '' : 'that was possible in full',
    c.covered === undefined ? '' : `${c.covered ? 'a' : 'no'} Debris Pile lies on it`,
    c.shielded === undefined ? '' : `it is ${c.shielded ? '' : 'not '}Shielded`,
    c.holding === undefined ? '' : 'the character holds a Shutdown Code',
    c.source === undefined ? '' : 'it comes from an enemy effect',
  ].filter((one) => one !== '');
  return [
    c.nearTerrain === undefined
      ? ''
      : `while within Range ${c.nearTerrain.range} of terrain of Size ${c.nearTerrain.minSize} or more`,
    c.holdingOrContesting === true ? 'while it holds or contests an objective token' : '',
    c.ownActivation === true ? "during this character's activation" : '',
    ifs.length === 0 ? '' : `if ${both('en', ifs)}`,
  ].filter((one) => one !== '');
}

const revealed = (kinds: NonNullable<EffectCondition['revealed']>): string =>
  either(
    'en',
    kinds.map((kind) => (kind === 'shutdownCode' ? `a ${soldierNames[kind].en}` : soldierNames[kind].en)),
  );

const often = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);

/** "once per turn". */
export function limitText({ per, count, each, also }: Limit): string {
  const whom = {
    user: ' for each character',
    moved: ' for each character moved',
    gainer: ' for each character that gains it',
  };
  const own = `${often(count)} per ${per}${each === undefined ? '' : whom[each]}`;
  return also === undefined ? own : `${own}, and ${limitText(also)}`;
}

/** When a German sentence holds, under which conditions, and for how long. */
import type { EffectCondition, Limit } from '../../../rules/content/conditions.ts';
import type { Effect } from '../../../rules/content/effects.ts';
import type { Duration, Moment } from '../../../rules/content/vocabulary.ts';
import { conditionNames, faceNames, soldierNames } from '../../terms.ts';
import { isAgainst } from '../sentences.ts';
import { either } from '../terms.ts';
import { attackNouns } from './nouns.ts';

const moments: Readonly<Partial<Record<Moment, string>>> = {
  declare: 'vor der Zielwahl',
  pay: 'beim Bezahlen',
  beforeDamage: 'bevor Schaden zugefügt wird,',
  afterDamage: 'nachdem Schaden zugefügt wurde,',
  afterAttack: 'nach dem Angriff',
  afterAll: 'nach allen Angriffen',
  powerPhase: 'in der Kraftphase',
  open: 'zwischen zwei Aktionen',
  activationEnd: 'am Ende seiner Aktivierung',
  afterRoll: 'nach jeder Wirkung, für die er gewürfelt hat,',
  wouldDaze: 'statt benommen oder K. o. zu werden,',
  wouldCollide: 'vor der Kollision',
  afterCollision: 'nach der Kollision',
  cosmicTurnEnd: 'am Ende jedes Kosmischen Zuges',
};

const durations: Readonly<Record<Duration, string>> = {
  attack: 'für diesen Angriff',
  roll: '',
  collision: '',
  nextAttackAction: 'bei seiner nächsten Angriffsaktion in diesem Zug',
  nextNamedAttack: '',
  nextNamedAttackThisTurn: 'in diesem Zug',
  thisSequence: 'bei diesem Angriff',
  activation: 'in dieser Aktivierung',
  turn: 'in diesem Zug',
  round: 'in dieser Runde',
  untilNextActivation: 'bis zu seiner nächsten Aktivierung',
  untilNextPowerPhase: 'bis zur nächsten Kraftphase',
};

const plain: ReadonlySet<string> = new Set(['addDice', 'setDice', 'countFaces', 'stance', 'grantAttack']);

export function lasting({ lasts, op }: Effect): string {
  if (lasts === undefined) return '';
  if (lasts === 'attack' && op === 'protect') return 'durch diesen Angriff oder diese Kollision';
  if (lasts === 'attack' && op === 'useDefense') return 'für diesen Angriff oder Ausweichwurf';
  if (plain.has(op) && (lasts === 'attack' || op === 'stance' || op === 'grantAttack')) return '';
  return durations[lasts];
}

/** "gegen physische Angriffe oder Energieangriffe aus höchstens Reichweite 2". */
function against(condition: EffectCondition): string {
  const { attackType, attackerWithin, attackerNotWithin, defenderHas, attackerSide, defending } = condition;
  if (defenderHas !== undefined) return `gegen einen Charakter mit ${conditionNames[defenderHas].de}`;
  const from =
    attackerWithin !== undefined
      ? ` aus höchstens Reichweite ${attackerWithin}`
      : attackerNotWithin === undefined
        ? ''
        : ` von außerhalb Reichweite ${attackerNotWithin}`;
  const attacks =
    attackType === undefined || attackType.length === 3 ? 'Angriffe' : attackNouns(attackType, 'many');
  const side =
    attackerSide === undefined ? '' : attackerSide === 'crisis' ? ' des Krisenteams' : ' des Endgegners';
  if (from === '' && side === '' && attackType === undefined) return '';
  return `${defending === true ? 'bei der Verteidigung ' : ''}gegen ${attacks}${side}${from}`;
}

export function firstly(effect: Effect): string[] {
  const { when, if: condition = {}, pick } = effect;
  return [
    condition.limit === undefined ? '' : limitText(condition.limit),
    when === undefined || effect.op === 'capDamage' ? '' : (moments[when] ?? ''),
    isAgainst(effect) ? against(condition) : '',
    pick?.count === 'paid' ? 'je gezahlter Kraft' : '',
    pick?.count === 'terrainSize' ? 'je Punkt Größe des Geländes' : '',
    condition.pay === undefined ? '' : `für ${condition.pay} Kraft`,
    condition.ownActivation === true ? 'während der Aktivierung dieses Charakters' : '',
  ].filter((part) => part !== '');
}

/** What else must hold, as it follows "wenn". */
export function conditionPhrases(c: EffectCondition): string[] {
  const was = c.atTargeting === true;
  return [
    c.damageDealt === true ? 'der Angriff Schaden verursacht hat' : '',
    c.noDamageSuffered === true ? 'dieser Charakter dadurch keinen Schaden erlitten hat' : '',
    c.maxSize === undefined ? '' : `dieser höchstens Größe ${c.maxSize} hat`,
    c.attackerWithin === undefined ? '' : `der Angreifer in Reichweite ${c.attackerWithin} ist`,
    c.attackerNotWithin === undefined ? '' : `der Angreifer nicht in Reichweite ${c.attackerNotWithin} ist`,
    c.defenderWithin === undefined ? '' : `der Verteidiger in Reichweite ${c.defenderWithin} ist`,
    c.defenderNotWithin === undefined
      ? ''
      : `der Verteidiger ${was ? 'bei der Zielwahl ' : ''}nicht in Reichweite ${c.defenderNotWithin} ${was ? 'war' : 'ist'}`,
    c.movedThisActivation === true ? 'er in dieser Aktivierung vorgerückt ist oder versetzt wurde' : '',
    c.attackedThisActivation === true
      ? 'er diesen Verteidiger in dieser Aktivierung schon angegriffen hat'
      : '',
    c.defenderNotActivated === true ? 'der Verteidiger keinen Aktiviert-Marker hat' : '',
    c.rolled === undefined ? '' : `dabei mindestens ein ${faceNames[c.rolled].de} gefallen ist`,
    c.nearTerrain === undefined
      ? ''
      : `er in Reichweite ${c.nearTerrain.range} von Gelände der Größe ${c.nearTerrain.minSize} oder größer ist`,
    c.holdingOrContesting === true ? 'er einen Zielmarker hält oder umkämpft' : '',
    c.notHoldingToken === true ? 'er keinen Zielmarker hält' : '',
    c.sameNotDazed === true ? 'der gewählte Charakter nicht benommen ist' : '',
    c.side === undefined ? '' : `er zum ${c.side === 'crisis' ? 'Krisenteam' : 'Gegner'} gehört`,
    c.revealed === undefined ? '' : `es ${revealed(c.revealed)} ist`,
    c.lowered === undefined ? '' : 'das ganz möglich war',
    c.covered === undefined ? '' : `${c.covered ? 'ein' : 'kein'} Trümmerhaufen darauf liegt`,
    c.shielded === undefined ? '' : `sie ${c.shielded ? '' : 'nicht '}abgeschirmt ist`,
    c.holding === undefined ? '' : 'der Charakter einen Abschaltcode hält',
    c.source === undefined ? '' : 'er von einer gegnerischen Wirkung kommt',
  ].filter((one) => one !== '');
}

const revealed = (kinds: NonNullable<EffectCondition['revealed']>): string =>
  either(
    'de',
    kinds.map((kind) => (kind === 'shutdownCode' ? `ein ${soldierNames[kind].de}` : soldierNames[kind].de)),
  );

const often = (count: number): string => (count === 1 ? 'einmal' : `${count}-mal`);
const pers = { turn: 'Zug', round: 'Runde', attack: 'Angriff', roll: 'Wurf' } as const;

/** "einmal pro Zug". */
export function limitText({ per, count, each, also }: Limit): string {
  const whom = {
    user: ' für jeden Charakter',
    moved: ' für jeden bewegten Charakter',
    gainer: ' für jeden, der sie erhält',
  };
  const own = `${often(count)} pro ${pers[per]}${each === undefined ? '' : whom[each]}`;
  return also === undefined ? own : `${own} und ${limitText(also)}`;
}

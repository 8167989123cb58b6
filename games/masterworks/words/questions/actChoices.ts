/** Attacks, superpowers and reactions to choose from, in words. */
import { listed } from '../../../pieces/words.ts';
import type { Language } from '../../../words.ts';
import type { MoveOf } from '../../rules/answers.ts';
import { beamReach, ignoresSight } from '../../rules/attack/targets.ts';
import type { Attack, Superpower } from '../../rules/content/cards.ts';
import { stormParts } from '../../rules/encounter/storm.ts';
import { gapOf, isWithin } from '../../rules/field/field.ts';
import { isCosmic, markOf, seatOf } from '../../rules/field/figures.ts';
import { terrainCover } from '../../rules/field/sight.ts';
import type { Look } from '../../rules/play.ts';
import { none } from '../../rules/state.ts';
import { costOf } from '../../rules/window/cost.ts';
import { type Asked, figureIn, nameOfMark, runIn } from '../asked.ts';
import { lookAt } from '../look.ts';
import { roughly } from '../measures.ts';
import { cardOf } from '../model.ts';
import { capital, ruleName, thingName } from '../names.ts';
import { pointGoing, pointOfDirection } from '../places/compass.ts';
import { counted } from '../terms.ts';
import { say } from './choiceTexts.ts';
import { bearing } from './moveChoices.ts';

type AttackMove = MoveOf<'attack' | 'area' | 'beam'>;

/** The one who would attack: of an extra attack, the one whose effect it is. */
const attackerIn = (asked: Asked): number =>
  asked.step.do === 'extra' ? (runIn(asked)?.user ?? figureIn(asked)) : figureIn(asked);

/** The printed numbers of an attack by its key; a granted one has no cost. */
function attackCard({ model }: Asked, key: string): Pick<Attack, 'range' | 'strength' | 'cost'> | undefined {
  const [owner = '', name = ''] = key.split('.');
  const printed = cardOf(model, owner)?.attacks[name];
  if (printed !== undefined) return printed;
  for (const effect of model.content.tactics[owner]?.effects ?? [])
    if (effect.op === 'grantAttack') return effect.args.attack;
  return undefined;
}

export function attackText(asked: Asked, move: AttackMove, language: Language): string {
  const { model } = asked;
  const attacker = attackerIn(asked);
  const own = nameOfMark(asked, attacker);
  const key = move.attack.includes('.') ? move.attack : `${own}.${move.attack}`;
  const card = attackCard(asked, key);
  const cost = card?.cost ?? 0;
  return say(language, cost === 0 ? 'attack' : 'attack.cost', {
    attack: ruleName(model, key, language),
    cost: counted(language, 'powerOf', cost),
    target:
      move.do === 'attack'
        ? targetText(asked, attacker, key, move.target, card?.strength ?? 0, language)
        : move.do === 'area'
          ? areaText(asked, own, move, card?.range ?? 0, language)
          : beamText(asked, attacker, key, move.direction, language),
  });
}

/** Who, how far away, with how many dice before effects, and whether the target is in cover. */
function targetText(
  { model, view }: Asked,
  attacker: number,
  key: string,
  target: string,
  dice: number,
  language: Language,
): string {
  const look = lookAt(model, view);
  const mark = markOf(look, target);
  const words = {
    target: thingName(model, target, language, 'acc'),
    apart: roughly(gapOf(look, attacker, mark), language),
    dice: counted(language, 'dice', dice),
  };
  const rule = model.byKey.get(key);
  const isCovered =
    rule !== undefined && !ignoresSight(look, attacker, rule) && hasCover(look, attacker, mark);
  return say(language, isCovered ? 'attack.cover' : 'attack.numbers', words);
}

/** MC46, ME28: from terrain, or for whom heroes attack from afar through the storm. */
function hasCover(look: Look, attacker: number, target: number): boolean {
  const isStormy =
    stormParts(look, 'targeting').some(({ effect }) => effect.op === 'cover') &&
    !isCosmic(seatOf(look.state, attacker)) &&
    !isWithin(look, attacker, target, 2);
  return isStormy || terrainCover(look, attacker, target) !== none;
}

function areaText(
  { model }: Asked,
  own: string,
  { from }: MoveOf<'area'>,
  range: number,
  language: Language,
): string {
  if (from === '' || from === own) return say(language, 'area', { range });
  return say(language, 'area.from', { range, from: thingName(model, from, language) });
}

/** Where the beam goes, and whom it would attack. */
function beamText(
  asked: Asked,
  attacker: number,
  key: string,
  direction: number,
  language: Language,
): string {
  const { model, view } = asked;
  const rule = model.byKey.get(key);
  const enemies = rule === undefined ? [] : beamReach(lookAt(model, view), attacker, rule, direction).enemies;
  const words = {
    going: pointGoing(pointOfDirection(direction), language),
    bearing: bearing(direction, language),
    targets: listed(
      language,
      enemies.map((mark) => thingName(model, nameOfMark(asked, mark), language)),
    ),
  };
  return say(language, enemies.length === 0 ? 'beam.plain' : 'beam', words);
}

const superpowerOf = ({ model }: Asked, key: string): Superpower | undefined => {
  const [owner = '', name = ''] = key.split('.');
  return cardOf(model, owner)?.superpowers[name];
};

/** What it costs its user now, discounts and Root included (MC70). */
function costNow({ model, view }: Asked, key: string, user: string, x: number, place = -1): number {
  const rule = model.byKey.get(key);
  if (rule === undefined) return 0;
  const character = model.heroIds.get(user);
  const figure = view.figures.findIndex((one) => one.character === character);
  if (figure < 0) return 0;
  // A leadership is paid for part by part; outside reactions only those of open moments are used.
  if (rule.kind === 'leadership') {
    const part = rule.parts[place] ?? rule.byWhen['open']?.[0];
    return rule.pay?.max ?? part?.effect.if?.pay ?? 0;
  }
  return costOf(lookAt(model, view), rule, figure, x);
}

export function powerText(asked: Asked, { power, x }: MoveOf<'power'>, language: Language): string {
  const card = superpowerOf(asked, power);
  const cost = costNow(asked, power, nameOfMark(asked, figureIn(asked)), x);
  const stem = card?.action === true ? 'power.action' : 'power';
  return say(language, cost === 0 ? stem : `${stem}.cost`, {
    power: ruleName(asked.model, power, language),
    cost: counted(language, 'powerOf', cost),
  });
}

export function reactText(
  asked: Asked,
  { rule, part, figure, x }: MoveOf<'react'>,
  language: Language,
): string {
  const { model } = asked;
  const cost = costNow(asked, rule, figure, x, part);
  return say(language, cost === 0 ? 'react' : 'react.cost', {
    figure: capital(thingName(model, figure, language)),
    rule: ruleName(model, rule, language),
    cost: counted(language, 'powerOf', cost),
  });
}

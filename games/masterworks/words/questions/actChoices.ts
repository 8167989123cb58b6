/** Attacks, superpowers and reactions to choose from, in words. */
import { listed } from '../../../pieces/words.ts';
import type { Language } from '../../../words.ts';
import type { MoveOf } from '../../rules/answers.ts';
import type { Attack, Superpower } from '../../rules/content/cards.ts';
import { underBeam } from '../../rules/plane/beam.ts';
import { cosmic } from '../../rules/state.ts';
import { costOf } from '../../rules/window/cost.ts';
import { type Asked, figureIn, nameOfMark, runIn } from '../asked.ts';
import { pointGoing, pointOfDirection } from '../compass.ts';
import { apart, coveredBy, groundOf, keyOfFigure, standAt } from '../field.ts';
import { lookAt } from '../look.ts';
import { roughly } from '../measures.ts';
import { cardOf } from '../model.ts';
import { capital, figureName, ruleName, thingName } from '../names.ts';
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
        ? targetText(asked, attacker, move.target, card?.strength ?? 0, language)
        : move.do === 'area'
          ? areaText(asked, own, move, card?.range ?? 0, language)
          : beamText(asked, attacker, move.direction, card?.range ?? 0, language),
  });
}

/** Who, how far away, with how many dice before effects, and whether terrain covers the target. */
function targetText(
  asked: Asked,
  attacker: number,
  target: string,
  dice: number,
  language: Language,
): string {
  const { model, view } = asked;
  const ground = groundOf(model, view);
  const from = standAt(model, view, ground, attacker);
  const to = targetStand(asked, target);
  const words = {
    target: thingName(model, target, language, 'acc'),
    apart: roughly(apart(from, to), language),
    dice: counted(language, 'dice', dice),
  };
  const isCovered = coveredBy(ground, from, to) >= 0;
  return say(language, isCovered ? 'attack.cover' : 'attack.numbers', words);
}

function targetStand({ model, view }: Asked, target: string) {
  const ground = groundOf(model, view);
  const pile = model.dampeners.findIndex(({ key }) => target === `pile:${key}`);
  const { radius, size } = model.content.encounter.pile;
  const dampener = model.dampeners[pile];
  if (dampener !== undefined) {
    const { x, y } = dampener;
    return { x, y, r: radius, size, on: -1, target: model.pieceKeys.length + pile };
  }
  const figure = view.figures.findIndex((_, i) => keyOfFigure(model, view, i) === target);
  return { ...standAt(model, view, ground, figure), target: -1 };
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

/** MC6, by band. */
const lengths = [0, 1_000, 3_000, 6_000, 8_000, 10_000] as const;

/** Where the beam goes, and whom it would meet. */
function beamText(
  { model, view }: Asked,
  attacker: number,
  direction: number,
  range: number,
  language: Language,
): string {
  const ground = groundOf(model, view);
  const bases = view.figures.flatMap(({ gone, dazed, x, y }, i) =>
    gone || (dazed && i !== attacker) ? [-900_000, -900_000, 0] : [x, y, standAt(model, view, ground, i).r],
  );
  const plane = { ...ground, bases, noRest: [], noEntry: [] };
  const isBoss = view.figures[attacker]?.seat === cosmic;
  const met = underBeam(plane, attacker, direction, lengths[range] ?? 0).filter(
    (figure) => (view.figures[figure]?.seat === cosmic) !== isBoss,
  );
  const words = {
    going: pointGoing(pointOfDirection(direction), language),
    bearing: bearing(direction, language),
    targets: listed(
      language,
      met.map((figure) => figureName(model, keyOfFigure(model, view, figure), language)),
    ),
  };
  return say(language, met.length === 0 ? 'beam.plain' : 'beam', words);
}

const superpowerOf = ({ model }: Asked, key: string): Superpower | undefined => {
  const [owner = '', name = ''] = key.split('.');
  return cardOf(model, owner)?.superpowers[name];
};

/** What it costs its user now, discounts and Root included (MC70). */
function costNow({ model, view }: Asked, key: string, user: string, x: number): number {
  const rule = model.byKey.get(key);
  if (rule === undefined) return 0;
  const character = model.heroIds.get(user);
  const figure = view.figures.findIndex((one) => one.character === character);
  return figure < 0 ? 0 : costOf(lookAt(model, view), rule, figure, x);
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

export function reactText(asked: Asked, { rule, figure, x }: MoveOf<'react'>, language: Language): string {
  const { model } = asked;
  const cost = costNow(asked, rule, figure, x);
  return say(language, cost === 0 ? 'react' : 'react.cost', {
    figure: capital(thingName(model, figure, language)),
    rule: ruleName(model, rule, language),
    cost: counted(language, 'powerOf', cost),
  });
}

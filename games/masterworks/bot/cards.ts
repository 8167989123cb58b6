/** Tactic cards in open moments: played when what they bring now is worth more than keeping them. */
import type { Move, MoveOf } from '../rules/answers.ts';
import type { Effect } from '../rules/content/effects.ts';
import { bareScene } from '../rules/effects/scene.ts';
import { picksOf } from '../rules/effects/who.ts';
import { gapOf, rangeOf } from '../rules/field/field.ts';
import {
  bossOf,
  cardSide,
  figureAt,
  heroOf,
  isCosmic,
  isFigure,
  isUp,
  markOf,
} from '../rules/field/figures.ts';
import type { Look } from '../rules/play.ts';
import { optionsOf, sightOf } from './attacks.ts';
import { Reckoning } from './blow.ts';
import { healthWorth } from './outlook.ts';
import { gainWorth, priceOf } from './power.ts';
import { weights } from './weights.ts';

/** What the card brings one of those it is for. */
function worthTo(look: Look, effect: Effect, mark: number, paid: number): number {
  const figure = figureAt(look.state, mark);
  switch (effect.op) {
    case 'heal': {
      const { amount } = effect.args;
      const healed = Math.min(figure.damage, typeof amount === 'number' ? amount : paid);
      return (
        1.3 * (healthWorth(look, { ...figure, damage: figure.damage - healed }) - healthWorth(look, figure))
      );
    }
    case 'undaze': {
      const threat = (heroOf(look.book, figure).card.threat ?? 3) / 3.5;
      return weights.dazed * threat * (figure.activated ? 0.3 : 1.3);
    }
    case 'advance':
      return isCosmic(figure.seat) || figure.activated || isInReach(look, mark) ? 0 : 0.6;
    case 'gainPower':
      return gainWorth(look, mark, typeof effect.args.amount === 'number' ? effect.args.amount : paid);
    case 'removeConditions':
      return figure.conditions === 0 ? 0 : weights.condition;
    case 'addDice':
      if (isCosmic(figure.seat)) return effect.args.count < 0 ? 0.8 * -effect.args.count : 0;
      return effect.args.roll === 'attack' ? (figure.activated ? 0 : 0.6) : 0.2;
    case 'reduceDamage':
    case 'reroll':
      return effect.lasts === undefined ? 0 : 0.3;
    case 'condition':
      return isCosmic(figure.seat) ? weights.condition : 0;
    case 'extraAttack':
      return Math.max(
        0,
        ...optionsOf(sightOf(new Reckoning(look)), mark).map(({ worth, cost }) => (cost > 0 ? 0 : worth)),
      );
    case 'grantAttack':
      return 1.5;
    default:
      return 0;
  }
}

/** Can it strike the boss from where it stands? */
function isInReach(look: Look, mark: number): boolean {
  const { state, book } = look;
  const reach = Math.max(
    0,
    ...cardSide(book, figureAt(state, mark)).attacks.map(({ attack }) => rangeOf(attack?.range ?? 0)),
  );
  return gapOf(look, mark, bossOf(state)) <= reach;
}

function sumOver(look: Look, effect: Effect, move: MoveOf<'card'>, seat: number): number {
  const payers = move.payers.map((name) => markOf(look, name)).filter(isFigure);
  const paid = move.amount * Math.max(1, payers.length);
  const worth = (mark: number): number => worthTo(look, effect, mark, paid);
  const who = 'who' in effect ? effect.who : 'self';
  if (who === 'payers') return payers.reduce((sum, mark) => sum + worth(mark), 0);
  const chosen = markOf(look, move.chosen);
  if (who === 'chosenEnemy') return isFigure(chosen) ? worth(chosen) : 0;
  if (effect.pick === undefined) return 0;
  const scene = { ...bareScene(payers[0] ?? -1, seat), payers, paid, chosen, x: move.amount };
  const toBoss = (mark: number): number => gapOf(look, mark, bossOf(look.state));
  // Heroes are pulled towards the payer, so only when the fight is there.
  const isFar = (mark: number): boolean =>
    effect.op !== 'advance' ||
    effect.args.dir !== 'toward' ||
    toBoss(mark) > toBoss(payers[0] ?? mark) + rangeOf(2);
  const all = picksOf(look, effect.pick, scene, 'push')
    .filter((mark) => isFigure(mark) && (effect.op === 'undaze' || isUp(figureAt(look.state, mark))))
    .filter(isFar)
    .map(worth)
    .sort((a, b) => b - a);
  const { count } = effect.pick;
  const most = typeof count === 'number' ? count : count === 'paid' ? paid : all.length;
  return all.slice(0, most).reduce((sum, one) => sum + one, 0);
}

function cardWorth(look: Look, move: MoveOf<'card'>): number {
  const rule = look.book.byKey.get(move.card);
  const [first] = move.payers.map((name) => markOf(look, name));
  if (rule === undefined || first === undefined || !isFigure(first)) return 0;
  const { seat } = figureAt(look.state, first);
  let sum = 0;
  for (const { effect } of rule.parts)
    if (effect.when === undefined || effect.when === 'open') sum += sumOver(look, effect, move, seat);
  for (const name of move.payers) sum -= priceOf(look, markOf(look, name), move.amount);
  return sum;
}

/** MD8: whoever was refused this turn does not ask for the same again. */
function wasTakenBack({ book, state }: Look, card: string): boolean {
  const index = book.byKey.get(card)?.index;
  return state.uses.some(({ rule, per }) => rule === index && per === 'turn');
}

/** The card to play now, if one is worth it. */
export function cardOf(look: Look, moves: readonly Move[]): Move | null {
  let best: Move | null = null;
  let most: number = weights.card;
  for (const move of moves) {
    if (move.do !== 'card' || wasTakenBack(look, move.card)) continue;
    const worth = cardWorth(look, move);
    if (worth <= most) continue;
    most = worth;
    best = move;
  }
  return best;
}

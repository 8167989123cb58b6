/** An open moment of an activation (MC21, MC22, MC66, MC69): everything the active figure may do. */
import { nobody, only, type Refusal, type Step } from '@accretion/engine';
import type { Move } from '../answers.ts';
import { attacksOf, isAttackMove, makeAttack, whyNotAttack } from '../attack/offers.ts';
import { noParts, type Part, type Rule } from '../book/rule.ts';
import { anyGoing, ownGoing } from '../effects/asks/act.ts';
import { loseCondition } from '../effects/body.ts';
import { breakable } from '../effects/breakable.ts';
import { leadershipsOf } from '../effects/force.ts';
import { holds } from '../effects/holds.ts';
import { countedRule, isFreshFor, isWithinLimit, ownLimit } from '../effects/limits.ts';
import { type Scene, sceneOfUser } from '../effects/scene.ts';
import { nextPick } from '../effects/who.ts';
import { interact, interactsOf, whyNotInteract } from '../encounter/interact.ts';
import { tokensOf } from '../encounter/tokens.ts';
import {
  cardSide,
  conditionsOf,
  figureAt,
  hasCondition,
  isCosmic,
  nameOf,
  noSuch,
  seatOf,
} from '../field/figures.ts';
import { type Going, go, goingOffers, roofs, whyNotGo } from '../move/advance.ts';
import { type Asking, type Look, next, type Play, refusal, type StepBook, wrongAnswer } from '../play.ts';
import { type Active, none } from '../state.ts';
import { canPlayCard, cardMoves, partnerOf, playCard, whyNotCard } from '../window/card.ts';
import { costOf, xChoices } from '../window/cost.ts';
import { playPart, playSuperpower } from '../window/use.ts';

/** `seat` is the active figure's; `partner` may play a card instead, −1 if it could play none (MC59, MC69). */
type ActStep = Step & { readonly seat: number; readonly figure: number; readonly partner: number };

/** An open moment: the active figure's seat is asked, and the partner's if it has a card to play (MD11). */
export function openAct(look: Look, figure: number): ActStep {
  const { seat } = figureAt(look.state, figure);
  const other = partnerOf(seat);
  const partner = other !== none && canPlayCard(look, { seat: other, moment: null }) ? other : none;
  return { do: 'act', seat, figure, partner };
}

const activeOf = ({ state }: Look): Active => {
  if (state.active === null) throw new Error('nobody is active');
  return state.active;
};

/** MC27: Short, counting as Size 5. */
const climbOf = (figure: number): Going => ({ figure, tool: 'S', size: 5, dir: 'any', anchor: none });

/** MC55, MA58: with Stagger the first action must be to shake it off. */
const isStaggered = (look: Look, figure: number): boolean =>
  !activeOf(look).acted && hasCondition(figureAt(look.state, figure), 'stagger');

function whyNoAction(look: Look, figure: number): Refusal | null {
  if (activeOf(look).actions <= 0) return refusal('MC21', 'noActions');
  return isStaggered(look, figure) ? refusal('MC55', 'staggered') : null;
}

const sceneFor = ({ state }: Look, figure: number, x: number): Scene =>
  sceneOfUser(figure, seatOf(state, figure), x);

/** MC94: "choose" needs a legal choice, or it cannot be used. */
function hasObject(look: Look, rule: Rule, figure: number, x: number): boolean {
  const scene = sceneFor(look, figure, x);
  return rule.parts.every((part) => partHasObject(look, part, scene));
}

function partHasObject(look: Look, { effect, rule }: Part, scene: Scene): boolean {
  if (effect.when !== undefined && effect.when !== 'open') return true;
  if (effect.op === 'destroyTerrain' && effect.args.count !== 'all')
    return breakable(look, effect, scene).length > 0;
  const { pick } = effect;
  if (pick === undefined || pick.count === 'all') return true;
  const purpose = effect.op === 'throw' ? 'throw' : 'push';
  for (let mark = nextPick(look, pick, scene, purpose, 0); mark !== none; ) {
    const fits = effect.op !== 'passToken' || figureAt(look.state, mark).held.length > 0;
    if (fits && isFreshFor(look.state, rule, scene.user, mark)) return true;
    mark = nextPick(look, pick, scene, purpose, mark + 1);
  }
  return false;
}

function whyNotPower(look: Look, figure: number, rule: Rule, x: number): Refusal | null {
  const { state } = look;
  const power = rule.key;
  if (rule.isAction) {
    const why = whyNoAction(look, figure);
    if (why !== null) return why;
  }
  if (!isWithinLimit(state, ownLimit(rule), countedRule(rule), figure, figure, none))
    return refusal('MC67', 'usedUp', { power });
  if (rule.x === null ? x !== 0 : x < rule.x.min || x > rule.x.max)
    return refusal('MC58', 'wrongX', { x, min: rule.x?.min ?? 0, max: rule.x?.max ?? 0 });
  const cost = costOf(look, rule, figure, x);
  const has = figureAt(state, figure).power;
  if (cost > has)
    return refusal('MC70', 'notEnoughPower', { figure: nameOf(look, figure), cost, power: has });
  return hasObject(look, rule, figure, x) ? null : refusal('MC94', 'noObject', { power });
}

/** Parts of the squad's leadership that are used in open moments. */
function openParts(look: Look, figure: number): readonly Part[] {
  const seat = seatOf(look.state, figure);
  if (isCosmic(seat)) return noParts;
  let found = noParts;
  for (const rule of leadershipsOf(look, seat)) {
    const parts = rule.byWhen['open'];
    if (parts === undefined) continue;
    const scene = sceneFor(look, figure, 0);
    for (const part of parts)
      if (holds(look, part.effect.if, scene, part) && partHasObject(look, part, scene))
        found = [...found, part];
  }
  return found;
}

function actions(look: Look, figure: number, moves: Move[]): void {
  if (activeOf(look).actions <= 0) return;
  const one = figureAt(look.state, figure);
  const staggered = isStaggered(look, figure);
  for (const condition of conditionsOf(one)) {
    if (staggered && condition !== 'stagger') continue;
    moves.push({ do: 'shake', condition });
  }
  if (staggered) return;
  for (const attack of attacksOf(look, { figure, only: '' })) moves.push(attack);
  const own = ownGoing(look, figure);
  for (const { tool, x, y, lay } of goingOffers(look, own)) moves.push({ do: 'advance', tool, x, y, lay });
  if (own.size < 5)
    for (const { x, y, lay } of roofs(look, climbOf(figure), own.size))
      moves.push({ do: 'climb', x, y, lay });
}

const acting: Asking<ActStep> = {
  anyone: true,
  owes: (_look, { seat, partner }) => only(seat) | (partner === none ? nobody : only(partner)),
  moves(look, { figure, seat: own }, seat) {
    if (seat !== own) return [...cardMoves(look, { seat, moment: null }), { do: 'pass' }];
    const moves: Move[] = [];
    actions(look, figure, moves);
    const one = figureAt(look.state, figure);
    for (const rule of cardSide(look.book, one).actives)
      for (const x of xChoices(look, rule, figure))
        if (whyNotPower(look, figure, rule, x) === null) moves.push({ do: 'power', power: rule.key, x });
    for (const part of openParts(look, figure)) moves.push({ do: 'power', power: part.rule.key, x: 0 });
    for (const { name } of interactsOf(look, figure)) moves.push({ do: 'interact', token: name });
    for (const card of cardMoves(look, { seat, moment: null })) moves.push(card);
    moves.push({ do: 'end' });
    return moves;
  },
  anyMove: (look, { figure, seat: own }, seat, rng) =>
    seat === own && activeOf(look).actions > 0 ? anyGoing(look, ownGoing(look, figure), rng) : null,
  refuse(look, { figure, seat: own }, seat, move) {
    if (seat !== own && move.do !== 'card')
      return move.do === 'pass' ? null : refusal('MD2', 'notYours', { figure: nameOf(look, figure) });
    switch (move.do) {
      case 'end':
      case 'concede':
        return null;
      case 'advance':
        return (
          whyNoAction(look, figure) ??
          whyNotGo(look, ownGoing(look, figure), move.tool, move.x, move.y, move.lay)
        );
      case 'climb':
        return whyNoAction(look, figure) ?? whyNotGo(look, climbOf(figure), 'S', move.x, move.y, move.lay);
      case 'shake':
        if (activeOf(look).actions <= 0) return refusal('MC21', 'noActions');
        if (!hasCondition(figureAt(look.state, figure), move.condition))
          return refusal('MC22', 'hasNot', { condition: move.condition });
        return isStaggered(look, figure) && move.condition !== 'stagger'
          ? refusal('MC55', 'staggered')
          : null;
      case 'attack':
      case 'area':
      case 'beam':
        return whyNoAction(look, figure) ?? whyNotAttack(look, { figure, only: '' }, move);
      case 'power': {
        const own = cardSide(look.book, figureAt(look.state, figure)).actives.find(
          ({ key }) => key === move.power,
        );
        if (own !== undefined) return whyNotPower(look, figure, own, move.x);
        const part = openParts(look, figure).find(({ rule }) => rule.key === move.power);
        return part !== undefined && move.x === 0
          ? null
          : refusal('MC58', 'noSuchPower', { power: move.power });
      }
      case 'interact': {
        const token = tokensOf(look).find(({ name }) => name === move.token);
        return token === undefined ? noSuch(move.token) : whyNotInteract(look, figure, token);
      }
      case 'card':
        return whyNotCard(look, { seat, moment: null }, move);
      default:
        return wrongAnswer;
    }
  },
  play(play, step, seat, move) {
    const { figure } = step;
    const active = activeOf(play);
    switch (move.do) {
      case 'pass':
        next(play, { ...step, partner: none });
        return;
      case 'end':
        active.over = true;
        next(play, { do: 'endings', figure });
        return;
      case 'concede':
        next(play, { do: 'concede', seat });
        return;
      case 'advance':
        spend(active);
        go(play, ownGoing(play, figure), move.tool, move.x, move.y, move.lay);
        return;
      case 'climb':
        spend(active);
        go(play, climbOf(figure), 'S', move.x, move.y, move.lay);
        return;
      case 'shake':
        spend(active);
        loseCondition(play, figure, move.condition);
        return;
      case 'power':
        playPower(play, figure, move.power, move.x);
        return;
      case 'interact':
        interact(play, figure, move.token);
        return;
      case 'card':
        playCard(play, { seat, moment: null }, move);
        return;
      default:
        if (!isAttackMove(move)) return;
        spend(active);
        makeAttack(play, { figure, only: '' }, move, { isAction: true });
    }
  },
  byDefault: (_look, { seat: own }, seat) => ({ do: seat === own ? 'end' : 'pass' }),
};

function spend(active: Active): void {
  active.actions -= 1;
  active.acted = true;
}

function playPower(play: Play, figure: number, key: string, x: number): void {
  const own = cardSide(play.book, figureAt(play.state, figure)).actives.find((rule) => rule.key === key);
  if (own !== undefined) {
    if (own.isAction) spend(activeOf(play));
    playSuperpower(play, own, figure, x);
    return;
  }
  const part = openParts(play, figure).find(({ rule }) => rule.key === key);
  if (part !== undefined) playPart(play, part, figure, 'open', {});
}

export function actSteps(steps: StepBook): void {
  steps.asks('act', acting);
}

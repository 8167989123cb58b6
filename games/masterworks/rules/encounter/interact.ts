/** Interacting (MC56, MC90, ME29 to ME35). */
import type { Refusal } from '@accretion/engine';
import type { Interacting } from '../book/book.ts';
import { losePower } from '../effects/body.ts';
import { holds } from '../effects/holds.ts';
import { inForce } from '../effects/inForce.ts';
import { bareScene } from '../effects/scene.ts';
import { startRule } from '../effects/start.ts';
import { planeOf, rangeOf, roundOf } from '../field/field.ts';
import { figureAt, isCosmic, nameOf } from '../field/figures.ts';
import { mayInteract } from '../move/advance.ts';
import { gap, within } from '../plane/gaps.ts';
import { overlapped } from '../plane/spot.ts';
import { type Look, next, type Play, refusal } from '../play.ts';
import { tell } from '../story.ts';
import { isShielded } from './missile.ts';
import { type Token, tokensOf } from './tokens.ts';

function rangeFor(look: Look, figure: number): number {
  let band: number = look.book.content.encounter.interactRange;
  for (const { effect } of inForce(look, figure, 'interactRange')) band = Math.max(band, effect.args.range);
  return rangeOf(band);
}

/** First Class: the first interact of the round is free. */
const freeOf = (look: Look, figure: number) =>
  inForce(look, figure, 'freeInteract').find(({ lasting }) => lasting);

export const interactCost = (look: Look, figure: number): number =>
  freeOf(look, figure) === undefined ? look.book.content.encounter.interactCost : 0;

/** The text of a token for this side, if it has one now. */
function textOf(look: Look, figure: number, token: Token): Interacting | undefined {
  const { seat } = figureAt(look.state, figure);
  const team = isCosmic(seat) ? 'cosmic' : 'crisis';
  const isMeant = ({ if: said }: Interacting): boolean =>
    said === undefined ||
    holds(look, said, { ...bareScene(figure, seat), token: token.name, subject: figure });
  return look.book.interactions.find((one) => one.team === team && one.token === token.kind && isMeant(one));
}

export function whyNotInteract(look: Look, figure: number, token: Token): Refusal | null {
  const { state } = look;
  const { active } = state;
  if (active === null || active.figure !== figure) return refusal('MC90', 'notActive');
  if (active.interacted.includes(token.name)) return refusal('MC56', 'onceOnly', { token: token.name });
  if (!mayInteract(look, figure)) return refusal('MC91', 'mayNotInteract', { figure: nameOf(look, figure) });
  const one = figureAt(state, figure);
  const cost = interactCost(look, figure);
  if (one.power < cost)
    return refusal('MC56', 'notEnoughPower', { figure: nameOf(look, figure), cost, power: one.power });
  const { x, y, r } = roundOf(look, figure);
  const range = rangeFor(look, figure);
  if (!within(x, y, r, token.x, token.y, token.radius, range)) {
    const by = Math.ceil(gap(x, y, r, token.x, token.y, token.radius) - range);
    return refusal('MC90', 'tooFar', { token: token.name, by });
  }
  const text = textOf(look, figure, token);
  if (text === undefined) return whyNoText(look, figure, token);
  const isBlocked =
    text.rule.byOp['placePile'] !== undefined &&
    overlapped(planeOf(look).bases, token.x, token.y, look.book.content.encounter.pile.radius, -1) >= 0;
  return isBlocked ? refusal('MA44', 'baseInTheWay', { token: token.name }) : null;
}

/** A hero who holds a code may put it on the missile once that is Non-Shielded (ME35). */
function whyNoText(look: Look, figure: number, token: Token): Refusal {
  const { state, book } = look;
  const isDelivery = token.kind === 'missile' && !isCosmic(figureAt(state, figure).seat);
  if (!isDelivery) return refusal('MC90', 'noText', { token: token.name });
  if (!isShielded(look)) return refusal('ME35', 'noCode', { figure: nameOf(look, figure) });
  const missing = book.content.encounter.exhaustionToUnshield - state.exhaustion;
  return refusal('ME35', 'shielded', { missing });
}

/** Tokens this figure may interact with now. */
export function interactsOf(look: Look, figure: number): Token[] {
  if (figureAt(look.state, figure).power < interactCost(look, figure)) return [];
  const { x, y, r } = roundOf(look, figure);
  const range = rangeFor(look, figure);
  return tokensOf(look, { x, y, r, range }).filter((token) => whyNotInteract(look, figure, token) === null);
}

export function interact(play: Play, figure: number, name: string): void {
  const { state } = play;
  const token = tokensOf(play).find((one) => one.name === name);
  const text = token && textOf(play, figure, token);
  if (token === undefined || text === undefined || state.active === null) throw new Error(`no token ${name}`);
  const free = freeOf(play, figure);
  const cost = interactCost(play, figure);
  if (free?.lasting) {
    const { lasting } = free;
    const on = lasting.on.filter((mark) => mark !== figure);
    state.lasting = state.lasting.map((one) => (one === lasting ? { ...one, on } : one));
  }
  tell(play.umpire, { did: 'interact', figure: nameOf(play, figure), token: name });
  losePower(play, figure, cost);
  state.active.interacted = [...state.active.interacted, name];
  startRule(play, text.rule, {
    user: figure,
    seat: figureAt(state, figure).seat,
    token: name,
    subject: figure,
  });
  if (token.kind === 'soldier' || token.kind === 'shutdownCode') next(play, { do: 'interacted', figure });
}

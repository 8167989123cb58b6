/** What the open question asks a seat. */

import { isRecord, type Seat, type Step } from '@accretion/engine';
import { ruleOfStep, stepOf } from '../../pieces/choosing.ts';
import { listed } from '../../pieces/words.ts';
import type { Language, Modelled } from '../../words.ts';
import { cardsPerRound } from '../rules/act.ts';
import type { Cards } from '../rules/cards.ts';
import { type Token, tokenKinds } from '../rules/content.ts';
import type { SeatView, View } from '../rules/state.ts';
import { isKnown } from './known.ts';
import { actionName, anomalyName, tokenName } from './names.ts';
import { terms } from './terms.ts';
import { say, sayCount } from './texts.ts';

export const ruleOf = ruleOfStep({
  placeWormholes: 'R5',
  pick: 'R9',
  nextResource: 'R12',
  place: 'R22',
  orbit: 'R46',
  moveStack: 'R78',
  upgrade: 'R78',
  openWormholes: 'R43',
  remove: 'R18',
  recycle: 'R17',
  discover: 'R28',
  discoverNow: 'R28',
  act: 'R33',
  empower: 'R34',
  discard: 'R35',
  siphon: 'R72',
  chooseCore: 'R57',
  keep: 'R68',
});

export function prompt(view: View, seat: Seat, ruleset: Modelled<Cards>, language: Language): string {
  if (view.phase === 'over') return say(language, 'prompt.over');
  const step = stepOf(view, seat);
  const place = view.seats[seat];
  if (step === undefined || !isRecord(place)) return say(language, 'prompt.wait');
  return question(ruleset.model, step, place, view, language);
}

/** H17: who recycles from a deck that may run out waits until the others have gained; this says so, and for whom. */
export function waiting(
  view: View,
  seat: Seat,
  asked: readonly string[],
  _ruleset: Modelled<Cards>,
  language: Language,
): string | null {
  const recycling = view.seats[seat]?.recycling.length ?? 0;
  if (recycling === 0 || asked.length === 0) return null;
  return sayCount(language, 'wait.recycling', recycling, { names: listed(language, asked) });
}

function question(cards: Cards, step: Step, place: SeatView, view: View, language: Language): string {
  const { actions, discovery } = terms(view.options.edition, language);
  const number = (name: string): number => Number(step[name] ?? 0);
  const spaces = sayCount(language, 'spaces', number('spaces'));
  switch (step.do) {
    case 'placeWormholes':
      if (place.placed) return say(language, 'prompt.wormholes.sealed');
      return say(language, place.wormholes.length === 0 ? 'prompt.wormholes' : 'prompt.wormholes.move');
    case 'pick':
      return say(language, 'prompt.pick', { set: number('set') + 1 });
    case 'place':
      return say(language, 'prompt.place', { token: tokenName(cards, tokenIn(step), language) });
    case 'orbit':
    case 'moveStack':
      return say(language, `prompt.${step.do}`, { spaces });
    case 'remove':
      return say(language, step['what'] === 'matter' ? 'prompt.remove.matter' : 'prompt.remove.antimatter');
    case 'recycle':
      return say(language, isReady(view, step) ? 'prompt.recycle' : 'prompt.recycle.later', {
        max: number('max'),
      });
    case 'discover':
      if (!place.decided) return say(language, 'prompt.discover');
      if (place.choice === null || !isKnown(place.choice)) return say(language, 'prompt.discover.pass');
      return say(language, 'prompt.discover.sealed', {
        anomaly: anomalyName(cards, place.choice, language),
      });
    case 'discoverNow':
      return say(language, 'prompt.discoverNow', { discount: number('discount') });
    case 'act': {
      const left = Math.min(cardsPerRound - place.played.length, place.hand.length);
      const cardsLeft =
        left > 0 ? sayCount(language, 'prompt.cards', left) : say(language, 'prompt.cards.none');
      const key = step['discover'] === true ? 'prompt.act.discover' : 'prompt.act';
      return say(language, key, { cards: cardsLeft, actions, discovery });
    }
    case 'empower':
      return say(language, 'prompt.empower', { card: actionName(cards, number('card'), language) });
    case 'discard':
      return number('min') > 0
        ? say(language, 'prompt.discard')
        : say(language, 'prompt.discard.more', { x: number('x') });
    case 'upgrade':
    case 'openWormholes':
      return sayCount(language, `prompt.${step.do}`, number('left'));
    case 'chooseCore':
      return say(language, 'prompt.chooseCore', { size: say(language, `size.${place.size}`) });
    case 'keep':
    case 'nextResource':
    case 'siphon':
      return say(language, `prompt.${step.do}`);
    default:
      return say(language, 'prompt.wait');
  }
}

/** H17: do the cards to be drawn lie ready, or is nobody there to wait for? */
const isReady = ({ aside, seats, options }: View, step: Step): boolean =>
  seats.length === 1 || options.turns === 'oneByOne' || aside.some(({ of }) => of === step['of']);

/** The token that is to be placed. */
export const tokenIn = (step: Step): Token =>
  tokenKinds.find((kind) => kind === step['token']) ?? 'blueGiant';

/** Tactic cards: offered, judged, played (MC59, MC92, MD8). */
import type { Refusal } from '@accretion/engine';
import type { MoveOf } from '../answers.ts';
import type { Rule } from '../book/rule.ts';
import { losePower } from '../effects/body.ts';
import { type Scene, sceneWith } from '../effects/scene.ts';
import { startRule } from '../effects/start.ts';
import { figureAt, markOf, nameOf, namesOf, noSuch } from '../field/figures.ts';
import { type Look, next, type Play, refusal } from '../play.ts';
import { crisisA, crisisB, type Moment, none, type Run } from '../state.ts';
import { tell } from '../story.ts';
import { canPayCard, type Payment, paymentsOf, paysMore, surchargeOf, whyNotPay } from './payments.ts';
import { cardKey, cardSubjects } from './reactions.ts';
import { fittingSubject, sceneOfMoment } from './triggers.ts';

/** Where a card is played: in an open moment, or in answer to a moment. */
export type Occasion = { readonly seat: number; readonly moment: Moment | null };

interface Staged {
  readonly rule: Rule;
  readonly scene: Scene;
  readonly subjects: readonly number[];
}

/** The open moment as a moment whose subject is the active figure. */
const openMomentOf = ({ state }: Look): Moment => ({
  id: none,
  event: 'open',
  subject: state.active?.figure ?? none,
  attack: none,
  shove: none,
  harm: none,
  size: 0,
  cosmicNow: false,
  declined: [],
});

/** The scene a card would be played in; null if it cannot be now. */
function stage(look: Look, { seat, moment }: Occasion, key: string): Staged | null {
  const rule = look.book.byKey.get(key);
  if (rule === undefined || rule.kind !== 'card') return null;
  if (!look.state.squads[seat]?.cards.includes(key)) return null;
  if (rule.triggers.length === 0)
    return moment === null ? { rule, scene: openScene(look, seat), subjects: cardSubjectsOpen(look) } : null;
  const event = moment?.event ?? 'open';
  for (const trigger of rule.triggers) {
    if (trigger.event !== event && !(event === 'targeted' && trigger.event === 'targets')) continue;
    const now = moment ?? openMomentOf(look);
    const scene = sceneOfMoment(look, now, none, seat);
    const about =
      trigger.event === 'targets'
        ? { ...now, event: 'targets', subject: scene.attack?.attacker ?? none }
        : now;
    const subject = fittingSubject(look, about, trigger, none, seat);
    if (subject === none) continue;
    return {
      rule,
      scene: { ...scene, subject: subject < 1_000 ? subject : none },
      subjects: cardSubjects(look, about, rule, seat),
    };
  }
  return null;
}

/** Why there is no such scene. */
function whyNotStaged({ book, state }: Look, seat: number, card: string): Refusal {
  if (book.byKey.get(card)?.kind !== 'card') return noSuch(card);
  return refusal('MC59', state.squads[seat]?.cards.includes(card) ? 'notNow' : 'notYourCard', { card });
}

const openScene = ({ state }: Look, seat: number): Scene =>
  sceneWith(none, seat, state.active?.figure ?? none, null, null, null);

const cardSubjectsOpen = ({ state }: Look): readonly number[] =>
  state.active === null ? [] : [state.active.figure];

const noMoves: readonly never[] = [];
const noCards: readonly string[] = [];

/** Ways to play this seat's cards now. */
export function cardMoves(look: Look, occasion: Occasion): readonly MoveOf<'card'>[] {
  const cards = look.state.squads[occasion.seat]?.cards;
  if (cards === undefined || cards.length === 0) return noMoves;
  const found: MoveOf<'card'>[] = [];
  for (const key of cards) {
    const staged = stage(look, occasion, key);
    if (staged === null) continue;
    const declined = occasion.moment?.declined.includes(cardKey(staged.rule, occasion.seat)) === true;
    if (declined) continue;
    for (const { payers, amount, chosen } of paymentsOf(look, staged.rule, staged.scene, staged.subjects))
      found.push({
        do: 'card',
        card: key,
        payers: namesOf(look, payers),
        amount,
        chosen: nameOf(look, chosen),
      });
  }
  return found;
}

/** Could this seat play any card now? */
export const canPlayCard = (look: Look, occasion: Occasion): boolean =>
  (look.state.squads[occasion.seat]?.cards ?? noCards).some((key) => {
    const staged = stage(look, occasion, key);
    return staged !== null && canPayCard(look, staged.rule, staged.scene, staged.subjects);
  });

const paymentOf = (look: Look, { payers, amount, chosen }: MoveOf<'card'>): Payment | Refusal => {
  const marks = payers.map((name) => markOf(look, name));
  const unknown = payers.find((_, i) => look.state.figures[marks[i] ?? none] === undefined);
  if (unknown !== undefined) return noSuch(unknown);
  const named = chosen === '' ? none : markOf(look, chosen);
  if (chosen !== '' && named === none) return noSuch(chosen);
  return { payers: marks, amount, chosen: named };
};

export function whyNotCard(look: Look, occasion: Occasion, move: MoveOf<'card'>): Refusal | null {
  const staged = stage(look, occasion, move.card);
  if (staged === null) return whyNotStaged(look, occasion.seat, move.card);
  if (occasion.moment?.declined.includes(cardKey(staged.rule, occasion.seat)))
    return refusal('MC59', 'notNow', { card: move.card });
  const payment = paymentOf(look, move);
  if (!('payers' in payment)) return payment;
  return whyNotPay(look, staged.rule, staged.scene, staged.subjects, payment);
}

/** The other Crisis seat; −1 for the Cosmic one. */
export const partnerOf = (seat: number): number =>
  seat === crisisA ? crisisB : seat === crisisB ? crisisA : none;

/** A card is named: paid for at once, or after the partner has said which of its figures pay (MD8). */
export function playCard(play: Play, { seat, moment }: Occasion, move: MoveOf<'card'>): void {
  const { state, umpire } = play;
  const others = move.payers.filter((name) => figureAt(state, markOf(play, name)).seat !== seat);
  const { card, payers, amount, chosen } = move;
  if (others.length > 0) {
    tell(umpire, { did: 'askPartner', seat, card, payers: others });
    const asked = { card, payers, amount, chosen, owner: seat, moment: moment?.id ?? none };
    next(play, { do: 'consent', seat: partnerOf(seat), ...asked });
    return;
  }
  payAndPlay(play, { seat, moment }, move);
}

/** Everybody has agreed: pay, then the effect. */
export function payAndPlay(play: Play, occasion: Occasion, move: MoveOf<'card'>): void {
  const { state, umpire } = play;
  const { seat, moment } = occasion;
  const staged = stage(play, occasion, move.card);
  const payment = paymentOf(play, move);
  if (staged === null || !('payers' in payment)) throw new Error(`${move.card} cannot be played`);
  const { rule, scene } = staged;
  const extra = surchargeOf(play, scene);
  const paid = payment.amount * payment.payers.length;
  tell(umpire, { did: 'card', seat, card: move.card, payers: [...move.payers], paid });
  const more = extra === 0 ? none : paysMore(play, payment.payers, payment.amount + extra);
  for (const payer of payment.payers) losePower(play, payer, payment.amount + (payer === more ? extra : 0));
  const squad = state.squads[seat];
  if (squad === undefined) throw new Error(`no squad ${seat}`);
  const cards = squad.cards.filter((key) => key !== move.card);
  state.squads = state.squads.map((one, i) =>
    i === seat ? { ...one, cards, played: [...one.played, move.card] } : one,
  );
  if (moment !== null) moment.declined = [...moment.declined, cardKey(rule, seat)];
  const told: Partial<Run> = {
    subject: scene.subject,
    attack: scene.attack?.id ?? none,
    shove: scene.shove?.id ?? none,
    harm: scene.harm?.id ?? none,
    payers: payment.payers,
    paid,
    chosen: payment.chosen,
    x: payment.amount,
  };
  startRule(play, rule, { user: payment.payers[0] ?? none, seat, ...told });
}

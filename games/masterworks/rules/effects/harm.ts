/** Damage (MC68): what would be suffered, reductions, the cap, Power gained, then who falls. */
import type { Step } from '@accretion/engine';
import { facesOf } from '../dice/faces.ts';
import { rollDice } from '../dice/roll.ts';
import { destroy } from '../encounter/destroy.ts';
import { checkEnd } from '../encounter/end.ts';
import { isWithin } from '../field/field.ts';
import {
  figureAt,
  hasCondition,
  isCosmic,
  isFigure,
  isPile,
  isUp,
  nameOf,
  seatOf,
  staminaOf,
} from '../field/figures.ts';
import { next, type Play, type StepBook } from '../play.ts';
import { type Harm, none, pileMark, type State } from '../state.ts';
import { tell } from '../story.ts';
import { openMoment } from '../window/open.ts';
import { amountOf } from './amounts.ts';
import { alike, gainTogether, type Share } from './body.ts';
import { inForce } from './inForce.ts';
import { attackAt, bareScene, harmAt } from './scene.ts';
import { startHarm } from './start.ts';

type HarmStep = Step & { readonly harm: number };

/** First every amount is fixed, one character after the other; then all is suffered at the same time. */
function run(play: Play, step: HarmStep): void {
  const { state } = play;
  const harm = harmAt(state, step.harm);
  if (harm === null) return;
  while (harm.cursor < harm.hurts.length) {
    const hurt = harm.hurts[harm.cursor];
    harm.cursor++;
    if (hurt === undefined || !isFigure(hurt.who) || !isUp(figureAt(state, hurt.who))) continue;
    reduceInForce(play, harm, hurt.who);
    if (
      amountFor(harm, hurt.who) > 0 &&
      openMoment(play, 'wouldSuffer', { subject: hurt.who, harm: harm.id })
    ) {
      next(play, step);
      return;
    }
  }
  state.harms = state.harms.filter((one) => one !== harm);
  suffer(play, harm);
}

const amountFor = ({ hurts }: Harm, who: number): number =>
  hurts.find((hurt) => hurt.who === who)?.amount ?? 0;

/** A reduction stops at its floor; an amount already at or below it is left alone. */
export function reduce(harm: Harm, who: number, by: number, floor: number): void {
  harm.hurts = harm.hurts.map((hurt) =>
    hurt.who === who && hurt.amount > floor ? { who, amount: Math.max(floor, hurt.amount - by) } : hurt,
  );
}

/** Those that always work, the highest floor first: any other order would reduce less. The same name counts once (MC18). */
function reduceInForce(play: Play, harm: Harm, who: number): void {
  const forces = inForce(play, who, 'reduceDamage', attackAt(play.state, harm.attack), { harm });
  if (forces.length === 0) return;
  const names = new Set<string>();
  for (const { effect, lasting } of [...forces].sort((a, b) => b.effect.args.min - a.effect.args.min)) {
    const name = effect.args.named?.en;
    if (name !== undefined && names.has(name)) continue;
    if (name !== undefined) names.add(name);
    const by = amountOf(effect.args.amount, { ...bareScene(who, none), paid: lasting?.paid ?? 0 });
    reduce(harm, who, by, effect.args.min);
  }
}

function suffer(play: Play, harm: Harm): void {
  const { state, book } = play;
  const suffered: Share[] = [];
  for (const { who, amount } of harm.hurts) {
    const really = isPile(who) ? damagePile(play, who, amount) : damageFigure(play, who, amount);
    if (really > 0) suffered.push({ who, amount: really });
    const attack = attackAt(state, harm.attack);
    if (attack !== null && harm.source === 'attack' && attack.target === who) attack.dealt += really;
  }
  for (const { amount, marks } of play.umpire.listening ? alike(suffered) : [])
    tell(play.umpire, {
      did: 'suffer',
      who: marks.map((mark) => nameOf(play, mark)),
      amount,
      damage: marks.map((mark) => damageOn(state, mark)),
      source: harm.source,
    });
  gainTogether(
    play,
    suffered.filter(({ who }) => isFigure(who) && givesPower(play, harm, who)),
  );
  for (const { who, amount } of suffered) {
    if (isPile(who)) shrapnel(play, who, amount);
    // What the storm gives beside its damage comes before anybody falls (MC68).
    else if (harm.source === 'storm') continue;
    else if (figureAt(state, who).damage >= staminaOf(book, state, figureAt(state, who)))
      next(play, { do: 'fall', figure: who });
  }
}

/** MC12: never more than the side's Stamina. */
function damageFigure(play: Play, who: number, amount: number): number {
  const { state, book } = play;
  const figure = figureAt(state, who);
  if (!isUp(figure)) return 0;
  const suffered = Math.min(amount, staminaOf(book, state, figure) - figure.damage);
  if (suffered <= 0) return 0;
  figure.damage += suffered;
  return suffered;
}

/** MA5: damage beyond its Stamina is not suffered. */
function damagePile(play: Play, who: number, amount: number): number {
  const { state, book } = play;
  const index = who - pileMark;
  const pile = state.piles[index];
  if (pile === undefined || !pile.isStanding) return 0;
  const suffered = Math.min(amount, book.content.encounter.pile.stamina - pile.damage);
  const damage = pile.damage + suffered;
  state.piles = state.piles.map((one, i) => (i === index ? { ...one, damage } : one));
  return suffered;
}

/** MC13, MC55 Judgement, MA37. */
function givesPower({ state }: Play, harm: Harm, who: number): boolean {
  if (harm.gives !== 'enemy') return harm.gives === 'always';
  const isEnemy = harm.by !== none && isCosmic(seatOf(state, harm.by)) !== isCosmic(seatOf(state, who));
  const isJudged = harm.source === 'attack' && hasCondition(figureAt(state, who), 'judgement');
  return isEnemy && !isJudged;
}

const damageOn = (state: State, mark: number): number =>
  isPile(mark) ? (state.piles[mark - pileMark]?.damage ?? 0) : figureAt(state, mark).damage;

/** Who falls by what an encounter effect did, when all of it is done. */
function falls(play: Play): void {
  const { state, book } = play;
  state.figures.forEach((figure, mark) => {
    if (isUp(figure) && figure.damage >= staminaOf(book, state, figure))
      next(play, { do: 'fall', figure: mark });
  });
}

/** ME21, MA8, MA38: as many dice as the damage; one roll for every hero within range. Then the pile may fall. */
function shrapnel(play: Play, pile: number, amount: number): void {
  const { state, book, umpire } = play;
  const { range, faces } = book.content.encounter.shrapnel;
  const dice = rollDice(umpire.rng, amount);
  tell(umpire, { did: 'shrapnel', pile: nameOf(play, pile), dice });
  const numbers = faces.flatMap(facesOf);
  const damage = dice.filter((die) => numbers.includes(die)).length;
  const hurts: { who: number; amount: number }[] = [];
  state.figures.forEach((figure, who) => {
    if (!isCosmic(figure.seat) && isUp(figure) && isWithin(play, who, pile, range))
      hurts.push({ who, amount: damage });
  });
  startHarm(play, none, 'shrapnel', hurts, { gives: 'always' });
  next(play, { do: 'pileDown', pile });
}

/** ME20: at damage equal to its Stamina it is destroyed and its dampener is cleared. */
function pileDown(play: Play, { pile }: Step & { readonly pile: number }): void {
  const { state, book } = play;
  const one = state.piles[pile - pileMark];
  if (one?.isStanding && one.damage >= book.content.encounter.pile.stamina) destroy(play, pile);
  checkEnd(play);
}

export function harmSteps(steps: StepBook): void {
  steps.runs('harm', run);
  steps.runs('falls', falls);
  steps.runs('pileDown', pileDown);
}

/** Effects that wait for their moment: of an attack, of the attackers and defenders' cards, of what was used in it. */
import { isOrphaned } from '../attack/course.ts';
import { noParts, type Part } from '../book/rule.ts';
import { cardSide, figureAt, isUpAt, seatOf } from '../field/figures.ts';
import type { Look, Play } from '../play.ts';
import { type Attack, none } from '../state.ts';
import { showsAll } from './amounts.ts';
import { orderOf } from './asks/order.ts';
import { startPart, startParts } from './start.ts';

/** Operations that are looked up where they count and never carried out. */
const standing: ReadonlySet<string> = new Set([
  'critDice',
  'countFaces',
  'unlockFailures',
  'ignoreLosCover',
  'cover',
  'targetLimit',
  'measureFrom',
  'noCollateral',
  'silenceReactions',
  'capDamage',
  'oneLife',
  'exhaust',
  'discount',
  'surcharge',
  'immune',
  'moveSize',
  'sizeAs',
  'protect',
  'interactRange',
  'forbid',
]);

const isCarriedOut = ({ effect }: Part): boolean => !standing.has(effect.op);

/** What was used earlier and waits: in this attack, in the sequence it is part of, or in this throw. */
export function startLater(
  play: Play,
  when: string,
  at: { readonly attack?: Attack; readonly shove?: number; readonly run?: number },
): void {
  const { state, book } = play;
  for (const one of state.lasting) {
    const part = book.parts[one.effect];
    if (part === undefined || part.effect.when !== when || !isCarriedOut(part)) continue;
    const fits =
      (one.until === 'attack' && at.attack !== undefined && one.at === at.attack.id) ||
      (one.until === 'sequence' && at.attack !== undefined && one.at === at.attack.sequence) ||
      (one.until === 'collision' && at.shove !== undefined && (one.at === at.shove || one.at === at.run));
    if (!fits) continue;
    const { user, seat, paid, payers, same, subject } = one;
    if (at.attack?.attacker === user && isOrphaned(play, at.attack)) continue;
    const shove = at.shove ?? none;
    startPart(play, part, when, {
      user,
      seat,
      paid,
      payers,
      same,
      subject,
      attack: at.attack?.id ?? none,
      shove,
    });
  }
}

/** The attack's own special rules at a moment, in printed order; those marked with faces need them in the roll (MC49). */
export function attackParts(play: Play, attack: Attack, when: string): readonly Part[] {
  // MA38: an attacker that has fallen has no special rules any more.
  if (isOrphaned(play, attack)) return noParts;
  const rule = play.book.rules[attack.attack];
  const parts = rule?.byWhen[when] ?? noParts;
  return parts.filter(
    (part) =>
      part.index !== attack.without &&
      isCarriedOut(part) &&
      (part.effect.on === undefined || showsAll(attack.attackDice, part.effect.on)),
  );
}

export function startAttackParts(play: Play, attack: Attack, parts: readonly Part[], when: string): void {
  const { attacker, id, target } = attack;
  const told = { user: attacker, seat: seatOf(play.state, attacker), attack: id, subject: target };
  startParts(play, parts, when, told, (run) => orderOf(play, run, attack, parts));
}

/** Innate effects of one figure at a moment. */
export function innateAt({ state, book }: Look, figure: number, when: string): readonly Part[] {
  if (!isUpAt(state, figure)) return noParts;
  const parts = cardSide(book, figureAt(state, figure)).byWhen[when] ?? noParts;
  return parts.length === 0 ? noParts : parts.filter(isCarriedOut);
}

export function startInnatePart(
  play: Play,
  figure: number,
  part: Part,
  when: string,
  attack = none,
  shove = none,
): void {
  const { seat } = figureAt(play.state, figure);
  startPart(play, part, when, { user: figure, seat, attack, shove, subject: figure });
}

export function startInnate(play: Play, figure: number, when: string, attack = none, shove = none): void {
  for (const part of innateAt(play, figure, when)) startInnatePart(play, figure, part, when, attack, shove);
}

/** "After any effect in which it rolled at least one failure." */
export const startAfterRoll = (play: Play, figure: number, attack: number, shove: number): void =>
  startInnate(play, figure, 'afterRoll', attack, shove);

/** Standing answers (MD13), kept on this device: what to do when a superpower or card could be used. */
import { isRecord, only, type Seats } from '@accretion/engine';
import { useSyncExternalStore } from 'react';
import type { Move } from '../../rules/answers.ts';
import { cosmic, crisisA, crisisB } from '../../rules/state.ts';

export const answers = ['ask', 'matters', 'turn', 'never'] as const;
export type Answer = (typeof answers)[number];
export const isAnswer = (value: unknown): value is Answer => answers.some((one) => one === value);

/** By rule; "not this turn" holds for the turn it was said in. */
type Standing = Readonly<Record<string, { readonly answer: Answer; readonly turn: number }>>;

const place = 'masterworks.standing';
const listeners = new Set<() => void>();
let known: Standing | null = null;

/** Only what is well formed is taken from the device. */
export function readStanding(text: string | null): Standing {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
  if (!isRecord(stored)) return {};
  const found: Record<string, Standing[string]> = {};
  for (const [rule, one] of Object.entries(stored))
    if (isRecord(one) && isAnswer(one['answer']) && typeof one['turn'] === 'number')
      found[rule] = { answer: one['answer'], turn: one['turn'] };
  return found;
}

function now(): Standing {
  known ??= readStanding(localStorage.getItem(place));
  return known;
}

function keep(standing: Standing): void {
  known = standing;
  localStorage.setItem(place, JSON.stringify(standing));
  for (const tell of listeners) tell();
}

const subscribe = (tell: () => void): (() => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

interface StandingAnswers {
  readonly standing: Standing;
  answerTo(rule: string, turn: number): Answer;
  answer(rule: string, answer: Answer, turn: number): void;
}

export function useStanding(): StandingAnswers {
  const standing = useSyncExternalStore(subscribe, now);
  return {
    standing,
    answerTo: (rule, turn) => answerIn(standing, rule, turn),
    answer: (rule, answer, turn) => keep({ ...standing, [rule]: { answer, turn } }),
  };
}

export function answerIn(standing: Standing, rule: string, turn: number): Answer {
  const one = standing[rule];
  if (one === undefined || (one.answer === 'turn' && one.turn !== turn)) return 'ask';
  return one.answer;
}

/** What of an attack tells whether a reaction can still change anything. */
interface Rolled {
  readonly attacker: number;
  readonly attackDice: readonly number[];
  readonly defenceDice: readonly number[];
  readonly damage: number;
}

const isHit = (die: number): boolean => die <= 4;
const isBlock = (die: number): boolean => die <= 2 || die === 5;

/**
 * Could it matter? Not once the dice decide (MD13): no damage comes, the attack has no success to defend against, or
 * every die of the roll that would be changed is a success already.
 */
export function canMatter(attack: Rolled | undefined, event: string, subject: number): boolean {
  if (attack === undefined || attack.attackDice.length === 0) return true;
  const { attacker, attackDice, defenceDice, damage } = attack;
  if (event === 'wouldSuffer') return damage > 0;
  if (event !== 'modify' && event !== 'modifyOpponent') return true;
  const isDefending = subject !== attacker;
  if (isDefending && !attackDice.some(isHit)) return false;
  if (event === 'modifyOpponent') return true;
  return isDefending ? !defenceDice.every(isBlock) : !attackDice.every(isHit);
}

interface Body {
  readonly seat: number;
  readonly damage: number;
  readonly conditions: number;
  readonly dazed: boolean;
  readonly gone: boolean;
}

/** MD13: something that only heals and removes conditions cannot matter while nobody of the side has any. */
export function hasPatient(effects: readonly string[], figures: readonly Body[], seat: number): boolean {
  const isHeal = effects.length > 0 && effects.every((op) => op === 'heal' || op === 'removeConditions');
  if (!isHeal) return true;
  const allies = figures.filter(
    (one) => !one.dazed && !one.gone && (one.seat === cosmic) === (seat === cosmic),
  );
  return allies.some(
    ({ damage, conditions }) =>
      (damage > 0 && effects.includes('heal')) || (conditions > 0 && effects.includes('removeConditions')),
  );
}

/** A pass for all at once: for the attack going on, or until an activation of one's own that begins later. */
export type Skip =
  | { readonly is: 'attack'; readonly attack: number }
  | { readonly is: 'activation'; readonly turn: number; readonly figure: number };

/** What decides whether it still holds: attacks going on, the turn, who is active and whether that is one's own. */
interface Now {
  readonly attacks: readonly number[];
  readonly turn: number;
  readonly active: number;
  readonly isOwn: boolean;
}

export function isSkipping(skip: Skip | null, { attacks, turn, active, isOwn }: Now): boolean {
  if (skip === null) return false;
  if (skip.is === 'attack') return attacks.includes(skip.attack);
  return !isOwn || (skip.turn === turn && skip.figure === active);
}

/** MD16: whoever holds both squads has agreed with itself: the answer to the partner's question, null if it is none. */
export function ownAnswer(step: string, viewer: Seats, moves: readonly Move[]): Move | null {
  const both = only(crisisA) | only(crisisB);
  if ((viewer & both) !== both) return null;
  if (step === 'consent') return moves.find((move) => move.do === 'consent') ?? null;
  if (step === 'confirmCard') return moves.find((move) => move.do === 'agree') ?? null;
  return step === 'agreeing' ? (moves.find((move) => move.do === 'agree') ?? null) : null;
}

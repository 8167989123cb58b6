/** Standing answers (MD13), kept on this device: what to do when a superpower or card could be used. */
import { isRecord } from '@accretion/engine';
import { useSyncExternalStore } from 'react';

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

export function forgetStanding(): void {
  known = null;
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
  readonly attackDice: readonly number[];
  readonly damage: number;
}

/** Could it matter? Not once the dice are counted and no damage comes. */
export const canMatter = (attack: Rolled | undefined, event: string): boolean =>
  !(event === 'wouldSuffer' && attack !== undefined && attack.attackDice.length > 0 && attack.damage === 0);

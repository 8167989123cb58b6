/** What an effect is judged in: whose it is, whom it is about, and the attack, throw or harm it happens in. */
import { type Attack, type Harm, type Lasting, none, type Run, type Shove, type State } from '../state.ts';

export interface Scene {
  /** Owner of the card. */
  readonly user: number;
  /** Decides. */
  readonly seat: number;
  readonly subject: number;
  readonly attack: Attack | null;
  readonly shove: Shove | null;
  readonly harm: Harm | null;
  readonly payers: readonly number[];
  readonly paid: number;
  readonly x: number;
  readonly chosen: number;
  readonly same: readonly number[];
  readonly moved: readonly number[];
  readonly destroyed: readonly number[];
  readonly token: string;
  readonly revealed: string;
  readonly lowered: number;
}

const nothing: readonly number[] = [];

export const bareScene = (user: number, seat: number): Scene => sceneWith(user, seat, none, null, null, null);

export const sceneWith = (
  user: number,
  seat: number,
  subject: number,
  attack: Attack | null,
  shove: Shove | null,
  harm: Harm | null,
): Scene => ({
  user,
  seat,
  subject,
  attack,
  shove,
  harm,
  payers: nothing,
  paid: 0,
  x: 0,
  chosen: none,
  same: nothing,
  moved: nothing,
  destroyed: nothing,
  token: '',
  revealed: '',
  lowered: 0,
});

/** Of somebody who uses something of its own and pays for it. */
export const sceneOfUser = (user: number, seat: number, x: number): Scene => ({
  user,
  seat,
  subject: user,
  attack: null,
  shove: null,
  harm: null,
  payers: [user],
  paid: 0,
  x,
  chosen: none,
  same: nothing,
  moved: nothing,
  destroyed: nothing,
  token: '',
  revealed: '',
  lowered: 0,
});

/** Of something in force for a figure, with what was paid and chosen when it began. */
export const sceneInForce = (
  user: number,
  subject: number,
  attack: Attack | null,
  shove: Shove | null,
  harm: Harm | null,
  lasting: Lasting | null,
): Scene => ({
  user,
  seat: none,
  subject,
  attack,
  shove,
  harm,
  payers: lasting === null ? nothing : lasting.payers,
  paid: lasting === null ? 0 : lasting.paid,
  x: 0,
  chosen: none,
  same: lasting === null ? nothing : lasting.same,
  moved: nothing,
  destroyed: nothing,
  token: '',
  revealed: '',
  lowered: 0,
});

export function attackAt(state: State, id: number): Attack | null {
  if (id === none) return null;
  for (let i = state.attacks.length - 1; i >= 0; i--) {
    const attack = state.attacks[i];
    if (attack?.id === id) return attack;
  }
  return null;
}

export const shoveAt = (state: State, id: number): Shove | null =>
  id === none ? null : (state.shoves.find((one) => one.id === id) ?? null);
export const harmAt = (state: State, id: number): Harm | null =>
  id === none ? null : (state.harms.find((one) => one.id === id) ?? null);

export function runAt(state: State, id: number): Run {
  const run = state.runs.find((one) => one.id === id);
  if (run === undefined) throw new Error(`no run ${id}`);
  return run;
}

export const sceneOf = (state: State, run: Run, subject: number = run.subject): Scene => ({
  user: run.user,
  seat: run.seat,
  subject,
  attack: attackAt(state, run.attack),
  shove: shoveAt(state, run.shove),
  harm: harmAt(state, run.harm),
  payers: run.payers,
  paid: run.paid,
  x: run.x,
  chosen: run.chosen,
  same: run.same,
  moved: run.moved,
  destroyed: run.destroyed,
  token: run.token,
  revealed: run.revealed,
  lowered: run.lowered,
});

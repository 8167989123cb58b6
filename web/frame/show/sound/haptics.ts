/** What a phone makes felt, where its browser can: your turn, a move made, a great moment. */
import type { Heard } from './hearing.ts';

const patterns: Readonly<Partial<Record<Heard, readonly number[]>>> = {
  won: [30, 50, 30, 50, 90],
  great: [25, 40, 60],
  turn: [35, 60, 35],
  confirm: [12],
};

/** The strongest of what has just happened; nothing for the rest. */
export const buzzFor = (heard: readonly Heard[]): readonly number[] | null =>
  (['won', 'great', 'turn', 'confirm'] as const).flatMap((one) =>
    heard.includes(one) ? [patterns[one] ?? []] : [],
  )[0] ?? null;

/** The sounds of the page, each a few notes. All are made by the device itself: nothing is recorded, nothing is loaded. */
import type { Cue, TableSounds } from '@accretion/games/tables';

export interface Note {
  /** Seconds after the sound begins. */
  readonly at: number;
  readonly lasts: number;
  readonly wave: OscillatorType | 'noise';
  /** Hertz; of noise, where its filter stands. */
  readonly pitch: number;
  /** Where the pitch glides to. */
  readonly to?: number;
  /** From 0 to 1, before the volume chosen. */
  readonly loud: number;
}

/** Everything that can be heard beside a game's signature. */
export type Sound = Cue | 'select' | 'confirm' | 'refuse' | 'turn' | 'over';

const tone = (
  at: number,
  pitch: number,
  lasts: number,
  loud: number,
  wave: OscillatorType = 'sine',
): Note => ({
  ...{ at, pitch, lasts, loud, wave },
});
const glide = (at: number, pitch: number, to: number, lasts: number, loud: number): Note => ({
  ...tone(at, pitch, lasts, loud, 'triangle'),
  to,
});
const noise = (at: number, pitch: number, lasts: number, loud: number): Note => ({
  ...{ at, pitch, lasts, loud, wave: 'noise' as const },
});

export const sounds: Readonly<Record<Sound, readonly Note[]>> = {
  // The interface: short and soft.
  select: [tone(0, 660, 0.07, 0.12)],
  confirm: [tone(0, 440, 0.09, 0.14), tone(0.06, 660, 0.14, 0.14)],
  refuse: [tone(0, 196, 0.12, 0.16, 'triangle'), tone(0.09, 175, 0.16, 0.14, 'triangle')],
  turn: [tone(0, 392, 0.18, 0.2), tone(0.13, 523, 0.34, 0.2)],
  // What happens on the table.
  step: [tone(0, 262, 0.08, 0.1, 'triangle')],
  reveal: [noise(0, 1800, 0.14, 0.1), tone(0.05, 523, 0.22, 0.12)],
  gain: [tone(0, 587, 0.1, 0.13), tone(0.08, 784, 0.2, 0.13)],
  lose: [glide(0, 330, 147, 0.4, 0.16)],
  hit: [noise(0, 320, 0.2, 0.32), glide(0, 150, 60, 0.26, 0.3)],
  dice: [0, 0.06, 0.11, 0.19, 0.26].map((at, i) => noise(at, 2400 - 180 * i, 0.045, 0.2)),
  threat: [tone(0, 110, 0.5, 0.22, 'triangle'), tone(0.06, 116.5, 0.6, 0.2, 'triangle')],
  great: [
    ...[262, 330, 392, 523].map((pitch, i) => tone(i * 0.08, pitch, 0.5, 0.15, 'triangle')),
    noise(0, 900, 0.6, 0.08),
  ],
  over: [tone(0, 330, 0.3, 0.15), tone(0.22, 294, 0.3, 0.15), tone(0.44, 247, 0.7, 0.15)],
};

const semitone = 2 ** (1 / 12);

/** A game's own melody: short at the opening, with a chord below it for a win. */
export function signature({ signature: { root, notes } }: TableSounds, isWin: boolean): readonly Note[] {
  const step = isWin ? 0.16 : 0.13;
  const melody = notes.map((above, i) => {
    const isLast = i === notes.length - 1;
    return tone(i * step, root * semitone ** above, isLast ? 0.9 : 0.3, isWin ? 0.2 : 0.11, 'triangle');
  });
  if (!isWin) return melody;
  const end = notes.length * step;
  const top = notes.at(-1) ?? 0;
  const chord = [0, 4, 7, 12].map((above) => tone(end, root * semitone ** (top + above - 12), 1.4, 0.1));
  return [...melody, ...chord];
}

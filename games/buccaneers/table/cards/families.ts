/** One visual language per family: colour, frame, pattern and glyph. None of them is the only cue. */
import type { Family } from '../../rules/content.ts';

export interface FamilyStyle {
  /** Frame, glyph and pattern. */
  readonly line: string;
  /** The background of the card. */
  readonly ground: string;
  /** Outline of the card in a field of 100. */
  readonly frame: string;
  /** A sign in a field of 24. */
  readonly glyph: string;
  /** Lines of the pattern, with their dashes. */
  readonly pattern: { readonly d: string; readonly dash?: string; readonly width: number };
}

const rows = (from: number, step: number): string => {
  let d = '';
  for (let y = from; y < 100; y += step) d += `M0 ${y}H100`;
  return d;
};

const slants = (step: number): string => {
  let d = '';
  for (let x = -100; x < 100; x += step) d += `M${x} 100L${x + 100} 0`;
  return d;
};

const waves = (): string => {
  let d = '';
  for (let y = 6; y < 104; y += 12)
    d += `M-4 ${y}Q3 ${y - 6} 10 ${y}T24 ${y}T38 ${y}T52 ${y}T66 ${y}T80 ${y}T94 ${y}T108 ${y}`;
  return d;
};

const rings = (): string => {
  let d = '';
  for (let r = 12; r < 74; r += 9)
    d += `M${50 - r} 50a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  return d;
};

const spokes = (): string => {
  let d = '';
  for (let i = 0; i < 24; i++) {
    const angle = (Math.PI * i) / 12;
    d += `M50 50L${(50 + 74 * Math.cos(angle)).toFixed(1)} ${(50 + 74 * Math.sin(angle)).toFixed(1)}`;
  }
  return d;
};

const diamonds = (): string => {
  let d = '';
  for (let i = -100; i < 200; i += 14) d += `M${i} 0L${i + 100} 100M${i} 100L${i + 100} 0`;
  return d;
};

const circuit =
  'M0 12H18L26 20V40L34 48H46M100 22H84L76 30V46M0 66H14L24 76V100M100 78H82L72 68H58M50 0V10L58 18H70M40 100V88L48 80';

// biome-ignore format: one family, one block
export const familyStyles: Readonly<Record<Family, FamilyStyle>> = {
  spacecraft: {
    line: '#5fb0ff', ground: '#12243c',
    frame: 'M15 2H94Q98 2 98 6V85L85 98H6Q2 98 2 94V15Z',
    glyph: 'M12 1c4 3 6 7 6 12l3 4v5l-5-3H8l-5 3v-5l3-4C6 8 8 4 12 1ZM12 7a2.500 2.500 0 1 0 0 5a2.500 2.500 0 0 0 0-5Z',
    pattern: { d: slants(13), dash: '9 17', width: 1.4 },
  },
  toy: {
    line: '#ff86bd', ground: '#35162b',
    frame: 'M24 2H76Q98 2 98 24V76Q98 98 76 98H24Q2 98 2 76V24Q2 2 24 2Z',
    glyph: 'M12 2a10 10 0 1 0 0 20a10 10 0 0 0 0-20ZM12 4c3 3 3 13 0 16c-3-3-3-13 0-16ZM4.500 9.500c4 2 11 2 15 0l.6 2.500c-5 2-11 2-16.200 0Z',
    pattern: { d: rows(6, 11), dash: '0 11', width: 3.2 },
  },
  timeMachine: {
    line: '#ffb54a', ground: '#33230d',
    frame: 'M11 2H89A9 9 0 0 0 98 11V89A9 9 0 0 0 89 98H11A9 9 0 0 0 2 89V11A9 9 0 0 0 11 2Z',
    glyph: 'M5 1H19V4L14 11V13L19 20V23H5V20L10 13V11L5 4ZM8 4.500L12 10L16 4.500ZM12 15L8 20.500H16Z',
    pattern: { d: rings(), width: 1 },
  },
  shapeshifter: {
    line: '#6fdc97', ground: '#10301f',
    frame: 'M12 4Q22 0 32 3T52 3T72 3T90 4Q98 5 97 14Q99 24 97 33T97 52T97 71T96 88Q95 98 86 97Q77 99 68 97T49 97T30 97T13 97Q3 97 4 87Q1 77 3 68T3 49T3 30T3 14Q3 6 12 4Z',
    glyph: 'M12 2c6-1 10 4 9 9c-1 4 2 6 0 9c-2 3-6 1-9 2c-4 1-8 0-9-4c-1-3 1-5 1-8c0-4 4-8 8-8ZM9 9a2 2 0 1 0 0 4a2 2 0 0 0 0-4ZM15 9a2 2 0 1 0 0 4a2 2 0 0 0 0-4Z',
    pattern: { d: waves(), width: 1.2 },
  },
  robot: {
    line: '#c9d3e0', ground: '#242a33',
    frame: 'M5 2H95Q98 2 98 5V95Q98 98 95 98H5Q2 98 2 95V5Q2 2 5 2Z',
    glyph: 'M11 1H13V5H19Q21 5 21 7V18Q21 20 19 20H16V23H8V20H5Q3 20 3 18V7Q3 5 5 5H11ZM7 9V13H11V9ZM13 9V13H17V9ZM8 16V17.500H16V16Z',
    pattern: { d: circuit, width: 1.4 },
  },
  artifact: {
    line: '#bb95ff', ground: '#241a3d',
    frame: 'M15 2H85L98 15V85L85 98H15L2 85V15Z',
    glyph: 'M6 3H18L23 9L12 22L1 9ZM7.500 9L12 18L16.500 9Z',
    pattern: { d: diamonds(), width: 0.9 },
  },
  relic: {
    line: '#ff8a70', ground: '#381a16',
    frame: 'M13 2H87V7.500H92.500V13H98V87H92.500V92.500H87V98H13V92.500H7.500V87H2V13H7.500V7.500H13Z',
    glyph: 'M12 1c4 0 6 3 5 6c0 2-2 3.500-3 5H21V15H14V23H10V15H3V12H10c-1-1.500-3-3-3-5c-1-3 1-6 5-6ZM12 4c-2 0-3 1.500-2.200 3.300L12 10.500l2.200-3.200C15 5.500 14 4 12 4Z',
    pattern: { d: spokes(), width: 1.2 },
  },
};

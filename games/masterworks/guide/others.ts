/** What the partner and Magneto do in the guided first game, each in the order they are asked. */
import type { Move } from '../rules/answers.ts';

const walk = (x: number, y: number): Move => ({ do: 'advance', tool: 'M', x, y, lay: null });
const activation = (figure: string, ...actions: readonly Move[]): Move[] => [
  { do: 'activate', figure },
  ...actions,
  { do: 'end' },
];
const soldiers = (...spots: readonly (readonly [string, number, number])[]): Move[] =>
  spots.map(([rally, x, y]) => ({ do: 'soldier', rally, x, y }));

export const partner: readonly Move[] = [
  { do: 'ready' },
  ...activation('cyclops', walk(25_179, 15_585)),
  ...activation('storm', walk(29_000, 8_000)),
  ...activation('wolverine', walk(27_478, 15_000)),
  ...activation('beast', walk(29_300, 21_000)),
  ...activation('magik', { do: 'attack', attack: 'magik.bolts-of-oshtur', target: 'pile:east' }),
];

export const magneto: readonly Move[] = [
  { do: 'deploy', figure: 'boss', x: 16_244, y: 6_256 },
  ...activation(
    'boss',
    walk(14_400, 6_200),
    { do: 'attack', attack: 'boss.reverse-polarity', target: 'captain-america' },
    { do: 'aim', direction: 1280 },
  ),
  ...soldiers(['north-west', 7_200, 23_400], ['south-east', 24_173, 6_673]),
  { do: 'pass' },
  { do: 'pass' },
  ...activation('boss', walk(16_244, 6_256)),
  ...soldiers(['north-west', 10_530, 30_194], ['south-east', 29_827, 12_327]),
  { do: 'decline' },
  ...soldiers(['north-west', 6_000, 28_500], ['south-east', 30_694, 7_970]),
  { do: 'spot', x: 18_000, y: 12_498 },
];

/** Score cards, and the Weight, Value and Threshold cards that come into play beside the trash. */
import type { Content } from '../rules/content.ts';

// biome-ignore format: one card, one line
export const scoreCards: Content['scoreCards'] = {
  'SC3': { players: 3, points: [15, 10, 5], from: ['printed', 'printed', 'stand-in'] },
  'SC4': { players: 4, points: [15, 10, 6, 3], from: ['stand-in', 'stand-in', 'stand-in', 'stand-in'] },
  'SC5': { players: 5, points: [15, 11, 8, 5, 2], from: ['stand-in', 'stand-in', 'stand-in', 'stand-in', 'stand-in'] },
  'SC6': { players: 6, points: [15, 12, 9, 6, 4, 2], from: ['stand-in', 'stand-in', 'stand-in', 'stand-in', 'stand-in', 'stand-in'] },
};

export const modifiers: Content['modifiers'] = {
  'WGT-6': { type: 'weight', amount: -6, from: 'printed' },
  'WGT-10': { type: 'weight', amount: -10, from: 'printed' },
  'VAL+10': { type: 'value', amount: 10, from: 'printed' },
  'THR-4': { type: 'threshold', amount: -4, from: 'printed' },
  'THR-2': { type: 'threshold', amount: -2, from: 'printed' },
  'THR+2': { type: 'threshold', amount: 2, from: 'printed' },
  'THR+3': { type: 'threshold', amount: 3, from: 'printed' },
  'THR+4': { type: 'threshold', amount: 4, from: 'printed' },
};

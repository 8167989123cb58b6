/**
 * How hard AI crews are to beat (AA81): each number is how many stored cubes bring an AI base one more sentry. Tuned
 * with bots, see docs/amass-levels.md.
 */
import type { Content } from '../rules/content.ts';

export const levels: Content['levels'] = {
  easy: { sentries: [], coopSentries: [0], from: 'stand-in' },
  normal: { sentries: [0, 17], coopSentries: [0, 8], from: 'stand-in' },
  hard: { sentries: [0, 12], coopSentries: [0, 0, 8], from: 'stand-in' },
};

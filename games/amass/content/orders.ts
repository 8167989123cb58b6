/**
 * The 12 AI cards, read row by row: so many members on mines of the colour, the rest defends or raids. Each box says
 * where its number and fallback come from.
 */
import type { Content } from '../rules/content.ts';

const printed = { members: 'printed', otherwise: 'printed' } as const;
/** The worked example shows the number, not what the others would do. */
const countPrinted = { members: 'printed', otherwise: 'stand-in' } as const;
const standIn = { members: 'stand-in', otherwise: 'stand-in' } as const;

// biome-ignore format: one card, a few lines
export const orders: Content['orders'] = {
  AI01: {
    rows: [[{ colour: 'orange', members: 1, otherwise: 'defend' }, { colour: 'pink', members: 1, otherwise: 'raid' }], [{ colour: 'blue', members: 4, otherwise: 'raid' }], [{ colour: 'green', members: 2, otherwise: 'defend' }]],
    from: [[printed, countPrinted], [printed], [standIn]],
  },
  AI02: {
    rows: [[{ colour: 'orange', members: 1, otherwise: 'raid' }, { colour: 'pink', members: 2, otherwise: 'defend' }], [{ colour: 'blue', members: 3, otherwise: 'defend' }], [{ colour: 'green', members: 2, otherwise: 'raid' }]],
    from: [[standIn, standIn], [standIn], [standIn]],
  },
  AI03: {
    rows: [[{ colour: 'orange', members: 2, otherwise: 'defend' }, { colour: 'pink', members: 2, otherwise: 'raid' }], [{ colour: 'blue', members: 2, otherwise: 'defend' }], [{ colour: 'green', members: 2, otherwise: 'raid' }]],
    from: [[standIn, standIn], [standIn], [standIn]],
  },
  AI04: {
    rows: [[{ colour: 'orange', members: 1, otherwise: 'defend' }, { colour: 'pink', members: 3, otherwise: 'raid' }], [{ colour: 'blue', members: 2, otherwise: 'defend' }], [{ colour: 'green', members: 2, otherwise: 'defend' }]],
    from: [[standIn, standIn], [standIn], [standIn]],
  },
  AI05: {
    rows: [[{ colour: 'orange', members: 1, otherwise: 'raid' }, { colour: 'pink', members: 1, otherwise: 'defend' }], [{ colour: 'blue', members: 2, otherwise: 'raid' }], [{ colour: 'green', members: 4, otherwise: 'defend' }]],
    from: [[standIn, standIn], [standIn], [standIn]],
  },
  AI06: {
    rows: [[{ colour: 'orange', members: 2, otherwise: 'raid' }, { colour: 'pink', members: 1, otherwise: 'defend' }], [{ colour: 'blue', members: 3, otherwise: 'raid' }], [{ colour: 'green', members: 2, otherwise: 'defend' }]],
    from: [[standIn, standIn], [standIn], [standIn]],
  },
  AI07: {
    rows: [[{ colour: 'orange', members: 1, otherwise: 'defend' }, { colour: 'pink', members: 2, otherwise: 'defend' }], [{ colour: 'blue', members: 2, otherwise: 'raid' }], [{ colour: 'green', members: 3, otherwise: 'raid' }]],
    from: [[standIn, standIn], [standIn], [standIn]],
  },
  AI08: {
    rows: [[{ colour: 'orange', members: 1, otherwise: 'defend' }, { colour: 'pink', members: 2, otherwise: 'raid' }], [{ colour: 'blue', members: 4, otherwise: 'defend' }], [{ colour: 'green', members: 1, otherwise: 'raid' }]],
    from: [[standIn, standIn], [standIn], [standIn]],
  },
  AI09: {
    rows: [[{ colour: 'orange', members: 1, otherwise: 'raid' }, { colour: 'pink', members: 3, otherwise: 'defend' }], [{ colour: 'blue', members: 3, otherwise: 'defend' }], [{ colour: 'green', members: 1, otherwise: 'defend' }]],
    from: [[standIn, standIn], [standIn], [standIn]],
  },
  AI10: {
    rows: [[{ colour: 'orange', members: 2, otherwise: 'defend' }, { colour: 'pink', members: 1, otherwise: 'raid' }], [{ colour: 'blue', members: 1, otherwise: 'defend' }], [{ colour: 'green', members: 4, otherwise: 'raid' }]],
    from: [[standIn, standIn], [standIn], [standIn]],
  },
  AI11: {
    rows: [[{ colour: 'orange', members: 1, otherwise: 'raid' }, { colour: 'pink', members: 1, otherwise: 'raid' }], [{ colour: 'blue', members: 3, otherwise: 'defend' }], [{ colour: 'green', members: 3, otherwise: 'defend' }]],
    from: [[standIn, standIn], [standIn], [standIn]],
  },
  AI12: {
    rows: [[{ colour: 'orange', members: 1, otherwise: 'defend' }, { colour: 'pink', members: 2, otherwise: 'raid' }], [{ colour: 'blue', members: 3, otherwise: 'raid' }], [{ colour: 'green', members: 2, otherwise: 'defend' }]],
    from: [[standIn, standIn], [standIn], [standIn]],
  },
};

/** The 12 resource cards: steps of the Alien, cubes for each mine, and crossed cubes for larger tables. All stand-ins. */
import type { Content } from '../rules/content.ts';

// biome-ignore format: one card, one line
export const resources: Content['resources'] = {
  RES01: { alien: 1, cubes: { B1: 1, F2: 2, J4: 2, M5: 1, P6: 1, R7: 1 }, crossed: { M5: 1, U8: 1 }, from: 'stand-in' },
  RES02: { alien: 2, cubes: { F2: 1, G3: 2, J4: 1, M5: 1, P6: 2, U8: 1 }, crossed: { F2: 1, U8: 1 }, from: 'stand-in' },
  RES03: { alien: 3, cubes: { B1: 1, F2: 1, G3: 1, M5: 2, P6: 1, U8: 2 }, crossed: { G3: 1, J4: 1 }, from: 'stand-in' },
  RES04: { alien: 2, cubes: { B1: 1, G3: 1, J4: 1, M5: 2, P6: 1, R7: 1, U8: 1 }, crossed: { F2: 1, P6: 1 }, from: 'stand-in' },
  RES05: { alien: 1, cubes: { F2: 2, J4: 2, M5: 1, P6: 1, R7: 1, U8: 1 }, crossed: { G3: 1, J4: 1 }, from: 'stand-in' },
  RES06: { alien: 3, cubes: { B1: 1, F2: 1, G3: 1, J4: 1, M5: 1, P6: 2, R7: 1 }, crossed: { F2: 1, U8: 1 }, from: 'stand-in' },
  RES07: { alien: 2, cubes: { B1: 1, F2: 1, J4: 1, M5: 1, R7: 2, U8: 2 }, crossed: { M5: 1, P6: 1 }, from: 'stand-in' },
  RES08: { alien: 1, cubes: { B1: 2, F2: 1, G3: 1, J4: 1, M5: 1, P6: 1, U8: 1 }, crossed: { P6: 1, R7: 1 }, from: 'stand-in' },
  RES09: { alien: 2, cubes: { F2: 2, G3: 1, J4: 1, M5: 2, P6: 1, R7: 1 }, crossed: { B1: 1, U8: 1 }, from: 'stand-in' },
  RES10: { alien: 3, cubes: { B1: 1, F2: 1, G3: 1, J4: 1, M5: 1, P6: 1, R7: 1, U8: 1 }, crossed: { F2: 1, J4: 1 }, from: 'stand-in' },
  RES11: { alien: 1, cubes: { B1: 1, G3: 2, J4: 1, M5: 1, P6: 1, U8: 2 }, crossed: { F2: 1, R7: 1 }, from: 'stand-in' },
  RES12: { alien: 2, cubes: { B1: 1, F2: 2, J4: 1, M5: 1, P6: 1, R7: 1, U8: 1 }, crossed: { B1: 1, G3: 1 }, from: 'stand-in' },
};

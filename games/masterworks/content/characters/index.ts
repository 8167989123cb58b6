/** The 30 characters squads are made of. Numbers and names are printed; the encoding of their rules is ours. */
import type { Content } from '../../rules/content/shape.ts';
import { avengers } from './avengers.ts';
import { brotherhood } from './brotherhood.ts';
import { mighty } from './mighty.ts';
import { mutants } from './mutants.ts';
import { wakanda } from './wakanda.ts';
import { webWarriors } from './webWarriors.ts';
import { xMen } from './xMen.ts';

export const characters: Content['characters'] = {
  ...avengers,
  ...mighty,
  ...xMen,
  ...mutants,
  ...wakanda,
  ...webWarriors,
  ...brotherhood,
};

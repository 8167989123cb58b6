/** Affiliations, as cards and characters name them. */
import type { Content } from '../rules/content/shape.ts';

// biome-ignore format: one entry, one line
export const affiliations: Content['affiliations'] = {
  'a-force': { name: { en: 'A-Force', de: 'A-Force' } },
  asgard: { name: { en: 'Asgard', de: 'Asgard' } },
  avengers: { name: { en: 'Avengers', de: 'Avengers' } },
  'brotherhood-of-mutants': { name: { en: 'Brotherhood of Mutants', de: 'Bruderschaft der Mutanten' } },
  cabal: { name: { en: 'Cabal', de: 'Cabal' } },
  convocation: { name: { en: 'Convocation', de: 'Konvokation' } },
  defenders: { name: { en: 'Defenders', de: 'Defenders' } },
  inhumans: { name: { en: 'Inhumans', de: 'Inhumans' } },
  'midnight-sons': { name: { en: 'Midnight Sons', de: 'Midnight Sons' } },
  'new-mutants': { name: { en: 'New Mutants', de: 'New Mutants' } },
  shield: { name: { en: 'S.H.I.E.L.D.', de: 'S.H.I.E.L.D.' } },
  'uncanny-x-men': { name: { en: 'Uncanny X-Men', de: 'Uncanny X-Men' } },
  wakanda: { name: { en: 'Wakanda', de: 'Wakanda' } },
  'web-warriors': { name: { en: 'Web Warriors', de: 'Web Warriors' } },
  'winter-guard': { name: { en: 'Winter Guard', de: 'Wintergarde' } },
  'x-force': { name: { en: 'X-Force', de: 'X-Force' } },
};

/** The worked examples of the guide: of the files the tests run, those about rules; those about cards are left out. */
import type { Scenario } from '@accretion/engine';
import { scenariosFrom } from '../../pieces/loading.ts';

export const examples: readonly Scenario[] = scenariosFrom(
  import.meta.glob<Scenario | readonly Scenario[]>(
    '../scenarios/{collisions,deployment,endings,missile,piles,storm,tokens,turns}.json',
    { eager: true, import: 'default' },
  ),
);

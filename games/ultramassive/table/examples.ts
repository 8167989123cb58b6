/** The worked cases of the guide, as the files the tests run. */
import type { Scenario } from '@accretion/engine';
import { scenariosFrom } from '../../pieces/loading.ts';

export const examples: readonly Scenario[] = scenariosFrom(
  import.meta.glob<Scenario | readonly Scenario[]>('../scenarios/*.json', { eager: true, import: 'default' }),
);

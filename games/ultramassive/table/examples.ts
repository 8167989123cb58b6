/** The worked cases of the guide, as the files the tests run. */
import type { Scenario } from '@accretion/engine';

const files = import.meta.glob<Scenario | readonly Scenario[]>('../scenarios/*.json', {
  eager: true,
  import: 'default',
});

export const examples: readonly Scenario[] = Object.keys(files)
  .sort()
  .flatMap((file) => files[file] ?? []);

/** The worked examples of a guide: the scenario files that tests run too. */
import type { Scenario } from '@accretion/engine';

/** The cases of scenario files in the order of the files' names; a file holds one case or a list of them. */
export const scenariosFrom = (
  files: Readonly<Record<string, Scenario | readonly Scenario[]>>,
): readonly Scenario[] =>
  Object.keys(files)
    .sort()
    .flatMap((file) => files[file] ?? []);

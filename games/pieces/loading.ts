/** What a table loads only when it is wanted: the guide and its worked examples. */
import type { Scenario } from '@accretion/engine';
import type { Language } from '../table.ts';

type Loading = () => Promise<{ readonly default: string }>;

/** The guide, each language loaded when somebody reads it. */
export const guideFrom =
  (en: Loading, de: Loading) =>
  (language: Language): Promise<string> =>
    (language === 'de' ? de : en)().then((one) => one.default);

/** The cases of scenario files in the order of the files' names; a file holds one case or a list of them. */
export const scenariosFrom = (
  files: Readonly<Record<string, Scenario | readonly Scenario[]>>,
): readonly Scenario[] =>
  Object.keys(files)
    .sort()
    .flatMap((file) => files[file] ?? []);

/** What is loaded after the first look at the table, in the language of the page. */
import { laterCount, laterSay } from '../words/deskTexts.ts';
import { useBoard } from './context.ts';

interface Said {
  (key: Parameters<typeof laterSay>[1], values?: Parameters<typeof laterSay>[2]): string;
  count(stem: Parameters<typeof laterCount>[1], count: number): string;
}

export function useLaterWords(): Said {
  const { language } = useBoard();
  return Object.assign(
    (key: Parameters<typeof laterSay>[1], values?: Parameters<typeof laterSay>[2]) =>
      laterSay(language, key, values),
    { count: (stem: Parameters<typeof laterCount>[1], count: number) => laterCount(language, stem, count) },
  );
}

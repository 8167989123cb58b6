/** What is loaded after the first look at the table, in the language of the page. */
import { deskCount, deskSay } from '../words/deskTexts.ts';
import { useBoard } from './context.ts';

interface Said {
  (key: Parameters<typeof deskSay>[1], values?: Parameters<typeof deskSay>[2]): string;
  count(stem: Parameters<typeof deskCount>[1], count: number): string;
}

export function useDeskWords(): Said {
  const { language } = useBoard();
  return Object.assign(
    (key: Parameters<typeof deskSay>[1], values?: Parameters<typeof deskSay>[2]) =>
      deskSay(language, key, values),
    { count: (stem: Parameters<typeof deskCount>[1], count: number) => deskCount(language, stem, count) },
  );
}

/** A long list of choices in groups, of which one is open at a time. */
import type { Choice } from '@accretion/games/tables';

/** A list longer than this is grouped: this many have a number key. */
export const mostUngrouped = 9;

export interface Group {
  /** Empty: these choices stand in the list by themselves. */
  readonly title: string;
  readonly choices: readonly { readonly choice: Choice; readonly index: number }[];
}

/** In the order in which their first choices come. What has nobody beside it needs no heading. */
export function groupsOf(
  choices: readonly Choice[],
  titleOf: ((choice: Choice) => string) | undefined,
): readonly Group[] {
  const all = choices.map((choice, index) => ({ choice, index }));
  const whole = [{ title: '', choices: all }];
  if (titleOf === undefined || all.length <= mostUngrouped) return whole;
  const groups = new Map<string, Group['choices']>();
  for (const one of all) {
    const title = titleOf(one.choice);
    groups.set(title, [...(groups.get(title) ?? []), one]);
  }
  const found = [...groups].map(([title, list]) => ({ title: list.length > 1 ? title : '', choices: list }));
  return found.filter(({ title }) => title !== '').length > 1 ? found : whole;
}

/** Which phase of the round it is, by what is asked. */
import type { View } from '../../rules/state.ts';
import type { phases } from '../../words/names.ts';

const phaseBy: Readonly<Record<string, (typeof phases)[number]>> = {
  choose: 'distribute',
  plan: 'plan',
  command: 'command',
  pick: 'combat',
  react: 'combat',
  propose: 'combat',
  answer: 'combat',
  steal: 'deposit',
  store: 'deposit',
};

export const phaseOf = (view: View): (typeof phases)[number] | undefined =>
  view.ending === null ? phaseBy[view.agenda.stack.at(-1)?.do ?? ''] : undefined;

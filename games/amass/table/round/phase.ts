/** Which phase of the round it is, by what is asked or told. */
import type { View } from '../../rules/state.ts';
import type { phases } from '../../words/names.ts';

const phaseBy: Readonly<Record<string, (typeof phases)[number]>> = {
  distribute: 'distribute',
  choose: 'distribute',
  plan: 'plan',
  deployAi: 'deploy',
  command: 'command',
  combat: 'combat',
  pick: 'combat',
  react: 'combat',
  propose: 'combat',
  answer: 'combat',
  mine: 'combat',
  camp: 'combat',
  steals: 'deposit',
  steal: 'deposit',
  storing: 'deposit',
  store: 'deposit',
  restore: 'restore',
};

export const phaseOf = (view: View): (typeof phases)[number] | undefined =>
  view.ending === null ? phaseBy[view.agenda.stack.at(-1)?.do ?? ''] : undefined;

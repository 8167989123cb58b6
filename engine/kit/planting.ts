/** Plants faults in the tiny game, to prove that the checks of this kit find them. */
import { erased } from '../erased.ts';
import type { Handler } from '../game.ts';
import type { CheckName } from './checks.ts';
import { inspect } from './inspect.ts';
import { subjectOf, type Trial } from './subject.ts';
import { type TinyMove, type TinyState, tiny } from './tiny/index.ts';

type TinyRules = ReturnType<typeof tiny.rules>;
export type TinyHandler = Handler<TinyState, TinyMove>;
type Changed = (rules: TinyRules) => Partial<TinyRules>;

export const withRules = (changed: Changed): typeof tiny => ({
  ...tiny,
  rules(model) {
    const rules = tiny.rules(model);
    return { ...rules, ...changed(rules) };
  },
});

/** The tiny game with one kind of step changed. */
export const withStep = (
  name: string,
  changed: (handler: TinyHandler) => Partial<TinyHandler>,
): typeof tiny =>
  withRules(({ steps }) => {
    const handler = steps[name] as TinyHandler;
    return { steps: { ...steps, [name]: { ...handler, ...changed(handler) } } };
  });

/** The tiny game in which something more happens after every answer to this question. */
export const afterPlay = (name: string, more: NonNullable<TinyHandler['play']>): typeof tiny =>
  withStep(name, ({ play }) => ({
    play(...all) {
      play?.(...all);
      more(...all);
    },
  }));

export const mine = (state: TinyState, seat: number): TinyState['seats'][number] =>
  state.seats[seat] as TinyState['seats'][number];

export function findings(game: typeof tiny, check: CheckName, trial: Partial<Trial<TinyState>> = {}): string {
  const seatings = [{ seats: 3 }, { seats: 4, options: { pairs: true } }];
  const whole = erased<Trial>({ seatings, matches: 2, bound: 300, ...trial });
  const faults = inspect(subjectOf(erased(game), whole), [check]);
  return faults.map(({ where, problem }) => `${where}: ${problem}`).join('\n');
}

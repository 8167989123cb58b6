/** Chance is always an event, and events are of their declared shape. */
import { problems } from '../check.ts';
import { unheard } from '../feed.ts';
import { problemText } from '../problems.ts';
import { whereAt } from './run.ts';
import type { Report, Subject } from './subject.ts';

export function telling(subject: Subject, fault: Report): void {
  for (const run of subject.runs) {
    const { game, rules } = run.ruleset;
    for (const moment of run.moments) {
      const events = moment.told.flatMap(({ event, secret }) => [
        event,
        ...(secret === undefined ? [] : [secret.event]),
      ]);
      const loud = events.filter((event) => event.did !== unheard.did);
      if (moment.chance && loud.length === 0) {
        fault(whereAt(run, moment), `${JSON.stringify(moment.move)} used chance and told no event`);
      }
      for (const event of loud) {
        const [problem] = problems(game.event, event, rules.components);
        if (problem !== undefined)
          fault(whereAt(run, moment), `event ${JSON.stringify(event)}: ${problemText(problem)}`);
      }
    }
  }
}

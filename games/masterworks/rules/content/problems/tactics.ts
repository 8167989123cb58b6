/** Team Tactic cards: an affiliation that exists, somebody who can pay, effects that work. */
import type { Content } from '../shape.ts';
import type { Context } from './context.ts';
import { effectProblems } from './effects.ts';
import { payProblems, triggerProblems } from './triggers.ts';
import type { Wrong } from './wrong.ts';

export function tacticProblems(content: Content, wrong: Wrong): void {
  for (const [name, card] of Object.entries(content.tactics)) {
    const path = `tactics.${name}`;
    const context: Context = {
      content,
      wrong,
      card: null,
      place: 'tactic',
      isBoss: false,
      triggers: card.triggers ?? [],
      pay: card.pay,
      hasX: false,
    };
    if (card.affiliation !== undefined && !Object.hasOwn(content.affiliations, card.affiliation))
      wrong(`${path}.affiliation`, 'affiliationName', card.affiliation);
    if (card.effects.length === 0) wrong(`${path}.effects`, 'someEffect', card.effects);
    triggerProblems(context.triggers, `${path}.triggers`, context);
    payProblems(card.pay, `${path}.pay`, context);
    effectProblems(card.effects, `${path}.effects`, context);
  }
}

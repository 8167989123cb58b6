/** The log: what happened, in words. */
import type { Language, Modelled } from '../../../words.ts';
import type { Story } from '../../rules/story.ts';
import type { Named } from '../model.ts';
import { attackLines, bodyLines, powerLines } from './fights.ts';
import { type Did, type Teller, type Tellers, Telling, type Told } from './telling.ts';
import { groundLines, tokenLines } from './tokens.ts';
import { moveLines, turnLines } from './turns.ts';

/** Every event has its line: one without does not compile. */
const lines: Tellers<Did> = {
  ...turnLines,
  ...moveLines,
  ...attackLines,
  ...powerLines,
  ...bodyLines,
  ...groundLines,
  ...tokenLines,
};

function lineOf<D extends Did>(did: D, told: Told<D>, telling: Telling): string | null {
  const teller: Teller<D> = lines[did];
  // Some cards are called "To Me, My X-Men!".
  return teller(told, telling)?.replaceAll('!.', '!') ?? null;
}

export const eventText = (
  told: Story,
  names: readonly string[],
  { model }: Modelled<Named>,
  language: Language,
): string | null => lineOf(told.did, told, new Telling(model, names, language));

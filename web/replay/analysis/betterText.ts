/** Something better that could have been done, in words and as the things on the board that it is about. */
import { only, quickRng } from '@accretion/engine';
import type { Language, TableModule, Thing } from '@accretion/games/tables';
import { percentOf, thingsOf } from '../../hints/hintTexts.ts';
import type { Translate } from '../../texts/texts.ts';
import type { Replay } from '../replay.ts';
import type { Better } from './analyst.ts';

/** Longer sequences are cut short: nobody remembers more. */
const mostShown = 6;

export function betterText(
  { ruleset, moments }: Pick<Replay, 'ruleset' | 'moments'>,
  { seat, from, best, bestChance, playedChance }: Better,
  { words }: TableModule,
  names: readonly string[],
  language: Language,
  t: Translate,
): string {
  const first = moments[from]?.state;
  if (first === undefined) return '';
  const state = ruleset.clone(first);
  const texts: string[] = [];
  for (const move of best.slice(0, mostShown)) {
    if (ruleset.refuse(state, seat, move) !== null) break;
    texts.push(words.choiceText({ seat, move }, ruleset.view(state, only(seat)), ruleset, language));
    ruleset.play(state, seat, move, quickRng(1));
  }
  if (best.length > texts.length) texts.push(t('hint.more', { count: best.length - texts.length }));
  return t('chances.note', {
    name: names[seat] ?? '',
    moves: texts.join(' → '),
    best: percentOf(bestChance),
    played: percentOf(playedChance),
  });
}

/** The things that the better moves name. */
export const betterThings = (
  { ruleset }: Pick<Replay, 'ruleset'>,
  { best }: Better,
  module: TableModule,
): readonly Thing[] =>
  best.slice(0, mostShown).flatMap((move) => thingsOf({ move, events: [] }, { module, ruleset }));

/** One thing seen from another, in words: who, how far, in sight or hidden by what, covered by what. */
import { number } from '../../words/measures.ts';
import { thingName } from '../../words/names.ts';
import { useBoard, useWords } from '../context.ts';
import { keyOf } from '../field/names.ts';
import { pieceKey } from '../field/sight.ts';
import type { Seen } from './outlook.ts';

interface SeenText {
  readonly who: string;
  readonly range: string;
  readonly sight: string;
  readonly cover: string;
}

export function useSeenText(): (seen: Seen) => SeenText {
  const { model, view, language } = useBoard();
  const say = useWords();
  const piece = (index: number): string => thingName(model, pieceKey(model, index), language);
  return ({ mark, gap, band, sight, cover }) => ({
    who: thingName(model, keyOf(model, view, mark), language),
    range: `${band > 5 ? say('range.beyond') : say('range', { range: band })} (${say('inch', { inches: number(gap / 1000, 2, language) })})`,
    sight: sight.isFree
      ? say('sight.yes')
      : sight.behind < 0
        ? say('sight.no')
        : say('sight.behind', { piece: piece(sight.behind) }),
    cover:
      cover === null
        ? ''
        : cover.is === 'storm'
          ? say('cover.storm')
          : say('cover.behind', { piece: piece(cover.piece) }),
  });
}

/** A move that cannot be undone takes two taps, in every game alike: the first selects it, the second makes it. */
import { isFinal, type Refusal, sameJson } from '@accretion/engine';
import type { Choice } from '@accretion/games/tables';
import { useCallback, useState } from 'react';
import type { MatchSource } from '../../match/source.ts';
import { preferences } from '../../settings/settings.ts';

interface Confirming {
  /** What the first tap has selected. */
  readonly selected: Choice | null;
  /** Plays a move, or selects it if it could not be undone; says why it can't be made. */
  play(choice: Choice, sure?: 'sure'): Refusal | null;
  cancel(): void;
}

/** Would this person be unable to undo the choice? By what the page knows now, whatever is still being shown. */
function isFinalIn(source: MatchSource, { seat, move }: Choice): boolean {
  const { view, viewer, players } = source.getSnapshot();
  return isFinal(source.ruleset, view, viewer, seat, move, players.length);
}

const isLegalIn = (source: MatchSource, { seat, move }: Choice): boolean =>
  source.whyNot(move, seat) === null;

export function useConfirming(source: MatchSource): Confirming {
  const [chosen, select] = useState<Choice | null>(null);
  // Another question may have come, by the clock or because the others have gone back.
  const isOpen = chosen !== null && source.getSnapshot().pending === null && isLegalIn(source, chosen);
  const selected = isOpen ? chosen : null;
  const play = useCallback(
    (choice: Choice, sure?: 'sure'): Refusal | null => {
      const asksFirst = sure === undefined && preferences.getSnapshot().confirm;
      if (asksFirst && !sameJson(choice, selected) && isLegalIn(source, choice)) {
        if (isFinalIn(source, choice)) {
          select(choice);
          return null;
        }
      }
      select(null);
      return source.play(choice);
    },
    [source, selected],
  );
  return { selected, play, cancel: useCallback(() => select(null), []) };
}

/** What the picture of a result says. The match is over, so nothing of it is secret. */
import type { Outcome } from '@accretion/engine';
import type { Goal, Mark } from '@accretion/games/tables';
import type { Translate } from '../../../texts/texts.ts';
import { isRanked, standingsIn } from '../../end/standings.ts';
import type { Ending } from '../../end/useEnding.ts';
import type { Frame } from '../../frame.ts';
import { victoryText } from '../../words.ts';

export interface ResultCard {
  readonly game: string;
  readonly date: string;
  /** Who has won, seen from nowhere: "Ada wins". */
  readonly title: string;
  readonly how: string;
  readonly rows: readonly {
    readonly rank: number | null;
    readonly name: string;
    /** Null where points say nothing. */
    readonly points: number | null;
    readonly mark: Mark | null;
  }[];
  readonly goals: readonly Goal[];
}

export function resultCard(
  frame: Frame,
  outcome: Outcome,
  { how, goals }: Ending,
  at: Date,
  t: Translate,
): ResultCard {
  const { language } = frame.settings;
  const standings = standingsIn(frame, outcome);
  const isTable = isRanked(standings);
  // Others read it: "You win" would be said to them.
  const unheld = { ...frame, state: { ...frame.state, mine: 0 } };
  return {
    game: frame.card.name[language],
    date: new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(at),
    title: victoryText(outcome, unheld, t),
    how,
    rows: standings.map(({ rank, name, points, mark }) => ({
      rank: isTable ? rank : null,
      name,
      points: goals.length > 0 ? null : points,
      mark,
    })),
    goals,
  };
}

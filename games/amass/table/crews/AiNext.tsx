/** What an AI crew will do next, as far as the rules make it known to all (A29 to A31). */
import type { ReactNode } from 'react';
import { bestFacing, tieOrder } from '../../rules/aiCrew.ts';
import { dueOf } from '../../rules/due.ts';
import type { View } from '../../rules/state.ts';
import { placeWords } from '../../words/names.ts';
import { mark } from '../cards/art.ts';
import { Sign } from '../cards/Icon.tsx';
import { crewCalled, useBoard } from '../context.ts';
import { phaseOf } from '../round/phase.ts';
import { Short } from '../Short.tsx';
import { useDeskWords } from '../useDeskWords.ts';
import style from './AiNext.module.css';

type Board = ReturnType<typeof useBoard>['board'];

export function AiNext({ crew }: { readonly crew: number }): ReactNode {
  const { props, board, view, language } = useBoard();
  const say = useDeskWords();
  const words = (): Next | null => {
    switch (phaseOf(view)) {
      case 'distribute':
      case 'plan': {
        const target = bestFacing(board, view, crew);
        if (target < 0) return { long: say('next.card'), short: say('next.card.short'), icon: 'cards' };
        const place = placeWords(board, board.places[target] ?? '', language);
        return { long: say('next.raid', { place }), short: place, icon: 'raid' };
      }
      case 'command':
      case 'combat': {
        const fight = nextFight(board, view, crew);
        if (fight === null)
          return { long: say('next.noFight'), short: say('next.noFight.short'), icon: 'fight' };
        const rival = crewCalled(props, board, view, fight.rival);
        const values = { place: placeWords(board, fight.at, language), rival };
        return { long: say('next.fight', values), short: say('next.fight.short', values), icon: 'fight' };
      }
      default:
        return null;
    }
  };
  const next = words();
  return (
    <p className={style['next']} title={next?.long}>
      {next !== null && (
        <>
          <Sign of={mark[next.icon].icon} /> <Short long={next.long} short={next.short} />
        </>
      )}
    </p>
  );
}

interface Next {
  readonly long: string;
  readonly short: string;
  readonly icon: 'cards' | 'raid' | 'fight';
}

/** The fight it would pick if it were its turn now: the first that is due, the First Player before others (A31). */
export function nextFight(board: Board, view: View, crew: number): { at: string; rival: number } | null {
  const [first] = dueOf(board, view, crew);
  if (first === undefined) return null;
  const rival = tieOrder(view, crew).find((other) => first.rivals.includes(other));
  return rival === undefined ? null : { at: first.at, rival };
}

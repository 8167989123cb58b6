/** The table of Mutant Masterworks: dashboard, battlefield, squads, and the desk where questions are answered. */
import { type ReactNode, useMemo, useState } from 'react';
import { stepOf } from '../../pieces/choosing.ts';
import { shownView } from '../../pieces/settled.ts';
import type { Move } from '../rules/answers.ts';
import style from './Board.module.css';
import { type BoardLook, BoardProvider } from './context.ts';
import { Dashboard } from './desk/Dashboard.tsx';
import { Desk } from './desk/Desk.tsx';
import { SquadStrips } from './desk/SquadStrips.tsx';
import { FieldOfPlay } from './FieldOfPlay.tsx';
import { planeOf } from './field/plane.ts';
import { free, type Hand } from './hand.ts';
import type { TableProps } from './types.ts';

export function Board(props: TableProps): ReactNode {
  const view = shownView(props);
  const model = props.ruleset.model;
  const plane = useMemo(() => planeOf(model, view), [model, view]);
  const isOffered = props.choices.some(({ seat }) => seat === props.near);
  const actor = isOffered ? props.near : (props.choices[0]?.seat ?? props.near);
  const step = props.choices.length > 0 ? stepOf(view, actor) : undefined;
  const [hand, take] = useState<Hand>(free);
  const [lookedAt, lookAt] = useState<number | null>(null);
  const moves = props.choices.flatMap(({ seat, move }) => (seat === actor ? [move] : []));
  const act = (move: Move, sure?: 'sure'): void => {
    const refusal = props.whyNot(move);
    if (refusal !== null) return props.explain(refusal);
    take(free);
    props.play({ seat: actor, move }, sure);
  };
  const look: BoardLook = {
    ...{ props, view, model, plane, language: props.settings.language, actor, step, moves },
    ...{ hand, take, lookedAt, lookAt, act },
  };
  return (
    <BoardProvider value={look}>
      <div className={style['board']} data-motion={props.settings.motion}>
        <Dashboard />
        <div className={style['table']}>
          <div className={style['map']}>
            <FieldOfPlay />
          </div>
          <div className={style['desk']}>
            <Desk />
            <SquadStrips />
          </div>
        </div>
      </div>
    </BoardProvider>
  );
}

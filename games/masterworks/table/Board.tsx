/** The table of Mutant Masterworks: dashboard, battlefield, squads, and the desk where questions are answered. */
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { stepOf } from '../../pieces/choosing.ts';
import { shownView } from '../../pieces/settled.ts';
import type { Move } from '../rules/answers.ts';
import { lookAt as lookAtView } from '../words/look.ts';
import style from './Board.module.css';
import { type BoardLook, BoardProvider } from './context.ts';
import { Dashboard } from './dashboard/Dashboard.tsx';
import { planeOf } from './field/plane.ts';
import { free, type Hand } from './hand.ts';
import { useLazyParts } from './lazy.ts';
import { Battlefield } from './map/Battlefield.tsx';
import { Figures } from './map/Figures.tsx';
import type { TableProps } from './types.ts';
import type { Pressing } from './usePressing.ts';

export function Board(props: TableProps): ReactNode {
  const view = shownView(props);
  const model = props.ruleset.model;
  const plane = useMemo(() => planeOf(model, view), [model, view]);
  const { state } = useMemo(() => lookAtView(model, view), [model, view]);
  const isOffered = (of: number | undefined): of is number => props.choices.some(({ seat }) => seat === of);
  // Whose figure is active comes before the partner, who could play a card.
  const named = view.agenda.stack.at(-1)?.seat;
  const preferred = isOffered(named) ? named : props.near;
  const actor = isOffered(preferred) ? preferred : (props.choices[0]?.seat ?? props.near);
  const step = props.choices.length > 0 ? stepOf(view, actor) : undefined;
  const [hand, take] = useState<Hand>(free);
  const [lookedAt, lookAt] = useState<number | null>(null);
  const [spoken, speak] = useState('');
  const pressing = useRef<Pressing | null>(null);
  const lazy = useLazyParts();
  const moves = useMemo(
    () => props.choices.flatMap(({ seat, move }) => (seat === actor ? [move] : [])),
    [props.choices, actor],
  );

  // What was taken in hand for one question is put down with it.
  const question = JSON.stringify([step, view.turn, view.active, view.ids]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is what matters.
  useEffect(() => take(free), [question]);

  const act = (move: Move, sure?: 'sure'): void => {
    const refusal = props.whyNot(move);
    if (refusal !== null) return props.explain(refusal);
    take(free);
    props.play({ seat: actor, move }, sure);
  };
  const look: BoardLook = {
    ...{ props, view, model, plane, state, language: props.settings.language, actor, step, moves },
    ...{ hand, take, lookedAt, lookAt, act },
  };
  // What does not change with what is in hand is not drawn again while something is dragged.
  // biome-ignore lint/correctness/useExhaustiveDependencies: all the rest follows from these.
  const still = useMemo<BoardLook>(() => ({ ...look, hand: free }), [props, view, lookedAt, moves]);
  const pressed = useCallback((mark: number) => pressing.current?.pressed(mark), []);
  const touched = useCallback((token: string) => pressing.current?.touched(token), []);
  const ghosted = hand.is === 'ghost' ? hand.ghost.figure : -1;
  const hasTokens = hand.is === 'free' || hand.is === 'attack' || hand.is === 'measure';
  const figures = useMemo(
    () => (
      <BoardProvider value={still}>
        <Figures {...{ ghosted, hasTokens, pressed, touched }} />
      </BoardProvider>
    ),
    [still, ghosted, hasTokens, pressed, touched],
  );
  const dashboard = useMemo(
    () => (
      <BoardProvider value={still}>
        <Dashboard />
      </BoardProvider>
    ),
    [still],
  );
  const squads = useMemo(
    () =>
      lazy !== null && (
        <BoardProvider value={still}>
          <lazy.StandingPass />
          <lazy.SquadStrips />
          <lazy.TacticCards />
        </BoardProvider>
      ),
    [still, lazy],
  );
  return (
    <BoardProvider value={look}>
      <div className={style['board']} data-motion={props.settings.motion}>
        {dashboard}
        <div className={style['table']}>
          <div className={style['map']}>
            <Battlefield
              tapped={(spot) => pressing.current?.tapped(spot)}
              figures={figures}
              under={lazy !== null && <lazy.LegalArea />}
              over={(camera) =>
                lazy !== null && (
                  <lazy.InHand
                    camera={camera}
                    speak={speak}
                    listen={(now) => {
                      pressing.current = now;
                    }}
                  />
                )
              }
            />
            {lazy !== null && <lazy.MeasureBar />}
            <p className="unseen" aria-live="polite">
              {spoken}
            </p>
          </div>
          <div className={style['desk']}>
            {lazy !== null && <lazy.Desk />}
            {squads}
          </div>
        </div>
      </div>
    </BoardProvider>
  );
}

/** The table of AMASS: the round, all crews, the planet, and the desk where questions are answered. */
import { has } from '@accretion/engine';
import { type CSSProperties, type ReactNode, useEffect, useMemo, useState } from 'react';
import { stepOf } from '../../pieces/choosing.ts';
import { shownView } from '../../pieces/settled.ts';
import { isOfFrame } from '../../pieces/told.ts';
import { type Colour, facings } from '../rules/content.ts';
import type { Move } from '../rules/state.ts';
import { eventThings } from '../words/events.ts';
import style from './Board.module.css';
import { type BoardLook, BoardProvider, type Holding } from './context.ts';
import { Crews } from './crews/Crews.tsx';
import { Desk } from './desk/Desk.tsx';
import { DraggingProvider, type Load } from './desk/dragging.tsx';
import { usePassing } from './desk/usePassing.ts';
import { useQueue } from './desk/useQueue.ts';
import { useLazyParts } from './lazy.ts';
import { geometryOf } from './map/geometry.ts';
import { PlanetMap } from './map/PlanetMap.tsx';
import { RoundBar } from './round/RoundBar.tsx';
import { storyOf } from './round/story.ts';
import type { Choice, TableProps, Thing } from './types.ts';

/** Chosen bit by bit already: a plan that is locked, a card that was picked up for its target. */
const isComposed = (move: Move): boolean => move.do === 'ready' || ('card' in move && move.do !== 'choose');

export function Board(given: TableProps): ReactNode {
  const props = {
    ...given,
    view: shownView(given),
    highlighted: [...given.highlighted, ...thingsOf(given)],
    play: (choice: Choice, ...sure: ['sure'?]): void =>
      isComposed(choice.move) ? given.play(choice, 'sure') : given.play(choice, ...sure),
  };
  const { view, choices, scene } = props;
  const board = props.ruleset.model;
  const geometry = useMemo(() => geometryOf(board), [board]);
  const near = Math.min(Math.max(0, props.near), view.humans - 1);
  const isOffered = choices.some(({ seat }) => seat === near);
  const actor = isOffered ? near : (choices[0]?.seat ?? near);
  const step = choices.length > 0 ? stepOf(view, actor) : undefined;
  const [holding, hold] = useState<Holding | null>(null);
  const [cube, takeCube] = useState<Colour | null>(null);
  const [lookedAt, lookAt] = useState<string | null>(null);
  const [pointedAt, point] = useState<number | null>(null);
  const tapped = given.selected?.move;
  const pointed = pointedAt ?? (tapped?.do === 'choose' ? tapped.card : null);
  const [closed, closeSum] = useState(0);
  const { log = props.news } = props;
  const crews = view.crews.length;
  const story = useMemo(() => storyOf(log, crews), [log, crews]);
  const lazy = useLazyParts();
  const actAll = useQueue(props, actor);
  const passing = usePassing({ props, view, actor, step });

  // What was picked up for one question is put down with it.
  const question = `${step?.do} ${view.round} ${view.crews[actor]?.hand.length} ${view.fight?.dice.length}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is what matters.
  useEffect(() => {
    hold(null);
    lookAt(null);
    point(null);
  }, [question]);

  const sum = scene === null && view.ending === null ? story.sum : null;
  const moves = choices.flatMap(({ seat, move }) => (seat === actor ? [move] : []));
  const act = (move: Move): void => {
    const refusal = props.whyNot(move);
    if (refusal !== null) return props.explain(refusal);
    hold(null);
    lookAt(null);
    props.play({ seat: actor, move });
  };
  const look: BoardLook = {
    ...{ props, view, board, geometry, language: props.settings.language, actor, step, moves },
    ...{ holding, hold, cube, takeCube, lookedAt, lookAt, pointed, point, act, actAll },
  };
  const drop = (load: Load, at: HTMLElement): void => {
    const { spot, slot } = at.dataset;
    if (load.kind === 'member' && spot !== undefined) at.click();
    if (load.kind === 'cube' && slot !== undefined) {
      const [facing = 0, place = 0] = slot.split(' ').map(Number);
      act({ do: 'store', facing: facings[facing] ?? 'N', slot: place + 1, colour: load.colour });
    }
  };
  return (
    <BoardProvider value={look}>
      <DraggingProvider drop={drop}>
        <div
          className={style['board']}
          data-motion={props.settings.motion}
          style={scene === null ? undefined : ({ '--lasts': `${scene.lasts ?? 0}ms` } as CSSProperties)}
        >
          <RoundBar />
          {lazy !== null && <lazy.EndTable />}
          <div className={style['table']}>
            <Crews />
            <div className={style['planet']}>
              <PlanetMap />
            </div>
            {lazy !== null && <lazy.Stage story={story} />}
            <div className={style['desk']}>
              <Desk story={story} />
              {lazy !== null && sum !== null && sum.round !== closed && (
                <lazy.RoundSummary sum={sum} close={() => closeSum(sum.round)} />
              )}
              {lazy !== null && <lazy.BattleList story={story} />}
              {lazy !== null && has(props.viewer, actor) && <lazy.CrewSheet passing={passing} />}
            </div>
            {lazy !== null && <lazy.Decks />}
          </div>
        </div>
      </DraggingProvider>
    </BoardProvider>
  );
}

/** The places the running scene is about. */
const thingsOf = ({ scene, ruleset }: TableProps): readonly Thing[] =>
  scene?.events.flatMap(({ event }) => (isOfFrame(event) ? [] : eventThings(event, ruleset))) ?? [];

/** The table of Black Hole Buccaneers: rivals, the hole, the near player, the hand. */
import { type CSSProperties, memo, type ReactNode, useMemo, useRef, useState } from 'react';
import { isOfFrame } from '../../pieces/told.ts';
import { eventThings } from '../words/events.ts';
import { pileCardOf } from '../words/outlook.ts';
import { say } from '../words/texts.ts';
import style from './Board.module.css';
import { Caption } from './caption/Caption.tsx';
import { type BoardLook, BoardProvider } from './context.ts';
import { SeatPanel } from './display/SeatPanel.tsx';
import { Hand } from './hand/Hand.tsx';
import { Passing } from './hand/Passing.tsx';
import { Pointing } from './hand/Pointing.tsx';
import { HoleArea } from './hole/HoleArea.tsx';
import { SceneStage } from './scenes/SceneStage.tsx';
import { momentOf } from './scoring/moment.ts';
import { Scoring } from './scoring/Scoring.tsx';
import { isWhole } from './scoring/steps.ts';
import { settled } from './settled.ts';
import type { TableProps } from './types.ts';

export function Board(given: TableProps): ReactNode {
  const props = useMemo(() => settled(given), [given]);
  const { view, scene } = props;
  const cards = props.ruleset.model;
  const { language } = props.settings;
  const board = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<number | null>(null);
  const pile = useMemo(() => pileCardOf(cards, view), [cards, view]);
  const shown = useMemo(() => withLit(props), [props]);
  const moment = useMemo(() => momentOf(scene, view), [scene, view]);
  const look = useMemo<BoardLook>(
    () => ({ props: shown, view, cards, language, pile }),
    [shown, view, cards, language, pile],
  );
  return (
    <BoardProvider value={look}>
      <div
        ref={board}
        className={style['board']}
        data-motion={props.settings.motion}
        data-rivals={view.seats.length - 1}
        style={{ '--lasts': `${scene?.lasts ?? 0}ms`, '--rivals': view.seats.length - 1 } as CSSProperties}
      >
        <SceneStage board={board} />
        <Ground look={look} openScores={setOpened} />
        {moment !== null && (
          <div className={style['hand']}>
            <Caption key={view.round} moment={moment} openList={() => setOpened(view.round)} />
          </div>
        )}
        <Scoring opened={opened} close={() => setOpened(null)} />
      </div>
    </BoardProvider>
  );
}

/** What an effect is about is lit while it is told. */
function withLit(props: TableProps): TableProps {
  const { scene, highlighted } = props;
  if (scene?.kind !== 'turn') return props;
  const things = scene.events.flatMap(({ event }) => (isOfFrame(event) ? [] : eventThings(event)));
  return { ...props, highlighted: [...highlighted, ...things] };
}

interface GroundProps {
  readonly look: BoardLook;
  openScores(round: number): void;
}

/** Everything on the table. */
const Ground = memo(({ look: { props, view, language }, openScores }: GroundProps): ReactNode => {
  const count = view.seats.length;
  const near = Math.min(Math.max(0, props.near), count - 1);
  const rivals = Array.from({ length: count - 1 }, (_, i) => (near + 1 + i) % count);
  const place = view.seats[near];
  const whole = view.sheet.filter(isWhole);
  return (
    <>
      <HoleArea
        scoring={
          whole.length > 0 && (
            <p className={style['scores']}>
              {whole.map((one, i) => (
                <button key={one.hole} type="button" onClick={() => openScores(i + 1)}>
                  {say(language, 'score.again', { round: i + 1 })}
                </button>
              ))}
            </p>
          )
        }
      />
      <Pointing>
        <SeatPanel seat={near} near />
        <div className={style['rivals']}>
          {rivals.map((seat, i) => (
            <div key={seat} className={style['rival']}>
              {i === 0 && <Passing from={near} to={seat} />}
              <SeatPanel seat={seat} near={false} />
              <Passing from={seat} to={rivals[i + 1] ?? near} />
            </div>
          ))}
        </div>
        <div className={style['hand']}>{place !== undefined && <Hand seat={near} place={place} own />}</div>
      </Pointing>
    </>
  );
});

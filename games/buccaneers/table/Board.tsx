/** The table of Black Hole Buccaneers: rivals, the hole, the near player, the hand. */
import { memo, type ReactNode, useMemo, useRef, useState } from 'react';
import { say } from '../words/texts.ts';
import style from './Board.module.css';
import { type BoardLook, BoardProvider } from './context.ts';
import { pileCardOf } from './display/outlook.ts';
import { SeatPanel } from './display/SeatPanel.tsx';
import { Hand } from './hand/Hand.tsx';
import { Passing } from './hand/Passing.tsx';
import { Pointing } from './hand/Pointing.tsx';
import { HoleArea } from './hole/HoleArea.tsx';
import { RevealStage } from './reveal/RevealStage.tsx';
import { useCalm } from './reveal/useCalm.ts';
import { useStory } from './reveal/useStory.ts';
import { ScoreDialog } from './scoring/ScoreDialog.tsx';
import { isWhole } from './scoring/steps.ts';
import { settled } from './settled.ts';
import type { TableProps } from './types.ts';

const none: ReadonlySet<number> = new Set();

export function Board(given: TableProps): ReactNode {
  const props = useMemo(() => settled(given), [given]);
  const story = useStory(props, props.view);
  const { revealed } = story;
  const shown = useCalm(props, revealed?.n ?? null);
  const { view } = shown;
  const cards = shown.ruleset.model;
  const { language } = shown.settings;
  const board = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<number | null>(null);
  const pile = useMemo(() => pileCardOf(cards, view), [cards, view]);
  const arriving = useMemo(
    () => (revealed === null ? none : new Set(revealed.cards.flatMap(({ card }) => card ?? []))),
    [revealed],
  );
  const look = useMemo<BoardLook>(
    () => ({ props: shown, view, cards, language, pile, arriving }),
    [shown, view, cards, language, pile, arriving],
  );
  const round = opened ?? story.scored;
  const page = round === null ? undefined : view.sheet.filter(isWhole)[round - 1];
  return (
    <BoardProvider value={look}>
      <div
        ref={board}
        className={style['board']}
        data-motion={shown.settings.motion}
        data-rivals={view.seats.length - 1}
      >
        {revealed !== null && (
          <RevealStage key={revealed.n} revealed={revealed} board={board} done={story.endReveal} />
        )}
        <Ground look={look} openScores={setOpened} />
        {round !== null && page !== undefined && (
          <ScoreDialog
            key={round}
            page={page}
            round={round}
            told={story.told}
            plays={opened === null}
            close={() => {
              setOpened(null);
              story.endScoring();
            }}
          />
        )}
      </div>
    </BoardProvider>
  );
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

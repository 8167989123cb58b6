/** Fights that were just fought, shown one after the other and step by step: who and why, the roll, the outcome. */
import { has } from '@accretion/engine';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isMine } from '../../rules/board.ts';
import { placeTitle } from '../../words/names.ts';
import { say as words } from '../../words/texts.ts';
import { useBoard } from '../context.ts';
import { DeskButton } from '../desk/DeskButton.tsx';
import { Actions, Note, Panel } from '../desk/Panel.tsx';
import type { Story } from '../round/useStory.ts';
import { useDeskWords } from '../useDeskWords.ts';
import style from './BattleStage.module.css';
import { CardLines } from './CardLines.tsx';
import { Dice } from './Dice.tsx';
import { judgedPairs, rolledPairs } from './drawnPairs.ts';

const steps = ['call', 'roll', 'outcome'] as const;

/** How long a step is shown, and how much longer when it is one's own fight. Those of others hurry when many wait. */
const lasting: Readonly<Record<(typeof steps)[number], readonly [number, number]>> = {
  call: [500, 700],
  roll: [750, 0],
  outcome: [1300, 2200],
};

export function BattleStage({ story }: { readonly story: Story }): ReactNode {
  const { board, language, props } = useBoard();
  const say = useDeskWords();
  const battle = story.battles[story.shown];
  const { showNext } = story;
  const isOver = battle !== undefined && battle.pairs !== null;
  const isOwn = battle?.crews.some((crew) => has(props.viewer, crew)) ?? false;
  const n = battle?.n ?? -1;
  const waiting = story.battles.length - story.shown - 1;
  const isHurried = waiting > 3;
  const { step, goOn } = useSteps(n, isOver, showNext);
  useEffect(() => {
    if (n < 0 || !isOver) return;
    const [short, more] = lasting[step];
    const timer = setTimeout(goOn, isOwn ? short + more : isHurried ? short / 2 : short);
    return () => clearTimeout(timer);
  }, [n, isOver, isOwn, isHurried, step, goOn]);
  // A fight whose dice still lie there is shown as it is.
  if (battle === undefined || !isOver) return null;
  return (
    <div className={style['stage']}>
      <Panel
        title={titleOf(board, battle.at, language)}
        aside={
          <Actions as="span">
            <DeskButton onClick={goOn}>{say('battle.done')}</DeskButton>
            {waiting > 0 && <DeskButton onClick={story.showAll}>{say('battle.skip')}</DeskButton>}
          </Actions>
        }
      >
        {step === 'outcome' ? (
          <CardLines cards={battle.cards} />
        ) : (
          <Note>{say(`why.${kindAt(board, battle.at)}`)}</Note>
        )}
        <Dice
          crews={battle.crews}
          pairs={step === 'outcome' ? judgedPairs(battle) : rolledPairs(battle)}
          isRolling={step !== 'outcome'}
        />
      </Panel>
    </div>
  );
}

/** The steps of a fight; one whose dice were already seen lying there is shown from its outcome on. */
function useSteps(n: number, isOver: boolean, done: () => void) {
  const seen = useRef(-1);
  const [at, setAt] = useState<{ n: number; step: (typeof steps)[number] }>({ n, step: 'call' });
  if (n >= 0 && !isOver) seen.current = n;
  const step = at.n === n ? at.step : seen.current === n ? 'outcome' : 'call';
  const next = steps[steps.indexOf(step) + 1];
  const latest = useRef(() => {});
  latest.current = () => (next === undefined ? done() : setAt({ n, step: next }));
  const [goOn] = useState(() => () => latest.current());
  return { step, goOn };
}

type Look = ReturnType<typeof useBoard>;

/** What kind of fight is fought there. */
function kindAt(board: Look['board'], at: string): 'mine' | 'facing' | 'raid' {
  const place = board.place(at);
  return place < 0 ? 'raid' : isMine(board, place) ? 'mine' : 'facing';
}

export const titleOf = (board: Look['board'], at: string, language: Look['language']): string => {
  const place = board.place(at);
  return place < 0 ? words(language, 'base', { base: at }) : placeTitle(board, place, language);
};

/** Fights that were just fought, shown one after the other: dice roll, pair off, and wound. */

import { has } from '@accretion/engine';
import { type ReactNode, useEffect, useState } from 'react';
import type { Battle } from './battles.ts';
import { useBoard } from './context.ts';
import style from './Desk.module.css';
import { Dice, type DrawnPair } from './Dice.tsx';
import { useLaterWords } from './laterTexts.ts';
import { placeTitle } from './naming.ts';
import { Panel } from './Panel.tsx';
import { say as words } from './texts.ts';
import type { Story } from './useStory.ts';

const rolling = 750;
const reading = 1900;
const glancing = 900;

export function BattleStage({ story }: { readonly story: Story }): ReactNode {
  const { board, language, props } = useBoard();
  const say = useLaterWords();
  const battle = story.battles[story.shown];
  const [isRolling, setRolling] = useState(true);
  const { showNext } = story;
  const isOver = battle?.pairs !== null;
  const isOwn = battle?.crews.some((crew) => has(props.viewer, crew)) ?? false;
  const n = battle?.n ?? -1;
  useEffect(() => {
    if (n < 0) return;
    setRolling(true);
    const timer = setTimeout(() => setRolling(false), rolling);
    return () => clearTimeout(timer);
  }, [n]);
  useEffect(() => {
    if (n < 0 || isRolling || !isOver) return;
    const timer = setTimeout(showNext, isOwn ? reading : glancing);
    return () => clearTimeout(timer);
  }, [n, isRolling, isOver, isOwn, showNext]);
  // A fight whose dice still lie there is shown as it is.
  if (battle === undefined || !isOver) return null;
  const waiting = story.battles.length - story.shown - 1;
  return (
    <div className={style['stage']}>
      <Panel
        title={say('fight.title', { place: titleOf(board, battle.at, language) })}
        aside={
          <button type="button" className={style['button']} data-look="plain" onClick={story.showAll}>
            {waiting > 0 ? say('battle.skip', { count: waiting + 1 }) : say('battle.done')}
          </button>
        }
      >
        <Dice
          crews={battle.crews}
          pairs={isRolling ? rolled(battle) : judged(battle)}
          isRolling={isRolling}
        />
      </Panel>
    </div>
  );
}

type Look = ReturnType<typeof useBoard>;

export const titleOf = (board: Look['board'], at: string, language: Look['language']): string => {
  const place = board.place(at);
  return place < 0 ? words(language, 'base', { base: at }) : placeTitle(board, place, language);
};

/** The dice as they fell, not yet sorted. */
function rolled({ faces }: Battle): readonly DrawnPair[] {
  return Array.from({ length: Math.max(faces[0].length, faces[1].length) }, (_, i) => ({
    dice: [faceAt(faces[0], i), faceAt(faces[1], i)] as const,
    won: null,
    wound: null,
  }));
}

const faceAt = (faces: readonly number[], i: number) => {
  const face = faces[i];
  return face === undefined ? null : { face };
};

/** The pairs with their losers; wounds were told in the same order, the picker's first where both are hurt. */
export function judged({ crews, pairs, wounds }: Battle): readonly DrawnPair[] {
  const told = wounds.map((one) => one);
  return (pairs ?? []).map(({ faces, won }) => {
    const side = won === -1 ? -1 : won === 0 ? 0 : 1;
    const loser = side === 0 ? crews[1] : crews[0];
    const first = told[0]?.crew === loser ? told.shift() : undefined;
    if (side === -1 && told[0]?.crew === crews[1]) told.shift();
    return {
      dice: [faceAt(faces, 0), faceAt(faces, 1)] as const,
      won: side,
      wound: first?.to ?? (side === -1 ? 'minor' : null),
    };
  });
}

/** The fights of this round so far, in a line each. */
import type { ReactNode } from 'react';
import { judged, titleOf } from './BattleStage.tsx';
import { crewCalled, useBoard } from './context.ts';
import style from './Desk.module.css';
import { useLaterWords } from './laterTexts.ts';
import { say as words } from './texts.ts';
import type { Story } from './useStory.ts';

export function BattleList({ story }: { readonly story: Story }): ReactNode {
  const { props, board, view, language } = useBoard();
  const say = useLaterWords();
  const battles = story.battles.slice(0, story.shown).filter(({ pairs }) => pairs !== null);
  if (battles.length === 0) return null;
  return (
    <details className={style['odds']}>
      <summary>{say.count('battle.list', battles.length)}</summary>
      <ul className={style['lines']}>
        {battles.map((battle) => {
          const [own, rival] = battle.crews.map((crew) => crewCalled(props, board, view, crew));
          return (
            <li key={battle.n}>
              <b>{titleOf(board, battle.at, language)}</b> {own} {say('versus')} {rival}:{' '}
              {judged(battle)
                .map(({ dice, won, wound }) => {
                  const sign = won === 0 ? '>' : won === 1 ? '<' : '=';
                  const hurt = wound === null ? '' : ` (${words(language, `wound.${wound}`)})`;
                  return `${dice[0]?.face} ${sign} ${dice[1]?.face}${hurt}`;
                })
                .join(', ')}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** The fights of this round so far, with their dice, cards and wounds, to be read at any time. */
import type { ReactNode } from 'react';
import { crewCalled, useBoard } from '../context.ts';
import { Die, Mark } from '../Pieces.tsx';
import { phaseOf } from '../round/phase.ts';
import type { Story } from '../round/story.ts';
import { useDeskWords } from '../useDeskWords.ts';
import style from './BattleList.module.css';
import type { Battle } from './battles.ts';
import { CardLines } from './CardLines.tsx';
import dice from './Dice.module.css';
import { Loss, signOf, useReasons } from './Dice.tsx';
import { judgedPairs } from './drawnPairs.ts';
import list from './FightList.module.css';
import { titleOf } from './titles.ts';

export function BattleList({ story }: { readonly story: Story }): ReactNode {
  const { view } = useBoard();
  const say = useDeskWords();
  const phase = phaseOf(view);
  const battles = story.battles.filter(({ pairs }) => pairs !== null);
  if (battles.length === 0) return null;
  return (
    <details className={style['fights']} open={phase === 'combat' || phase === 'deposit'}>
      <summary>{say.count('battle.list', battles.length)}</summary>
      <ol reversed className={list['queue']}>
        {[...battles].reverse().map((battle) => (
          <Fought key={battle.n} battle={battle} />
        ))}
      </ol>
    </details>
  );
}

function Fought({ battle }: { readonly battle: Battle }): ReactNode {
  const { props, board, view, language } = useBoard();
  const say = useDeskWords();
  const reason = useReasons(battle.crews);
  const who = (crew: number) => ({
    base: view.crews[crew]?.base ?? 0,
    name: crewCalled(props, board, view, crew),
  });
  const [own, rival] = [who(battle.crews[0]), who(battle.crews[1])];
  return (
    <li>
      <p className={list['versus']}>
        <b>{titleOf(board, battle.at, language)}</b>
        <span>
          <Mark base={own.base} /> {own.name} {say('versus')} <Mark base={rival.base} /> {rival.name}
        </span>
      </p>
      <CardLines cards={battle.cards} />
      <ul className={dice['short']}>
        {judgedPairs(battle).map((pair, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pairs are told by their order.
          <li key={i} title={reason(pair)}>
            <span aria-hidden="true">
              {pair.dice[0] !== null && <Die face={pair.dice[0].face} base={own.base} size="1.5rem" />}
              {signOf(pair)}
              {pair.dice[1] !== null && <Die face={pair.dice[1].face} base={rival.base} size="1.5rem" />}
              {pair.won !== null && pair.loss !== null && (
                <>
                  {pair.won !== 0 && <Mark base={own.base} />}
                  {pair.won !== 1 && <Mark base={rival.base} />}
                  <Loss of={pair.loss} />
                </>
              )}
            </span>
            <span className="unseen">{reason(pair)}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}

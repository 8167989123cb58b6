/** A fight on the stage, step by step: who and why, the roll, each card, the outcome. */
import type { ReactNode } from 'react';
import { useBoard } from '../context.ts';
import { Note, Panel } from '../desk/Panel.tsx';
import { kindAt } from '../scenes/fight.ts';
import { useShow } from '../show.ts';
import { useDeskWords } from '../useDeskWords.ts';
import type { Battle } from './battles.ts';
import { CardLines } from './CardLines.tsx';
import { Dice } from './Dice.tsx';
import type { DrawnPair } from './drawnPair.ts';
import { judgedPairs, openPairs } from './drawnPairs.ts';
import { titleOf } from './titles.ts';

const undecided = (pair: DrawnPair): DrawnPair => ({ ...pair, won: null, loss: null });

export function BattleStage({ battle }: { readonly battle: Battle }): ReactNode {
  const { board, view, language, props } = useBoard();
  const say = useDeskWords();
  const show = useShow();
  const kind = props.scene?.kind;
  const open = view.fight === null ? [] : openPairs(view, view.fight);
  // What the dice lead to is said once both sides have had their say.
  const pairs = battle.pairs !== null ? judgedPairs(battle) : kind === 'card' ? open : open.map(undecided);
  return (
    <Panel title={titleOf(board, battle.at, language)}>
      {battle.cards.length > 0 ? (
        <CardLines cards={battle.cards} />
      ) : (
        <Note>{say(`why.${kindAt(board, battle.at)}`)}</Note>
      )}
      {show === null ? (
        <Dice crews={battle.crews} pairs={pairs} isRolling={kind === 'call'} />
      ) : (
        <show.Duel crews={battle.crews} pairs={pairs} />
      )}
    </Panel>
  );
}

/** A roll-off in the open: its dice in pairs, and for the two sides the window for Combat cards (AW5). */
import type { ReactNode } from 'react';
import { offerButton } from '../../../pieces/offering.ts';
import type { Effect, EffectOf } from '../../rules/content.ts';
import { isHuman } from '../../rules/crews.ts';
import type { Move } from '../../rules/state.ts';
import { dieName, wordsFor } from '../../words/choices.ts';
import { useBoard } from '../context.ts';
import { PutBack } from '../desk/CommandPanel.tsx';
import { Hand } from '../desk/Hand.tsx';
import { MoveButton } from '../desk/MoveButton.tsx';
import { Actions, Note, Panel } from '../desk/Panel.tsx';
import { useDeskWords } from '../useDeskWords.ts';
import type { CardPlay } from './battles.ts';
import { CardLines } from './CardLines.tsx';
import { Dice } from './Dice.tsx';
import { openPairs } from './drawnPairs.ts';
import style from './FightPanel.module.css';
import { titleOf } from './titles.ts';

export function FightPanel({ cards }: { readonly cards: readonly CardPlay[] }): ReactNode {
  const { board, view, language, step, holding, lookedAt } = useBoard();
  const say = useDeskWords();
  const { fight } = view;
  if (fight === null) return null;
  const isAsked = step?.do === 'react';
  const title = titleOf(board, fight.at, language);
  const effect = holding === null || !isAsked ? null : board.actions[holding.card]?.combat;
  return (
    <Panel
      title={say('fight.title', { place: title })}
      isCalling={isAsked}
      comesUp={isAsked}
      isLooked={lookedAt !== null}
    >
      <Note>{say(`why.${fight.kind}`)}</Note>
      <CardLines cards={cards} />
      <Dice
        crews={[fight.picker, fight.rival]}
        pairs={openPairs(view, fight)}
        {...(effect
          ? { target: (die, drawing) => <Target die={die} effect={effect} drawing={drawing} /> }
          : {})}
      />
      {isAsked && (
        <>
          {effect?.do === 'addDroid' && holding !== null && (
            <Actions>
              <MoveButton move={{ do: 'addDroid', card: holding.card }} look="main">
                {say('target.play')}
              </MoveButton>
            </Actions>
          )}
          <Note>{say(effect && effect.do !== 'addDroid' ? 'fight.pickDie' : 'fight.note')}</Note>
          <Actions>
            <MoveButton move={{ do: 'pass' }} look={holding === null ? 'main' : 'plain'}>
              {say('fight.pass')}
            </MoveButton>
            {holding !== null && <PutBack />}
          </Actions>
          <Hand phase="combat" />
        </>
      )}
      {!isAsked && isHuman(view, fight.rival) && <Note>{say('fight.waiting')}</Note>}
    </Panel>
  );
}

type ForDice = EffectOf<'winPairing' | 'rerollDie' | 'defeatMember'>;

const isForDice = (effect: Effect): effect is ForDice =>
  effect.do === 'winPairing' || effect.do === 'rerollDie' || effect.do === 'defeatMember';

/** A die as the target of the Combat card in hand. */
function Target({
  die,
  effect,
  drawing,
}: {
  readonly die: number;
  readonly effect: Effect;
  readonly drawing: ReactNode;
}): ReactNode {
  const { props, board, view, actor, language, holding, act } = useBoard();
  const say = useDeskWords();
  const { fight } = view;
  if (holding === null || fight === null || !isForDice(effect)) return drawing;
  const move: Move = { do: effect.do, card: holding.card, die };
  const isLegal = props.whyNot(move) === null;
  const words = isLegal
    ? wordsFor(board, view, actor, move, language)
    : say('cannot', { what: dieName(board, view, fight, actor, die, language) });
  return (
    <button {...offerButton(isLegal, words, () => act(move))} className={style['target']}>
      {drawing}
    </button>
  );
}

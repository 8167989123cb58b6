/** A roll-off in the open: its dice in pairs, and for the two sides the window for Combat cards (AW5). */
import type { ReactNode } from 'react';
import type { Effect } from '../rules/content.ts';
import { isHuman, woundOf } from '../rules/crews.ts';
import { pairsOf, woundBy } from '../rules/fight.ts';
import type { Die as DieOf, Fight, Move } from '../rules/state.ts';
import { PutBack } from './CommandPanel.tsx';
import { dieName, wordsFor } from './choices.ts';
import { useBoard } from './context.ts';
import style from './Desk.module.css';
import { Dice, type DrawnDie, type DrawnPair } from './Dice.tsx';
import { Hand } from './Hand.tsx';
import { asState } from './known.ts';
import { useLaterWords } from './laterTexts.ts';
import { MoveButton } from './MoveButton.tsx';
import { placeTitle } from './naming.ts';
import { Panel } from './Panel.tsx';
import { say as words } from './texts.ts';

type Look = ReturnType<typeof useBoard>;

/** The pairs as they stand, with what they would do. */
function drawnPairs({ view }: Look, fight: Fight): readonly DrawnPair[] {
  const drawn = (die: number): DrawnDie => {
    const { face, droid } = fight.dice[die] as DieOf;
    return { face, die, isDroid: droid !== null };
  };
  const pairs = pairsOf(fight);
  const paired = new Set(pairs.flatMap(({ dice }) => dice));
  const spare = fight.dice.flatMap((die, i): DrawnPair[] =>
    paired.has(i)
      ? []
      : [{ dice: die.side === 0 ? [drawn(i), null] : [null, drawn(i)], won: null, wound: null }],
  );
  return [
    ...pairs.map(({ dice, lock }): DrawnPair => {
      const [own, rival] = [fight.dice[dice[0]] as DieOf, fight.dice[dice[1]] as DieOf];
      const difference = own.face - rival.face;
      const won =
        lock === null ? sideOf(Math.sign(difference)) : lock.wins === 1 ? 0 : lock.wins === 2 ? 1 : -1;
      const wound = won === -1 ? 'minor' : lock === null ? woundBy(Math.abs(difference)) : lock.loser;
      const loser = won === 0 ? fight.rival : fight.picker;
      return {
        dice: [drawn(dice[0]), drawn(dice[1])],
        won,
        wound: won === -1 ? wound : woundOf(asState(view), loser, wound),
        isLocked: lock !== null,
      };
    }),
    ...spare,
  ];
}

const sideOf = (sign: number): -1 | 0 | 1 => (sign === 0 ? -1 : sign > 0 ? 0 : 1);

export function FightPanel(): ReactNode {
  const look = useBoard();
  const { board, view, language, step, holding, lookedAt } = look;
  const say = useLaterWords();
  const fight = view.fight as Fight | null;
  if (fight === null) return null;
  const isAsked = step?.do === 'react';
  const place = board.place(fight.at);
  const title = place < 0 ? words(language, 'base', { base: fight.at }) : placeTitle(board, place, language);
  const effect = holding === null || !isAsked ? null : board.actions[holding.card]?.combat;
  return (
    <Panel title={say('fight.title', { place: title })} isCalling={isAsked} isLooked={lookedAt !== null}>
      <Dice
        crews={[fight.picker, fight.rival]}
        pairs={drawnPairs(look, fight)}
        {...(effect
          ? { target: (die, drawing) => <Target die={die} effect={effect} drawing={drawing} /> }
          : {})}
      />
      {isAsked && (
        <>
          <Hand phase="combat" />
          {effect?.do === 'addDroid' && holding !== null && (
            <p className={style['actions']}>
              <MoveButton move={{ do: 'addDroid', card: holding.card }} look="main">
                {say('target.play')}
              </MoveButton>
            </p>
          )}
          <p className={style['note']}>
            {say(effect && effect.do !== 'addDroid' ? 'fight.pickDie' : 'fight.note')}
          </p>
          <p className={style['actions']}>
            <MoveButton move={{ do: 'pass' }} look={holding === null ? 'main' : 'plain'}>
              {say('fight.pass')}
            </MoveButton>
            {holding !== null && <PutBack />}
          </p>
        </>
      )}
      {!isAsked && isHuman(asState(view), fight.rival) && (
        <p className={style['note']}>{say('fight.waiting')}</p>
      )}
    </Panel>
  );
}

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
  const say = useLaterWords();
  const fight = view.fight as Fight | null;
  if (holding === null || fight === null) return drawing;
  const move = { do: effect.do, card: holding.card, die } as Move;
  const isLegal = props.whyNot(move) === null;
  return (
    <button
      type="button"
      className={style['target']}
      data-legal={isLegal}
      aria-disabled={isLegal ? undefined : true}
      aria-label={
        isLegal
          ? wordsFor(board, view, actor, move, language)
          : say('cannot', { what: dieName(board, view, fight, actor, die, language) })
      }
      onClick={() => act(move)}
    >
      {drawing}
    </button>
  );
}

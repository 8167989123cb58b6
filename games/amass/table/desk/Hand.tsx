/** The Action cards in your hand. Those with an effect in the open question can be picked up. */
import type { ReactNode } from 'react';
import { isCardMove } from '../../rules/hand.ts';
import type { Move } from '../../rules/state.ts';
import { seenIn } from '../../words/known.ts';
import { actionName } from '../../words/names.ts';
import { FaceDrawing } from '../cards/FaceDrawing.tsx';
import { useBoard } from '../context.ts';
import { useDeskWords } from '../useDeskWords.ts';
import style from './Hand.module.css';
import { Note } from './Panel.tsx';

export function Hand({ phase }: { readonly phase: 'command' | 'combat' | null }): ReactNode {
  const { props, board, view, moves, actor, language, holding, hold, lookAt } = useBoard();
  const say = useDeskWords();
  const crew = view.crews[actor];
  const cards = seenIn(crew?.hand ?? []);
  if (crew === undefined || cards.length === 0) return <Note>{say('hand.none')}</Note>;
  return (
    <ul className={style['hand']} aria-label={say('hand')}>
      {cards.map((card) => {
        const name = actionName(board, card, language);
        const effect = phase === null ? null : board.actions[card]?.[phase];
        const isUsable = effect ? hasTarget(moves, board.actions[card]?.kind ?? '', board) : false;
        const isHeld = holding?.card === card;
        const press = (): void => {
          if (phase === null) return props.help({ kind: 'action', id: card });
          if (effect) {
            lookAt(null);
            return hold(isHeld ? null : { card, to: [] });
          }
          const refusal = props.whyNot(anyUse(board, card));
          if (refusal !== null) props.explain(refusal);
        };
        return (
          <li key={card}>
            <button
              type="button"
              className={style['card']}
              aria-label={say(phase === null ? 'hand.card' : isUsable ? 'hand.use' : 'hand.notNow', {
                card: name,
              })}
              aria-pressed={phase !== null && effect ? isHeld : undefined}
              aria-disabled={phase !== null && !effect ? true : undefined}
              data-legal={isUsable}
              data-held={isHeld}
              data-thing={`action ${card}`}
              onClick={press}
            >
              <FaceDrawing
                thing={{ kind: 'action', id: card }}
                ruleset={props.ruleset}
                settings={props.settings}
              />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

type Look = ReturnType<typeof useBoard>;

/** Is there a legal use of a card of this kind? Of alike cards the choices name one. */
const hasTarget = (moves: readonly Move[], kind: string, board: Look['board']): boolean =>
  moves.some((move) => isCardMove(move) && board.actions[move.card]?.kind === kind);

/** Some use of a card, to be told why it cannot be used now. */
function anyUse(board: Look['board'], card: number): Move {
  const effect = board.actions[card]?.command ?? board.actions[card]?.combat;
  switch (effect?.do) {
    case 'winPairing':
    case 'rerollDie':
    case 'defeatMember':
      return { do: effect.do, card, die: 0 };
    case 'moveMembers':
      return { do: 'moveMembers', card, crew: 0, from: board.places[0] ?? '', to: [board.places[1] ?? ''] };
    case 'returnWounded':
      return { do: 'returnWounded', card, from: 'minor' };
    case 'woundMember':
      return { do: 'woundMember', card, crew: 0, at: board.places[0] ?? '' };
    case 'moveAlien':
      return { do: 'moveAlien', card, steps: 1 };
    case 'addCubes':
      return { do: 'addCubes', card, mine: board.places[0] ?? '' };
    case 'closeFacing':
      return { do: 'closeFacing', card, facing: 'N' };
    default:
      return { do: effect?.do ?? 'grantArmour', card };
  }
}

/** Supply, decks and discards: what is left, what the Alien took, and what has been played (A35). */
import type { ReactNode } from 'react';
import { colours } from '../../rules/content.ts';
import { nameOf } from '../../words/names.ts';
import { say as words } from '../../words/texts.ts';
import { FaceDrawing } from '../cards/FaceDrawing.tsx';
import { useBoard } from '../context.ts';
import { CubeMark } from '../Pieces.tsx';
import { useDeskWords } from '../useDeskWords.ts';
import style from './Decks.module.css';

export function Decks(): ReactNode {
  const { props, board, view, language } = useBoard();
  const say = useDeskWords();
  const { resources, top, played, actions, discard, orders, usedOrders } = view;
  const decks = [
    { kind: 'resource', left: resources.length + (top === null ? 0 : 1), used: played },
    { kind: 'action', left: actions.length, used: discard },
    { kind: 'order', left: orders.length, used: usedOrders },
  ] as const;
  return (
    <details className={style['decks']}>
      <summary>{say('decks')}</summary>
      {(['supply', 'gone'] as const).map((pile) => (
        <p key={pile} className={style['supply']} data-thing={`${pile} 0`}>
          {words(language, pile)}
          {colours.map((colour) => (
            <span key={colour}>
              <CubeMark colour={colour} points={board.points[colour]} size="1.15em" /> {view[pile][colour]}
            </span>
          ))}
        </p>
      ))}
      {decks
        .filter(({ kind }) => kind !== 'order' || view.crews.length > view.humans)
        .map(({ kind, left, used }) => (
          <section key={kind} aria-label={words(language, `deck.${kind}`)}>
            <h3>
              {words(language, `deck.${kind}`)}{' '}
              <small>{say('decks.left', { left, used: used.length })}</small>
            </h3>
            <ul>
              {used.map((id) => (
                <li key={id}>
                  <button
                    type="button"
                    data-thing={`${kind} ${id}`}
                    aria-label={nameOf({ kind, id }, props.ruleset, language)}
                    onClick={() => props.help({ kind, id })}
                  >
                    <FaceDrawing thing={{ kind, id }} ruleset={props.ruleset} settings={props.settings} />
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </details>
  );
}

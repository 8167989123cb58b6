/** All crews in a row, in the order of the table: points, cubes, who is free, who is hurt, what is in hand. */
import { has } from '@accretion/engine';
import type { ReactNode } from 'react';
import { countCubes } from '../rules/lists.ts';
import { pointsOf } from '../rules/score.ts';
import style from './Crews.module.css';
import { mark } from './cards/art.ts';
import { Sign } from './cards/Icon.tsx';
import { crewCalled, useBoard, useWords } from './context.ts';
import { Face } from './Face.tsx';
import { asCrew } from './known.ts';
import { crewLook } from './looks.ts';
import { Mark } from './Pieces.tsx';
import { WoundTrack } from './WoundTrack.tsx';

export function Crews(): ReactNode {
  const { view, props } = useBoard();
  const say = useWords();
  // The near crew first, then clockwise.
  const start = Math.max(0, view.order.indexOf(props.near));
  const order = [...view.order.slice(start), ...view.order.slice(0, start)];
  return (
    <ul className={style['crews']} aria-label={say('crews')}>
      {order.map((crew) => (
        <CrewChip key={crew} crew={crew} />
      ))}
    </ul>
  );
}

function CrewChip({ crew }: { readonly crew: number }): ReactNode {
  const { props, board, view } = useBoard();
  const say = useWords();
  const own = view.crews[crew];
  if (own === undefined) return null;
  const name = crewCalled(props, board, view, crew);
  const isAi = crew >= view.humans;
  const full = own.slots.length * board.content.slotsPerFacing;
  return (
    <li
      className={style['chip']}
      data-asked={has(props.asked, crew) && view.ending === null}
      data-near={crew === props.near}
      style={{ borderTopColor: crewLook(own.base).fill }}
    >
      <p className={style['who']}>
        <Mark base={own.base} size="1.25em" />
        <b>{name}</b>
        {!isAi && <small>{board.bases[own.base]?.name}</small>}
        {view.first === crew && (
          <span className={style['first']} data-thing="first 0" title={say('first')}>
            <span aria-hidden="true">1</span>
            <span className="unseen">{say('first')}</span>
          </span>
        )}
      </p>
      <p className={style['score']}>
        <b>{pointsOf(board, asCrew(own))}</b> {say('points')}
        <span className={style['dim']}>{say('cubesOf', { cubes: countCubes(own.stored), full })}</span>
      </p>
      <WoundTrack crew={crew} isSmall />
      <p className={style['marks']}>
        {!isAi && (
          <span data-thing="back 0">
            <Sign of={mark.cards.icon} /> {say.count('cards', own.hand.length)}
          </span>
        )}
        {own.armour && (
          <span className={style['armour']}>
            <Sign of={mark.armour.icon} /> {say('armour')}
          </span>
        )}
        {own.ready && <span className={style['ready']}>✓ {say('ready')}</span>}
      </p>
      {own.order !== null && (
        <button
          type="button"
          className={style['order']}
          data-thing={`order ${own.order}`}
          aria-label={say('order', { crew: name })}
          onClick={() => props.help({ kind: 'order', id: own.order as number })}
        >
          <Face thing={{ kind: 'order', id: own.order }} table={props.table} settings={props.settings} />
        </button>
      )}
    </li>
  );
}

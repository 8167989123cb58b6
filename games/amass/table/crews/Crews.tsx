/** All crews in a row, in the order of the table: points, how full the base is, who is free, who is hurt, what is next. */
import { has } from '@accretion/engine';
import type { ReactNode } from 'react';
import { countCubes } from '../../rules/cubes.ts';
import { pointsOf } from '../../rules/score.ts';
import { slotsOf } from '../../words/known.ts';
import { mark } from '../cards/art.ts';
import { Sign } from '../cards/Icon.tsx';
import { crewCalled, useBoard, useWords } from '../context.ts';
import { Face } from '../Face.tsx';
import { useLazyParts } from '../lazy.ts';
import { crewLook } from '../looks.ts';
import { Mark } from '../Pieces.tsx';
import { Short } from '../Short.tsx';
import style from './Crews.module.css';
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
  const lazy = useLazyParts();
  const own = view.crews[crew];
  if (own === undefined) return null;
  const name = crewCalled(props, board, view, crew);
  const isAi = crew >= view.humans;
  const { order } = own;
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
        {own.ready && (
          <span className={style['ready']}>
            ✓ <Short long={say('ready')} short="" />
          </span>
        )}
        <span className={style['points']}>
          <b>{pointsOf(board, own)}</b> <Short long={say('points')} short="" />
        </span>
      </p>
      <Fullness cubes={countCubes(own.stored)} full={slotsOf(board)} />
      <div className={style['members']}>
        <WoundTrack crew={crew} />
        {!isAi && (
          <span className={style['dim']} data-thing="back 0" title={say.count('cards', own.hand.length)}>
            <Sign of={mark.cards.icon} /> <span aria-hidden="true">{own.hand.length}</span>
            <span className="unseen">{say.count('cards', own.hand.length)}</span>
          </span>
        )}
        {own.armour && (
          <span className={style['armour']}>
            <Sign of={mark.armour.icon} /> <Short long={say('armour')} short="" />
          </span>
        )}
      </div>
      {isAi && lazy !== null && <lazy.AiNext crew={crew} />}
      {order !== null && (
        <button
          type="button"
          className={style['order']}
          data-thing={`order ${order}`}
          aria-label={say('order', { crew: name })}
          onClick={() => props.help({ kind: 'order', id: order })}
        >
          <Face thing={{ kind: 'order', id: order }} ruleset={props.ruleset} settings={props.settings} />
        </button>
      )}
    </li>
  );
}

/** How many slots of a base are filled: a full one ends the match (A23). */
function Fullness({ cubes, full }: { readonly cubes: number; readonly full: number }): ReactNode {
  const say = useWords();
  return (
    <p className={style['fullness']}>
      <span className={style['gauge']} aria-hidden="true">
        <span style={{ width: `${(100 * cubes) / full}%` }} />
      </span>
      <span className={style['dim']}>
        <Short long={say('cubesOf', { cubes, full })} short={`${cubes} / ${full}`} />
      </span>
    </p>
  );
}

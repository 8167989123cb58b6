/** The squads: each figure with Stamina, Power, conditions and whether it is done; pressing one opens its card. */
import type { CSSProperties, ReactNode } from 'react';
import { conditions } from '../../rules/content/vocabulary.ts';
import { figureName } from '../../words/names.ts';
import { conditionNames } from '../../words/terms.ts';
import { useBoard, useWords } from '../context.ts';
import { squadKeys } from '../ear/useFigureText.ts';
import { conditionLooks } from '../map/FigureDrawing.tsx';
import { staminaOf, type ViewedFigure } from '../map/figures.ts';
import { initialsOf, seatLook } from '../map/looks.ts';
import { useShow } from '../show.ts';
import style from './SquadStrips.module.css';

export function SquadStrips(): ReactNode {
  const { view } = useBoard();
  const seats = [...new Set(view.figures.map(({ seat }) => seat))];
  return (
    <div className={style['squads']}>
      {seats.map((seat) => (
        <Squad key={seat} seat={seat} />
      ))}
    </div>
  );
}

function Squad({ seat }: { readonly seat: number }): ReactNode {
  const { view, props } = useBoard();
  const say = useWords();
  const name = props.names[seat];
  return (
    <section className={style['squad']} style={{ '--seat': seatLook(seat).fill } as CSSProperties}>
      <h3>
        <svg viewBox="-1.1 -1.1 2.2 2.2" aria-hidden="true">
          <path d={seatLook(seat).path} />
        </svg>
        {say(squadKeys[seat] ?? 'squad.cosmic')}
        {name !== undefined && name !== '' && <small>{name}</small>}
      </h3>
      <ul>
        {view.figures.map((figure, mark) =>
          figure.seat === seat ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a figure keeps its mark all match long.
            <li key={mark}>
              <Member figure={figure} mark={mark} />
            </li>
          ) : null,
        )}
      </ul>
    </section>
  );
}

function Member({ figure, mark }: { readonly figure: ViewedFigure; readonly mark: number }): ReactNode {
  const { model, view, language, lookedAt, lookAt } = useBoard();
  const say = useWords();
  const show = useShow();
  const hero = model.heroes[figure.character];
  if (hero === undefined) return null;
  const stamina = staminaOf(model, view, figure);
  const left = Math.max(0, stamina - figure.damage);
  const isLeader = view.squads[figure.seat]?.leader === mark;
  const state = figure.gone
    ? 'ko'
    : figure.dazed
      ? 'dazed'
      : figure.activated
        ? 'activated'
        : figure.injured
          ? 'injured'
          : null;
  return (
    <button
      type="button"
      className={style['member']}
      data-state={state}
      data-active={view.active?.figure === mark}
      data-thing={`character ${figure.character}`}
      aria-pressed={lookedAt === mark}
      onClick={() => lookAt(lookedAt === mark ? null : mark)}
    >
      <span className={style['badge']} aria-hidden="true">
        {show !== null && (
          <svg className={style['emblem']} viewBox="-50 -57 100 100" aria-hidden="true">
            <show.Emblem hero={hero} r={100} isBoss={false} />
          </svg>
        )}
        <span className={style['letters']}>{initialsOf(model, hero, language)}</span>
      </span>
      <span className={style['name']}>
        {figureName(model, hero.key, language)}
        {isLeader && <abbr title={say('leader')}>★</abbr>}
      </span>
      <span className={style['health']} title={say('stamina', { left, stamina })}>
        <i style={{ width: `${(left / stamina) * 100}%` }} data-injured={figure.injured} />
        <b>{`${left}/${stamina}`}</b>
      </span>
      <span className={style['power']} title={say('power', { power: figure.power })}>
        {figure.power}
      </span>
      <span className={style['state']}>
        {state !== null && <em>{say(state)}</em>}
        {conditions
          .filter((_, bit) => (figure.conditions & (1 << bit)) !== 0)
          .map((one) => (
            <abbr
              key={one}
              title={conditionNames[one][language]}
              style={{ background: conditionLooks[one].fill }}
            >
              {conditionLooks[one].letter}
            </abbr>
          ))}
        {figure.held.length > 0 && (
          <abbr className={style['code']} title={say.count('codes', figure.held.length)}>
            {figure.held.length}
          </abbr>
        )}
      </span>
    </button>
  );
}

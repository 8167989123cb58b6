/** The dashboard: round, storm, piles, exhaustion, codes, and how far the missile has to go. */
import { type ReactNode, useMemo } from 'react';
import { useBoard, useWords } from '../context.ts';
import { stormLevel } from '../field/sight.ts';
import { useShow } from '../show.ts';
import style from './Dashboard.module.css';
import { missileOutlook } from './missile.ts';
import { StormTrack } from './StormTrack.tsx';

export function Dashboard(): ReactNode {
  const { model, view, language } = useBoard();
  const say = useWords();
  const show = useShow();
  const { encounter, map } = model.content;
  const isOpen = view.exhaustion >= encounter.exhaustionToUnshield;
  const held = view.figures.reduce((sum, { held: codes }) => sum + codes.length, 0);
  const all = encounter.soldiers.shutdownCode;
  const hidden =
    all - held - view.delivered.length - view.codes.length - inDiscard(view.discard, model.soldiers);
  const { missile: at, piles } = view;
  const missile = useMemo(() => missileOutlook(model, { missile: at, piles }), [model, at, piles]);
  const turn =
    view.side === 'crisis'
      ? say('turn.crisis', { done: view.activated, of: encounter.activationsPerTurn })
      : say(view.side === 'cosmic' ? 'turn.cosmic' : view.round === 0 ? 'turn.none' : 'turn.power');
  return (
    <div className={style['dashboard']}>
      <section className={style['round']}>
        <h3>{say('round', { round: Math.max(1, view.round) })}</h3>
        <p>{turn}</p>
        <Dots label={say('track')} filled={view.track} of={encounter.turnsPerRound} />
      </section>
      <StormTrack debris={view.debris} level={stormLevel(model, view.debris)} />
      <section className={style['part']} data-pictured>
        <span className={style['picture']}>
          {show !== null && <show.Countdown {...missile} isShielded={!isOpen} />}
        </span>
        <h3>{say('missile')}</h3>
        <p data-warning={missile.moves <= 2}>
          {missile.isFrozen ? say('missile.frozen') : say.count('missile.rounds', missile.moves)}
        </p>
        <p>
          <Dots label={say('exhaustion')} filled={view.exhaustion} of={encounter.exhaustionToUnshield} />
          <small>{say(isOpen ? 'open' : 'shielded')}</small>
        </p>
      </section>
      <section className={style['part']}>
        <h3>{say('codes')}</h3>
        <p>{say('codes.delivered', { delivered: view.delivered.length, needed: all })}</p>
        <small>
          {[
            held > 0 ? say('codes.held', { held }) : '',
            view.codes.length > 0 ? say('codes.ground', { ground: view.codes.length }) : '',
            hidden > 0 ? say('codes.hidden', { hidden }) : '',
          ]
            .filter((part) => part !== '')
            .join(', ')}
        </small>
      </section>
      <section className={style['part']}>
        <h3>{say('piles')}</h3>
        {model.dampeners.map(({ key }, pile) => {
          const { damage = 0, isStanding = false } = view.piles[pile] ?? {};
          return (
            <p key={key} data-good={!isStanding}>
              {map.dampeners[key]?.name[language]}{' '}
              <b>
                {isStanding
                  ? `${encounter.pile.stamina - damage}/${encounter.pile.stamina}`
                  : say('pile.gone')}
              </b>
            </p>
          );
        })}
      </section>
    </div>
  );
}

const inDiscard = (discard: readonly number[], kinds: readonly string[]): number =>
  discard.filter((id) => kinds[id] === 'shutdownCode').length;

interface DotsProps {
  readonly label: string;
  readonly filled: number;
  readonly of: number;
}

function Dots({ label, filled, of }: DotsProps): ReactNode {
  return (
    <span className={style['dots']} role="img" aria-label={`${label}: ${filled} / ${of}`} title={label}>
      {Array.from({ length: of }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dots are told by their order.
        <i key={i} data-filled={i < filled} />
      ))}
    </span>
  );
}

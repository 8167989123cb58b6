/** The middle of the table: the hole, what changes its Threshold, the piles, Round and Turn. */
import { type ReactNode, useState } from 'react';
import { isScoring, picksLeft } from '../../rules/turns.ts';
import { described, holeDescribed, modifierName } from '../../words/names.ts';
import { signless } from '../../words/numbers.ts';
import { sayCount } from '../../words/texts.ts';
import { BackFace } from '../cards/SideFace.tsx';
import { Tile } from '../cards/Tile.tsx';
import { useBoard, useWords } from '../context.ts';
import { baseOf } from '../display/outlook.ts';
import { DiscardDialog } from './DiscardDialog.tsx';
import style from './HoleArea.module.css';
import { Laser } from './Laser.tsx';

export function HoleArea({ scoring }: { readonly scoring: ReactNode }): ReactNode {
  const { view, cards, language } = useBoard();
  const say = useWords();
  return (
    <section className={style['area']} aria-label={say('hole.area')}>
      <Glow />
      <div className={style['hole']}>
        {view.hole !== null && (
          <Tile
            thing={{ kind: 'hole', id: view.hole }}
            label={holeDescribed(cards, view.hole, language)}
            small={false}
            zone="hole"
          />
        )}
      </div>
      <div className={style['facts']}>
        <Rounds />
        <Threshold />
        <Laser />
        {scoring}
      </div>
      <Piles />
    </section>
  );
}

/** The disc of the hole, spread over its area. */
const Glow = (): ReactNode => (
  <svg
    className={style['glow']}
    viewBox="0 0 600 160"
    preserveAspectRatio="xMinYMid slice"
    aria-hidden="true"
  >
    <g fill="none" stroke="#ffb35c" transform="translate(84 80) rotate(-7)">
      {[0, 1, 2, 3, 4, 5].map((i) => (
        <ellipse key={i} rx={120 + i * 76} ry={26 + i * 15} strokeWidth={9 - i} opacity={0.24 - i * 0.035} />
      ))}
    </g>
  </svg>
);

function Rounds(): ReactNode {
  const { view, cards, language } = useBoard();
  const say = useWords();
  const left = picksLeft(cards, view);
  const leftText = left > 0 ? sayCount(language, 'hole.left', left) : say('hole.lastTurn');
  return (
    <p className={style['rounds']}>
      <b>{say('hole.round', { round: view.round, rounds: cards.rounds })}</b>
      {' · '}
      {isScoring(view) ? say('hole.scoring') : `${say('hole.turn', { turn: view.turn })} · ${leftText}`}
    </p>
  );
}

function Threshold(): ReactNode {
  const { view, cards, language, pile } = useBoard();
  const say = useWords();
  const least = pile.weights[0] ?? 0;
  const most = pile.weights.at(-1) ?? 0;
  const open = view.turnedUp;
  return (
    <div className={style['threshold']}>
      <p>
        {say('hole.limit')} <b className={style['limit']}>{signless(baseOf(cards, view))}</b>{' '}
        <span className={style['more']}>
          {open === null
            ? say('hole.pileCard', { least: signless(least), most: signless(most) })
            : say('hole.pileCard.open', { amount: signless(most) })}
        </span>
      </p>
      {(view.atHole.length > 0 || open !== null) && (
        <fieldset className={style['beside']}>
          <legend className="unseen">{say('hole.atHole')}</legend>
          {view.atHole.map((id) => (
            <Tile key={id} thing={{ kind: 'modifier', id }} label={modifierName(cards, id, language)} />
          ))}
          {open !== null && (
            <Tile thing={{ kind: 'trash', id: open }} label={described(cards, open, language)} zone="hole" />
          )}
        </fieldset>
      )}
    </div>
  );
}

function Piles(): ReactNode {
  const { view, cards, language, props } = useBoard();
  const say = useWords();
  const [isOpen, setOpen] = useState(false);
  const players = view.seats.length;
  const newest = view.discard.at(-1);
  return (
    <div className={style['piles']}>
      <figure className={style['pile']}>
        <BackFace />
        <figcaption>
          {say('deck')} <b>{view.deck.length}</b>
        </figcaption>
      </figure>
      <button
        type="button"
        className={style['pile']}
        aria-label={sayCount(language, 'discard.show', view.discard.length)}
        onClick={() => setOpen(true)}
      >
        <span className={style['discard']}>
          {newest === undefined ? (
            <span className={style['none']} />
          ) : (
            <Tile
              thing={{ kind: 'trash', id: newest }}
              label={described(cards, newest, language)}
              zone="discard"
              plain
            />
          )}
        </span>
        <span>
          {say('discard')} <b>{view.discard.length}</b>
        </span>
      </button>
      <figure className={style['pile']}>
        {view.pile.length > 0 ? <BackFace /> : <span className={style['none']} />}
        <figcaption>
          {say('pile')} <b>{view.pile.length}</b>
        </figcaption>
      </figure>
      <figure className={style['pile']}>
        <Tile
          thing={{ kind: 'direction', id: view.clockwise ? 1 : 0 }}
          label={`${say('direction')}: ${say(view.clockwise ? 'clockwise' : 'counterclockwise')}`}
          zone="hole"
        />
        <figcaption>{say('direction.short')}</figcaption>
      </figure>
      <figure className={style['pile']}>
        <Tile
          thing={{ kind: 'scoreCard', id: players }}
          label={`${say('scoreCard')}: ${cards.pointsFor(players).join(', ')}`}
          zone="hole"
        />
        <figcaption>{say('points.title')}</figcaption>
      </figure>
      {view.ahead.length > 0 && (
        <fieldset className={style['ahead']}>
          <legend>{say('ahead')}</legend>
          {view.ahead.map((id) => (
            <Tile
              key={id}
              thing={{ kind: 'hole', id }}
              label={holeDescribed(cards, id, language)}
              zone="hole"
            />
          ))}
        </fieldset>
      )}
      {isOpen && <DiscardDialog close={() => setOpen(false)} help={props.help} />}
    </div>
  );
}

/** The middle of the table: the hole, what changes its Threshold, the piles, Round and Turn. */
import { type ReactNode, useMemo } from 'react';
import { codeOf } from '../../rules/cards.ts';
import { isScoring, picksLeft } from '../../rules/turns.ts';
import { described, holeDescribed, modifierName } from '../../words/names.ts';
import { signless } from '../../words/numbers.ts';
import { baseOf } from '../../words/outlook.ts';
import { sayCount } from '../../words/texts.ts';
import { Tile } from '../cards/Tile.tsx';
import { useBoard, useWords } from '../context.ts';
import { fallingIn, momentOf } from '../scoring/moment.ts';
import { show } from '../show.ts';
import style from './HoleArea.module.css';
import { heatOf } from './heat.ts';
import { Laser } from './Laser.tsx';
import { PileStage } from './PileStage.tsx';
import { Piles } from './Piles.tsx';

export function HoleArea({ scoring }: { readonly scoring: ReactNode }): ReactNode {
  const { view, cards, language } = useBoard();
  const say = useWords();
  return (
    <section className={style['area']} aria-label={say('hole.area')}>
      <Glow />
      <div className={style['hole']} data-part="hole">
        {view.hole !== null && (
          <>
            <Alive hole={view.hole} />
            <PileStage />
            <Tile
              thing={{ kind: 'hole', id: view.hole }}
              label={holeDescribed(cards, view.hole, language)}
              small={false}
              zone="hole"
            />
          </>
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

/** The hole as it lives, once the show is there. */
function Alive({ hole }: { readonly hole: number }): ReactNode {
  const { props, view, cards, pile } = useBoard();
  const parts = show.use();
  const heat = useMemo(() => heatOf(cards, view, pile), [cards, view, pile]);
  const moment = momentOf(props.scene, view);
  if (parts === null) return null;
  const code = codeOf(cards, 'hole', hole);
  const isFed = moment !== null && fallingIn(moment).length > 0;
  const mood = isFed ? { heat: 1, flash: 1 } : { heat, flash: 0 };
  return <parts.LivingHole code={code} {...mood} isMoving={props.settings.motion} />;
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
  const base = baseOf(cards, view);
  return (
    <div className={style['threshold']}>
      <p>
        {open === null ? (
          <>
            {say('hole.limit')} <b className={style['limit']}>{signless(base)}</b>{' '}
            <span className={style['more']}>
              {say('hole.pileCard', { least: signless(least), most: signless(most) })}
            </span>
          </>
        ) : (
          <>
            {say('score.final')} <b className={style['limit']}>{signless(base + most)}</b>{' '}
            <span className={style['more']}>
              = {signless(base)} {say('hole.pileCard.open', { amount: signless(most) })}
            </span>
          </>
        )}
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

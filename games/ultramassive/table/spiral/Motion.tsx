/** What happens on a board while a scene runs. It ends with the scene. */
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import type { Cards } from '../../rules/cards.ts';
import type { Channel, OpenPlace } from '../../rules/state.ts';
import { useBoard, useWords } from '../context.ts';
import { holeRadius, middle, pointAt } from './geometry.ts';
import style from './Motion.module.css';
import { Stack } from './Stack.tsx';
import type { Show } from './shows.ts';
import { fallOf, type Span } from './timing.ts';
import { framesIn, travel } from './travel.ts';
import { useShows } from './useShows.ts';

interface MotionProps {
  readonly seat: number;
  readonly place: OpenPlace;
  /** On a small board: no words. */
  readonly mini: boolean;
}

/** A token put down needs no scene, only a moment. */
const moment = 300;

export function Motion({ seat, place, mini }: MotionProps): ReactNode {
  const { props, cards } = useBoard();
  const { scene, settings } = props;
  const group = useRef<SVGGElement>(null);
  const lasts = scene?.lasts ?? 0;
  const shows = useShows(seat, place, (stories) => {
    const svg = group.current?.ownerSVGElement ?? null;
    const seen = scene === null ? stories.filter(({ did }) => did === 'place') : stories;
    if (settings.motion && svg !== null) travel(svg, seen, scene === null ? moment : lasts * 0.6);
  });
  const falling = shows.filter(({ is }) => is === 'fall');
  return (
    <g ref={group} data-part="motion">
      {shows
        .filter(({ is }) => (is !== 'gain' || !mini) && (is !== 'fall' || settings.motion))
        .map((show) => (
          <OneShow
            key={show.key}
            show={show}
            cards={cards}
            lasts={lasts}
            mini={mini}
            span={fallOf(falling.indexOf(show), falling.length)}
          />
        ))}
    </g>
  );
}

/** One above the other, so that none hides another. */
const gainHeight = 30;

const shards = [0, 45, 90, 135, 180, 225, 270, 315];

interface OneShowProps {
  readonly show: Show;
  readonly cards: Cards;
  readonly lasts: number;
  readonly mini: boolean;
  /** When it falls. */
  readonly span: Span;
}

function OneShow({ show, cards, lasts, mini, span }: OneShowProps): ReactNode {
  const say = useWords();
  switch (show.is) {
    case 'gain':
      return (
        <g transform={`translate(${middle} ${middle - gainHeight * show.nth})`}>
          <g className={style['gain']} style={{ '--nth': show.nth } as CSSProperties}>
            {show.nth === 0 && <circle r={30} className={style['flash']} />}
            <text textAnchor="middle" y={-26} data-of={show.of}>
              {`+${show.amount} ${show.of === 'mass' ? 'M☉' : '⬡'}`}
            </text>
          </g>
        </g>
      );
    case 'bridge':
      return [show.first, show.second].map(({ channel, space }) => {
        const { x, y } = pointAt(channel, space);
        return <circle key={channel + space} cx={x} cy={y} r={29} className={style['mouth']} />;
      });
    case 'blast': {
      const { x, y } = pointAt(show.at.channel, show.at.space);
      return (
        <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
          <g className={style['blast']}>
            <Stack tokens={show.tokens} cards={cards} plain />
            {shards.map((angle) => (
              <path key={angle} d="M0 -12L4 -34L-4 -34Z" transform={`rotate(${angle})`} />
            ))}
          </g>
        </g>
      );
    }
    case 'growth':
      return (
        <g transform={`translate(${middle} ${middle})`} data-show="growth">
          <circle r={holeRadius[show.rank] + 10} className={style['growth']} />
          {!mini && (
            <text className={style['size']} textAnchor="middle" y={holeRadius[show.rank] + 48}>
              {say(`size.${show.rank}`)}
            </text>
          )}
        </g>
      );
    case 'fall':
      return (
        <Falling
          channel={show.channel}
          from={show.from}
          delay={lasts * span.from}
          duration={lasts * (span.to - span.from)}
        >
          <Stack tokens={show.tokens} cards={cards} plain />
        </Falling>
      );
  }
}

interface FallingProps {
  readonly channel: Channel;
  readonly from: number;
  readonly delay: number;
  readonly duration: number;
  readonly children: ReactNode;
}

/** From its space into the middle of the hole, and gone. */
function Falling({ channel, from, delay, duration, children }: FallingProps): ReactNode {
  const group = useRef<SVGGElement>(null);
  useEffect(() => {
    const how = { delay, duration, easing: 'ease-in', fill: 'forwards' } as const;
    group.current?.animate(framesIn(channel, from), how);
  }, [channel, from, delay, duration]);
  const { x, y } = pointAt(channel, from);
  return (
    <g ref={group} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      {children}
    </g>
  );
}

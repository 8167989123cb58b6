/** A board on which things happen. */
import { type ComponentProps, type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import type { Cards } from '../../rules/cards.ts';
import type { Channel } from '../../rules/state.ts';
import { useBoard } from '../context.ts';
import { inTheMiddle, middle, pointAt } from './geometry.ts';
import style from './Spiral.module.css';
import { Spiral } from './Spiral.tsx';
import { Stack } from './Stack.tsx';
import { framesAlong, type Show, useMotion } from './useMotion.ts';

type MovingSpiralProps = ComponentProps<typeof Spiral> & { readonly seat: number };

export function MovingSpiral({ seat, ...rest }: MovingSpiralProps): ReactNode {
  const { props } = useBoard();
  const svg = useRef<SVGSVGElement>(null);
  const { news, settings } = props;
  const shows = useMotion(svg, { seat, place: rest.place, news, isMoving: settings.motion });
  return (
    <Spiral {...rest} ref={svg}>
      {shows
        .filter(({ is }) => is !== 'gain' || rest.mini !== true)
        .map((show) => (
          <OneShow key={show.key} show={show} cards={rest.cards} />
        ))}
    </Spiral>
  );
}

/** One above the other, so that none hides another. */
const gainHeight = 30;

const shards = [0, 45, 90, 135, 180, 225, 270, 315];

function OneShow({ show, cards }: { readonly show: Show; readonly cards: Cards }): ReactNode {
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
    case 'blast':
      return (
        <g transform={`translate(${show.at.x.toFixed(1)} ${show.at.y.toFixed(1)})`}>
          <g className={style['blast']}>
            <Stack tokens={show.tokens} cards={cards} plain />
            {shards.map((angle) => (
              <path key={angle} d="M0 -12L4 -34L-4 -34Z" transform={`rotate(${angle})`} />
            ))}
          </g>
        </g>
      );
    case 'fall':
      return (
        <Falling channel={show.channel} from={show.from}>
          <Stack tokens={show.tokens} cards={cards} plain />
        </Falling>
      );
  }
}

interface FallingProps {
  readonly channel: Channel;
  readonly from: number;
  readonly children: ReactNode;
}

/** From its space into the middle of the hole, and gone. */
function Falling({ channel, from, children }: FallingProps): ReactNode {
  const group = useRef<SVGGElement>(null);
  useEffect(() => {
    const frames = framesAlong(channel, from, inTheMiddle);
    const last = frames.length - 1;
    const shrinking = frames.map((frame, i) => ({
      ...frame,
      opacity: i === last ? 0 : 1,
      transform: `${frame['transform']} scale(${1 - (0.75 * i) / last})`,
    }));
    group.current?.animate(shrinking, { duration: 800, easing: 'ease-in', fill: 'forwards' });
  }, [channel, from]);
  const { x, y } = pointAt(channel, from);
  return (
    <g ref={group} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      {children}
    </g>
  );
}

/** A player's board: two Channels spiralling into the Black Hole, with Rifts, Wormholes and tokens. */
import type { ReactNode } from 'react';
import { lastSpace, occupied, riftSpace } from '../../rules/board.ts';
import type { Cards } from '../../rules/cards.ts';
import { type Channel, channels, type OpenPlace } from '../../rules/state.ts';
import { bandWidth, lineOf, pointAt, spaceRadius, viewBox } from './geometry.ts';
import { Hole } from './Hole.tsx';
import type { Rank } from './rank.ts';
import style from './Spiral.module.css';
import { Stack } from './Stack.tsx';
import { WormholeMark } from './WormholeMark.tsx';

interface SpiralProps {
  readonly place: OpenPlace;
  readonly rank: Rank;
  /** In the hole, instead of its Solar Mass. */
  readonly number?: ReactNode;
  readonly cards: Cards;
  /** A small one: no numbers, no totals. */
  readonly mini?: boolean;
  /** Wormholes to draw instead of those that lie there, while they are being placed. */
  readonly wormholes?: OpenPlace['wormholes'];
  readonly patterns: boolean;
  /** Names of the Channels, written where they begin. */
  readonly labels?: Readonly<Record<Channel, string>>;
  readonly children?: ReactNode;
}

const numbers = [1, 2, 3, 4, 5, 6, 7];
const lines: Readonly<Record<Channel, string>> = {
  blue: lineOf('blue', 0.55, 8.2),
  pink: lineOf('pink', 0.55, 8.2),
};

export function Spiral(props: SpiralProps): ReactNode {
  const { place, rank, cards, mini = false, wormholes = place.wormholes } = props;
  const { number = place.mass, patterns, labels, children } = props;
  return (
    <svg className={style['spiral']} viewBox={viewBox} aria-hidden="true" data-mini={mini}>
      {channels.map((channel) => (
        <g key={channel} data-channel={channel} className={style['channel']}>
          <path d={lines[channel]} className={style['edge']} strokeWidth={bandWidth} />
          <path d={lines[channel]} className={style['band']} strokeWidth={bandWidth - 3} />
          {patterns && <path d={lines[channel]} className={style['pattern']} strokeWidth={bandWidth - 12} />}
          {labels !== undefined && <Label channel={channel} text={labels[channel]} />}
        </g>
      ))}
      <Hole rank={rank} waiting={place.hole} mass={number} cards={cards} mini={mini} />
      {channels.map((channel) =>
        numbers
          .filter((space) => space <= lastSpace(place.size))
          .map((space) => <Space key={`${channel} ${space}`} channel={channel} space={space} mini={mini} />),
      )}
      {wormholes.map(({ channel, space, open }) => (
        <WormholeMark key={`${channel} ${space}`} at={pointAt(channel, space)} open={open} />
      ))}
      {[...occupied(place)].map(({ channel, space, tokens }) => {
        const { x, y } = pointAt(channel, space);
        return (
          <g
            key={`${channel} ${space}`}
            data-stack={`${channel} ${space}`}
            className={style['stack']}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
          >
            <Stack tokens={tokens} cards={cards} plain={mini} />
          </g>
        );
      })}
      {children}
    </svg>
  );
}

function Label({ channel, text }: { readonly channel: Channel; readonly text: string }): ReactNode {
  const { x, y } = pointAt(channel, 0.55);
  return (
    <text x={x} y={y + 4} textAnchor="middle" className={style['label']}>
      {text}
    </text>
  );
}

interface SpaceProps {
  readonly channel: Channel;
  readonly space: number;
  readonly mini: boolean;
}

function Space({ channel, space, mini }: SpaceProps): ReactNode {
  const { x, y } = pointAt(channel, space);
  const isRift = space === riftSpace;
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} data-channel={channel}>
      <circle r={spaceRadius - 3} className={style['space']} />
      {isRift && <Rift />}
      {!mini && (
        <text className={style['number']} data-rift={isRift} y={6} textAnchor="middle">
          {space}
        </text>
      )}
    </g>
  );
}

/** A crack through the space: Antimatter that lands here is absorbed. */
export const Rift = (): ReactNode => (
  <g className={style['rift']}>
    <path d="M-19 -9L-8 -4L-11 1L3 4L-1 9L19 10L8 4L11 -2L-3 -5L1 -10Z" />
    <path d="M-19 -9L-8 -4L-11 1L3 4L-1 9L19 10" fill="none" />
  </g>
);

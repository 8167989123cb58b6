/** A card of space trash. The numbers on each edge are upright when that edge counts. */
import type { ReactNode } from 'react';
import type { Card } from '../../rules/cards.ts';
import { copyOf } from '../../words/names.ts';
import { type Art, artFor } from './art.ts';
import { ValueBadge, WeightBadge } from './Badge.tsx';
import { type FamilyStyle, familyStyles } from './families.ts';
import { Icon } from './Icon.tsx';
import { Motif } from './Motif.tsx';
import { plateFor } from './plate.ts';
import { Shape, type Tones } from './Shape.tsx';

export interface TrashFaceProps {
  readonly card: Card;
  /** Its name in the box, by which its drawing is found. */
  readonly code: string;
  readonly name: string;
  /** Quarter turns: that edge counts. */
  readonly spin: number;
  /** Without the name, for small sizes. */
  readonly small: boolean;
  readonly patterns: boolean;
}

export function TrashFace({ card, code, name, spin, small, patterns }: TrashFaceProps): ReactNode {
  const style = familyStyles[card.family];
  const art = artFor(code);
  const turns = card.sides.length;
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <path d={style.frame} fill={style.ground} />
      <Pattern style={style} strong={patterns} />
      <Picture art={art} style={style} turns={turns} small={small} spin={spin} />
      <path d={style.frame} fill="none" stroke={style.line} strokeWidth={3} strokeLinejoin="round" />
      {card.family === 'robot' && <Bolts color={style.line} />}
      {card.sides.map(({ value, weight }, side) => (
        <Edge
          key={sideKeys[side]}
          value={value}
          weight={weight}
          side={side}
          counts={side === spin}
          only={turns === 1}
          small={small}
        />
      ))}
      <Glyph style={style} small={small} spin={spin} />
      <Copy number={copyOf(code)} color={style.line} />
      {!small && <Name name={name} turns={turns} style={style} />}
    </svg>
  );
}

const sideKeys = ['up', 'left', 'down', 'right'] as const;

const Pattern = ({ style, strong }: { readonly style: FamilyStyle; readonly strong: boolean }): ReactNode => (
  <svg x={4} y={4} width={92} height={92} viewBox="4 4 92 92" aria-hidden="true">
    <path
      d={style.pattern.d}
      fill="none"
      stroke={style.line}
      strokeWidth={style.pattern.width}
      strokeDasharray={style.pattern.dash}
      strokeLinecap="round"
      opacity={strong ? 0.5 : 0.13}
    />
  </svg>
);

/** Numbers on an edge: upright when that edge is on top, so the edge for a quarter turn is the left one (B16). */
const Edge = (props: {
  readonly value: number;
  readonly weight: number;
  readonly side: number;
  readonly counts: boolean;
  readonly only: boolean;
  readonly small: boolean;
}): ReactNode => {
  const turn = `rotate(${-90 * props.side} 50 50)`;
  if (props.small && !props.counts) {
    // Too small to read: a notch says that there are numbers on this edge.
    return <path d="M40 5H60" stroke="#fff" strokeWidth={3} opacity={0.45} transform={turn} />;
  }
  const scale = props.small ? 1.5 : props.only ? 1.08 : props.counts ? 1 : 0.72;
  const y = props.small ? 20 : props.counts ? 15.5 : 12;
  const apart = props.small ? 21 : props.only ? 16 : props.counts ? 13.5 : 9.5;
  return (
    <g transform={turn} opacity={props.counts ? 1 : 0.72}>
      <ValueBadge amount={props.value} x={50 - apart} y={y} scale={scale} />
      <WeightBadge amount={props.weight} x={50 + apart} y={y} scale={scale} />
    </g>
  );
};

function Picture(props: {
  readonly art: Art;
  readonly style: FamilyStyle;
  readonly turns: number;
  readonly small: boolean;
  readonly spin: number;
}): ReactNode {
  const { art, style, turns, small, spin } = props;
  const tones: Tones = {
    light: `hsl(${art.hue} 88% 84%)`,
    mid: `hsl(${art.hue} 72% 62%)`,
    dark: '#0b0f16',
  };
  const scale = small ? 1.08 : turns === 4 ? 0.86 : turns === 2 ? 1 : 1.04;
  // Small, it keeps clear of the numbers on the edge that is up.
  const away = [
    [0, 13],
    [13, 0],
    [0, -13],
    [-13, 0],
  ][spin] ?? [0, 13];
  const middle = small
    ? [50 + (away[0] ?? 0), 50 + (away[1] ?? 0)]
    : turns === 4
      ? [50, 47]
      : [turns === 2 ? 55 : 50, 52];
  const lean = `rotate(${art.tilt ?? 0} 50 52)${art.mirrored ? ' translate(100 0) scale(-1 1)' : ''}`;
  return (
    <g transform={`translate(${middle[0]} ${middle[1]}) scale(${scale}) translate(-50 -52)`}>
      <g style={{ color: `hsl(${art.hue} 60% 45%)` }} opacity={0.62}>
        <Motif name={art.motif} />
      </g>
      <g transform={lean}>
        {art.shape !== undefined && <Shape name={art.shape} tones={tones} />}
        {art.icon !== undefined && (
          <Icon
            of={art.icon}
            transform="translate(27 29) scale(0.0898)"
            fill={tones.light}
            stroke={tones.dark}
            strokeWidth={22}
            strokeLinejoin="round"
            paintOrder="stroke"
          />
        )}
        {art.icon === undefined && art.shape === undefined && (
          <path
            d={style.glyph}
            transform="translate(29 31) scale(1.75)"
            fill={tones.light}
            fillRule="evenodd"
          />
        )}
      </g>
      {art.accent !== undefined && (
        <Icon
          of={art.accent}
          transform="translate(38 33) scale(0.047)"
          fill={tones.light}
          stroke={tones.dark}
          strokeWidth={26}
          paintOrder="stroke"
        />
      )}
    </g>
  );
}

const Glyph = (props: {
  readonly style: FamilyStyle;
  readonly small: boolean;
  readonly spin: number;
}): ReactNode => (
  <g
    transform={
      props.small
        ? `rotate(${-90 * props.spin} 50 50) translate(7 74) scale(0.8)`
        : 'translate(6.500 6.500) scale(0.62)'
    }
  >
    <path
      d={props.style.glyph}
      fill={props.style.line}
      fillRule="evenodd"
      stroke={props.style.ground}
      strokeWidth={4}
      paintOrder="stroke"
    />
  </g>
);

/** These pips tell copies of a part apart. */
const Copy = ({ number, color }: { readonly number: number; readonly color: string }): ReactNode => (
  <g fill={color}>
    {Array.from({ length: number }, (_, i) => i).map((i) => (
      <circle key={i} cx={89 - i * 5} cy={11} r={1.7} />
    ))}
  </g>
);

const Bolts = ({ color }: { readonly color: string }): ReactNode => (
  <g fill={color}>
    <circle cx={92} cy={8} r={2.2} />
    <circle cx={92} cy={92} r={2.2} />
    <circle cx={8} cy={92} r={2.2} />
  </g>
);

function Name(props: {
  readonly name: string;
  readonly turns: number;
  readonly style: FamilyStyle;
}): ReactNode {
  const isRound = props.turns === 4;
  const { lines, size } = plateFor(props.name, isRound ? 46 : 80, isRound ? 7.2 : 10);
  const height = lines.length * size * 1.08;
  const bottom = isRound ? 75 : 94;
  return (
    <g data-part="name" fontWeight={650} textAnchor="middle" fontSize={size} fill="#f4f6fa">
      {!isRound && (
        <path
          d={`M7 ${bottom - height - 2}H93V${bottom + 0.5}H7Z`}
          fill={props.style.ground}
          opacity={0.86}
        />
      )}
      {lines.map((line, i) => (
        <text
          key={line}
          x={50}
          y={bottom - height + (i + 0.84) * size * 1.08 - 0.5}
          stroke={props.style.ground}
          strokeWidth={isRound ? 2.4 : 0}
          paintOrder="stroke"
        >
          {line}
        </text>
      ))}
    </g>
  );
}

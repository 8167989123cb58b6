/** The cards beside the trash: Weight, Value and Threshold cards, the Direction card, the Score card, and backs. */
import type { ReactNode } from 'react';
import { signed } from '../../words/numbers.ts';
import { ValueBadge, WeightBadge } from './Badge.tsx';
import { Disc } from './HoleFace.tsx';

const Frame = ({ line, children }: { readonly line: string; readonly children: ReactNode }): ReactNode => (
  <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
    <rect x={2} y={2} width={96} height={96} rx={14} fill="#161b24" stroke={line} strokeWidth={3} />
    <rect
      x={8}
      y={8}
      width={84}
      height={84}
      rx={9}
      fill="none"
      stroke={line}
      strokeWidth={1}
      strokeDasharray="3 3"
      opacity={0.6}
    />
    {children}
  </svg>
);

export interface ModifierFaceProps {
  readonly type: 'weight' | 'value' | 'threshold';
  readonly amount: number;
  readonly label: string;
}

export function ModifierFace({ type, amount, label }: ModifierFaceProps): ReactNode {
  const line =
    type === 'value' ? '#f6c945' : type === 'weight' ? '#d5deea' : amount > 0 ? '#63d29a' : '#ff8f8f';
  return (
    <Frame line={line}>
      {type === 'value' && <ValueBadge amount={signed(amount)} x={50} y={45} scale={2.5} />}
      {type === 'weight' && <WeightBadge amount={signed(amount)} x={50} y={46} scale={2.5} />}
      {type === 'threshold' && <ThresholdRing amount={amount} line={line} />}
      <text x={50} y={86} textAnchor="middle" fontSize={11} fontWeight={650} fill="#e9edf4">
        {label}
      </text>
    </Frame>
  );
}

/** The rim of the hole with an arrow: up is more room, down is less. */
const ThresholdRing = ({ amount, line }: { readonly amount: number; readonly line: string }): ReactNode => (
  <g>
    <ellipse cx={50} cy={46} rx={36} ry={15} fill="none" stroke={line} strokeWidth={3} opacity={0.5} />
    <circle cx={50} cy={45} r={24} fill="#000" stroke={line} strokeWidth={2.5} />
    <text x={50} y={54} textAnchor="middle" fontSize={25} fontWeight={850} fill="#fff">
      {signed(amount)}
    </text>
    <path d={amount > 0 ? 'M86 16L93 26H79Z' : 'M86 26L93 16H79Z'} fill={line} />
  </g>
);

export const DirectionFace = ({ clockwise }: { readonly clockwise: boolean }): ReactNode => (
  <Frame line="#8fc7ff">
    <g
      transform={clockwise ? undefined : 'translate(100 0) scale(-1 1)'}
      fill="none"
      stroke="#8fc7ff"
      strokeWidth={6}
    >
      <path d="M28 50A22 22 0 0 1 65 29" />
      <path d="M72 42A22 22 0 0 1 35 61" />
      <path d="M60 20L76 33L57 38Z" fill="#8fc7ff" stroke="none" />
      <path d="M40 70L24 57L43 52Z" fill="#8fc7ff" stroke="none" />
    </g>
  </Frame>
);

export const ScoreFace = ({
  points,
  label,
}: {
  readonly points: readonly number[];
  readonly label: string;
}): ReactNode => (
  <Frame line="#f6c945">
    <text x={50} y={22} textAnchor="middle" fontSize={10} fontWeight={650} fill="#e9edf4">
      {label}
    </text>
    {points.map((amount, place) => {
      const y = 37 + place * (58 / points.length);
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is what the entry is about
        <g key={place} fontSize={Math.min(14, 58 / points.length)} fontWeight={750}>
          <text x={24} y={y} fill="#aab4c4">
            {place + 1}.
          </text>
          <text x={76} y={y} textAnchor="end" fill="#fff">
            {amount}
          </text>
        </g>
      );
    })}
  </Frame>
);

const backArt = { lean: -22, flat: 0.42, rings: 4, hue: 28, arms: 0 };

/** The back: a hole in a field of trash, the same on every card. */
export const BackFace = ({ toy = false }: { readonly toy?: boolean }): ReactNode => (
  <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
    <rect x={2} y={2} width={96} height={96} rx={10} fill="#1a1426" stroke="#7c6aa8" strokeWidth={3} />
    <path
      d="M10 20L20 10M10 40L40 10M10 60L60 10M10 80L80 10M20 90L90 20M40 90L90 40M60 90L90 60M80 90L90 80"
      stroke="#7c6aa8"
      strokeWidth={1.5}
      opacity={0.4}
    />
    <rect x={9} y={9} width={82} height={82} rx={6} fill="none" stroke="#7c6aa8" strokeWidth={1.2} />
    <Disc art={backArt} y={50} size={0.8} />
    {toy && (
      <text x={50} y={58} textAnchor="middle" fontSize={24} fontWeight={800} fill="#ff86bd">
        ?
      </text>
    )}
  </svg>
);

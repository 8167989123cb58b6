/** Value is written on a doubloon, Weight on a kettlebell: told apart by shape, not by colour. */
import type { ReactNode } from 'react';
import { signless } from '../../words/numbers.ts';
import { star } from './Motif.tsx';

const coin = star(14, 12, 10.6, 0, 0);

interface BadgeProps {
  readonly amount: number | string;
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
}

const written = (amount: number | string): string => (typeof amount === 'number' ? signless(amount) : amount);

interface DigitsProps {
  readonly amount: number | string;
  readonly y: number;
  readonly fill: string;
}

const Digits = ({ amount, y, fill }: DigitsProps): ReactNode => {
  const text = written(amount);
  const size = text.length > 2 ? 9.5 : text.length > 1 ? 12 : 15;
  return (
    <text y={y + size * 0.36} textAnchor="middle" fill={fill} fontWeight={800} fontSize={size}>
      {text}
    </text>
  );
};

export const ValueBadge = ({ amount, x, y, scale = 1 }: BadgeProps): ReactNode => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <path d={coin} fill="#f6c945" stroke="#4d3800" strokeWidth={1} strokeLinejoin="round" />
    <circle r={8.8} fill="none" stroke="#a67c00" strokeWidth={0.9} />
    <Digits amount={amount} y={0} fill="#241a00" />
  </g>
);

export const WeightBadge = ({ amount, x, y, scale = 1 }: BadgeProps): ReactNode => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <path d="M-5.500 -5C-8.500 -13.500 8.500 -13.500 5.500 -5" fill="none" stroke="#10151c" strokeWidth={5} />
    <path d="M-5.500 -5C-8.500 -13.500 8.500 -13.500 5.500 -5" fill="none" stroke="#d5deea" strokeWidth={3} />
    <path
      d="M-7.500 -6.500H7.500C13.500 -1 13 12 6.500 12H-6.500C-13 12 -13.500 -1 -7.500 -6.500Z"
      fill="#d5deea"
      stroke="#10151c"
      strokeWidth={1}
    />
    <Digits amount={amount} y={2.6} fill="#10151c" />
  </g>
);

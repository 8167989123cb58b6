/** The frames things are drawn in: a card, a disc, a back. */
import type { ReactNode } from 'react';

const whole = { width: '100%', height: '100%', display: 'block' } as const;

export const Sheet = ({
  hue,
  children,
  isSquare = false,
}: {
  readonly hue: number;
  readonly children: ReactNode;
  readonly isSquare?: boolean;
}): ReactNode => {
  const height = isSquare ? 100 : 140;
  return (
    <svg
      viewBox={`0 0 100 ${height}`}
      style={whole}
      aria-hidden="true"
      fontFamily="var(--font-text, system-ui, sans-serif)"
    >
      <rect
        x={1}
        y={1}
        width={98}
        height={height - 2}
        rx={8}
        fill={`hsl(${hue} 32% 17%)`}
        stroke={`hsl(${hue} 45% 52%)`}
        strokeWidth={2}
      />
      {children}
    </svg>
  );
};

/** What a card without a name of its own is called by, in its lower left corner. */
export const CardNumber = ({ number, y }: { readonly number: string; readonly y: number }): ReactNode => (
  <text x={8} y={y} fontSize={9} fontWeight={750} fill="#cfcbe2">
    {number}
  </text>
);

export const Round = ({
  label,
  ring = '#8f8bb0',
  children,
}: {
  readonly label?: string;
  readonly ring?: string;
  readonly children?: ReactNode;
}): ReactNode => (
  <svg
    viewBox="0 0 100 100"
    style={whole}
    aria-hidden="true"
    fontFamily="var(--font-text, system-ui, sans-serif)"
  >
    <circle cx={50} cy={50} r={46} fill="#191929" stroke={ring} strokeWidth={4} />
    {children}
    {label !== undefined && (
      <text
        x={50}
        y={children === undefined ? 64 : 82}
        fontSize={children === undefined ? 42 : 16}
        fontWeight={800}
        textAnchor="middle"
        fill="#fff"
      >
        {label}
      </text>
    )}
  </svg>
);

export const Back = (): ReactNode => (
  <Sheet hue={265}>
    <circle cx={50} cy={70} r={28} fill="none" stroke="hsl(265 45% 52%)" strokeWidth={2} />
    <path d="M50 42A28 28 0 0 1 78 70M50 98A28 28 0 0 1 22 70" stroke="#ffb35c" strokeWidth={4} fill="none" />
    <circle cx={50} cy={70} r={9} fill="#ffb35c" />
  </Sheet>
);

/** A figure from above: base in the colour of its squad, emblem, initials, Stamina around it, Power, conditions, tokens. */
import { type CSSProperties, memo, type ReactNode } from 'react';
import type { Condition } from '../../rules/content/vocabulary.ts';
import type { Hero } from '../field/model.ts';
import { useShow } from '../show.ts';
import style from './FigureDrawing.module.css';
import { seatLook } from './looks.ts';

export interface DrawnFigure {
  readonly mark: number;
  readonly hero: Hero;
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly seat: number;
  readonly initials: string;
  readonly stamina: number;
  readonly damage: number;
  readonly power: number;
  readonly conditions: readonly Condition[];
  readonly isInjured: boolean;
  readonly isActivated: boolean;
  readonly isDazed: boolean;
  readonly isActive: boolean;
  readonly isElevated: boolean;
  readonly codes: number;
  readonly isBoss: boolean;
}

/** Letters and colours of conditions; the letter is the first of its English name that tells it apart. */
export const conditionLooks: Readonly<Record<Condition, { readonly letter: string; readonly fill: string }>> =
  {
    bleed: { letter: 'B', fill: '#e2574f' },
    hex: { letter: 'H', fill: '#b07af0' },
    incinerate: { letter: 'I', fill: '#f28a3a' },
    judgement: { letter: 'J', fill: '#f0e3a0' },
    poison: { letter: 'P', fill: '#7ec850' },
    root: { letter: 'R', fill: '#a8825a' },
    shock: { letter: 'K', fill: '#6fb7ff' },
    slow: { letter: 'L', fill: '#c6cbd8' },
    stagger: { letter: 'G', fill: '#ffd257' },
    stun: { letter: 'U', fill: '#f49ad0' },
  };

export const FigureDrawing = memo(function FigureDrawing(figure: DrawnFigure): ReactNode {
  const { r, seat, initials, conditions, isBoss } = figure;
  const look = seatLook(seat);
  const show = useShow();
  return (
    <g
      className={style['figure']}
      style={{ color: look.fill, '--down': `${r * 0.95}px` } as CSSProperties}
      data-seat={seat}
      data-dazed={figure.isDazed || undefined}
      data-activated={figure.isActivated || undefined}
      data-injured={figure.isInjured || undefined}
      data-shown={show !== null || undefined}
    >
      <circle
        className={style['shadow']}
        cx={figure.isElevated ? 330 : 130}
        cy={figure.isElevated ? 400 : 160}
        r={r}
      />
      {figure.isActive && <circle className={style['active']} r={r + 230} />}
      <circle className={style['base']} r={r} />
      <path className={style['badge']} d={look.path} transform={`scale(${r * 0.74})`} />
      <StaminaRing r={r} stamina={figure.stamina} damage={figure.damage} />
      {isBoss && (
        <path
          className={style['crown']}
          d={`M${-r * 0.42} ${-r * 0.74}L${-r * 0.36} ${-r * 1.12}L0 ${-r * 0.86}L${r * 0.36} ${-r * 1.12}L${r * 0.42} ${-r * 0.74}Z`}
        />
      )}
      {show !== null && <show.Emblem {...{ hero: figure.hero, r, isBoss }} />}
      <g className={style['letters']}>
        <rect x={-500} y={-260} width={1000} height={540} rx={270} />
        <text y={220} style={{ fontSize: Math.min(r * 0.78, 640) }}>
          {initials}
        </text>
      </g>
      {figure.power > 0 && (
        <g className={style['power']} transform={`translate(${(r + 180) * 0.94} ${(r + 180) * 0.34})`}>
          <circle r={320} />
          <text y={140}>{figure.power}</text>
        </g>
      )}
      <g className={style['conditions']}>
        {conditions.map((condition, i) => {
          const { letter, fill } = conditionLooks[condition];
          const angle = ((-150 + i * 38) * Math.PI) / 180;
          return (
            <g
              key={condition}
              transform={`translate(${Math.cos(angle) * (r + 120)} ${Math.sin(angle) * (r + 120)})`}
            >
              <circle r={270} fill={fill} />
              <text y={135}>{letter}</text>
            </g>
          );
        })}
      </g>
      {figure.codes > 0 && (
        <g className={style['code']} transform={`translate(${-r - 150} ${r * 0.3})`}>
          <rect x={-330} y={-230} width={660} height={460} rx={90} />
          <path d="M-180 -70H180M-180 70H60" />
        </g>
      )}
      {figure.isActivated && !figure.isDazed && (
        <g className={style['done']} transform={`translate(${r * 0.78} ${-r * 0.78})`}>
          <circle r={310} />
          <path d="M-140 10L-30 130L160 -120" />
        </g>
      )}
      {figure.isDazed && (
        <g className={style['daze']} transform={`translate(0 ${-r * 0.95})`}>
          <path d="M-480 0l110 -60l40 -120l60 110l120 20l-90 90l20 120l-110 -60l-110 60l20 -120ZM180 40l100 -55l35 -110l55 100l110 18l-82 82l18 110l-100 -55l-100 55l18 -110Z" />
        </g>
      )}
    </g>
  );
});

/** One piece of the ring for each point of Stamina; damage takes them away clockwise from the top. */
function StaminaRing({
  r,
  stamina,
  damage,
}: {
  readonly r: number;
  readonly stamina: number;
  readonly damage: number;
}): ReactNode {
  const radius = r - 75;
  const round = 2 * Math.PI * radius;
  const gap = stamina > 12 ? 34 : 64;
  const piece = round / stamina;
  const left = Math.max(0, stamina - damage);
  const dashes = `${piece - gap} ${gap}`;
  return (
    <g transform="rotate(-90)">
      <circle className={style['lost']} r={radius} strokeDasharray={dashes} />
      <circle
        className={style['left']}
        r={radius}
        strokeDasharray={`${Array.from({ length: left }, () => dashes).join(' ')}${left > 0 ? ' ' : ''}0 ${round}`}
        strokeDashoffset={-(round - left * piece)}
      />
    </g>
  );
}

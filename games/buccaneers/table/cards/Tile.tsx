/** A card on the table: drawn, turned, and something to press. */
import { type ReactNode, useRef } from 'react';
import { useBoard } from '../context.ts';
import type { Thing } from '../types.ts';
import { Face } from './Face.tsx';
import style from './Tile.module.css';

interface TileProps {
  readonly thing: Thing;
  readonly label: string;
  readonly spin?: number;
  readonly small?: boolean;
  /** Drawn face down for a moment or by rule; its owner sees it faintly. */
  readonly note?: string;
  /** The zone it is in, for cards that fly from one place to another. */
  readonly zone?: string;
  /** Only drawn: the element around it is the button. */
  readonly plain?: boolean;
}

export function Tile({
  thing,
  label,
  spin = 0,
  small = true,
  note,
  zone = 'display',
  plain = false,
}: TileProps): ReactNode {
  const { props } = useBoard();
  const isLit = props.highlighted.some((one) => one.kind === thing.kind && one.id === thing.id);
  const inner = (
    <>
      <Turned spin={spin}>
        <Face thing={thing} ruleset={props.ruleset} settings={props.settings} spin={spin} small={small} />
      </Turned>
      {note !== undefined && <span className={style['note']}>{note}</span>}
    </>
  );
  const classes = [style['tile'], isLit && style['lit'], note !== undefined && style['noted']];
  const shared = {
    className: classes.filter(Boolean).join(' '),
    'data-card': thing.kind === 'trash' ? thing.id : undefined,
    'data-zone': zone,
    'data-thing': `${thing.kind} ${thing.id}`,
  };
  if (plain) {
    return (
      <span {...shared} role="img" aria-label={label}>
        {inner}
      </span>
    );
  }
  return (
    <button type="button" {...shared} aria-label={label} onClick={() => props.help(thing)}>
      {inner}
    </button>
  );
}

/** Turns clockwise only: after 270 degrees comes 360, not back to 0 (B16). */
export function Turned({
  spin,
  children,
}: {
  readonly spin: number;
  readonly children: ReactNode;
}): ReactNode {
  const turned = useRef({ spin, angle: spin * 90 });
  if (turned.current.spin !== spin) {
    const steps = (spin - turned.current.spin + 4) % 4;
    turned.current = { spin, angle: turned.current.angle + steps * 90 };
  }
  return (
    <span className={style['turned']} style={{ transform: `rotate(${turned.current.angle}deg)` }}>
      {children}
    </span>
  );
}

/** A thing shown large beside the pointer or the focus, with what it does. For eyes only: help says it to all. */
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Thing } from '../../table.ts';
import { Face } from './cards/Face.tsx';
import { useBoard } from './context.ts';
import { help } from './help.ts';
import style from './Peek.module.css';

export interface Peeked {
  readonly thing: Thing;
  readonly at: DOMRect;
}

export function Peek({ thing, at }: Peeked): ReactNode {
  const { props, language } = useBoard();
  const box = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState<CSSProperties>({ visibility: 'hidden' });
  useLayoutEffect(() => {
    const size = box.current?.getBoundingClientRect();
    if (size === undefined) return;
    const gap = 12;
    const isRoomAbove = at.top > size.height + gap;
    const middle = at.left + at.width / 2 - size.width / 2;
    const left = Math.max(gap, Math.min(innerWidth - size.width - gap, middle));
    const top = isRoomAbove
      ? at.top - size.height - gap
      : Math.min(innerHeight - size.height - gap, at.bottom + gap);
    setSpot({ left, top: Math.max(gap, top) });
  }, [at]);
  const said = help(thing, props.table, language);
  return (
    <div ref={box} className={style['peek']} style={spot} aria-hidden="true">
      <Face thing={thing} table={props.table} settings={props.settings} size={150} />
      <div>
        <p className={style['title']}>{said.title}</p>
        <p className={style['family']}>{said.family}</p>
        {said.text.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </div>
  );
}

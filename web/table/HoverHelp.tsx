import type { Thing } from '@accretion/games/tables';
import { useLayoutEffect, useRef } from 'react';
import { useTexts } from '../texts/texts.ts';
import { useFrame } from './frame.ts';
import styles from './HoverHelp.module.css';

export interface Hovered {
  readonly thing: Thing;
  readonly at: DOMRect;
}

const gap = 8;

/** The short help beside what the mouse rests on. The long one is a key or a click away. */
export function HoverHelp({ thing, at }: Hovered) {
  const t = useTexts();
  const { module, source, settings } = useFrame();
  const place = useRef<HTMLDivElement>(null);
  const { title, family, text } = module.help(thing, source.table, settings.language);
  useLayoutEffect(() => {
    const { current } = place;
    if (current === null) return;
    const { width, height } = current.getBoundingClientRect();
    const isRoomRight = at.right + gap + width < innerWidth;
    const left = isRoomRight ? at.right + gap : Math.max(gap, at.left - gap - width);
    const top = Math.min(Math.max(gap, at.top), innerHeight - height - gap);
    current.style.left = `${left}px`;
    current.style.top = `${Math.max(gap, top)}px`;
  }, [at]);
  return (
    <div ref={place} role="tooltip" className={styles.help}>
      <strong>{title}</strong> <span className={styles.family}>{family}</span>
      {text.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p className={styles.more}>{t('help.more')}</p>
    </div>
  );
}

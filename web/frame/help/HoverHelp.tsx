import type { Thing } from '@accretion/games/tables';
import { useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../texts/texts.ts';
import { useFrame } from '../frame.ts';
import styles from './HoverHelp.module.css';
import { useHelp } from './useHelp.ts';

export interface Hovered {
  readonly thing: Thing;
  readonly at: DOMRect;
}

const gap = 8;

/** Short help beside what the mouse rests on. A key or a right-click opens the long one. */
export function HoverHelp({ thing, at }: Hovered) {
  const t = useTexts();
  const { module, source, settings, state } = useFrame();
  const place = useRef<HTMLDivElement>(null);
  const help = useHelp(module);
  useLayoutEffect(() => {
    const { current } = place;
    if (current === null) return;
    const { width, height } = current.getBoundingClientRect();
    const within = (wanted: number, room: number): number => Math.max(gap, Math.min(wanted, room - gap));
    const middle = within((at.left + at.right - width) / 2, innerWidth - width);
    // Above or below, where it covers no neighbour; to the side if the thing is too tall for that.
    const above = at.top - gap - height;
    const below = at.bottom + gap;
    const isRoomRight = at.right + gap + width < innerWidth;
    const beside = [
      isRoomRight ? at.right + gap : at.left - gap - width,
      within(at.top, innerHeight - height),
    ];
    const [left = gap, top = gap] =
      above > gap ? [middle, above] : below + height < innerHeight ? [middle, below] : beside;
    current.style.left = `${Math.max(gap, left)}px`;
    current.style.top = `${top}px`;
  });
  if (help === null) return null;
  const { title, family, text } = help(thing, source.ruleset, settings.language, state.view);
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

import type { Thing } from '@accretion/games/tables';
import { useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../texts/texts.ts';
import { useFrame } from '../frame.ts';
import { placeBeside } from './beside.ts';
import styles from './HoverHelp.module.css';
import { useHelp } from './useHelp.ts';

export interface Hovered {
  readonly thing: Thing;
  readonly at: DOMRect;
}

/** Short help beside what the mouse rests on. A key or a right-click opens the long one. */
export function HoverHelp({ thing, at }: Hovered) {
  const t = useTexts();
  const { module, source, settings, state } = useFrame();
  const place = useRef<HTMLDivElement>(null);
  const help = useHelp(module);
  useLayoutEffect(() => {
    const { current } = place;
    if (current === null) return;
    const { left, top } = placeBeside(at, current.getBoundingClientRect(), {
      width: innerWidth,
      height: innerHeight,
    });
    current.style.left = `${left}px`;
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

import type { Lesson, Thing } from '@accretion/games/tables';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '../design/Button.tsx';
import { useSettings } from '../settings/useSettings.ts';
import { useTexts } from '../texts/texts.ts';
import styles from './Bubble.module.css';
import { placeBeside } from './placing.ts';

interface Props {
  readonly lesson: Lesson;
  readonly n: number;
  readonly of: number;
  readonly onNext: () => void;
  readonly onSkip: () => void;
  readonly onRestart: () => void;
}

/** A thing may be drawn several times; a drawing that can be moved about may show it or not. */
function elementOf({ kind, id }: Thing): Element | null {
  const named = `:is([data-thing="${kind} ${id}"], [data-place="${kind} ${id}"])`;
  const all = [...document.querySelectorAll(`[data-part="board"] ${named}`)];
  return all.find(isInSight) ?? (all[0]?.closest('svg') === null ? all[0] : null) ?? null;
}

/** Is its middle inside the drawing it is part of? */
function isInSight(element: Element): boolean {
  const frame = element.parentElement?.closest('svg')?.getBoundingClientRect();
  if (frame === undefined) return true;
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom;
}

/** The text of a lesson, beside the thing it is about, which is outlined. */
export function Bubble({ lesson, n, of, onNext, onSkip, onRestart }: Props) {
  const t = useTexts();
  const { language, motion } = useSettings();
  const bubble = useRef<HTMLElement>(null);
  const ring = useRef<HTMLDivElement>(null);
  const { point, text, until } = lesson;

  useLayoutEffect(() => {
    let frame = 0;
    let before = '';
    let isFound = false;
    const { point } = lesson;
    const follow = (): void => {
      frame = requestAnimationFrame(follow);
      const thing = point === undefined ? null : elementOf(point);
      // It may come into sight only after a while, when the map has moved.
      if (!isFound) thing?.scrollIntoView({ block: 'center', behavior: motion ? 'smooth' : 'auto' });
      isFound ||= thing !== null;
      const at = thing?.getBoundingClientRect() ?? null;
      const own = bubble.current?.offsetHeight;
      const now = [at?.x, at?.y, at?.width, at?.height, own, innerWidth, innerHeight].join();
      if (now === before) return;
      before = now;
      if (bubble.current !== null) placeBeside(bubble.current, at);
      if (ring.current === null) return;
      ring.current.hidden = at === null;
      if (at === null) return;
      const { style } = ring.current;
      style.left = `${at.left}px`;
      style.top = `${at.top}px`;
      style.width = `${at.width}px`;
      style.height = `${at.height}px`;
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [lesson, motion]);

  return (
    <>
      <div
        ref={ring}
        hidden
        aria-hidden="true"
        data-points={point === undefined ? undefined : `${point.kind} ${point.id}`}
        className={styles.ring}
      />
      <aside ref={bubble} aria-label={t('learn.lesson')} className={styles.bubble}>
        <p className={styles.count}>{t('learn.count', { n, of })}</p>
        <p className={styles.text}>{text[language]}</p>
        <div className={styles.buttons}>
          {until === undefined ? (
            <Button look="main" onClick={onNext}>
              {t(n === of ? 'learn.finish' : 'learn.next')}
            </Button>
          ) : (
            <p className={styles.yours}>{t('learn.yours')}</p>
          )}
          {n > 1 && (
            <Button look="quiet" onClick={onRestart}>
              {t('learn.restart')}
            </Button>
          )}
          {n < of && (
            <Button look="quiet" onClick={onSkip}>
              {t('learn.skip')}
            </Button>
          )}
        </div>
      </aside>
    </>
  );
}

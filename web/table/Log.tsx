import type { Happening, Thing } from '@accretion/games/tables';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTexts } from '../texts/texts.ts';
import { useFrame } from './frame.ts';
import styles from './Log.module.css';
import { Section } from './Section.tsx';
import { happeningText } from './words.ts';

/** What happened, the newest last. One stop for Tab; arrows walk; each line points at its things. */
export function Log() {
  const t = useTexts();
  const frame = useFrame();
  const { module, source, highlight, state } = frame;
  const list = useRef<HTMLOListElement>(null);
  const lines = state.log.flatMap((happening) => {
    const text = happeningText(happening, frame, t);
    return text === null ? [] : [{ n: happening.n, text, things: thingsOf(happening) }];
  });
  const newest = lines.at(-1)?.n;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what scrolls.
  useEffect(() => {
    const { current } = list;
    if (current !== null && !current.contains(document.activeElement))
      current.scrollTop = current.scrollHeight;
  }, [newest]);

  function thingsOf({ event }: Happening): readonly Thing[] {
    return event.did.startsWith('@') ? [] : module.eventThings(event, source.table);
  }
  return (
    <Section title={t('table.log')} part="log">
      {lines.length === 0 && <p className={styles.none}>{t('table.noLog')}</p>}
      <ol ref={list} className={styles.log} onKeyDown={walk}>
        {lines.map(({ n, text, things }) => (
          <li key={n}>
            <button
              type="button"
              tabIndex={n === newest ? 0 : -1}
              onPointerEnter={() => highlight(things)}
              onPointerLeave={() => highlight([])}
              onFocus={() => highlight(things)}
              onBlur={() => highlight([])}
            >
              {text}
            </button>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function walk(event: KeyboardEvent<HTMLOListElement>): void {
  const lines = [...event.currentTarget.querySelectorAll('button')];
  const here = lines.indexOf(document.activeElement as HTMLButtonElement);
  const steps: Record<string, number> = {
    ArrowUp: here - 1,
    ArrowDown: here + 1,
    Home: 0,
    End: lines.length - 1,
  };
  const to = steps[event.key];
  if (to === undefined) return;
  event.preventDefault();
  lines[to]?.focus();
}

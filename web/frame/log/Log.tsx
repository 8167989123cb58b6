import type { Happening, Thing } from '@accretion/games/tables';
import { type KeyboardEvent, memo, useMemo } from 'react';
import { useTexts } from '../../texts/texts.ts';
import { useFrame } from '../frame.ts';
import { Section } from '../panel/Section.tsx';
import { everybodyIn, happeningText } from '../words.ts';
import styles from './Log.module.css';
import { useNewest } from './useNewest.ts';

/** What happened, newest last. One Tab stop; arrow keys move between entries; each entry highlights its things. */
export function Log() {
  const t = useTexts();
  const frame = useFrame();
  const { module, source, settings, highlight, state } = frame;
  const everybody = everybodyIn(frame);
  // Texts are computed once, and again only when a name changes.
  const calling = everybody.join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `calling` stands for everybody's names; of the view only the options are read, and they never change.
  const lineOf = useMemo(() => {
    const said = new WeakMap<Happening, LineText | null>();
    return (happening: Happening): LineText | null => {
      const known = said.get(happening);
      if (known !== undefined) return known;
      const text = happeningText(happening, { module, source, settings, state }, everybody, t);
      const line = text === null ? null : { n: happening.n, text, things: thingsOf(happening) };
      said.set(happening, line);
      return line;
    };
  }, [module, source, settings, calling, t]);
  const lines = state.log.flatMap((happening) => lineOf(happening) ?? []);
  const newest = lines.at(-1)?.n;
  const list = useNewest(newest);

  function thingsOf({ event }: Happening): readonly Thing[] {
    return event.did.startsWith('@') ? [] : module.words.eventThings(event, source.ruleset);
  }
  return (
    <Section title={t('table.log')} part="log">
      {lines.length === 0 && <p className={styles.none}>{t('table.noLog')}</p>}
      <ol ref={list} className={styles.log} onKeyDown={walk}>
        {lines.map((line) => (
          <Line key={line.n} {...line} isNewest={line.n === newest} highlight={highlight} />
        ))}
      </ol>
    </Section>
  );
}

interface LineText {
  readonly n: number;
  readonly text: string;
  readonly things: readonly Thing[];
}

interface LineProps extends LineText {
  readonly isNewest: boolean;
  readonly highlight: (things: readonly Thing[]) => void;
}

const Line = memo(({ text, things, isNewest, highlight }: LineProps) => (
  <li>
    <button
      type="button"
      tabIndex={isNewest ? 0 : -1}
      onPointerEnter={() => highlight(things)}
      onPointerLeave={() => highlight(none)}
      onFocus={() => highlight(things)}
      onBlur={() => highlight(none)}
    >
      {text}
    </button>
  </li>
));

const none: readonly Thing[] = [];

function walk(event: KeyboardEvent<HTMLOListElement>): void {
  const lines = [...event.currentTarget.querySelectorAll('button')];
  const here = lines.findIndex((one) => one.matches(':focus'));
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

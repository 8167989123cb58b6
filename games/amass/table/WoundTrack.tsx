/** The Wound Track of a crew: Major, Moderate, Minor, and those at home, from left to right as they recover. */
import type { ReactNode } from 'react';
import { wounds } from '../rules/content.ts';
import style from './Crews.module.css';
import { useBoard, useWords } from './context.ts';
import { Mark } from './Pieces.tsx';
import { say as words } from './texts.ts';

export function WoundTrack({
  crew,
  isSmall = false,
}: {
  readonly crew: number;
  readonly isSmall?: boolean;
}): ReactNode {
  const { view, language } = useBoard();
  const say = useWords();
  const own = view.crews[crew];
  if (own === undefined) return null;
  return (
    <dl className={style['track']} data-small={isSmall}>
      {[...wounds].reverse().map((wound) => (
        <div key={wound} data-some={own[wound] > 0} data-thing={`wound ${wounds.indexOf(wound)}`}>
          <dt>{words(language, `wound.${wound}`)}</dt>
          <dd>{own[wound] > 0 ? <Group base={own.base} count={own[wound]} isSmall={isSmall} /> : '–'}</dd>
        </div>
      ))}
      <div data-some={own.home > 0} data-thing="member 0">
        <dt>{say('home')}</dt>
        <dd>{own.home > 0 ? <Group base={own.base} count={own.home} isSmall={isSmall} /> : '–'}</dd>
      </div>
    </dl>
  );
}

const Group = ({
  base,
  count,
  isSmall,
}: {
  readonly base: number;
  readonly count: number;
  readonly isSmall: boolean;
}): ReactNode => (
  <>
    <Mark base={base} size={isSmall ? '0.95em' : '1.2em'} /> {count}
  </>
);

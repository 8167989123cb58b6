/** The Wound Track of a crew: Major, Moderate, Minor, and those at home, from left to right as they recover. */
import type { ReactNode } from 'react';
import { wounds } from '../../rules/content.ts';
import { say as words } from '../../words/texts.ts';
import { useBoard, useWords } from '../context.ts';
import { Mark } from '../Pieces.tsx';
import { Short } from '../Short.tsx';
import style from './WoundTrack.module.css';

export function WoundTrack({ crew }: { readonly crew: number }): ReactNode {
  const { view, language } = useBoard();
  const say = useWords();
  const own = view.crews[crew];
  if (own === undefined) return null;
  const group = (count: number): ReactNode =>
    count > 0 ? (
      <>
        <Mark base={own.base} size="0.95em" /> {count}
      </>
    ) : (
      '–'
    );
  return (
    <dl className={style['track']}>
      {[...wounds].reverse().map((wound) => (
        <div key={wound} data-some={own[wound] > 0} data-thing={`wound ${wounds.indexOf(wound)}`}>
          <dt>
            <Short long={words(language, `wound.${wound}`)} short={say(`${wound}.short`)} />
          </dt>
          <dd>{group(own[wound])}</dd>
        </div>
      ))}
      <div data-some={own.home > 0} data-home="true" data-thing="member 0">
        <dt>{say('home')}</dt>
        <dd>{group(own.home)}</dd>
      </div>
    </dl>
  );
}

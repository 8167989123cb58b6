/** Where the round stands: its phases, the resource card in play, and what lies ahead. */
import type { ReactNode } from 'react';
import { isKnown } from '../../words/known.ts';
import { phases } from '../../words/names.ts';
import { say as words } from '../../words/texts.ts';
import { useBoard, useWords } from '../context.ts';
import { Short } from '../Short.tsx';
import { Outlook } from './Outlook.tsx';
import { phaseOf } from './phase.ts';
import style from './RoundBar.module.css';

export function RoundBar(): ReactNode {
  const { props, view, language, point } = useBoard();
  const say = useWords();
  const now = phaseOf(view);
  const { current } = view;
  const known = view.ending === null && view.top !== null && isKnown(view.top) ? view.top : null;
  return (
    <div className={style['bar']}>
      <p className={style['round']}>
        {view.round === 0
          ? say('setup')
          : say(view.timed > 0 ? 'round.of' : 'round', { round: view.round, of: view.timed })}
      </p>
      <ol className={style['phases']} aria-label={say('phases')}>
        {phases.map((phase, i) => (
          <li
            key={phase}
            data-thing={`phase ${i}`}
            aria-current={phase === now ? 'step' : undefined}
            data-past={now !== undefined && i < phases.indexOf(now)}
          >
            <span>{words(language, `phase.${phase}`)}</span>
          </li>
        ))}
      </ol>
      <p className={style['cards']}>
        {current !== null && (
          <button
            type="button"
            data-thing={`resource ${current}`}
            onClick={() => props.help({ kind: 'resource', id: current })}
          >
            <Short long={say('current')} short={say('current.short')} />
          </button>
        )}
        {known !== null && (
          <button
            type="button"
            data-thing={`resource ${known}`}
            onPointerEnter={() => point(known)}
            onPointerLeave={() => point(null)}
            onFocus={() => point(known)}
            onBlur={() => point(null)}
            onClick={() => props.help({ kind: 'resource', id: known })}
          >
            <Short long={say('top')} short={say('top.short')} />
          </button>
        )}
      </p>
      <Outlook />
    </div>
  );
}

/** Where the round stands: its phases, the resource card in play, the supply. */
import type { ReactNode } from 'react';
import { colours } from '../rules/content.ts';
import { countCubes } from '../rules/lists.ts';
import { mark } from './cards/art.ts';
import { Sign } from './cards/Icon.tsx';
import { useBoard, useWords } from './context.ts';
import { isKnown } from './known.ts';
import { phases } from './naming.ts';
import { CubeMark } from './Pieces.tsx';
import style from './RoundBar.module.css';
import { say as words } from './texts.ts';

const phaseOf: Readonly<Record<string, (typeof phases)[number]>> = {
  choose: 'distribute',
  plan: 'plan',
  command: 'command',
  pick: 'combat',
  react: 'combat',
  propose: 'combat',
  answer: 'combat',
  steal: 'deposit',
  store: 'deposit',
};

export function RoundBar(): ReactNode {
  const { props, board, view, language, point } = useBoard();
  const say = useWords();
  const top = view.agenda.stack.at(-1)?.do ?? '';
  const now = view.ending === null ? phaseOf[top] : undefined;
  const { current } = view;
  const known = view.ending === null && view.top !== null && isKnown(view.top) ? view.top : null;
  return (
    <div className={style['bar']}>
      <p className={style['round']}>
        {view.timed > 0
          ? say('round.of', { round: view.round, of: view.timed })
          : say('round', { round: view.round })}
      </p>
      <ol className={style['phases']} aria-label={say('phases')}>
        {phases.map((phase, i) => (
          <li
            key={phase}
            data-thing={`phase ${i}`}
            aria-current={phase === now ? 'step' : undefined}
            data-past={now !== undefined && i < phases.indexOf(now)}
          >
            {words(language, `phase.${phase}`)}
          </li>
        ))}
      </ol>
      <p className={style['supply']} data-thing="supply 0">
        <span>{words(language, 'supply')}</span>
        {colours.map((colour) => (
          <span key={colour}>
            <CubeMark colour={colour} points={board.points[colour]} size="1.15em" /> {view.supply[colour]}
          </span>
        ))}
        {countCubes(view.gone) > 0 && (
          <span className={style['gone']} data-thing="gone 0">
            <Sign of={mark.alien.icon} /> <span aria-hidden="true">{countCubes(view.gone)}</span>
            <span className="unseen">{say('gone', { count: countCubes(view.gone) })}</span>
          </span>
        )}
      </p>
      <p className={style['cards']}>
        {current !== null && (
          <button
            type="button"
            data-thing={`resource ${current}`}
            onClick={() => props.help({ kind: 'resource', id: current })}
          >
            {say('current')}
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
            {say('top')}
          </button>
        )}
      </p>
    </div>
  );
}

/** Beside the near board: the draft, the Anomalies, the Siphon track, and in solo the Challenges. One of them is in front. */
import type { Step } from '@accretion/engine';
import { type ReactNode, useState } from 'react';
import { useRoving } from '../../../pieces/roving.ts';
import { isSolo } from '../../rules/state.ts';
import dock from '../board/Dock.module.css';
import { useBoard, useWords } from '../context.ts';
import { useLazyParts } from '../lazy.ts';
import { useOffers } from '../useOffers.ts';
import { DraftBoard } from './DraftBoard.tsx';
import style from './Stage.module.css';

type Part = 'own' | 'market' | 'draft' | 'siphon' | 'solo';

/** The part an open question is about; null when it is about none of them. */
function partFor(step: Step | undefined): Part | null {
  switch (step?.do) {
    case 'pick':
      return 'draft';
    case 'keep':
      return 'solo';
    case 'discover':
    case 'discoverNow':
      return 'market';
    case 'siphon':
      return 'siphon';
    case 'chooseCore':
      return 'own';
    case 'act':
      return step['discover'] === true ? 'market' : null;
    default:
      return null;
  }
}

export function Stage({ question }: { readonly question: string }): ReactNode {
  const { view, step, near } = useBoard();
  const say = useWords();
  const roving = useRoving<HTMLDivElement>();
  const lazy = useLazyParts();
  const solo = isSolo(view);
  const first: Part = solo ? 'solo' : 'draft';
  const parts: readonly Part[] = [first, 'own', 'market', 'siphon'];
  const wanted = partFor(step);
  const [chosen, choose] = useState<{ question: string; part: Part } | null>(null);
  const rest =
    view.phase === 'actions' || (view.phase === 'over' && !solo)
      ? 'own'
      : view.phase === 'discovery'
        ? 'market'
        : first;
  const part = chosen?.question === question ? chosen.part : (wanted ?? rest);
  const place = view.seats[near];
  return (
    <section className={style['stage']} aria-label={say('stage')} data-wanted={wanted !== null}>
      <div className={style['head']}>
        <div {...roving} className={style['tabs']} data-part="tabs">
          {parts.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === part}
              onClick={() => choose({ question, part: one })}
            >
              {say(`stage.${one}`)}
            </button>
          ))}
        </div>
        <Pass />
      </div>
      {part === 'draft' && <DraftBoard />}
      {part === 'own' && place !== undefined && lazy !== null && <lazy.Tableau seat={near} place={place} />}
      {part === 'market' && lazy !== null && <lazy.Market />}
      {part === 'siphon' && lazy !== null && <lazy.SiphonTrack />}
      {part === 'solo' && lazy !== null && <lazy.SoloPart />}
    </section>
  );
}

/** R32: to discover nothing is an answer too. */
function Pass(): ReactNode {
  const offers = useOffers();
  if (offers.all('pass').length === 0) return null;
  const { 'aria-label': text, ...button } = offers.button({ do: 'pass' }, '');
  return (
    <button {...button} className={dock['quiet']}>
      {text}
    </button>
  );
}

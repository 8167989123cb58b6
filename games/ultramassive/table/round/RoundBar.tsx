/** The Round and its phases, when Wormholes open again, and the piles (F60). */
import { has, type Step } from '@accretion/engine';
import { type ReactNode, useState } from 'react';
import { stepOf } from '../../../pieces/choosing.ts';
import type { Edition } from '../../rules/content.ts';
import { deckSize } from '../../rules/deck.ts';
import { rounds } from '../../rules/round.ts';
import { isSolo, type View } from '../../rules/state.ts';
import { useBoard, useWords } from '../context.ts';
import { useLazyParts } from '../lazy.ts';
import style from './RoundBar.module.css';

/** ER3, ER8, ER22: in the earlier edition a Player Turn is Discover, Action and Draw, each seat at its own pace. */
const turn = ['turn.discover', 'turn.action', 'turn.draw'] as const;
type Phase = 'draft' | 'gaining' | 'discovery' | 'actions' | 'bonus' | (typeof turn)[number];
const phases: Readonly<Record<Edition, readonly Phase[]>> = {
  final: ['draft', 'gaining', 'discovery', 'actions', 'bonus'],
  earlier: ['draft', 'gaining', ...turn, 'bonus'],
};

/** Where the near seat stands: in a Player Turn it has ended it waits for the draw. */
function phaseOf({ phase, options }: View, step: Step | undefined, isAsked: boolean): Phase | null {
  if (options.edition === 'final' || phase !== 'actions')
    return [...phases.final, ...phases.earlier].find((one) => one === phase) ?? null;
  if (!isAsked) return 'turn.draw';
  return step?.['discover'] === true ? 'turn.discover' : 'turn.action';
}

const reopening = [2, 4]; // R44

export function RoundBar(): ReactNode {
  const { view, props, near } = useBoard();
  const say = useWords();
  const now = phaseOf(view, stepOf(view, near), has(props.asked, near));
  const lazy = useLazyParts();
  const [opened, open] = useState<'discard' | 'legend' | null>(null);
  const close = (): void => open(null);
  const solo = isSolo(view);
  // Before the first Round and between Rounds there are Wormholes alone.
  const isLaying = view.phase === 'setup' || view.phase === 'intermission';
  const shown = phases[view.options.edition].filter(
    (phase) => !isLaying && (phase !== 'bonus' || (!solo && view.round < rounds)),
  );
  return (
    <header className={style['bar']}>
      <p className={style['round']} data-thing="round 0">
        <b>{view.round === 0 ? say('round.setup') : say('round', { round: view.round, rounds })}</b>
        <span className={style['rounds']} aria-hidden="true">
          {Array.from({ length: rounds }, (_, i) => i + 1).map((round) => (
            <i
              key={round}
              data-now={round === view.round}
              data-past={round < view.round}
              data-opens={reopening.includes(round)}
            />
          ))}
        </span>
      </p>
      <ol className={style['phases']}>
        {isLaying && <li aria-current="step">{say('phase.wormholes')}</li>}
        {shown.map((phase) => (
          <li key={phase} aria-current={phase === now ? 'step' : undefined}>
            {say(`phase.${phase}`)}
          </li>
        ))}
      </ol>
      <p className={style['piles']}>
        <span data-thing="deck 0">{say('deck', { count: deckSize(view) })}</span>
        <button
          type="button"
          data-thing="discard 0"
          aria-disabled={view.discard.length === 0}
          onClick={() => view.discard.length > 0 && open('discard')}
        >
          {say('discard', { count: view.discard.length })}
        </button>
        <button type="button" data-part="legend" onClick={() => open('legend')}>
          {say('legend')}
        </button>
      </p>
      {opened === 'discard' && lazy !== null && <lazy.DiscardDialog close={close} />}
      {opened === 'legend' && lazy !== null && <lazy.Legend close={close} />}
    </header>
  );
}

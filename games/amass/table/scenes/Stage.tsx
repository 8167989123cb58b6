/** The scene that runs, over the map: for eyes only, the log tells it too. */
import type { ReactNode } from 'react';
import { useBoard } from '../context.ts';
import { BattleStage } from '../fight/BattleStage.tsx';
import { RevealStage } from '../round/RevealStage.tsx';
import { RoundSummary } from '../round/RoundSummary.tsx';
import type { Story } from '../round/story.ts';
import style from './Stage.module.css';
import { TellStage } from './TellStage.tsx';

export function Stage({ story }: { readonly story: Story }): ReactNode {
  const { scene } = useBoard().props;
  if (scene === null || scene.kind === 'turn') return null;
  return (
    <div className={style['spot']} aria-hidden="true" data-part="stage" data-fight={isOfFight(scene.kind)}>
      <div className={style['stage']} key={keyOf(story, scene.kind)}>
        <Drawn kind={scene.kind} story={story} />
      </div>
    </div>
  );
}

/** The steps of one fight and of one reveal go on where the last has ended. */
const keyOf = ({ battles }: Story, kind: string): string =>
  isOfFight(kind) ? `fight ${battles.at(-1)?.n}` : kind;

const isOfFight = (kind: string): boolean =>
  kind === 'call' || kind === 'roll' || kind === 'card' || kind === 'outcome';

function Drawn({ kind, story }: { readonly kind: string; readonly story: Story }): ReactNode {
  const battle = story.battles.at(-1);
  if (isOfFight(kind)) return battle === undefined ? null : <BattleStage battle={battle} />;
  if (kind === 'reveal') return <RevealStage plans={story.plans} />;
  if (kind === 'sum') return story.sum === null ? null : <RoundSummary sum={story.sum} />;
  return <TellStage />;
}

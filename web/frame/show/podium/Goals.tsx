/** What was to be reached, as rings around a hole: a closed ring is a reached goal, a gap what was missing. */
import { Count } from '@accretion/games/show';
import type { Goal } from '@accretion/games/tables';
import { useTexts } from '../../../texts/texts.ts';
import styles from './Goals.module.css';

const colours = ['#ffb35c', '#b79cff', '#74e0ea', '#86e3ac'];
const inner = 30;
const apart = 9;

const shareOf = ({ reached, of }: Goal): number => Math.min(1, of === 0 ? 1 : reached / of);

interface Props {
  readonly goals: readonly Goal[];
  readonly hasMotion: boolean;
}

export function Goals({ goals, hasMotion }: Props) {
  const t = useTexts();
  const isReached = goals.every((goal) => shareOf(goal) === 1);
  return (
    <div className={styles.goals}>
      <svg className={styles.rings} viewBox="-62 -62 124 124" aria-hidden="true" data-reached={isReached}>
        <circle r={inner - 7} fill="#000" stroke={isReached ? '#ffe2b0' : '#4a4766'} strokeWidth={1.6} />
        {goals.map((goal, index) => {
          const radius = inner + apart * index;
          const whole = 2 * Math.PI * radius;
          const colour = colours[index % colours.length];
          return (
            <g key={goal.name} fill="none" strokeWidth={5.5} stroke={colour} transform="rotate(-90)">
              <circle r={radius} opacity={0.16} />
              <circle
                r={radius}
                strokeDasharray={`${shareOf(goal) * whole} ${whole}`}
                className={styles.reached}
              />
            </g>
          );
        })}
      </svg>
      <ul>
        {goals.map((goal, index) => (
          <li key={goal.name} data-reached={shareOf(goal) === 1}>
            <svg viewBox="-10 -10 20 20" aria-hidden="true">
              <circle r={7} fill="none" stroke={colours[index % colours.length]} strokeWidth={3} />
              {shareOf(goal) === 1 && (
                <path d="M-3 0L-1 3L4 -3" fill="none" stroke="currentColor" strokeWidth={2} />
              )}
            </svg>
            <span>{goal.name}</span>
            <strong>
              <Count from={0} to={goal.reached} lasts={hasMotion ? 900 : 0} />
              <span>{t('end.goalOf', { count: goal.of })}</span>
            </strong>
          </li>
        ))}
      </ul>
    </div>
  );
}

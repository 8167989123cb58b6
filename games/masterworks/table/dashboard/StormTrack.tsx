/** The Debris Tracker: its rows as a bar, where it stands, and what the next level brings. */
import type { ReactNode } from 'react';
import { useBoard, useWords } from '../context.ts';
import style from './StormTrack.module.css';

export function StormTrack({
  debris,
  level,
}: {
  readonly debris: number;
  readonly level: number;
}): ReactNode {
  const { model, language } = useBoard();
  const say = useWords();
  const { rows, cap } = model.content.encounter.storm;
  const next = rows[level + 1];
  const name = rows[level]?.name?.[language] ?? say('storm.calm');
  return (
    <section className={style['storm']} data-thing={`storm ${level}`}>
      <h3>
        {say('storm')} <b>{say('storm.level', { level })}</b>
      </h3>
      <div className={style['bar']} role="img" aria-label={say('debris', { debris, cap })}>
        {rows.map(({ at }, row) => {
          const end = rows[row + 1]?.at ?? cap + 1;
          const filled = Math.max(0, Math.min(1, (debris - at + 1) / (end - at)));
          return (
            <span key={at} style={{ flexGrow: end - at }} data-level={row} data-now={row === level}>
              <i style={{ width: `${filled * 100}%` }} />
            </span>
          );
        })}
        <em style={{ left: `${((debris + 0.5) / (cap + 1)) * 100}%` }}>{debris}</em>
      </div>
      <p>
        {name}
        <small>
          {next === undefined
            ? say('storm.most')
            : say('storm.next', { at: next.at, name: next.name?.[language] ?? '' })}
        </small>
      </p>
    </section>
  );
}

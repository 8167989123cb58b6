/** Weight against the Threshold, with what the pile card may still add (B11, B46). */
import type { CSSProperties, ReactNode } from 'react';
import { signless } from '../../words/numbers.ts';
import type { Outlook } from '../../words/outlook.ts';
import { sayCount } from '../../words/texts.ts';
import { useBoard, useWords } from '../context.ts';
import { show } from '../show.ts';
import style from './Gauge.module.css';

interface GaugeProps {
  readonly seat: number;
  readonly now: Outlook;
  /** As it would be with a card that is pointed at. */
  readonly after: { readonly outlook: Outlook; readonly name: string } | null;
  readonly detailed: boolean;
  /** While it is weighed: milliseconds that the scales take, and before they move. */
  readonly weighed: { readonly lasts: number; readonly waits: number } | null;
}

/** The Weight; on the scales it counts up. */
function Weight({ amount, weighed }: { readonly amount: number } & Pick<GaugeProps, 'weighed'>): ReactNode {
  const parts = show.use();
  if (weighed === null || parts === null || amount < 0) return signless(amount);
  const { lasts, waits } = weighed;
  return <parts.Count from={0} to={amount} lasts={lasts * 0.75} waits={waits + lasts * 0.1} />;
}

/** From here to there, in percent of the track; a transform, because it is animated. */
const stretch = (from: number, to: number): CSSProperties => ({
  transform: `translateX(${from}%) scaleX(${(to - from) / 100})`,
});

export function Gauge({ seat, now, after, detailed, weighed }: GaugeProps): ReactNode {
  const { props, language } = useBoard();
  const say = useWords();
  const heaviest = Math.max(now.weight, after?.outlook.weight ?? now.weight);
  const low = Math.min(0, now.weight, now.least, after?.outlook.weight ?? 0);
  const high = Math.max(heaviest, now.most, 1) + 1;
  const at = (amount: number): number => ((amount - low) / (high - low)) * 100;
  const span = (from: number, to: number): CSSProperties => ({
    left: `${at(Math.min(from, to))}%`,
    width: `${Math.abs(at(to) - at(from))}%`,
  });
  const numbers = {
    player: props.names[seat] ?? '',
    weight: signless(now.weight),
    least: signless(now.least),
    most: signless(now.most),
    low: signless(now.likely[0]),
    high: signless(now.likely[1]),
  };
  const state = now.weight > now.most ? 'over' : now.weight > now.likely[0] ? 'close' : 'light';
  const notes = [
    now.isOpen ? say('gauge.final', numbers) : say('gauge.range', numbers),
    now.isDouble ? say('gauge.double') : '',
    now.leftOut > 0 ? sayCount(language, 'gauge.leftOut', now.leftOut) : '',
    detailed && !now.isOpen ? say('gauge.safe', { percent: Math.round(now.safe * 100) }) : '',
  ].filter((note) => note !== '');
  return (
    <div className={style['gauge']}>
      <p className={style['totals']}>
        <span className={style['value']} title={say('value')}>
          <span className={style['star']} aria-hidden="true" />
          <span className="unseen">{say('value')} </span>
          <b>{signless(now.value)}</b>
        </span>
        <span className={style['weight']} title={say('weight')}>
          <span className={style['bell']} aria-hidden="true" />
          <span className="unseen">{say('weight')} </span>
          <b>
            <Weight amount={now.weight} weighed={weighed} />
          </b>
        </span>
      </p>
      <div
        className={style['track']}
        role="img"
        aria-label={say(now.isOpen ? 'gauge.open' : 'gauge', numbers)}
        data-state={state}
      >
        <span className={style['room']} style={span(now.least, now.most)} />
        <span className={style['likely']} style={span(now.likely[0], now.likely[1])} />
        {after !== null && (
          <span className={style['ghost']} style={span(Math.min(0, low), after.outlook.weight)} />
        )}
        <span
          className={style['fill']}
          data-weighed={weighed !== null}
          style={{
            ...stretch(at(Math.min(0, now.weight)), at(Math.max(0, now.weight))),
            ...(weighed && { animationDuration: `${weighed.lasts}ms`, animationDelay: `${weighed.waits}ms` }),
          }}
        />
        <span className={style['limit']} style={{ left: `${at(now.isOpen ? now.most : now.base)}%` }} />
      </div>
      <p className={style['notes']} data-detailed={detailed}>
        <span data-covered={after !== null}>{notes.join(' · ')}</span>
        {after !== null && (
          <span className={style['after']}>
            {say('gauge.after', {
              name: after.name,
              value: signless(after.outlook.value),
              weight: signless(after.outlook.weight),
            })}
          </span>
        )}
      </p>
    </div>
  );
}

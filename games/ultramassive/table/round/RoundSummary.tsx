/** After a Round: what everyone gained in it, shown until the next one is well under way. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useBoard, useWords } from '../context.ts';
import { SeatMark } from '../SeatMark.tsx';
import style from './RoundSummary.module.css';

interface Brought {
  readonly round: number;
  readonly gains: readonly number[];
  readonly bonuses: readonly number[];
}

/** Compares the Solar Mass of all as one Round begins with what it was as the last one did. */
function useBrought(): Brought | null {
  const { props, view } = useBoard();
  const { news } = props;
  const { round, seats } = view;
  const first = useRef({ round, masses: seats.map(({ mass }) => mass) });
  const bonuses = useRef<number[]>([]);
  const heard = useRef(news.at(-1)?.n ?? -1);
  const [brought, setBrought] = useState<Brought | null>(null);
  useEffect(() => {
    for (const { n, event } of news) {
      if (n > heard.current && event.did === 'bonus') bonuses.current[event.seat] = event.mass;
      heard.current = Math.max(heard.current, n);
    }
    const { round: before, masses } = first.current;
    if (round === before) return;
    first.current = { round, masses: seats.map(({ mass }) => mass) };
    // An undo may lead back into the previous Round: there is nothing to sum up.
    if (round === before + 1 && before > 0)
      setBrought({
        round: before,
        gains: seats.map(({ mass }, seat) => mass - (masses[seat] ?? 0)),
        bonuses: seats.map((_, seat) => bonuses.current[seat] ?? 0),
      });
    bonuses.current = [];
  }, [news, round, seats]);
  return brought;
}

export function RoundSummary(): ReactNode {
  const { view, props } = useBoard();
  const say = useWords();
  const brought = useBrought();
  const isFresh = view.phase === 'draft' || view.phase === 'gaining';
  if (brought === null || brought.round !== view.round - 1 || !isFresh) return null;
  return (
    <section className={style['summary']} aria-label={say('summary', { round: brought.round })}>
      <b>{say('summary', { round: brought.round })}</b>
      {brought.gains.map((gain, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the seat is the identity of a player.
        <span key={seat}>
          <SeatMark seat={seat} /> {props.names[seat]} <b>+{gain}</b>
          {(brought.bonuses[seat] ?? 0) > 0 && (
            <small> {say('summary.bonus', { bonus: brought.bonuses[seat] ?? 0 })}</small>
          )}
        </span>
      ))}
    </section>
  );
}

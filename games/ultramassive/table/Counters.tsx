/** Where a player stands: Solar Mass up to the next size, and the Discovery track. */
import type { ReactNode } from 'react';
import { mostDiscovery } from '../rules/board.ts';
import { thresholds, ultramassive } from '../rules/close.ts';
import { sizes } from '../rules/content.ts';
import { bonusPerLarger, rounds, sizeForBonus } from '../rules/round.ts';
import { isSolo, type Place, type State } from '../rules/state.ts';
import style from './Counters.module.css';
import { Sign } from './cards/Sign.tsx';
import { useBoard, useCounts, useWords } from './context.ts';
import { openPart } from './known.ts';
import { useAfter } from './useAfter.ts';

interface CountersProps {
  readonly seat: number;
  readonly place: Place;
}

/** R53: what the next size asks for; A18: 100 comes after the last, where that counts as a size. */
function nextThreshold({ options, phase }: State, { size, mass }: Place): number | null {
  if (phase === 'over') return null;
  const next = sizes[sizes.indexOf(size) + 1];
  if (next !== undefined && next !== 'primordial') return thresholds[next];
  return options.ultramassiveIsASize && mass < ultramassive ? ultramassive : null;
}

/** R59: what the bonus would be if the Round ended now. */
function bonusOf(state: State, seat: number): number {
  const own = state.seats[seat];
  if (own === undefined || isSolo(state) || state.round >= rounds || state.phase === 'over') return 0;
  const size = sizeForBonus(state, own);
  return bonusPerLarger * state.seats.filter((other) => sizeForBonus(state, other) > size).length;
}

export function Counters({ seat, place }: CountersProps): ReactNode {
  const { view } = useBoard();
  const say = useWords();
  const count = useCounts();
  const after = useAfter(seat);
  const isUltra = view.options.ultramassiveIsASize && place.mass >= ultramassive;
  const next = nextThreshold(openPart(view), place);
  const bonus = bonusOf(openPart(view), seat);
  const shown = after?.discovery ?? place.discovery;
  return (
    <div className={style['counters']}>
      <p className={style['size']} data-thing={`mass ${seat}`}>
        <b>{say(isUltra ? 'size.ultramassive' : `size.${place.size}`)}</b>
        {bonus > 0 && <span> {say('bonus.now', { bonus })}. </span>}
        {next !== null && <span> {count('mass.to', next - place.mass)}</span>}
      </p>
      <div
        className={style['track']}
        role="img"
        aria-label={say('discovery.track', { count: place.discovery, most: mostDiscovery })}
        data-thing={`discovery ${seat}`}
      >
        <Sign of="discovery" />
        <b>{place.discovery}</b>
        <span className={style['steps']}>
          {Array.from({ length: mostDiscovery }, (_, i) => i + 1).map((step) => (
            <span
              key={step}
              data-held={step <= place.discovery}
              data-after={step <= place.discovery !== step <= shown}
            />
          ))}
        </span>
      </div>
    </div>
  );
}

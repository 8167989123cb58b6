/** Where a player stands: Solar Mass up to the next size, and the Discovery track. */
import type { CSSProperties, ReactNode } from 'react';
import { mostDiscovery } from '../../rules/board.ts';
import { thresholds, ultramassive } from '../../rules/close.ts';
import { type Size, sizes } from '../../rules/content.ts';
import { bonusPerLarger, rounds, sizeForBonus } from '../../rules/round.ts';
import { isSolo, type OpenPlace, type OpenState } from '../../rules/state.ts';
import { Sign } from '../cards/Sign.tsx';
import { useBoard, useWords } from '../context.ts';
import { useAfter } from '../useAfter.ts';
import style from './Counters.module.css';

interface CountersProps {
  readonly seat: number;
  readonly place: OpenPlace;
}

interface NextSize {
  readonly name: Exclude<Size, 'primordial'> | 'ultramassive';
  /** So much Solar Mass it asks for; the size before asked for `from`. */
  readonly at: number;
  readonly from: number;
}

/** R53: what the next size asks for; A18: 100 comes after the last, where that counts as a size. */
function nextSize({ options, phase }: OpenState, { size, mass }: OpenPlace): NextSize | null {
  if (phase === 'over') return null;
  const from = size === 'primordial' ? 0 : thresholds[size];
  const name = sizes[sizes.indexOf(size) + 1];
  if (name !== undefined && name !== 'primordial') return { name, at: thresholds[name], from };
  const isMore = options.ultramassiveIsASize && mass < ultramassive;
  return isMore ? { name: 'ultramassive', at: ultramassive, from } : null;
}

/** R59: what the bonus would be if the Round ended now. */
function bonusOf(state: OpenState, seat: number): number {
  const own = state.seats[seat];
  if (own === undefined || isSolo(state) || state.round >= rounds || state.phase === 'over') return 0;
  const size = sizeForBonus(state, own);
  return bonusPerLarger * state.seats.filter((other) => sizeForBonus(state, other) > size).length;
}

/** How much of the way to the next size has been gone. */
const share = (mass: number, { from, at }: NextSize): string =>
  `${Math.min(100, Math.max(0, (100 * (mass - from)) / (at - from)))}%`;

export function Counters({ seat, place }: CountersProps): ReactNode {
  const { view } = useBoard();
  const say = useWords();
  const after = useAfter(seat);
  const isUltra = view.options.ultramassiveIsASize && place.mass >= ultramassive;
  const next = nextSize(view, place);
  const bonus = bonusOf(view, seat);
  const shown = after?.discovery ?? place.discovery;
  const mass = after?.mass ?? place.mass;
  return (
    <div className={style['counters']}>
      <p className={style['size']} data-thing={`mass ${seat}`}>
        <b>{say(isUltra ? 'size.ultramassive' : `size.${place.size}`)}</b>
        {next !== null && (
          <>
            <span
              className={style['bar']}
              style={{ '--share': share(place.mass, next), '--then': share(mass, next) } as CSSProperties}
              role="img"
              aria-label={say('progress', { mass: place.mass, next: next.at })}
            />
            <span>{say('mass.to', { count: next.at - place.mass, size: say(`size.${next.name}`) })}</span>
          </>
        )}
        {bonus > 0 && <span> {say('bonus.now', { bonus })}</span>}
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

/** Buttons at the edge of the map: zoom, the whole table, the active figure, the ruler. */
import type { ReactNode } from 'react';
import { useBoard, useWords } from '../context.ts';
import { free } from '../hand.ts';
import style from './MapButtons.module.css';
import type { MapCamera } from './useCamera.ts';

export function MapButtons({ camera }: { readonly camera: MapCamera }): ReactNode {
  const { view, hand, take } = useBoard();
  const say = useWords();
  const active = view.figures[view.active?.figure ?? -1];
  const isMeasuring = hand.is === 'measure';
  const button = (label: string, path: string, press: () => void, isPressed?: boolean): ReactNode => (
    <button type="button" aria-label={label} title={label} aria-pressed={isPressed} onClick={press}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
  return (
    <div className={style['buttons']}>
      {button(say('map.nearer'), 'M12 5V19M5 12H19', () => camera.nearer(1.5))}
      {button(say('map.farther'), 'M5 12H19', () => camera.nearer(1 / 1.5))}
      {button(say('map.whole'), 'M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15', camera.showAll)}
      {active !== undefined &&
        button(say('map.active'), 'M12 3V7M12 17V21M3 12H7M17 12H21M12 9A3 3 0 1 1 11.99 9Z', () =>
          camera.show(active, 3),
        )}
      {button(
        say(isMeasuring ? 'measure.stop' : 'measure'),
        'M3 15L15 3L21 9L9 21ZM7 11L9 13M10 8L13 11M13 5L15 7',
        () =>
          take(
            isMeasuring
              ? hand.before
              : { is: 'measure', from: null, to: null, before: hand.is === 'ghost' ? hand : free },
          ),
        isMeasuring,
      )}
    </div>
  );
}

/** The near player's board: every space is a button that means what the open question makes of it. */
import { has } from '@accretion/engine';
import type { CSSProperties, ReactNode } from 'react';
import { useRoving } from '../../../pieces/roving.ts';
import { lastSpace } from '../../rules/board.ts';
import { channels, type OpenPlace, type SeatView, type Spot } from '../../rules/state.ts';
import { spaceThing } from '../../words/things.ts';
import { useBoard, useLit, useWords } from '../context.ts';
import { useLazyParts } from '../lazy.ts';
import { holeRadius, middle, percent, pointAt } from '../spiral/geometry.ts';
import { MovingSpiral } from '../spiral/MovingSpiral.tsx';
import { rankOf } from '../spiral/rank.ts';
import { useSpaces } from '../spiral/useSpaces.ts';
import { useAfter } from '../useAfter.ts';
import { Counters } from './Counters.tsx';
import { Dock } from './Dock.tsx';
import { Engine } from './Engine.tsx';
import style from './OwnBoard.module.css';

export function OwnBoard({ seat, place }: { readonly seat: number; readonly place: SeatView }): ReactNode {
  const { props, cards, step, picking } = useBoard();
  const say = useWords();
  const lazy = useLazyParts();
  const after = useAfter(seat);
  const roving = useRoving<HTMLFieldSetElement>(true);
  const laying = step?.do === 'placeWormholes';
  const placed = laying ? picking.spots.map((spot) => ({ ...spot, open: true })) : place.wormholes;
  return (
    <section
      className={style['own']}
      aria-label={
        has(props.viewer, seat) ? say('board.own') : say('board.of', { player: props.names[seat] ?? '' })
      }
    >
      <fieldset
        {...roving}
        className={style['field']}
        data-tone="dark"
        aria-label={say('board.spaces')}
        data-step={step?.do ?? 'none'}
      >
        <MovingSpiral
          seat={seat}
          place={place}
          cards={cards}
          after={after}
          wormholes={placed}
          patterns={props.settings.patterns}
          labels={{ blue: say('channel.blue'), pink: say('channel.pink') }}
        />
        <Spaces seat={seat} place={place} />
      </fieldset>
      <div className={style['below']}>
        {lazy !== null && <lazy.PendingTray seat={seat} place={place} />}
        <Dock place={place} />
        <Counters seat={seat} place={place} />
        <Engine place={place} />
        {lazy !== null && <lazy.Queue seat={seat} />}
      </div>
    </section>
  );
}

function Spaces({ seat, place }: { readonly seat: number; readonly place: OpenPlace }): ReactNode {
  const { step, view } = useBoard();
  const buttonOf = useSpaces(place);
  const last = lastSpace(place.size);
  const spots = channels.flatMap((channel) =>
    Array.from({ length: last }, (_, i): Spot => ({ channel, space: i + 1 })),
  );
  // The hole itself is an answer only where a stack may move into it.
  const holes = (step?.do === 'moveStack' ? channels : [])
    .map((channel): Spot => ({ channel, space: last + 1 }))
    .map((spot) => ({ spot, button: buttonOf(spot) }))
    .filter(({ button }) => button['data-legal']);
  const isLit = useLit();
  const inTheMiddle = {
    className: style['hole'],
    style: {
      ...percent({ x: middle, y: middle }),
      '--hole': holeRadius[rankOf(view, place)],
    } as CSSProperties,
    'data-thing': `hole ${seat}`,
  };
  return (
    <>
      {holes.length === 0 && <span {...inTheMiddle} />}
      {spots.map((spot) => {
        const { id } = spaceThing(seat, spot.channel, spot.space);
        const button = buttonOf(spot);
        // Help beside the mouse would lie over what the choice is going to do; it is a key or a long press away.
        return (
          <button
            key={id}
            {...button}
            className={style['space']}
            style={percent(pointAt(spot.channel, spot.space))}
            data-thing={`space ${id}`}
            data-hover={button['data-legal'] ? 'off' : undefined}
            data-lit={isLit({ kind: 'space', id })}
          />
        );
      })}
      {holes.slice(0, 1).map(({ spot, button }) => (
        <button key={spot.channel} {...button} {...inTheMiddle} />
      ))}
    </>
  );
}

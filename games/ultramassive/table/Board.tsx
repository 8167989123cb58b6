/** The table of ULTRAMASSIVE: the Round, everyone's Solar Mass, rivals, the near board, the stage and the hand. */
import { type CSSProperties, type ReactNode, useState } from 'react';
import { stepOf } from '../../pieces/choosing.ts';
import { isSolo, type SeatView, type Spot } from '../rules/state.ts';
import { isKnown } from '../words/known.ts';
import style from './Board.module.css';
import { OwnBoard } from './board/OwnBoard.tsx';
import { type BoardLook, BoardProvider } from './context.ts';
import { drawnView } from './drawnView.ts';
import { Hand } from './hand/Hand.tsx';
import { useLazyParts } from './lazy.ts';
import { Stage } from './market/Stage.tsx';
import { Rival } from './rivals/Rival.tsx';
import { MassTrack } from './round/MassTrack.tsx';
import { RoundBar } from './round/RoundBar.tsx';
import type { Choice, TableProps } from './types.ts';
import { usePicking } from './usePicking.ts';

/** The Wormholes where they are, or where this seat has locked them in. */
function laidBy(place: SeatView | undefined): readonly Spot[] {
  if (place === undefined) return [];
  const sealed = isKnown(place.placing) ? place.placing : [];
  const from = place.placed && sealed.length > 0 ? sealed : place.wormholes;
  return from.map(({ channel, space }) => ({ channel, space }));
}

/** The first Wormhole of a pair, as long as a pair with it can still be activated. */
function stillOpen(wormhole: number | null, choices: readonly Choice[], seat: number): number | null {
  const isOffered = choices.some((one) => {
    const { move } = one;
    return (
      one.seat === seat && move.do === 'activate' && (move.first === wormhole || move.second === wormhole)
    );
  });
  return isOffered ? wormhole : null;
}

export function Board(given: TableProps): ReactNode {
  const lazy = useLazyParts();
  const props = { ...given, view: drawnView(given) };
  const { view, scene } = props;
  const { language } = props.settings;
  const count = view.seats.length;
  const near = Math.min(Math.max(0, props.near), count - 1);
  const place = view.seats[near];
  const isAnswering = props.choices.some(({ seat }) => seat === near);
  const step = isAnswering ? stepOf(view, near) : undefined;
  const question = `${view.round} ${view.phase} ${JSON.stringify(step ?? null)}`;
  const picked = usePicking(question, step?.do === 'placeWormholes' ? laidBy(place) : []);
  const picking = { ...picked, wormhole: stillOpen(picked.wormhole, props.choices, near) };
  const [last, point] = useState<Choice | null>(null);
  const [opened, open] = useState<number | null>(null);
  const pointed = last !== null && props.choices.includes(last) ? last : (props.selected ?? null);
  const cards = props.ruleset.model;
  const look: BoardLook = {
    props,
    view,
    cards,
    language,
    near,
    step,
    pointed,
    point,
    picking,
  };
  const rivals = Array.from({ length: count - 1 }, (_, i) => (near + 1 + i) % count);
  return (
    <BoardProvider value={look}>
      <div
        className={style['board']}
        data-motion={props.settings.motion}
        data-rivals={rivals.length}
        data-shown={scene?.kind}
        style={{ '--lasts': `${scene?.lasts ?? 0}ms` } as CSSProperties}
      >
        {lazy !== null && scene?.kind === 'round' && <lazy.RoundSummary />}
        <div className={style['main']}>
          <div className={style['head']}>
            <RoundBar />
            {isSolo(view) ? lazy !== null && <lazy.Goal /> : <MassTrack />}
            {lazy !== null && <lazy.EndResult />}
            {lazy !== null && scene?.kind !== 'round' && <lazy.RoundSummary />}
          </div>
          {place !== undefined && <OwnBoard seat={near} place={place} />}
          <div className={style['side']}>
            {place !== undefined && <Hand seat={near} place={place} />}
            {rivals.length > 0 && (
              <div className={style['rivals']}>
                {rivals.map((seat) => (
                  <Rival key={seat} seat={seat} open={() => open(seat)} />
                ))}
              </div>
            )}
            <Stage question={question} />
          </div>
        </div>
        {opened !== null && lazy !== null && <lazy.SeatDialog seat={opened} close={() => open(null)} />}
      </div>
    </BoardProvider>
  );
}

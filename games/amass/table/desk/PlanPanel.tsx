/** AW2: your crew while planning. Members are dragged or tapped onto the map, and taken back here. */
import type { ReactNode } from 'react';
import { listOf } from '../../words/known.ts';
import { placeTitle } from '../../words/names.ts';
import { mark } from '../cards/art.ts';
import { Sign } from '../cards/Icon.tsx';
import { useBoard, useWords } from '../context.ts';
import { MemberMark } from '../figures/Member.tsx';
import { DeskButton } from './DeskButton.tsx';
import { useDragged } from './dragging.tsx';
import { MoveButton } from './MoveButton.tsx';
import { Actions, Note, Panel } from './Panel.tsx';
import style from './PlanPanel.module.css';

export function PlanPanel(): ReactNode {
  const { board, view, actor, language, actAll } = useBoard();
  const say = useWords();
  const crew = view.crews[actor];
  if (crew === undefined) return null;
  const plan = listOf(crew.plan);
  const left = Math.max(0, crew.home - plan.length);
  const places = [...new Set(plan)];
  const also = [board.places[board.defence] ?? '', board.places[board.camp] ?? ''].filter(
    (place) => !places.includes(place),
  );
  return (
    <Panel title={say('plan.title')} isCalling={!crew.ready}>
      <div className={style['roster']}>
        <span className={style['tokens']}>
          {Array.from({ length: left }, (_, i) => i).map((i) => (
            <Idle key={i} base={crew.base} />
          ))}
          {left === 0 && <Note as="span">{say('plan.nobodyLeft')}</Note>}
        </span>
        <Note as="span">{say.count('plan.left', left)}</Note>
      </div>
      <Note>{say('plan.note')}</Note>
      <Actions>
        <MoveButton move={{ do: crew.ready ? 'unready' : 'ready' }} look="main">
          {say(crew.ready ? 'plan.unlock' : 'plan.lock')}
        </MoveButton>
        {plan.length > 0 && !crew.ready && (
          <DeskButton onClick={() => actAll(plan.map((at) => ({ do: 'takeBack', at })))}>
            {say('plan.clear')}
          </DeskButton>
        )}
      </Actions>
      <ul className={style['plan']}>
        {[...places, ...also].map((at) => {
          const count = plan.filter((one) => one === at).length;
          const place = board.place(at);
          const sign =
            place === board.defence
              ? mark.defend
              : place === board.camp
                ? mark.camp
                : place < board.zones.length
                  ? mark.mine
                  : mark.raid;
          return (
            <li key={at} data-none={count === 0}>
              <Sign of={sign.icon} />
              <span className={style['where']}>{placeTitle(board, place, language)}</span>
              <MoveButton move={{ do: 'takeBack', at }} look="bare" thing={`place ${place}`}>
                −
              </MoveButton>
              <b>{count}</b>
              <MoveButton move={{ do: 'place', at }} look="bare" thing={`place ${place}`}>
                +
              </MoveButton>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

/** A member without a task: something to drag onto the map. */
function Idle({ base }: { readonly base: number }): ReactNode {
  const dragged = useDragged({ kind: 'member' });
  return (
    <span className={style['idle']} {...dragged} data-thing="member 0">
      <MemberMark base={base} size="2.6rem" />
    </span>
  );
}

/** AW4: what is due, place by place, with the odds on request; and what waits for the other crews. */
import { type ReactNode, useRef, useState } from 'react';
import { isHuman } from '../../rules/crews.ts';
import type { Due } from '../../rules/due.ts';
import { aloneAt, cubesAt, defendersOf, dueOf, minersAt } from '../../rules/due.ts';
import { placeTitle } from '../../words/names.ts';
import { say as words } from '../../words/texts.ts';
import { crewCalled, useBoard } from '../context.ts';
import { MoveButton } from '../desk/MoveButton.tsx';
import { Actions, Panel, useFocusOn } from '../desk/Panel.tsx';
import { Mark } from '../Pieces.tsx';
import { useDeskWords } from '../useDeskWords.ts';
import lineStyle from './CardLines.module.css';
import list from './FightList.module.css';
import style from './FightQueue.module.css';
import { OddsView } from './OddsView.tsx';

type Look = ReturnType<typeof useBoard>;

/** How many dice each side would roll, and what lies there. */
function sizesOf({ board, view }: Look, due: Due, crew: number, rival: number) {
  const state = view;
  const [own, other] = [state.crews[crew], state.crews[rival]];
  if (own === undefined || other === undefined) return { own: 0, rival: 0, cubes: null, others: 0 };
  const place = board.place(due.at);
  switch (due.kind) {
    case 'mine':
      return {
        own: minersAt(state, own, place),
        rival: minersAt(state, other, place),
        cubes: cubesAt(board, state, place),
        others: state.crews.reduce(
          (sum, one, i) => (i === crew || i === rival ? sum : sum + minersAt(state, one, place)),
          0,
        ),
      };
    case 'facing':
      return { own: 1, rival: 1, cubes: null, others: 0 };
    case 'raid':
      return {
        own: aloneAt(board, state, crew, board.base(due.at)).length,
        rival: defendersOf(other),
        cubes: null,
        others: 0,
      };
  }
}

export function FightQueue(): ReactNode {
  const look = useBoard();
  const { board, view, actor } = look;
  const say = useDeskWords();
  const due = dueOf(board, view, actor);
  return (
    <Panel title={say('queue.title')} isCalling>
      <ul className={list['queue']}>
        {due.flatMap((one) =>
          one.rivals.map((rival) => <Item key={`${one.at} ${rival}`} due={one} rival={rival} />),
        )}
      </ul>
      <OthersDue />
    </Panel>
  );
}

function Item({ due, rival }: { readonly due: Due; readonly rival: number }): ReactNode {
  const look = useBoard();
  const { props, board, view, actor, language, lookedAt } = look;
  const say = useDeskWords();
  const sizes = sizesOf(look, due, actor, rival);
  const [isOpen, setOpen] = useState(false);
  const part = useRef<HTMLLIElement>(null);
  const isLooked = lookedAt === due.at;
  useFocusOn(part, isLooked && rival === due.rivals[0]);
  const place = board.place(due.at);
  const title = place < 0 ? words(language, 'base', { base: due.at }) : placeTitle(board, place, language);
  return (
    <li ref={part} data-looked={isLooked}>
      <p className={list['versus']}>
        <b>{title}</b>
        <span>
          <Mark base={view.crews[actor]?.base ?? 0} size="1.3em" /> {sizes.own} : {sizes.rival}{' '}
          <Mark base={view.crews[rival]?.base ?? 0} size="1.3em" /> {crewCalled(props, board, view, rival)}
        </span>
      </p>
      <Actions>
        <MoveButton move={{ do: 'fight', at: due.at, against: rival }} look="main">
          {say('queue.fight')}
        </MoveButton>
        {due.kind === 'raid' && (
          <MoveButton move={{ do: 'withdraw', base: due.at }}>{say('queue.withdraw')}</MoveButton>
        )}
      </Actions>
      <details className={style['odds']} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          {sizes.cubes === null ? '' : `${say.count('queue.cubes', sizes.cubes)} · `}
          {say('odds')}
        </summary>
        {isOpen && (
          <OddsView
            kind={due.kind}
            own={sizes.own}
            rival={sizes.rival}
            cubes={sizes.cubes === null ? null : Math.max(0, sizes.cubes - sizes.others)}
            isAi={[!isHuman(view, actor), !isHuman(view, rival)]}
          />
        )}
      </details>
    </li>
  );
}

/** What is still due between others: the rest of the queue. */
function OthersDue(): ReactNode {
  const { props, board, view, actor, language } = useBoard();
  const say = useDeskWords();
  const lines = view.crews.flatMap((_, crew) =>
    crew === actor
      ? []
      : dueOf(board, view, crew).flatMap(({ at, kind, rivals }) =>
          rivals
            .filter((rival) => rival !== actor && (kind === 'raid' || rival > crew))
            .map((rival) => ({ at, crew, rival })),
        ),
  );
  if (lines.length === 0) return null;
  return (
    <details className={style['odds']}>
      <summary>{say('queue.others', { count: lines.length })}</summary>
      <ul className={lineStyle['lines']}>
        {lines.map(({ at, crew, rival }) => (
          <li key={`${at} ${crew} ${rival}`}>
            {board.place(at) < 0
              ? words(language, 'base', { base: at })
              : placeTitle(board, board.place(at), language)}
            {': '}
            {crewCalled(props, board, view, crew)} {say('versus')} {crewCalled(props, board, view, rival)}
          </li>
        ))}
      </ul>
    </details>
  );
}

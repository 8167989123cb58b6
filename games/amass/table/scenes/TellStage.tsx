/** What happens to mines, bases and hands, in sentences with the pieces they are about. */
import type { ReactNode } from 'react';
import { isOfFrame } from '../../../pieces/told.ts';
import type { Colour } from '../../rules/content.ts';
import type { Story } from '../../rules/state.ts';
import { eventText } from '../../words/events.ts';
import { FaceDrawing } from '../cards/FaceDrawing.tsx';
import { crewCalled, useBoard } from '../context.ts';
import { Panel } from '../desk/Panel.tsx';
import { CubeMark, Die, Mark } from '../Pieces.tsx';
import { useDeskWords } from '../useDeskWords.ts';
import type { Kind } from './beats.ts';
import style from './TellStage.module.css';

const titles = [
  'alien',
  'clear',
  'cubes',
  'mine',
  'camp',
  'steal',
  'store',
] as const satisfies readonly Kind[];

export function TellStage(): ReactNode {
  const { props, board, view, language } = useBoard();
  const say = useDeskWords();
  const { scene } = props;
  const title = titles.find((kind) => kind === scene?.kind);
  if (scene === null || title === undefined) return null;
  const names = view.crews.map((_, crew) => crewCalled(props, board, view, crew));
  const lines = scene.events.flatMap(({ n, event }) => {
    if (isOfFrame(event)) return [];
    const text = eventText(event, names, props.ruleset, language);
    return text === null ? [] : [{ n, event, text }];
  });
  const card = lines.flatMap(({ event }) => (event.did === 'playResource' ? [event.card] : []))[0];
  return (
    <Panel title={say(`scene.${title}`)}>
      <div className={style['told']}>
        {card !== undefined && (
          <span className={style['card']}>
            <FaceDrawing
              thing={{ kind: 'resource', id: card }}
              ruleset={props.ruleset}
              settings={props.settings}
            />
          </span>
        )}
        <ul>
          {lines.map(({ n, event, text }) => (
            <li key={n}>
              <Pieces event={event} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}

/** Who it is about, the die that was rolled, the cubes that were moved. */
function Pieces({ event }: { readonly event: Story }): ReactNode {
  const { board, view } = useBoard();
  const crew = 'crew' in event ? event.crew : 'seat' in event ? event.seat : -1;
  const base = view.crews[crew]?.base;
  const face = event.did === 'camp' || event.did === 'stealRoll' ? event.face : null;
  return (
    <>
      {base !== undefined && face === null && <Mark base={base} size="1.4em" />}
      {base !== undefined && face !== null && <Die face={face} base={base} size="2.2rem" />}
      {cubesIn(event, (mine) => board.zones[board.place(mine)]?.colour ?? 'green').map((colour, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cubes of one colour are all alike.
        <CubeMark key={i} colour={colour} points={board.points[colour]} size="1.4em" />
      ))}
    </>
  );
}

function cubesIn(event: Story, colourOf: (mine: string) => Colour): readonly Colour[] {
  switch (event.did) {
    case 'steal':
      return event.cubes;
    case 'mine':
    case 'clear':
      return Array.from({ length: event.cubes }, () => colourOf(event.mine));
    default:
      return [];
  }
}

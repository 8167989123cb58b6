/** The ghost on the desk: tool, why not there, what would come into range and sight, confirm and cancel. */
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { standsOn } from '../../rules/plane/spot.ts';
import { none } from '../../rules/state.ts';
import { ghostSay } from '../../words/board/ghostTexts.ts';
import { exactly, number } from '../../words/measures.ts';
import { figureName, thingName } from '../../words/names.ts';
import { toolNames } from '../../words/terms.ts';
import { BoardProvider, useBoard } from '../context.ts';
import { DeskButton, Panel } from '../desk/Panel.tsx';
import { keyOf } from '../field/names.ts';
import { pieceKey } from '../field/sight.ts';
import { whyText } from '../field/why.ts';
import { free, type Ghost } from '../hand.ts';
import style from './GhostPanel.module.css';
import { turned } from './ghost.ts';
import { OutlookList } from './OutlookList.tsx';
import { outlookAt } from './outlook.ts';
import { type Placing, toolsUpTo } from './placing.ts';
import { useGhost } from './useGhost.ts';

export function GhostPanel(): ReactNode {
  const { model, view, plane, language, hand } = useBoard();
  const { ghost, placing, lay, change, confirm, cancel, moveTo } = useGhost();
  if (ghost === null || placing === null) return null;
  const say = (key: Parameters<typeof ghostSay>[1], values?: Parameters<typeof ghostSay>[2]): string =>
    ghostSay(language, key, values);
  const why = hand.is === 'ghost' ? hand.why : null;
  const wanted = hand.is === 'ghost' ? hand.wanted : null;
  const key = ghost.figure === none ? '' : keyOf(model, view, ghost.figure);
  const name = key === '' ? thingName(model, ghost.name, language, 'acc') : figureName(model, key, language);
  const far = Math.sqrt((ghost.x - placing.from.x) ** 2 + (ghost.y - placing.from.y) ** 2);
  const isMove = ghost.do === 'advance' || ghost.do === 'climb';
  const on = isMove ? standsOn(plane, ghost.x, ghost.y, ghost.radius) : none;
  return (
    <Panel title={say(`title.${ghost.do}`, { name })} isWanted>
      {ghost.do === 'advance' && (
        <fieldset className={style['tools']} aria-label={say('tools')}>
          {toolsUpTo(placing.tool).map((tool) => (
            <DeskButton key={tool} isPressed={ghost.tool === tool} press={() => change({ tool })}>
              {toolNames[tool][language]}
            </DeskButton>
          ))}
        </fieldset>
      )}
      <p className={style['where']}>
        {isMove && <span>{say('moved', { inches: exactly(far, language) })}</span>}
        {on >= 0 && (
          <span>{say('on', { piece: thingName(model, pieceKey(model, on), language, 'dat') })}</span>
        )}
        <span>{`x ${number(ghost.x / 1000, 3, language)} · y ${number(ghost.y / 1000, 3, language)}`}</span>
      </p>
      {why !== null && (
        <p className={style['why']} role="status">
          {wanted === null
            ? whyText(why, model, language)
            : say('snapped', { why: whyText(why, model, language) })}
          <small>
            {why.rule}
            {wanted !== null && ` · ${say('nearest')}`}
          </small>
        </p>
      )}
      {ghost.figure !== none && <SlowOutlook ghost={ghost} placing={placing} name={name} />}
      {isMove && lay !== null && (
        <details className={style['hinge']}>
          <summary>{say('hinge')}</summary>
          {(['first', 'second'] as const).map((half) => (
            <span key={half}>
              {say(`hinge.${half}`)}
              {[-32, -1, 1, 32].map((steps) => (
                <DeskButton
                  key={steps}
                  label={`${say(`hinge.${half}`)} ${number((steps * 360) / 2048, 1, language)}°`}
                  press={() => change({ lay: turned(lay, half, steps) })}
                >
                  {steps < -1 ? '⟲⟲' : steps < 0 ? '⟲' : steps > 1 ? '⟳⟳' : '⟳'}
                </DeskButton>
              ))}
            </span>
          ))}
          {ghost.lay !== null && (
            <DeskButton press={() => change({ lay: null })}>{say('hinge.free')}</DeskButton>
          )}
        </details>
      )}
      <div className={style['buttons']}>
        <DeskButton isMain isLegal={why === null || wanted !== null} press={confirm}>
          {isMove ? say(far === 0 ? 'confirm.stay' : 'confirm') : say('confirm.place')}
        </DeskButton>
        {far > 0 && <DeskButton press={() => moveTo(placing.from)}>{say('back')}</DeskButton>}
        <DeskButton press={cancel}>{say('cancel')}</DeskButton>
      </div>
    </Panel>
  );
}

interface SlowOutlookProps {
  readonly ghost: Ghost;
  readonly placing: Placing;
  readonly name: string;
}

/** The list comes after the area, and may lag behind the ghost: on a slow phone what is under the finger comes first. */
function SlowOutlook({ ghost, ...rest }: SlowOutlookProps): ReactNode {
  const spot = useDeferredValue<Ghost | null>(ghost, null);
  return spot === null ? null : <SpotOutlook ghost={spot} {...rest} />;
}

function SpotOutlook({ ghost: spot, placing, name }: SlowOutlookProps): ReactNode {
  const look = useBoard();
  const { model, view, plane, state, language } = look;
  const { from } = placing;
  // biome-ignore lint/correctness/useExhaustiveDependencies: all else that is looked at follows from these.
  const before = useMemo(
    () => outlookAt(look, { mark: spot.figure, ...from }),
    [spot.figure, from, model, view, plane, state],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: all else that is looked at follows from these.
  return useMemo(
    () => (
      <BoardProvider value={{ ...look, hand: free }}>
        <OutlookList
          outlook={outlookAt(look, { mark: spot.figure, x: spot.x, y: spot.y, r: spot.radius })}
          before={before}
          name={name}
        />
      </BoardProvider>
    ),
    [spot, before, model, view, plane, state, language, name],
  );
}

/** AW8: a slot for each cube of the haul: pick a cube and press a slot, drag it there, or have it done. */
import type { ReactNode } from 'react';
import { offerButton } from '../../../pieces/offering.ts';
import { type Colour, colours, facings } from '../../rules/content.ts';
import type { Move } from '../../rules/state.ts';
import { cubesLeft, mustStore } from '../../rules/store.ts';
import { wordsFor } from '../../words/choices.ts';
import { listOf } from '../../words/known.ts';
import { say as words } from '../../words/texts.ts';
import { useBoard } from '../context.ts';
import { cubeInHand } from '../map/meaning.ts';
import { CubeMark, Mark } from '../Pieces.tsx';
import { useDeskWords } from '../useDeskWords.ts';
import { useDragged } from './dragging.tsx';
import { MoveButton } from './MoveButton.tsx';
import { Actions, Note, Panel } from './Panel.tsx';
import style from './StorePanel.module.css';

export function StorePanel(): ReactNode {
  const { board, view, actor, cube } = useBoard();
  const say = useDeskWords();
  const crew = view.crews[actor];
  if (crew === undefined) return null;
  const own = { haul: crew.haul, setting: listOf(crew.setting) };
  const left = cubesLeft(own);
  const must = mustStore(board, crew);
  const set = own.setting.length;
  const inHand = cubeInHand(own, cube);
  return (
    <Panel title={say('store.title')} isCalling={!crew.ready} comesUp>
      <section className={style['haul']} aria-label={say('store.haul')}>
        {colours
          .filter((colour) => left[colour] > 0)
          .map((colour) => (
            <HaulCube key={colour} colour={colour} count={left[colour]} isPicked={colour === inHand} />
          ))}
        <Note as="span">{must > set ? say.count('store.left', must - set) : say('store.done')}</Note>
      </section>
      <Actions>
        {!crew.ready && set < must && (
          <MoveButton move={{ do: 'storeForMe' }} look="main">
            {say('store.forMe')}
          </MoveButton>
        )}
        {(crew.ready || set === must) && (
          <MoveButton move={{ do: crew.ready ? 'unready' : 'ready' }} look="main">
            {say(crew.ready ? 'store.unlock' : 'store.confirm')}
          </MoveButton>
        )}
      </Actions>
      <BaseSheet inHand={inHand} />
    </Panel>
  );
}

function HaulCube({
  colour,
  count,
  isPicked,
}: {
  readonly colour: Colour;
  readonly count: number;
  readonly isPicked: boolean;
}): ReactNode {
  const { board, language, takeCube } = useBoard();
  const say = useDeskWords();
  const dragged = useDragged({ kind: 'cube', colour });
  return (
    <button
      type="button"
      className={style['haulCube']}
      aria-pressed={isPicked}
      aria-label={say('store.pick', { colour: words(language, `colour.${colour}`), count })}
      data-thing={`cube ${colours.indexOf(colour)}`}
      onClick={() => takeCube(colour)}
      {...dragged}
    >
      <CubeMark colour={colour} points={board.points[colour]} size="2rem" /> ×{count}
    </button>
  );
}

/** Your base, large enough for fingers. */
function BaseSheet({ inHand }: { readonly inHand: Colour | null }): ReactNode {
  const { board, view, actor, language } = useBoard();
  const crew = view.crews[actor];
  if (crew === undefined) return null;
  return (
    <div className={style['base']}>
      {facings.map((facing, side) => (
        <ol
          key={facing}
          className={style['arm']}
          data-facing={facing}
          aria-label={words(language, `facing.${facing}`)}
        >
          {(crew.slots[side] ?? []).map((_, slot) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot is told by its place.
            <li key={slot}>
              <Slot side={side} slot={slot} inHand={inHand} />
            </li>
          ))}
        </ol>
      ))}
      <span className={style['heart']}>
        <Mark base={crew.base} size="1.6rem" />
        <small>{board.bases[crew.base]?.name}</small>
      </span>
    </div>
  );
}

function Slot({
  side,
  slot,
  inHand,
}: {
  readonly side: number;
  readonly slot: number;
  readonly inHand: Colour | null;
}): ReactNode {
  const { props, board, view, actor, language, act } = useBoard();
  const say = useDeskWords();
  const crew = view.crews[actor];
  const facing = facings[side] ?? 'N';
  const cube = crew?.slots[side]?.[slot] ?? null;
  const set = listOf(crew?.setting ?? []).find((one) => one.facing === side && one.slot === slot);
  const move: Move =
    set === undefined
      ? { do: 'store', facing, slot: slot + 1, colour: inHand ?? 'green' }
      : { do: 'unstore', facing, slot: slot + 1 };
  const isLegal = props.whyNot(move) === null;
  const shown = cube ?? set?.colour ?? null;
  const label = isLegal
    ? wordsFor(board, view, actor, move, language)
    : say('slot', {
        facing: words(language, `facing.${facing}`),
        slot: slot + 1,
        cube: shown === null ? say('slot.empty') : words(language, `colour.${shown}`),
      });
  return (
    <button
      {...offerButton(isLegal, label, () => act(move))}
      className={style['slot']}
      data-slot={`${side} ${slot}`}
      data-set={set !== undefined}
    >
      {shown !== null && <CubeMark colour={shown} points={board.points[shown]} size="100%" />}
    </button>
  );
}

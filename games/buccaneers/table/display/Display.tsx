/** A display, laid out as the rules group it: groups, stack, Toys, the rest, and cards held (B18 to B20). */

import type { ReactNode } from 'react';
import { choiceFor } from '../../../pieces/choosing.ts';
import type { Cards } from '../../rules/cards.ts';
import type { View } from '../../rules/state.ts';
import { isScoring, picksLeft } from '../../rules/turns.ts';
import type { SeatView } from '../../words/known.ts';
import { described, modifierName } from '../../words/names.ts';
import { Tile } from '../cards/Tile.tsx';
import { useBoard, useWords } from '../context.ts';
import type { Thing } from '../types.ts';
import style from './Display.module.css';
import { Group } from './Group.tsx';
import { RelicChoice } from './RelicChoice.tsx';
import { Stack } from './Stack.tsx';
import { Toys } from './Toys.tsx';

interface DisplayProps {
  readonly seat: number;
  readonly place: SeatView;
}

const trash = (id: number): Thing => ({ kind: 'trash', id });

export function Display({ seat, place }: DisplayProps): ReactNode {
  const { props, view, cards, language } = useBoard();
  const say = useWords();
  const isEmpty =
    place.groups.length + place.stack.length + place.toys.length + place.shown.length + place.held.length ===
    0;
  const isLost = (view.over || isScoring(view)) && view.sheet[view.round - 1]?.lines[seat]?.drawnIn === true;
  return (
    <fieldset className={style['display']}>
      <legend className="unseen">{say('display', { player: props.names[seat] ?? '' })}</legend>
      {isEmpty && <p className={style['empty']}>{say(isLost ? 'display.lost' : 'display.empty')}</p>}
      {place.groups.map((group, index) => (
        <Group key={group[0]} seat={seat} place={place} index={index} />
      ))}
      <NewGroup seat={seat} count={place.groups.length} />
      <Stack place={place} />
      <Toys place={place} />
      {place.shown.map(({ card, spin, awake }) => (
        <Shown key={card} seat={seat} card={card} spin={spin} awake={awake} />
      ))}
      {place.held.map((id) => (
        <Tile key={`held ${id}`} thing={{ kind: 'modifier', id }} label={modifierName(cards, id, language)} />
      ))}
    </fieldset>
  );
}

/** While a group must be chosen, a new one isn't an option: pressing it says why (B18). */
function NewGroup({ seat, count }: { readonly seat: number; readonly count: number }): ReactNode {
  const { props } = useBoard();
  const say = useWords();
  if (!props.choices.some((one) => one.seat === seat && one.move.do === 'join')) return null;
  const move = { do: 'join', group: count } as const;
  const refusal = choiceFor(props.choices, seat, move) === undefined ? props.whyNot(move) : null;
  return (
    <button
      type="button"
      className={style['newGroup']}
      aria-disabled="true"
      onClick={() => refusal !== null && props.explain(refusal)}
    >
      {say('newGroup')}
    </button>
  );
}

/** When an Artifact that sleeps now will wake (B38, BA12). */
function sleepOf(cards: Cards, view: View): 'asleep' | 'asleep.scoring' | 'asleep.never' {
  if (picksLeft(cards, view) > 0) return 'asleep';
  return view.wakeForScoring && !isScoring(view) ? 'asleep.scoring' : 'asleep.never';
}

interface ShownProps {
  readonly seat: number;
  readonly card: number;
  readonly spin: number;
  readonly awake: boolean;
}

function Shown({ seat, card, spin, awake }: ShownProps): ReactNode {
  const { view, cards, language } = useBoard();
  const say = useWords();
  const sleeps = cards.trash[card]?.effect?.do === 'turnOnReveal' && !awake;
  const label = described(cards, card, language, spin);
  const tile = sleeps ? (
    <Tile thing={trash(card)} label={`${label}, ${say(sleepOf(cards, view))}`} spin={spin} note="z z z" />
  ) : (
    <Tile thing={trash(card)} label={label} spin={spin} />
  );
  return (
    <RelicChoice seat={seat} card={card}>
      {tile}
    </RelicChoice>
  );
}

/** A display, laid out as the rules group it: groups, stack, Toys, the rest, and cards held (B18 to B20). */

import type { ReactNode } from 'react';
import { choiceFor } from '../../../pieces/choosing.ts';
import type { Thing } from '../../../table.ts';
import type { Cards } from '../../rules/cards.ts';
import type { View } from '../../rules/state.ts';
import { isScoring, picksLeft } from '../../rules/turns.ts';
import { described, modifierName } from '../../words/names.ts';
import { signless } from '../../words/numbers.ts';
import { say as sayIn } from '../../words/texts.ts';
import { Tile } from '../cards/Tile.tsx';
import { useBoard, useWords } from '../context.ts';
import { isKnown, knownOf, type SeatView, worthOf } from '../known.ts';
import style from './Display.module.css';
import { Group } from './Group.tsx';
import { RelicChoice } from './RelicChoice.tsx';
import { Sum } from './Sum.tsx';

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
  const isLost = view.over && view.sheet.at(-1)?.lines[seat]?.drawnIn === true;
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

/** While a group must be chosen, a new one is no choice: pressing it says why (B18). */
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

/** Shapeshifters fanned out, the newest on top: its Weight counts for all. */
function Stack({ place }: { readonly place: SeatView }): ReactNode {
  const { cards, language } = useBoard();
  const say = useWords();
  const { stack } = place;
  const top = stack.at(-1);
  if (top === undefined) return null;
  const { value, weight } = worthOf(cards, knownOf(place).place, stack);
  const topWeight = signless(cards.trash[top]?.weight ?? 0);
  const label = say('stack', {
    value: signless(value),
    weight: signless(weight),
    count: stack.length,
    top: topWeight,
  });
  return (
    <fieldset className={style['cluster']} data-kind="stack">
      <legend className="unseen">{label}</legend>
      <div className={style['fan']}>
        {stack.map((id) => (
          <Tile key={id} thing={trash(id)} label={described(cards, id, language)} />
        ))}
      </div>
      <Sum value={value} weight={weight} />
    </fieldset>
  );
}

function Toys({ place }: { readonly place: SeatView }): ReactNode {
  const { cards, language } = useBoard();
  if (place.toys.length === 0) return null;
  const isOwn = place.toys.every((toy) => isKnown(toy.card));
  return (
    <fieldset className={style['cluster']} data-kind="toys">
      <legend className="unseen">{sayIn(language, isOwn ? 'toys.own' : 'toys')}</legend>
      <div className={style['row']}>
        {place.toys.map(({ card, hand, turn }) =>
          isKnown(card) ? (
            <Tile
              key={card}
              thing={trash(card)}
              label={sayIn(language, 'card.faceDown', { card: described(cards, card, language) })}
              note={sayIn(language, 'faceDown')}
            />
          ) : (
            <Tile
              key={`${hand} ${turn}`}
              thing={{ kind: 'back', id: 0 }}
              label={sayIn(language, 'toy.hidden')}
            />
          ),
        )}
      </div>
    </fieldset>
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

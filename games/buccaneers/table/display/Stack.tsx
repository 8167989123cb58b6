/** Shapeshifters fanned out, the newest on top: its Weight counts for all (B19). */
import type { ReactNode } from 'react';
import { knownOf, type SeatView, worthOf } from '../../words/known.ts';
import { described } from '../../words/names.ts';
import { signless } from '../../words/numbers.ts';
import { Tile } from '../cards/Tile.tsx';
import { useBoard, useWords } from '../context.ts';
import style from './Cluster.module.css';
import { Sum } from './Sum.tsx';

export function Stack({ place }: { readonly place: SeatView }): ReactNode {
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
          <Tile key={id} thing={{ kind: 'trash', id }} label={described(cards, id, language)} />
        ))}
      </div>
      <Sum value={value} weight={weight} />
    </fieldset>
  );
}

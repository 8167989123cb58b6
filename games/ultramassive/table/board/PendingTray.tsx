/** Drafted Resources still to be gained, in any order (R12). */
import type { ReactNode } from 'react';
import { useRoving } from '../../../pieces/roving.ts';
import type { Effect } from '../../rules/content.ts';
import type { Move, OpenPlace, Pending, View } from '../../rules/state.ts';
import { pendingText } from '../../words/choices.ts';
import { draftSpaceThing, partsOf, tokenThing } from '../../words/things.ts';
import { EffectSigns, TokenSign } from '../cards/EffectSigns.tsx';
import { useBoard, useWords } from '../context.ts';
import type { Thing } from '../types.ts';
import { useOffers } from '../useOffers.ts';
import style from './PendingTray.module.css';

export function PendingTray({
  seat,
  place,
}: {
  readonly seat: number;
  readonly place: OpenPlace;
}): ReactNode {
  const { view, cards, language, near, step, props } = useBoard();
  const say = useWords();
  const offers = useOffers();
  const roving = useRoving<HTMLFieldSetElement>();
  if (place.pending.length === 0) return null;
  const thingOf = (pending: Pending): string => {
    const { kind, id } = pendingThing(view, pending);
    return `${kind} ${id}`;
  };
  return (
    <fieldset {...roving} className={style['tray']}>
      <legend>{say('pending')}</legend>
      {place.pending.map((pending, at) => {
        const move: Move = step?.do === 'remove' ? { do: 'removePending', at } : { do: 'gain', at };
        const text = pendingText(cards, view, pending, language);
        const inner = (
          <>
            <PendingSigns pending={pending} />
            <span className={style['what']}>{text}</span>
            {pending.is === 'token' && pending.from !== seat && (
              <small>{say('pending.from', { player: props.names[pending.from] ?? '' })}</small>
            )}
          </>
        );
        const key = `${at} ${JSON.stringify(pending)}`;
        return seat === near ? (
          <button
            key={key}
            {...offers.button(move, text)}
            className={style['resource']}
            data-thing={thingOf(pending)}
          >
            {inner}
          </button>
        ) : (
          <span
            key={key}
            className={style['resource']}
            role="img"
            aria-label={text}
            data-thing={thingOf(pending)}
          >
            {inner}
          </span>
        );
      })}
    </fieldset>
  );
}

/** What help opens on: the token, the draft space or the card it comes from. */
function pendingThing({ options, draftTokens }: View, pending: Pending): Thing {
  if (pending.is === 'token') return tokenThing(pending.token);
  if (pending.is === 'part') return { kind: 'resource', id: pending.card };
  return draftSpaceThing(options.edition, draftTokens[pending.set], pending.set, pending.space);
}

function PendingSigns({ pending }: { readonly pending: Pending }): ReactNode {
  const { view, cards } = useBoard();
  if (pending.is === 'token') return <TokenSign token={pending.token} cards={cards} />;
  const steps: readonly (Effect | undefined)[] =
    pending.is === 'part'
      ? [partsOf(cards, pending.card)[pending.part]]
      : cards.effects(cards.nameOf(view, pending)).steps;
  return <EffectSigns of={steps.filter((one) => one !== undefined)} cards={cards} />;
}

/** The Anomalies as three trees, tiers from left to right: what is owned, to be had, too dear, or closed (R28 to R30). */
import { type ReactNode, useState } from 'react';
import { useRoving } from '../../../pieces/roving.ts';
import { type Slot, slots, type Type, tierOf, typeOf, types } from '../../rules/content.ts';
import { barred } from '../../rules/discover.ts';
import type { Gain } from '../../rules/foreseen.ts';
import { sayCount } from '../../words/boardTexts.ts';
import { effectsText, passiveText } from '../../words/effects.ts';
import { isKnown } from '../../words/known.ts';
import { anomalyName } from '../../words/names.ts';
import { anomalyThing } from '../../words/things.ts';
import { worthNow, worthText } from '../../words/worth.ts';
import { AnomalyFace } from '../cards/faces.tsx';
import { useBoard, useCounts, useLit, useWords } from '../context.ts';
import { SeatMark } from '../SeatMark.tsx';
import { useOffers } from '../useOffers.ts';
import style from './Market.module.css';

/** How an Anomaly stands to the near player. */
type Standing = 'owned' | 'sealed' | 'open' | 'dear' | 'later' | 'closed';

const whys: Readonly<Record<string, Standing>> = {
  ownedAlready: 'owned',
  otherTierTwo: 'closed',
  tierBefore: 'later',
  tooDear: 'dear',
};

export function Market(): ReactNode {
  const { view, cards, language, near, step } = useBoard();
  const say = useWords();
  const count = useCounts();
  const [shown, show] = useState<Slot | null>(null);
  const seat = view.seats[near];
  if (seat === undefined) return null;
  const discount = typeof step?.['discount'] === 'number' ? step['discount'] : 0;
  const standing = (slot: Slot): Standing => {
    if (isKnown(seat.choice) && seat.decided && seat.choice === slot) return 'sealed';
    return whys[barred(cards, seat, slot, discount)?.why ?? ''] ?? 'open';
  };
  const lacking = (slot: Slot): number =>
    Math.max(0, cards.content.anomalies[slot].cost - discount) - seat.discovery;
  const open = slots.filter((slot) => standing(slot) === 'open');
  const entry = shown === null ? null : cards.content.anomalies[shown];
  const how = shown === null ? 'open' : standing(shown);
  return (
    <div className={style['market']}>
      <p className={style['afford']}>
        {open.length === 0
          ? say('market.afford.none', { held: seat.discovery })
          : sayCount(language, 'market.afford', open.length, { held: seat.discovery })}
      </p>
      {types.map((type) => (
        <Tree key={type} {...{ type, standing, lacking, show }} now={(slot) => worthNow(cards, seat, slot)} />
      ))}
      {open.map((slot) => (
        <span key={slot} id={worthId(slot)} hidden>
          {worthText(cards, view, seat, slot, language)}
        </span>
      ))}
      <p className={style['words']} aria-hidden="true">
        {entry === null || shown === null ? (
          say('market.hint')
        ) : (
          <>
            <b>{anomalyName(cards, shown, language)}.</b> {effectsText(entry.effect, language)}{' '}
            {entry.passives.map((one) => passiveText(one, language)).join(' ')}{' '}
            {(how === 'open' || how === 'dear') && <b>{worthText(cards, view, seat, shown, language)}</b>}{' '}
            {how === 'dear' && <em>{count('market.why.dear', lacking(shown))}</em>}
            {(how === 'later' || how === 'closed') && <em>{say(`market.why.${how}`)}</em>}
          </>
        )}
      </p>
    </div>
  );
}

interface TreeProps {
  readonly type: Type;
  standing(slot: Slot): Standing;
  /** So many Discovery Counters are missing. */
  lacking(slot: Slot): number;
  /** What using it would bring at once. */
  now(slot: Slot): Gain;
  show(slot: Slot | null): void;
}

const worthId = (slot: Slot): string => `worth-${slot}`;

/** So much at once, as a mark: "+5 M☉". */
const markOf = ({ mass, discovery }: Gain): string =>
  [mass > 0 ? `+${mass} M☉` : '', discovery > 0 ? `+${discovery} ⬡` : '']
    .filter((one) => one !== '')
    .join(' ');

function Tree({ type, standing, lacking, now, show }: TreeProps): ReactNode {
  const { cards, language, view } = useBoard();
  const say = useWords();
  const offers = useOffers();
  const isLit = useLit();
  const roving = useRoving<HTMLFieldSetElement>();
  return (
    <fieldset {...roving} className={style['tree']} data-type={type}>
      <legend className="unseen">{say(`type.${type}`)}</legend>
      {slots
        .filter((slot) => typeOf(slot) === type)
        .map((slot) => {
          const how = standing(slot);
          const thing = anomalyThing(slot);
          const owners = view.seats.flatMap((place, seat) => (place.anomalies.includes(slot) ? [seat] : []));
          const button = offers.button(
            { do: 'discover', anomaly: slot },
            say(`market.${how}`, {
              name: anomalyName(cards, slot, language),
            }),
          );
          return (
            <button
              key={slot}
              {...button}
              className={style['card']}
              aria-describedby={how === 'open' ? worthId(slot) : undefined}
              data-hover={button['data-legal'] ? 'off' : undefined}
              data-tier={tierOf(slot)}
              data-standing={how}
              data-thing={`anomaly ${thing.id}`}
              data-lit={isLit(thing)}
              onPointerEnter={(event) => {
                show(slot);
                button.onPointerEnter?.(event);
              }}
              onFocus={(event) => {
                show(slot);
                button.onFocus?.(event);
              }}
            >
              <AnomalyFace
                slot={slot}
                cards={cards}
                language={language}
                small
                priced={how !== 'owned'}
                note={say(`market.mark.${how}`, { lacking: lacking(slot), now: markOf(now(slot)) })}
                isLocked={how === 'later' || how === 'closed'}
              />
              {owners.length > 0 && (
                <span className={style['owners']}>
                  {owners.map((seat) => (
                    <SeatMark key={seat} seat={seat} />
                  ))}
                </span>
              )}
            </button>
          );
        })}
    </fieldset>
  );
}

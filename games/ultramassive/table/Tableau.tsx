/** The Anomalies a player owns; used Effects are dimmed, Core cards kept are shown to their owner alone. */
import type { ReactNode } from 'react';
import type { Slot } from '../rules/content.ts';
import { AnomalyFace, CoreFace } from './cards/faces.tsx';
import { useBoard, useLit, useWords } from './context.ts';
import { type SeatView, seenIn } from './known.ts';
import { anomalyName, coreName } from './naming.ts';
import style from './Tableau.module.css';
import { anomalyThing } from './things.ts';
import { useOffers } from './useOffers.ts';

interface TableauProps {
  readonly seat: number;
  readonly place: SeatView;
}

export function Tableau({ seat, place }: TableauProps): ReactNode {
  const { cards, language, near, step } = useBoard();
  const say = useWords();
  const isChoosing = step?.do === 'chooseCore' && seat === near;
  const kept = seenIn(place.kept);
  const isBare = place.anomalies.length + place.cores.length + place.kept.length === 0;
  return (
    <section className={style['tableau']} aria-label={say('tableau')}>
      <h3 className={style['title']}>{say('tableau')}</h3>
      {isChoosing && <Choosing kept={kept} />}
      <div className={style['cards']}>
        {place.anomalies.map((slot) => (
          <Owned key={slot} slot={slot} isUsed={place.used.includes(slot)} isOwn={seat === near} />
        ))}
        {place.cores.map((core) => (
          <OwnedCore key={core} core={core} isUsed={place.usedCores.includes(core)} isOwn={seat === near} />
        ))}
        {!isChoosing &&
          kept.map((core) => (
            <span key={core} className={style['kept']} data-thing={`core ${core}`}>
              <CoreFace id={core} cards={cards} language={language} small />
              <small>{say('tableau.kept')}</small>
            </span>
          ))}
        {kept.length === 0 && place.kept.length > 0 && (
          <p className={style['none']}>{say('tableau.hidden', { count: place.kept.length })}</p>
        )}
        {isBare && <p className={style['none']}>{say('tableau.none')}</p>}
      </div>
    </section>
  );
}

/** R57: at each expansion one of the Core cards still kept. */
function Choosing({ kept }: { readonly kept: readonly number[] }): ReactNode {
  const { cards, language } = useBoard();
  const offers = useOffers();
  return (
    <div className={style['choosing']}>
      {kept.map((core) => (
        <button
          key={core}
          {...offers.button({ do: 'takeCore', core }, '')}
          className={style['card']}
          data-thing={`core ${core}`}
        >
          <CoreFace id={core} cards={cards} language={language} />
        </button>
      ))}
    </div>
  );
}

interface OwnedProps {
  readonly isUsed: boolean;
  readonly isOwn: boolean;
}

function Owned({ slot, isUsed, isOwn }: OwnedProps & { readonly slot: Slot }): ReactNode {
  const { cards, language, props } = useBoard();
  const say = useWords();
  const offers = useOffers();
  const isLit = useLit();
  const thing = anomalyThing(slot);
  const name = anomalyName(cards, slot, language);
  const label = isUsed ? say('tableau.used', { name }) : name;
  const button = isOwn
    ? offers.button({ do: 'use', anomaly: slot }, label)
    : { type: 'button' as const, 'aria-label': label, onClick: () => props.help(thing) };
  return (
    <button
      {...button}
      className={style['card']}
      data-used={isUsed}
      data-thing={`anomaly ${thing.id}`}
      data-lit={isLit(thing)}
    >
      <AnomalyFace slot={slot} cards={cards} language={language} small priced={false} />
      {isUsed && <small className={style['used']}>{say('tableau.mark.used')}</small>}
    </button>
  );
}

function OwnedCore({ core, isUsed, isOwn }: OwnedProps & { readonly core: number }): ReactNode {
  const { cards, language, props } = useBoard();
  const say = useWords();
  const offers = useOffers();
  const isLit = useLit();
  const name = coreName(cards, core, language);
  const label = isUsed ? say('tableau.used', { name }) : name;
  const button = isOwn
    ? offers.button({ do: 'useCore', core }, label)
    : { type: 'button' as const, 'aria-label': label, onClick: () => props.help({ kind: 'core', id: core }) };
  return (
    <button
      {...button}
      className={style['card']}
      data-used={isUsed}
      data-thing={`core ${core}`}
      data-lit={isLit({ kind: 'core', id: core })}
    >
      <CoreFace id={core} cards={cards} language={language} small />
      {isUsed && <small className={style['used']}>{say('tableau.mark.used')}</small>}
    </button>
  );
}

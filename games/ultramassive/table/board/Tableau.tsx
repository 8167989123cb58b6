/** The Anomalies a player owns; used Effects are dimmed, Core cards kept are shown to their owner alone. */
import type { ReactNode } from 'react';
import { useRoving } from '../../../pieces/roving.ts';
import type { Slot } from '../../rules/content.ts';
import type { SeatView } from '../../rules/state.ts';
import { seenIn } from '../../words/known.ts';
import { anomalyName, coreName } from '../../words/names.ts';
import { terms } from '../../words/terms.ts';
import { anomalyThing } from '../../words/things.ts';
import { AnomalyFace, CoreFace } from '../cards/faces.tsx';
import { useBoard, useLit, useWords } from '../context.ts';
import { useOffers } from '../useOffers.ts';
import style from './Tableau.module.css';

interface TableauProps {
  readonly seat: number;
  readonly place: SeatView;
}

export function Tableau({ seat, place }: TableauProps): ReactNode {
  const { near, step } = useBoard();
  const say = useWords();
  const roving = useRoving<HTMLDivElement>();
  const isChoosing = step?.do === 'chooseCore' && seat === near;
  const kept = seenIn(place.kept);
  const owned = place.anomalies.length + place.cores.length;
  const isBare = owned + place.kept.length === 0;
  // Words while there is room for them; later their signs are known.
  const hasWords = owned <= 3;
  return (
    <section className={style['tableau']} aria-label={say('tableau')}>
      <h3 className={style['title']}>{say('tableau')}</h3>
      {isChoosing && <Choosing kept={kept} />}
      <div {...roving} className={style['cards']}>
        {place.anomalies.map((slot) => (
          <Owned
            key={slot}
            slot={slot}
            isUsed={place.used.includes(slot)}
            isOwn={seat === near}
            hasWords={hasWords}
          />
        ))}
        {place.cores.map((core) => (
          <OwnedCore
            key={core}
            core={core}
            isUsed={place.usedCores.includes(core)}
            isOwn={seat === near}
            hasWords={hasWords}
          />
        ))}
        {kept.length === 0 && place.kept.length > 0 && (
          <p className={style['none']}>{say('tableau.hidden', { count: place.kept.length })}</p>
        )}
        {isBare && <p className={style['none']}>{say('tableau.none')}</p>}
      </div>
      {!isChoosing && kept.length > 0 && <Kept cores={kept} />}
    </section>
  );
}

/** R57: one of these comes with each expansion; a line is enough until then. */
function Kept({ cores }: { readonly cores: readonly number[] }): ReactNode {
  const { cards, language, props } = useBoard();
  const say = useWords();
  const roving = useRoving<HTMLParagraphElement>();
  return (
    <p {...roving} className={style['kept']}>
      {say('tableau.kept')}:
      {cores.map((id) => (
        <button
          key={id}
          type="button"
          data-thing={`core ${id}`}
          onClick={() => props.help({ kind: 'core', id })}
        >
          {cards.content.cores[cards.coreKey(id)]?.name[language]}
        </button>
      ))}
    </p>
  );
}

/** R57: at each expansion one of the Core cards still kept. */
function Choosing({ kept }: { readonly kept: readonly number[] }): ReactNode {
  const { cards, language } = useBoard();
  const offers = useOffers();
  const roving = useRoving<HTMLDivElement>();
  return (
    <div {...roving} className={style['choosing']}>
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
  readonly hasWords: boolean;
  readonly isUsed: boolean;
  readonly isOwn: boolean;
}

function Owned({ slot, isUsed, isOwn, hasWords }: OwnedProps & { readonly slot: Slot }): ReactNode {
  const { view, cards, language, props } = useBoard();
  const { cooldown } = terms(view.options.edition, language);
  const say = useWords();
  const offers = useOffers();
  const isLit = useLit();
  const thing = anomalyThing(slot);
  const name = anomalyName(cards, slot, language);
  const label = isUsed ? say('tableau.used', { name, cooldown }) : name;
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
      <AnomalyFace slot={slot} cards={cards} language={language} small={!hasWords} priced={false} />
      {isUsed && (
        <small className={style['used']} title={cooldown}>
          {say('tableau.mark.used')}
        </small>
      )}
    </button>
  );
}

function OwnedCore({ core, isUsed, isOwn, hasWords }: OwnedProps & { readonly core: number }): ReactNode {
  const { view, cards, language, props } = useBoard();
  const { cooldown } = terms(view.options.edition, language);
  const say = useWords();
  const offers = useOffers();
  const isLit = useLit();
  const name = coreName(cards, core, language);
  const label = isUsed ? say('tableau.used', { name, cooldown }) : name;
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
      <CoreFace id={core} cards={cards} language={language} small={!hasWords} />
      {isUsed && (
        <small className={style['used']} title={cooldown}>
          {say('tableau.mark.used')}
        </small>
      )}
    </button>
  );
}

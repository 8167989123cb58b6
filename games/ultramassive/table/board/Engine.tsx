/** What works for a player: the Anomalies owned at a glance, and what the next Orbit would bring. */
import type { ReactNode } from 'react';
import type { Effect, Passive } from '../../rules/content.ts';
import { gainOfOrbits } from '../../rules/foreseen.ts';
import { channels, type OpenPlace } from '../../rules/state.ts';
import { effectsText, passiveText } from '../../words/effects.ts';
import { anomalyName, coreName } from '../../words/names.ts';
import { powersShort } from '../../words/short.ts';
import { anomalyThing } from '../../words/things.ts';
import { EffectSigns, PassiveSigns } from '../cards/EffectSigns.tsx';
import { Sign } from '../cards/Sign.tsx';
import { useBoard, useWords } from '../context.ts';
import { ChannelSign } from '../legend/ChannelSign.tsx';
import style from './Engine.module.css';

export function Engine({ place }: { readonly place: OpenPlace }): ReactNode {
  const { view } = useBoard();
  if (view.phase === 'over') return null;
  return (
    <div className={style['engine']}>
      <NextOrbit place={place} />
      <Owned place={place} />
    </div>
  );
}

function NextOrbit({ place }: { readonly place: OpenPlace }): ReactNode {
  const { cards } = useBoard();
  const say = useWords();
  return (
    <ul className={style['list']} aria-label={say('orbit.next')}>
      <li aria-hidden="true">{say('orbit.next')}:</li>
      {channels.map((channel) => {
        const { mass, discovery } = gainOfOrbits(cards, place, [{ channel, spaces: 1 }]);
        return (
          <li key={channel} className={style['channel']} data-channel={channel}>
            <ChannelSign channel={channel} /> {say(`channel.${channel}`)}{' '}
            {mass + discovery === 0 && <span>{say('orbit.nothing')}</span>}
            {mass > 0 && (
              <b>
                +{mass} <span className="unseen">{say('mass')}</span>
                <Sign of="mass" />
              </b>
            )}
            {discovery > 0 && (
              <b>
                +{discovery} <span className="unseen">{say('discovery')}</span>
                <Sign of="discovery" />
              </b>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Owned({ place }: { readonly place: OpenPlace }): ReactNode {
  const { cards, language } = useBoard();
  const say = useWords();
  const parts = [
    ...place.anomalies.map((slot) => ({
      ...{ thing: `anomaly ${anomalyThing(slot).id}`, ...cards.content.anomalies[slot] },
      ...{ title: anomalyName(cards, slot, language), isUsed: place.used.includes(slot) },
    })),
    ...place.cores.flatMap((core) => {
      const entry = cards.content.cores[cards.coreKey(core)];
      if (entry === undefined) return [];
      const isUsed = place.usedCores.includes(core);
      return [
        { ...entry, type: 'core', thing: `core ${core}`, title: coreName(cards, core, language), isUsed },
      ];
    }),
  ];
  return (
    <ul className={style['list']} aria-label={say('engine')}>
      <li aria-hidden="true">{say('engine')}:</li>
      {parts.length === 0 && <li>{say('engine.none')}</li>}
      {parts.map(({ thing, type, title, effect, passives, isUsed }) => (
        <li key={thing} className={style['part']} data-type={type} data-used={isUsed} data-thing={thing}>
          <span className="unseen">
            {say(isUsed ? 'engine.used' : 'engine.ready', {
              name: title,
              what: wordsOf(effect, passives, language),
            })}
          </span>
          {effect.length > 0 && <EffectSigns of={effect} cards={cards} />}
          {passives.length > 0 && <PassiveSigns of={passives} cards={cards} />}
          <small className={style['short']} aria-hidden="true">
            {powersShort(cards, { effect, passives }, language)}
          </small>
        </li>
      ))}
    </ul>
  );
}

const wordsOf = (effect: readonly Effect[], passives: readonly Passive[], language: 'en' | 'de'): string =>
  [effectsText(effect, language), ...passives.map((one) => passiveText(one, language))].join(' ').trim();

/** The faces of the cards, each from its entry in the box. */
import type { ReactNode } from 'react';
import type { Cards } from '../../rules/cards.ts';
import type { Effect, Passive, Slot } from '../../rules/content.ts';
import { tierOf, typeOf } from '../../rules/content.ts';
import { challengeText, effectsText, passiveText } from '../../words/effects.ts';
import { actionName, anomalyName, cardName, effectsShort } from '../../words/names.ts';
import { empoweredShort, powersShort } from '../../words/short.ts';
import { codeOf, partsOf } from '../../words/things.ts';
import type { Language } from '../types.ts';
import { CardFace } from './CardFace.tsx';
import { EffectSigns, PassiveSigns } from './EffectSigns.tsx';
import style from './faces.module.css';
import { Sign } from './Sign.tsx';

interface FaceProps {
  readonly cards: Cards;
  readonly language: Language;
  /** Without words: signs alone, for small sizes. */
  readonly small?: boolean;
}

export function ActionFace({
  id,
  cards,
  language,
  small = false,
  empowered = null,
}: FaceProps & { readonly id: number; readonly empowered?: boolean | null }): ReactNode {
  const { type, power, primary, empowered: more } = cards.action(id);
  const [first, second] = [cards.effects(primary).steps, cards.effects(more).steps];
  return (
    <CardFace
      family={type}
      title={actionName(cards, id, language)}
      badge={power}
      {...(small ? {} : { words: effectsText(first, language) })}
      short={small ? effectsShort(cards, first, language) : empoweredShort(cards, second, language)}
    >
      <EffectSigns of={first} cards={cards} />
      {second.length > 0 && (
        <span className={style['empowered']} data-empowered={empowered ?? 'unknown'}>
          <EffectSigns of={second} cards={cards} />
        </span>
      )}
    </CardFace>
  );
}

const powersText = (effect: readonly Effect[], passives: readonly Passive[], language: Language): string =>
  [effectsText(effect, language), ...passives.map((one) => passiveText(one, language))]
    .filter((text) => text !== '')
    .join(' ');

const Powers = (props: {
  readonly effect: readonly Effect[];
  readonly passives: readonly Passive[];
  readonly cards: Cards;
}): ReactNode => (
  <>
    {props.effect.length > 0 && <EffectSigns of={props.effect} cards={props.cards} />}
    {props.passives.length > 0 && <PassiveSigns of={props.passives} cards={props.cards} />}
  </>
);

export function AnomalyFace({
  slot,
  cards,
  language,
  small = false,
  priced = true,
  note = '',
  isLocked = false,
}: FaceProps & {
  readonly slot: Slot;
  readonly priced?: boolean;
  readonly note?: string;
  readonly isLocked?: boolean;
}): ReactNode {
  const { effect, passives, cost } = cards.content.anomalies[slot];
  const price = (
    <>
      <Sign of="discovery" />
      {cost}
    </>
  );
  return (
    <CardFace
      family={typeOf(slot)}
      title={anomalyName(cards, slot, language)}
      badge={tierOf(slot)}
      note={note}
      isLocked={isLocked}
      {...(priced ? { price } : {})}
      {...(small
        ? { short: powersShort(cards, { effect, passives }, language) }
        : { words: powersText(effect, passives, language) })}
    >
      <Powers effect={effect} passives={passives} cards={cards} />
    </CardFace>
  );
}

const letters: Readonly<Record<string, string>> = {
  Alpha: 'α',
  Beta: 'β',
  Gamma: 'γ',
  Delta: 'δ',
  Epsilon: 'ε',
  Omega: 'Ω',
};

export function CoreFace({
  id,
  cards,
  language,
  small = false,
}: FaceProps & { readonly id: number }): ReactNode {
  const core = cards.content.cores[cards.coreKey(id)];
  if (core === undefined) return null;
  const { letter, name, effect, passives } = core;
  return (
    <CardFace
      family="core"
      title={name[language]}
      badge={letters[letter] ?? letter}
      {...(small
        ? { short: powersShort(cards, { effect, passives }, language) }
        : { words: powersText(effect, passives, language) })}
    >
      <Powers effect={effect} passives={passives} cards={cards} />
    </CardFace>
  );
}

export function ResourceFace({
  id,
  cards,
  language,
  small = false,
}: FaceProps & { readonly id: number }): ReactNode {
  const parts = partsOf(cards, id);
  return (
    <CardFace
      family="resource"
      title={cardName(cards, 'resource', id, language)}
      {...(small ? {} : { words: effectsText(parts, language) })}
    >
      <EffectSigns of={parts} cards={cards} />
    </CardFace>
  );
}

export function ChallengeFace({ id, cards, language }: FaceProps & { readonly id: number }): ReactNode {
  const entry = cards.content.challenges[codeOf(cards, 'challenge', id)];
  return (
    <CardFace family="challenge" title={cardName(cards, 'challenge', id, language)}>
      {entry?.challenges.map((challenge, which) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the two of a card never change places.
        <span key={which} className={style['challenge']}>
          {challengeText(challenge, language)} <b>+{challenge.reward}</b>
        </span>
      ))}
    </CardFace>
  );
}

export function DraftTokenFace({ id, cards, language }: FaceProps & { readonly id: number }): ReactNode {
  const entry = cards.content.draftTokens[codeOf(cards, 'draftToken', id)];
  return (
    <CardFace family="draft" title={cardName(cards, 'draftToken', id, language)}>
      {entry?.spaces.map(({ steps }, space) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: spaces never change places.
        <EffectSigns key={space} of={steps} cards={cards} />
      ))}
    </CardFace>
  );
}

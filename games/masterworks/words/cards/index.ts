/** What cards say: title, kind, sentences and rules, made from the same effects the rules carry out. */

import type { Language } from '../../../words.ts';
import type { Attack, Character, Superpower, Tactic } from '../../rules/content/cards.ts';
import type { Effect } from '../../rules/content/effects.ts';
import type { Interaction, StormRow } from '../../rules/content/encounter.ts';
import type { Content } from '../../rules/content/shape.ts';
import { conditionPhrases as ifsDe, limitText as limitDe } from './de/frame.ts';
import { german } from './de/index.ts';
import { attackNoun } from './de/nouns.ts';
import { payText as payDe, triggerText as triggerDe } from './de/triggers.ts';
import { conditionPhrases as ifsEn, limitText as limitEn } from './en/frame.ts';
import { english } from './en/index.ts';
import { payText as payEn, triggerText as triggerEn } from './en/triggers.ts';
import { rulesIn } from './keywords.ts';
import { affiliationName, type Card, capital } from './naming.ts';
import { effectsText } from './sentences.ts';
import { kindNames, tokenNames } from './terms.ts';

export { numbered } from './keywords.ts';

export interface CardText {
  readonly title: string;
  /** What kind of card it is, with its numbers. */
  readonly family: string;
  /** What it does, a sentence each. */
  readonly text: readonly string[];
  /** Rules that explain its keywords. */
  readonly rules: readonly string[];
}

const say = (language: Language, en: string, de: string): string => (language === 'en' ? en : de);

const told = (effects: readonly Effect[], card: Card): string[] =>
  card.language === 'en' ? effectsText(effects, card, english) : effectsText(effects, card, german);

const cardText = (language: Language, title: string, family: string, text: readonly string[]): CardText => ({
  title,
  family,
  text,
  rules: rulesIn(text, language),
});

const sides = (side: Attack['side'], language: Language): string =>
  side === 'both'
    ? ''
    : side === 'injured'
      ? say(language, ', Injured side', ', verletzte Seite')
      : say(language, ', Healthy side', ', gesunde Seite');

/** An attack of a character. */
export function attackText(content: Content, owner: Character, attack: Attack, language: Language): CardText {
  const { type, shape, range, strength, cost, side, effects } = attack;
  const kind = capital(language === 'en' ? `${type} attack` : attackNoun(type, 'nom'));
  const reach = {
    single: say(language, 'Range', 'Reichweite'),
    area: say(language, 'Area', 'Fläche'),
    beam: say(language, 'Beam', 'Strahl'),
  }[shape];
  const family = `${kind}, ${reach} ${range}, ${say(language, 'Strength', 'Stärke')} ${strength}, ${cost} ${power(language)}${sides(side, language)}`;
  const lines = told(effects, { content, language, owner, place: 'attack', payers: 'one' });
  const text = lines.length > 0 ? lines : [say(language, 'No special rule.', 'Keine Sonderregel.')];
  return cardText(language, attack.name[language], family, text);
}

const power = (language: Language): string => say(language, 'Power', 'Kraft');

/** A superpower or leadership of a character. */
export function superpowerText(
  content: Content,
  owner: Character,
  superpower: Superpower,
  language: Language,
): CardText {
  const { kind, cost, x, side, action, affiliation, triggers, pay, limit, effects } = superpower;
  const place = kind === 'leadership' ? 'leadership' : 'superpower';
  const payers = pay?.by[0]?.who === 'subject' ? 'one' : 'other';
  const card: Card = { content, language, owner, place, payers };
  const costs =
    x === undefined
      ? cost === undefined
        ? ''
        : `, ${cost} ${power(language)}`
      : `, ${x.min} ${say(language, 'to', 'bis')} ${x.max} ${power(language)}`;
  const whose = affiliation === undefined ? '' : `: ${affiliationName(card, affiliation)}`;
  const opening = [
    ...(triggers === undefined ? [] : [`${(language === 'en' ? triggerEn : triggerDe)(triggers, card)}:`]),
    ...(action === true ? [say(language, 'Action:', 'Aktion:')] : []),
    ...(pay === undefined ? [] : [(language === 'en' ? payEn : payDe)(pay, card)]),
  ].join(' ');
  const closing = [
    ...(x === undefined ? [] : [say(language, 'X is the Power paid.', 'X ist die gezahlte Kraft.')]),
    ...(x?.morePerUse === undefined
      ? []
      : [
          say(
            language,
            `Each further use in the same turn costs ${x.morePerUse} Power more.`,
            `Jede weitere Nutzung im selben Zug kostet ${x.morePerUse} Kraft mehr.`,
          ),
        ]),
    ...(limit === undefined ? [] : [`${capital((language === 'en' ? limitEn : limitDe)(limit))}.`]),
  ];
  const [first = '', ...more] = told(effects, card);
  const text = [opening === '' ? first : `${opening} ${first}`, ...more, ...closing];
  const family = `${kindNames[kind][language]}${whose}${costs}${sides(side, language)}`;
  return cardText(language, superpower.name[language], family, text);
}

/** A Team Tactic card. */
export function tacticText(content: Content, tactic: Tactic, language: Language): CardText {
  const { triggers, pay, affiliation, effects } = tactic;
  const isMany = pay.count !== 1;
  const payers = isMany ? 'many' : triggers === undefined || pay.by[0]?.who === 'subject' ? 'one' : 'other';
  const card: Card = { content, language, owner: null, place: 'tactic', payers };
  const isOpen = triggers?.some(({ event }) => event === 'open') === true;
  const kind =
    triggers === undefined
      ? say(language, 'Active tactic card', 'Aktive Taktikkarte')
      : isOpen
        ? say(language, 'Active or reactive tactic card', 'Aktive oder reaktive Taktikkarte')
        : say(language, 'Reactive tactic card', 'Reaktive Taktikkarte');
  const whose = affiliation === undefined ? '' : `: ${affiliationName(card, affiliation)}`;
  const paid = (language === 'en' ? payEn : payDe)(pay, card);
  const trigger =
    triggers === undefined ? '' : `${(language === 'en' ? triggerEn : triggerDe)(triggers, card)}: `;
  return cardText(language, tactic.name[language], kind + whose, [trigger + paid, ...told(effects, card)]);
}

/** A row of the Debris Tracker; the lowest has no effects. */
export function stormText(content: Content, row: StormRow, level: number, language: Language): CardText {
  const card: Card = { content, language, owner: null, place: 'storm', payers: 'one' };
  const calm = say(language, 'No effect yet.', 'Noch keine Wirkung.');
  const lines = told(row.effects ?? [], card);
  return cardText(
    language,
    row.name?.[language] ?? say(language, 'Calm', 'Ruhe'),
    say(
      language,
      `Storm Level ${level}, from ${row.at} debris`,
      `Sturmstufe ${level}, ab ${row.at} Trümmern`,
    ),
    lines.length > 0 ? lines : [calm],
  );
}

/** What a side may do with a token within Range 1. */
export function interactionText(content: Content, interaction: Interaction, language: Language): CardText {
  const { team, token, effects, if: condition } = interaction;
  const card: Card = { content, language, owner: null, place: 'interaction', payers: 'one' };
  const who = say(
    language,
    team === 'crisis' ? 'Crisis Team' : 'Boss',
    team === 'crisis' ? 'Krisenteam' : 'Endgegner',
  );
  const ifs =
    condition === undefined
      ? []
      : language === 'en'
        ? ifsEn(condition, '')
        : [`wenn ${ifsDe(condition).join(' und ')}`];
  const only = ifs.length === 0 ? [] : [`${say(language, 'Only', 'Nur,')} ${ifs.join(' ')}.`];
  const { interactCost, interactRange } = content.encounter;
  const family = say(
    language,
    `Interact, ${who}, Range ${interactRange}, ${interactCost} Power`,
    `Interagieren, ${who}, Reichweite ${interactRange}, ${interactCost} Kraft`,
  );
  return cardText(language, tokenNames[token][language], family, [...only, ...told(effects, card)]);
}

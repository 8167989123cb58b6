/** Names of destinations: "onto the north-west Soldier", "within Range 2 of Magneto, in cover behind the truck". */
import { speechOf } from '../../../pieces/words.ts';
import type { Language, Words } from '../../../words.ts';
import { none } from '../../rules/state.ts';
import { number, roughly } from '../measures.ts';
import type { Model } from '../model.ts';
import { figureName, thingName, whichWords } from '../names.ts';
import { pointGoing, pointOf, type Spot, whichOf } from './compass.ts';
import {
  bandOf,
  coveredBy,
  foesOf,
  groundOf,
  isSeenBy,
  keyOfFigure,
  keyOfPiece,
  type Seen,
  standAt,
  tokensOf,
  touching,
} from './field.ts';

/** What is worth knowing about a spot, for the figure that would stand there. */
export interface Place {
  /** A token under its base, or near enough to interact with; '' for none. */
  readonly token: string;
  readonly how: 'onto' | 'beside' | null;
  /** The piece it would stand on; '' for the ground. */
  readonly on: string;
  /** The nearest enemy; '' for none. */
  readonly foe: string;
  /** The range band to it; 6 is beyond all. */
  readonly band: number;
  readonly isSeen: boolean;
  /** What gives cover from it; '' for nothing. */
  readonly cover: string;
}

// biome-ignore format: one text, one line
const { say } = speechOf({
  'onto': { en: 'onto {token}', de: 'auf {token}' },
  'beside': { en: 'next to {token}', de: 'neben {token}' },
  'on': { en: 'on top of {piece}', de: 'oben auf: {piece}' },
  'range': { en: 'within Range {band} of {foe}', de: 'in Reichweite {band} von {foe}' },
  'beyond': { en: 'beyond Range 5 of {foe}', de: 'weiter als Reichweite 5 von {foe}' },
  'cover': { en: 'in cover behind {piece}', de: 'in Deckung hinter: {piece}' },
  'unseen': { en: "out of {foe}'s sight", de: 'außer Sicht von {foe}' },
  'unseen.near': { en: 'out of sight', de: 'außer Sicht' },
  'group.token': { en: 'Move to {token}', de: 'Bewegen: {token}' },
  'group.range': { en: 'Move within Range {band} of {foe}', de: 'In Reichweite {band} von {foe} bewegen' },
  'group.range.cover': { en: 'Move within Range {band} of {foe}, in cover', de: 'In Reichweite {band} von {foe} bewegen, in Deckung' },
  'group.range.unseen': { en: 'Move within Range {band} of {foe}, out of sight', de: 'In Reichweite {band} von {foe} bewegen, außer Sicht' },
  'group.beyond': { en: 'Move beyond Range 5 of {foe}', de: 'Weiter als Reichweite 5 von {foe} weg' },
  'group.beyond.cover': { en: 'Move beyond Range 5 of {foe}, in cover', de: 'Weiter als Reichweite 5 von {foe} weg, in Deckung' },
  'group.beyond.unseen': { en: 'Move beyond Range 5 of {foe}, out of sight', de: 'Weiter als Reichweite 5 von {foe} weg, außer Sicht' },
  'group.nobody': { en: 'Move', de: 'Bewegen' },
  'way': { en: '{length} {going}', de: '{length} {going}' },
  'here': { en: 'stay here', de: 'hier bleiben' },
  'point': { en: '{x} / {y}', de: '{x} / {y}' },
  'soldier.which': { en: 'the {which} Soldier{number}', de: 'dem Soldaten {which}{number}' },
  'soldier.which.acc': { en: 'the {which} Soldier{number}', de: 'den Soldaten {which}{number}' },
  'soldier': { en: 'the Soldier', de: 'dem Soldaten' },
  'soldier.acc': { en: 'the Soldier', de: 'den Soldaten' },
  'code.which': { en: 'the {which} Shutdown Code{number}', de: 'dem Abschaltcode {which}{number}' },
  'code.which.acc': { en: 'the {which} Shutdown Code{number}', de: 'den Abschaltcode {which}{number}' },
  'code': { en: 'the Shutdown Code', de: 'dem Abschaltcode' },
  'code.acc': { en: 'the Shutdown Code', de: 'den Abschaltcode' },
} satisfies Record<string, Words>);

/** Judges a spot for a figure, by its place among the figures of the view. */
export function placeAt(model: Model, view: Seen, figure: number, spot: Spot): Place {
  const ground = groundOf(model, view);
  const stand = standAt(model, view, ground, figure, spot);
  const tokens = tokensOf(model, view);
  const onto = tokens.find((token) => touching(stand, token) === 'onto');
  const token = onto ?? tokens.find((one) => touching(stand, one) === 'beside');
  const [foe] = foesOf(model, view, ground, figure, stand);
  const isSeen = foe !== undefined && isSeenBy(ground, foe.stand, stand);
  const cover = foe === undefined ? none : coveredBy(ground, foe.stand, stand);
  return {
    token: token?.name ?? '',
    how: token === undefined ? null : touching(stand, token),
    on: stand.on === none ? '' : keyOfPiece(model, stand.on),
    foe: foe === undefined ? '' : keyOfFigure(model, view, foe.figure),
    band: foe === undefined ? 0 : bandOf(foe.apart),
    isSeen,
    cover: cover === none ? '' : keyOfPiece(model, cover),
  };
}

/** A token by where it lies among those of its kind: "the north-west Soldier". */
export function tokenName(
  model: Model,
  view: Seen,
  name: string,
  language: Language,
  grammar: 'acc' | 'dat' = 'dat',
): string {
  const [kind] = name.split(':');
  if (kind !== 'soldier' && kind !== 'code') return thingName(model, name, language, grammar);
  const all = kind === 'soldier' ? view.soldiers : view.codes;
  const at = all.findIndex(({ token }) => name === `${kind}:${token}`);
  const found = whichWords(whichOf(all)[at], language);
  const form = grammar === 'acc' ? '.acc' : '';
  return say(language, found.which === '' ? `${kind}${form}` : `${kind}.which${form}`, { ...found });
}

/** What is worth saying about a spot, the most important first; '' where nothing is. */
export function placeText(model: Model, view: Seen, place: Place, language: Language): string {
  const { token, how, on, foe, band, isSeen, cover } = place;
  const parts: string[] = [];
  if (how !== null)
    parts.push(
      say(language, how, { token: tokenName(model, view, token, language, how === 'onto' ? 'acc' : 'dat') }),
    );
  if (on !== '') parts.push(say(language, 'on', { piece: thingName(model, on, language) }));
  if (foe !== '') {
    const name = figureName(model, foe, language);
    if (band <= 5) parts.push(say(language, 'range', { band, foe: name }));
    if (!isSeen) parts.push(say(language, band <= 5 ? 'unseen.near' : 'unseen', { foe: name }));
    else if (cover !== '') parts.push(say(language, 'cover', { piece: thingName(model, cover, language) }));
    else if (band > 5) parts.push(say(language, 'beyond', { foe: name }));
  }
  return parts.join(', ');
}

/** The heading of a destination in a long list: "Move within Range 2 of Magneto, in cover". */
export function placeGroup(model: Model, view: Seen, place: Place, language: Language): string {
  const { token, how, foe, band, isSeen, cover } = place;
  if (how !== null) return say(language, 'group.token', { token: tokenTitle(model, view, token, language) });
  if (foe === '') return say(language, 'group.nobody');
  const stem = band <= 5 ? 'group.range' : 'group.beyond';
  const words = { band, foe: figureName(model, foe, language) };
  if (!isSeen) return say(language, `${stem}.unseen`, words);
  return say(language, cover === '' ? stem : `${stem}.cover`, words);
}

const tokenTitle = (model: Model, view: Seen, name: string, language: Language): string => {
  const called = tokenName(model, view, name, language);
  return language === 'en'
    ? called
    : called.replace(/^(dem|der|den) (Soldat)en/, '$2').replace(/^(dem|der|den) /, '');
};

/** "4.8 inches north-east, to 12.314 / 17.98": how far, where to, and the exact point, so that no two are the same. */
export function wayText(from: Spot, to: Spot, language: Language): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const point = pointOf(dx, dy);
  if (point === null) return say(language, 'here');
  const length = roughly(Math.sqrt(dx * dx + dy * dy), language);
  return say(language, 'way', { length, going: pointGoing(point, language) });
}

/** A point of the table in inches from its south-west corner. */
export const pointText = ({ x, y }: Spot, language: Language): string =>
  say(language, 'point', { x: number(x / 1000, 3, language), y: number(y / 1000, 3, language) });

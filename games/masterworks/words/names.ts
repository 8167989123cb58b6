/**
 * What figures, terrain, tokens, attacks, superpowers and cards are called, by the names they have in moves and events.
 *
 * German names of terrain have no article, since only the name is known: they stand after a colon or in brackets.
 */
import { speechOf } from '../../pieces/words.ts';
import type { Language, Words } from '../../words.ts';
import type { Effect } from '../rules/content/effects.ts';
import { tokenNames } from './cards/terms.ts';
import { bossKey, cardOf, type Named } from './model.ts';
import { pointName, type Spot, type Which, whichOf } from './places/compass.ts';

// biome-ignore format: one text, one line
const { say } = speechOf({
  'hero': { en: '{name} (hero)', de: '{name} (Held)' },
  'alias': { en: '{name} ({alterEgo})', de: '{name} ({alterEgo})' },
  'piece': { en: 'the {name}', de: '{name}' },
  'piece.which': { en: 'the {which} {name}{number}', de: '{name}, {which}{number}' },
  'title.which': { en: '{name} ({which}{number})', de: '{name} ({which}{number})' },
  'pile': { en: 'the Debris Pile', de: 'der Trümmerhaufen' },
  'pile.which': { en: 'the {which} Debris Pile{number}', de: 'der Trümmerhaufen {which}{number}' },
  'pile.acc': { en: 'the Debris Pile', de: 'den Trümmerhaufen' },
  'pile.which.acc': { en: 'the {which} Debris Pile{number}', de: 'den Trümmerhaufen {which}{number}' },
  'pile.dat': { en: 'the Debris Pile', de: 'dem Trümmerhaufen' },
  'pile.which.dat': { en: 'the {which} Debris Pile{number}', de: 'dem Trümmerhaufen {which}{number}' },
  'dampener': { en: 'the dampener', de: 'der Dämpfer' },
  'dampener.which': { en: 'the {which} dampener{number}', de: 'der Dämpfer {which}{number}' },
  'dampener.acc': { en: 'the dampener', de: 'den Dämpfer' },
  'dampener.which.acc': { en: 'the {which} dampener{number}', de: 'den Dämpfer {which}{number}' },
  'dampener.dat': { en: 'the dampener', de: 'dem Dämpfer' },
  'dampener.which.dat': { en: 'the {which} dampener{number}', de: 'dem Dämpfer {which}{number}' },
  'rally': { en: 'the Rally Point', de: 'der Sammelpunkt' },
  'rally.which': { en: 'the {which} Rally Point{number}', de: 'der Sammelpunkt {which}{number}' },
  'rally.acc': { en: 'the Rally Point', de: 'den Sammelpunkt' },
  'rally.which.acc': { en: 'the {which} Rally Point{number}', de: 'den Sammelpunkt {which}{number}' },
  'rally.dat': { en: 'the Rally Point', de: 'dem Sammelpunkt' },
  'rally.which.dat': { en: 'the {which} Rally Point{number}', de: 'dem Sammelpunkt {which}{number}' },
  'construct': { en: 'the construct', de: 'das Konstrukt' },
  'construct.acc': { en: 'the construct', de: 'das Konstrukt' },
  'construct.dat': { en: 'the construct', de: 'dem Konstrukt' },
  'soldier': { en: 'a Soldier', de: 'ein Soldat' },
  'soldier.acc': { en: 'a Soldier', de: 'einen Soldaten' },
  'soldier.dat': { en: 'a Soldier', de: 'einem Soldaten' },
  'code': { en: 'a Shutdown Code', de: 'ein Abschaltcode' },
  'code.acc': { en: 'a Shutdown Code', de: 'einen Abschaltcode' },
  'code.dat': { en: 'a Shutdown Code', de: 'einem Abschaltcode' },
  'missile': { en: 'the missile', de: 'die Rakete' },
  'missile.acc': { en: 'the missile', de: 'die Rakete' },
  'missile.dat': { en: 'the missile', de: 'der Rakete' },
  'teleporter': { en: 'the Teleporter', de: 'der Teleporter' },
  'teleporter.acc': { en: 'the Teleporter', de: 'den Teleporter' },
  'teleporter.dat': { en: 'the Teleporter', de: 'dem Teleporter' },
} satisfies Record<string, Words>);

/** The case a German noun stands in; English has one form for all. */
export type Case = 'nom' | 'acc' | 'dat';

/** A name without what follows its comma: "Thor, Prince of Asgard" is Thor in a sentence. */
const short = (name: string): string => name.split(',')[0] ?? name;

/** A character in a sentence. Those who share a name are told apart by their alter ego. */
export function figureName(box: Named, key: string, language: Language): string {
  const card = cardOf(box, key);
  if (card === undefined) return key;
  const name = short(card.name[language]);
  if (key === bossKey) return name;
  const { boss, characters } = box.content;
  if (short(boss.name[language]) === name) return say(language, 'hero', { name });
  const shared = Object.entries(characters).some(
    ([other, { name: theirs }]) => other !== key && short(theirs[language]) === name,
  );
  return shared ? say(language, 'alias', { name, alterEgo: card.alterEgo }) : name;
}

/** The middle of a piece of terrain. */
function spotOfPiece({ content }: Named, key: string): Spot {
  const outline = content.map.terrain[key]?.outline;
  if (outline === undefined) return { x: 0, y: 0 };
  if (outline.is === 'circle') return outline;
  const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  return { x: middle(outline.corners.map(({ x }) => x)), y: middle(outline.corners.map(({ y }) => y)) };
}

interface WhichWords {
  /** "north-east"; '' for one alone. */
  readonly which: string;
  /** " 2" where two lie there, after the name. */
  readonly number: string;
}

export const whichWords = (found: Which | undefined, language: Language): WhichWords => ({
  which: found === undefined || found.point === null ? '' : pointName(found.point, language),
  number: found === undefined || found.number === 0 ? '' : ` ${found.number}`,
});

const whichPiece = (box: Named, key: string, language: Language): WhichWords => {
  const { terrain } = box.content.map;
  const name = terrain[key]?.name.en;
  const twins = Object.keys(terrain).filter((other) => terrain[other]?.name.en === name);
  return whichWords(whichOf(twins.map((twin) => spotOfPiece(box, twin)))[twins.indexOf(key)], language);
};

/** "the west Debris Pile" may begin a line. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const lowered = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** A piece in a sentence: "the north-east burnt jeep", German "Ausgebrannter Jeep, Nordost". */
export function pieceName(box: Named, key: string, language: Language): string {
  const name = box.content.map.terrain[key]?.name[language] ?? key;
  const found = whichPiece(box, key, language);
  const words = { name: language === 'en' ? lowered(name) : name, ...found };
  return say(language, found.which === '' ? 'piece' : 'piece.which', words);
}

/** A piece by itself: "Burnt jeep (north-east)". */
export function pieceTitle(box: Named, key: string, language: Language): string {
  const name = box.content.map.terrain[key]?.name[language] ?? key;
  const found = whichPiece(box, key, language);
  return found.which === '' ? name : say(language, 'title.which', { name, ...found });
}

export const isPieceKey = ({ content }: Named, key: string): boolean =>
  Object.hasOwn(content.map.terrain, key);

type Discs = Readonly<Record<string, Spot>>;
const whichDisc = (discs: Discs, key: string, language: Language): WhichWords => {
  const keys = Object.keys(discs);
  return whichWords(whichOf(Object.values(discs))[keys.indexOf(key)], language);
};

/** Anything on the table in a sentence, by the name it has in moves and events. */
export function thingName(box: Named, name: string, language: Language, grammar: Case = 'nom'): string {
  if (cardOf(box, name) !== undefined) return figureName(box, name, language);
  if (isPieceKey(box, name)) return pieceName(box, name, language);
  const [kind = '', key = ''] = name.split(':');
  const { dampeners, rallyPoints } = box.content.map;
  const form = grammar === 'nom' ? '' : (`.${grammar}` as const);
  const one = (stem: 'pile' | 'dampener' | 'rally', discs: Discs): string => {
    const found = whichDisc(discs, key, language);
    return say(language, found.which === '' ? `${stem}${form}` : `${stem}.which${form}`, { ...found });
  };
  switch (kind) {
    case 'pile':
      return one('pile', dampeners);
    case 'dampener':
      return one('dampener', dampeners);
    case 'rally':
      return one('rally', rallyPoints);
    case 'construct':
    case 'soldier':
    case 'code':
    case 'missile':
    case 'teleporter':
      return say(language, `${kind}${form}`);
    default:
      return name;
  }
}

/** A row of the Debris Tracker, and nothing of the character called Storm. */
export const isStormKey = (key: string): boolean => /^storm\.\d+$/.test(key);

/** An attack, superpower or card by the key it has in the rules: `hulk.strike`, `medpack`, `storm.2`. */
export function ruleName(box: Named, key: string, language: Language): string {
  const { tactics, encounter } = box.content;
  const [first = '', second = '', third = ''] = key.split('.');
  if (isStormKey(key)) return encounter.storm.rows[Number(second)]?.name?.[language] ?? key;
  if (first === 'interaction')
    return tokenNames[encounter.interactions[second]?.token ?? 'soldier'][language];
  const card = cardOf(box, first);
  const named = card === undefined ? tactics[first] : (card.attacks[second] ?? card.superpowers[second]);
  if (named === undefined) return key;
  const isGranted = (card === undefined ? second : third) === 'attack';
  return (isGranted ? grantedName(named.effects, language) : null) ?? named.name[language];
}

/** The attack that a card or superpower grants. */
function grantedName(effects: readonly Effect[], language: Language): string | null {
  for (const effect of effects) if (effect.op === 'grantAttack') return effect.args.attack.name[language];
  return null;
}

/** An attack or superpower of a figure by its own key, or anything by its whole one. */
export function ownRuleName(box: Named, figure: string, key: string, language: Language): string {
  const isWhole = key.includes('.') || Object.hasOwn(box.content.tactics, key);
  return ruleName(box, isWhole ? key : `${figure}.${key}`, language);
}

/** The name of a rule in a German sentence stands in quotes, since it is not inflected. */
export const quoted = (name: string, language: Language): string => (language === 'de' ? `„${name}“` : name);

/**
 * Components by kind and number, for help and for highlighting:
 *
 * `character` and `piece` by component id; `rule` an attack, superpower or tactic card by its number in the model;
 * `pile` and `dampener` by dampener, `rally`, `zone`, `affiliation` by their place in the sorted list; `condition`,
 * `face`, `tool` by their place in the vocabulary; `storm` by level; `range` by band; and with id 0 those in `plain`.
 */
import { speechOf } from '../../pieces/words.ts';
import type { Language, Modelled, Thing } from '../../words.ts';
import { conditions, faces, tools } from '../rules/content/vocabulary.ts';
import type { Story } from '../rules/story.ts';
import { cardOf, type Model } from './model.ts';
import { capital, pieceTitle, ruleName, thingName } from './names.ts';
import { conditionNames, faceNames, term, toolNames } from './terms.ts';

const plain = [
  'soldier',
  'code',
  'missile',
  'teleporter',
  'construct',
  'power',
  'stamina',
  'dazed',
  'injured',
  'activated',
  'exhaustion',
  'debris',
  'tracker',
  'reserve',
  'discard',
  'cover',
  'sight',
] as const;
export type Plain = (typeof plain)[number];
export const isPlain = (kind: string): kind is Plain => plain.some((one) => one === kind);

// biome-ignore format: one text, one line
const { say } = speechOf({
  'soldier': { en: 'Soldier', de: 'Soldat' },
  'code': { en: 'Shutdown Code', de: 'Abschaltcode' },
  'missile': { en: 'Nuclear Missile', de: 'Atomrakete' },
  'teleporter': { en: 'Teleporter', de: 'Teleporter' },
  'construct': { en: 'Metal construct', de: 'Metallkonstrukt' },
  'power': { en: 'Power', de: 'Kraft' },
  'stamina': { en: 'Stamina', de: 'Ausdauer' },
  'dazed': { en: 'Dazed', de: 'Benommen' },
  'injured': { en: 'Injured', de: 'Verletzt' },
  'activated': { en: 'Activated', de: 'Aktiviert' },
  'exhaustion': { en: 'Exhaustion', de: 'Erschöpfung' },
  'debris': { en: 'Debris Tracker', de: 'Trümmerleiste' },
  'tracker': { en: 'Encounter Tracker', de: 'Begegnungsleiste' },
  'reserve': { en: 'Soldiers in reserve', de: 'Soldaten in Reserve' },
  'discard': { en: 'Discarded Soldiers', de: 'Abgelegte Soldaten' },
  'cover': { en: 'Cover', de: 'Deckung' },
  'sight': { en: 'Line of sight', de: 'Sichtlinie' },
  'tool': { en: 'Movement tool: {tool}', de: 'Bewegungslineal: {tool}' },
  'storm': { en: 'Storm Level {level}: {name}', de: 'Sturmstufe {level}: {name}' },
  'storm.calm': { en: 'Storm Level {level}', de: 'Sturmstufe {level}' },
});

export const affiliationKeys = ({ content }: Pick<Model, 'content'>): readonly string[] =>
  Object.keys(content.affiliations).sort();

export function nameOf({ kind, id }: Thing, { model }: Modelled<Model>, language: Language): string {
  if (isPlain(kind)) return say(language, kind);
  const { content } = model;
  switch (kind) {
    case 'character':
      return model.heroes[id]?.card.name[language] ?? '';
    case 'piece':
      return pieceTitle(model, model.pieceKeys[id] ?? '', language);
    case 'rule':
      return ruleName(model, model.rules[id]?.key ?? '', language);
    case 'pile':
    case 'dampener':
      return withoutArticle(thingName(model, `${kind}:${model.dampeners[id]?.key}`, language));
    case 'rally':
      return withoutArticle(thingName(model, `rally:${model.rallyPoints[id]?.key}`, language));
    case 'zone':
      return content.map.zones[model.zones[id]?.key ?? '']?.name[language] ?? '';
    case 'affiliation':
      return content.affiliations[affiliationKeys(model)[id] ?? '']?.name[language] ?? '';
    case 'condition':
      return conditionNames[conditions[id] ?? 'bleed'][language];
    case 'face':
      return capital(faceNames[faces[id] ?? 'blank'][language]);
    case 'tool':
      return say(language, 'tool', { tool: toolNames[tools[id] ?? 'S'][language] });
    case 'range':
      return term(language, 'range', { range: id });
    case 'storm': {
      const name = content.encounter.storm.rows[id]?.name?.[language];
      return say(language, name === undefined ? 'storm.calm' : 'storm', { level: id, name: name ?? '' });
    }
    default:
      return '';
  }
}

const withoutArticle = (name: string): string => capital(name.replace(/^(the|der|die|das) /, ''));

/** The component behind a name in a move or event; null for none. */
function thingOf(model: Model, name: string): Thing | null {
  if (cardOf(model, name) !== undefined)
    return { kind: 'character', id: model.heroes.findIndex(({ key }) => key === name) };
  const piece = model.pieceKeys.indexOf(name);
  if (piece >= 0) return { kind: 'piece', id: piece };
  const [kind = '', key = ''] = name.split(':');
  if (kind === 'pile' || kind === 'dampener')
    return { kind, id: model.dampeners.findIndex((one) => one.key === key) };
  if (kind === 'rally') return { kind, id: model.rallyPoints.findIndex((one) => one.key === key) };
  return isPlain(kind) ? { kind, id: 0 } : null;
}

/** The figures, pieces and tokens an event names, and its rule or condition. */
export function eventThings(told: Story, { model }: Modelled<Model>): readonly Thing[] {
  const found: Thing[] = [];
  const add = (thing: Thing | null): void => {
    if (thing !== null && !found.some(({ kind, id }) => kind === thing.kind && id === thing.id))
      found.push(thing);
  };
  const named = [
    'figure' in told ? told.figure : '',
    ...('figures' in told ? told.figures : 'who' in told ? told.who : []),
    'by' in told ? told.by : '',
    'thing' in told ? told.thing : '',
    'target' in told ? told.target : '',
    'hit' in told ? told.hit : '',
    'to' in told && typeof told.to === 'string' ? told.to : '',
    'piece' in told ? told.piece : '',
    'token' in told ? told.token : '',
  ];
  for (const name of named) if (name !== '') add(thingOf(model, name));
  if ('payers' in told) for (const payer of told.payers) add(thingOf(model, payer));
  if ('condition' in told) add({ kind: 'condition', id: conditions.indexOf(told.condition) });
  const figure = 'figure' in told ? told.figure : '';
  for (const key of [
    'rule' in told ? told.rule : '',
    'attack' in told ? told.attack : '',
    'card' in told ? told.card : '',
  ]) {
    const rule = model.rules.findIndex((one) => one.key === key || one.key === `${figure}.${key}`);
    if (key !== '' && rule >= 0) add({ kind: 'rule', id: rule });
  }
  if (told.did === 'storm') add({ kind: 'storm', id: told.level });
  if (told.did === 'missile' || told.did === 'shieldDown') add({ kind: 'missile', id: 0 });
  return found;
}

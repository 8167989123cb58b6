/** Help for anything on the table, made from the same data that the rules play with. */
import { filled } from '@accretion/engine';
import { listed } from '../../../pieces/words.ts';
import type { HelpText, Language, Modelled, Thing, Words } from '../../../words.ts';
import type { Character } from '../../rules/content/cards.ts';
import { conditions, faces, tools } from '../../rules/content/vocabulary.ts';
import {
  attackText,
  type CardText,
  interactionText,
  stormText,
  superpowerText,
  tacticText,
} from '../cards/index.ts';
import { exactly } from '../measures.ts';
import { bossKey, cardOf, type Model } from '../model.ts';
import { isStormKey } from '../names.ts';
import { toolNames } from '../terms.ts';
import { affiliationKeys, isPlain, nameOf } from '../things.ts';
import { say } from './phrases.ts';
import { conditionHelp, type Explained, faceHelp, plainHelp } from './texts.ts';

type Part = Omit<HelpText, 'title'>;

export function help(thing: Thing, ruleset: Modelled<Model>, language: Language): HelpText {
  return { title: nameOf(thing, ruleset, language), ...partFor(ruleset.model, thing, language) };
}

const plainPart = (family: string, text: readonly string[], rules: readonly string[]): Part => ({
  family,
  text,
  rules,
  provenance: [],
});

function partFor(model: Model, { kind, id }: Thing, language: Language): Part {
  const { encounter } = model.content;
  if (isPlain(kind)) return explained(plainHelp[kind], model, language);
  switch (kind) {
    case 'character':
      return characterHelp(model, model.heroes[id]?.key ?? '', language);
    case 'rule':
      return ruleHelp(model, model.rules[id]?.key ?? '', language);
    case 'piece':
      return pieceHelp(model, model.pieceKeys[id] ?? '', language);
    case 'pile':
    case 'dampener':
    case 'rally':
      return tokenHelp(model, kind, language);
    case 'condition':
      return wordsHelp('condition', conditionHelp[conditions[id] ?? 'bleed'], ['MC55'], language);
    case 'face':
      return wordsHelp('face', faceHelp[faces[id] ?? 'blank'], ['MC1', 'MC2', 'MC3'], language);
    case 'tool':
      return toolHelp(tools[id] ?? 'S', language);
    case 'range':
      return plainPart(
        say(language, 'family.range'),
        [say(language, 'range', { length: exactly(bands[id] ?? 0, language) })],
        ['MC6', 'MC9'],
      );
    case 'storm': {
      const row = encounter.storm.rows[id];
      if (row === undefined) return plainPart('', [], []);
      const card = stormText(model.content, row, id, language);
      return {
        ...fromCard(card, ['ME28', 'MA18']),
        provenance: [
          { what: say(language, 'from.rows'), mark: row.from.at },
          { what: say(language, 'from.effect'), mark: row.from.effects },
        ],
      };
    }
    case 'affiliation':
      return affiliationHelp(model, affiliationKeys(model)[id] ?? '', language);
    default:
      return plainPart(say(language, 'family.zone'), [say(language, 'zone')], ['ME15', 'MC65']);
  }
}

/** MC6, by band. */
const bands = [0, 1_000, 3_000, 6_000, 8_000, 10_000] as const;
/** MC7. */
const lengths = { S: 3_375, M: 5_000, L: 7_250 } as const;

function explained({ text, rules }: Explained, { content }: Model, language: Language): Part {
  const { interactRange, interactCost, exhaustionToUnshield, missileRange, turnsPerRound } =
    content.encounter;
  const values = {
    range: interactRange,
    cost: interactCost,
    needed: exhaustionToUnshield,
    missileRange,
    turns: turnsPerRound,
  };
  return plainPart(
    say(language, 'family.token'),
    text.map((one) => filled(one[language], values)),
    rules,
  );
}

const wordsHelp = (
  family: 'condition' | 'face',
  text: Words,
  rules: readonly string[],
  language: Language,
): Part => plainPart(say(language, `family.${family}`), [text[language]], rules);

function toolHelp(tool: (typeof tools)[number], language: Language): Part {
  const words = { tool: toolNames[tool][language], length: exactly(lengths[tool], language) };
  return plainPart(say(language, 'family.tool'), [say(language, 'tool', words)], ['MC7', 'MC25', 'MC73']);
}

const fromCard = ({ family, text, rules }: CardText, more: readonly string[]): Part => ({
  family,
  text,
  rules: [...new Set([...rules, ...more])],
  provenance: [],
});

/** An attack, superpower or card by its key in the rules. */
function ruleHelp(model: Model, key: string, language: Language): Part {
  const { content } = model;
  const [owner = '', name = ''] = key.split('.');
  const card = isStormKey(key) ? undefined : cardOf(model, owner);
  const tactic = content.tactics[owner];
  if (card === undefined) {
    if (tactic !== undefined)
      return {
        ...fromCard(tacticText(content, tactic, language), ['MC59', 'MC92']),
        provenance: [{ what: say(language, 'from.card'), mark: tactic.from }],
      };
    const interaction = content.encounter.interactions[name];
    if (interaction !== undefined) return fromCard(interactionText(content, interaction, language), ['MC56']);
    const row = content.encounter.storm.rows[Number(name)];
    return row === undefined
      ? plainPart('', [], [])
      : fromCard(stormText(content, row, Number(name), language), ['ME28']);
  }
  const provenance = [{ what: say(language, 'from.rules'), mark: card.from.rules }];
  const attack = card.attacks[name];
  if (attack !== undefined)
    return { ...fromCard(attackText(content, card, attack, language), ['MC48']), provenance };
  const power = card.superpowers[name];
  return power === undefined
    ? plainPart('', [], [])
    : { ...fromCard(superpowerText(content, card, power, language), ['MC58']), provenance };
}

function characterHelp(model: Model, key: string, language: Language): Part {
  const { content } = model;
  const card = cardOf(model, key);
  if (card === undefined) return plainPart('', [], []);
  const cards = [
    ...Object.values(card.attacks).map((attack) => attackText(content, card, attack, language)),
    ...Object.values(card.superpowers).map((power) => superpowerText(content, card, power, language)),
  ];
  return {
    family: say(language, key === bossKey ? 'family.boss' : 'family.hero', { alterEgo: card.alterEgo }),
    text: [
      statsText(content, card, language),
      ...cards.map(({ title, family, text }) =>
        say(language, 'part', { title, family, text: text.join(' ') }),
      ),
    ],
    rules: [...new Set(['MC8', 'MC14', ...cards.flatMap(({ rules }) => rules)])],
    provenance: (['stats', 'base', 'rules'] as const).map((part) => ({
      what: say(language, `from.${part}`),
      mark: card.from[part],
    })),
  };
}

function statsText(content: Model['content'], card: Character, language: Language): string {
  const { stamina, defense, size, speed, base, threat, affiliations } = card;
  const injured = stamina.injured === undefined ? '' : `/${stamina.injured}`;
  const stats = say(language, 'stats', {
    stamina: `${stamina.healthy}${injured}`,
    physical: defense.physical,
    energy: defense.energy,
    mystic: defense.mystic,
    size,
    speed: toolNames[speed][language],
    base,
  });
  if (threat === undefined || affiliations.length === 0) return stats;
  const names = affiliations.map((key) => content.affiliations[key]?.name[language] ?? key);
  const squads = say(language, 'stats.threat', { threat, affiliations: listed(language, names) });
  // S.H.I.E.L.D. has a full stop of its own.
  return `${stats} ${squads}`.replace('..', '.');
}

function pieceHelp({ content }: Model, key: string, language: Language): Part {
  const piece = content.map.terrain[key];
  if (piece === undefined) return plainPart('', [], []);
  const { size, interactive } = piece;
  return {
    ...plainPart(
      say(language, 'family.terrain', { size }),
      [
        say(language, 'terrain.cross', { size }),
        say(language, 'terrain.cover', { size }),
        say(language, interactive ? 'terrain.throw' : 'terrain.fixed', { size }),
      ],
      ['MC25', 'MC26', 'MC34', 'MC44', 'MC46', 'ME26'],
    ),
    provenance: [{ what: say(language, 'from.map'), mark: content.map.from }],
  };
}

function tokenHelp({ content }: Model, kind: 'pile' | 'dampener' | 'rally', language: Language): Part {
  const { encounter, map } = content;
  const { pile, shrapnel, dampenerRange, soldierRange, soldierSpacing } = encounter;
  if (kind !== 'pile')
    return {
      ...plainPart(
        say(language, 'family.token'),
        [say(language, kind, { dampenerRange, soldierRange, soldierSpacing })],
        kind === 'rally' ? ['ME22', 'MA13', 'MA48'] : ['ME17', 'ME19', 'ME30'],
      ),
      provenance: [{ what: say(language, 'from.map'), mark: map.from }],
    };
  return {
    ...plainPart(
      say(language, 'family.terrain', { size: pile.size }),
      [
        say(language, 'pile', { stamina: pile.stamina, ...pile.defense }),
        say(language, 'pile.shrapnel', { range: shrapnel.range }),
        say(language, 'pile.covers'),
      ],
      ['ME19', 'ME20', 'ME21', 'ME29', 'MA39', 'MA41'],
    ),
    provenance: (['size', 'stamina', 'defense', 'radius'] as const).map((part) => ({
      what: say(language, `from.${part}`),
      mark: pile.from[part],
    })),
  };
}

function affiliationHelp({ content }: Model, key: string, language: Language): Part {
  const members = Object.values(content.characters)
    .filter(({ affiliations }) => affiliations.includes(key))
    .map(({ name }) => name[language]);
  const text = members.length === 0 ? [] : [say(language, 'members', { members: listed(language, members) })];
  return plainPart(
    say(language, 'family.affiliation'),
    [say(language, 'affiliation'), ...text],
    ['MC60', 'ME2'],
  );
}

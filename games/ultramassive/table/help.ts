/** Help for anything on the table, made from the same data that the rules play with. */
import type { Table } from '@accretion/engine';
import { listed, speechOf } from '../../pieces/words.ts';
import type { HelpText, Language, Thing } from '../../table.ts';
import { challengeText, effectsText, passiveText } from '../guide/effects.ts';
import { isMatter, mostDiscovery, riftSpace, stackLimit, upgraded } from '../rules/board.ts';
import type { Cards } from '../rules/cards.ts';
import { thresholds, ultramassive } from '../rules/close.ts';
import {
  type Content,
  type Effect,
  matterTokens,
  type Passive,
  sizes,
  tierOf,
  typeOf,
} from '../rules/content.ts';
import { effectRules, helpWords } from './helpTexts.ts';
import { effectsShort, nameOf, tokenName } from './naming.ts';
import { say as sayName } from './texts.ts';
import { type CardKind, cardsIn, codeOf, draftSpaceOf, siphonOf, slotOf, spotOf, tokenOf } from './things.ts';

const { say } = speechOf(helpWords);

type Part = Omit<HelpText, 'title'>;
type Mark = HelpText['provenance'][number]['mark'];

export function help(thing: Thing, table: Table, language: Language): HelpText {
  const part = helpOf(cardsIn(table), thing, language);
  return { title: nameOf(thing, table, language), ...part, rules: [...new Set(part.rules)] };
}

function helpOf(cards: Cards, { kind, id }: Thing, language: Language): Part {
  switch (kind) {
    case 'action':
      return actionHelp(cards, id, language);
    case 'anomaly':
      return anomalyHelp(cards, id, language);
    case 'core':
      return coreHelp(cards, id, language);
    case 'draftToken':
    case 'draftSpace':
    case 'resource':
    case 'challenge':
      return draftHelp(cards, kind, id, language);
    case 'token':
      return tokenHelp(cards, id, language);
    case 'siphon':
      return siphonHelp(cards, id, language);
    default:
      return boardHelp(kind, id, language);
  }
}

const rulesFor = (effects: readonly Effect[]): string[] => effects.flatMap((one) => effectRules[one.do]);

/** Marks of an entry of the content, each under the name of its field. */
const marks = <T extends Readonly<Record<string, Mark>>>(from: T, language: Language): Part['provenance'] =>
  Object.entries(from).map(([what, mark]) => ({
    what: say(language, `from.${what}` as keyof typeof helpWords),
    mark,
  }));

const only = (field: 'values' | 'content', mark: Mark | undefined, language: Language): Part['provenance'] =>
  mark === undefined ? [] : [{ what: say(language, `from.${field}`), mark }];

const nothing = (language: Language): Part => ({
  family: say(language, 'family.table'),
  text: [say(language, 'back')],
  rules: ['H2', 'H3'],
  provenance: [],
});

/** What the words of some effects mean, for those who meet them first here. */
function explained(cards: Cards, effects: readonly Effect[], language: Language): string[] {
  const kinds = new Set(effects.map((one) => one.do));
  const list = matterTokens.map((token) => tokenName(cards, token, language)).join(' → ');
  return [
    ...(kinds.has('siphon') ? [say(language, 'explain.siphon')] : []),
    ...(kinds.has('orbit') ? [say(language, 'explain.orbit')] : []),
    ...(kinds.has('upgradeMatter') ? [say(language, 'explain.upgradeMatter', { list })] : []),
  ];
}

function actionHelp(cards: Cards, id: number, language: Language): Part {
  const card = cards.content.actions[cards.actions[id]?.key ?? ''];
  if (card === undefined) return nothing(language);
  const { type, power, primary, empowered, from } = card;
  const text = [
    say(language, 'primary', { what: effectsText(primary, language) }),
    ...(empowered.length === 0
      ? []
      : [
          say(language, 'empowered', {
            type: sayName(language, `type.${type}`),
            what: effectsText(empowered, language),
          }),
        ]),
    say(language, 'discarded', { power }),
    ...explained(cards, [...primary, ...empowered], language),
  ];
  return {
    family: say(language, `family.action.${type}`, { power }),
    text,
    rules: ['R34', 'R35', ...rulesFor([...primary, ...empowered])],
    provenance: marks(from, language),
  };
}

function powersText(effect: readonly Effect[], passives: readonly Passive[], language: Language): string[] {
  const used = effect.length === 0 ? [] : [say(language, 'effect', { what: effectsText(effect, language) })];
  return [...used, ...passives.map((one) => say(language, 'passive', { what: passiveText(one, language) }))];
}

function anomalyHelp(cards: Cards, id: number, language: Language): Part {
  const slot = slotOf(id);
  const { cost, effect, passives, from } = cards.content.anomalies[slot];
  const tier = tierOf(slot);
  const needs = `needs${tier[0] as '1' | '2' | '3' | '4'}` as const;
  return {
    family: say(language, `family.anomaly.${typeOf(slot)}`, { tier }),
    text: [
      ...powersText(effect, passives, language),
      ...explained(cards, effect, language),
      say(language, 'cost', { cost }),
      say(language, needs),
    ],
    rules: ['R28', 'R29', 'R33', ...(passives.length > 0 ? ['R38'] : []), ...rulesFor(effect)],
    provenance: marks(from, language),
  };
}

function coreHelp(cards: Cards, id: number, language: Language): Part {
  const core = cards.content.cores[cards.coreKey(id) ?? ''];
  if (core === undefined) return nothing(language);
  return {
    family: say(language, 'family.core'),
    text: [
      ...powersText(core.effect, core.passives, language),
      ...explained(cards, core.effect, language),
      say(language, 'coreWhen'),
    ],
    rules: ['R57', 'R58', 'H3', ...rulesFor(core.effect)],
    provenance: marks(core.from, language),
  };
}

function draftHelp(
  cards: Cards,
  kind: Extract<CardKind, 'draftToken' | 'resource' | 'challenge'> | 'draftSpace',
  id: number,
  language: Language,
): Part {
  const family = say(language, `family.${kind}`);
  if (kind === 'draftSpace') {
    const space = draftSpaceOf(cards, id);
    if (space === undefined) return nothing(language);
    return {
      family,
      text: [
        effectsText(space.steps, language),
        ...explained(cards, space.steps, language),
        say(language, 'draftSpace'),
      ],
      rules: ['R10', 'R12', ...rulesFor(space.steps)],
      provenance: only('content', space.from, language),
    };
  }
  const code = codeOf(cards, kind, id);
  switch (kind) {
    case 'draftToken': {
      const spaces = cards.content.draftTokens[code]?.spaces ?? [];
      const list = listed(
        language,
        spaces.map((one) => effectsShort(cards, one.steps, language)),
      );
      return {
        family,
        text: [say(language, 'draftToken', { list })],
        rules: ['R64', 'R66'],
        provenance: only('content', spaces[0]?.from, language),
      };
    }
    case 'resource': {
      const entry = cards.content.resources[code];
      const parts = entry?.parts ?? [];
      return {
        family,
        text: [
          say(language, 'resource', { what: effectsText(parts, language) }),
          ...explained(cards, parts, language),
        ],
        rules: ['R68', 'A47', ...rulesFor(parts)],
        provenance: only('content', entry?.from, language),
      };
    }
    case 'challenge':
      return { family, ...challengesHelp(cards.content.challenges[code], language) };
  }
}

function challengesHelp(
  entry: Content['challenges'][string] | undefined,
  language: Language,
): Omit<Part, 'family'> {
  const text = (entry?.challenges ?? []).map((one) =>
    say(language, 'challenge', { what: challengeText(one, language), reward: one.reward }),
  );
  return { text, rules: ['R70', 'R80', 'R81', 'R82'], provenance: only('content', entry?.from, language) };
}

function tokenHelp(cards: Cards, id: number, language: Language): Part {
  const token = tokenOf(id);
  const { solarMass: mass, discovery, from } = cards.content.tokens[token];
  const detonates = say(language, 'detonates');
  const provenance = only('values', from, language);
  if (!isMatter(token)) {
    const worth = discovery > 0 ? 'antimatterDiscovery' : 'antimatterMass';
    const text = [say(language, worth, { mass, discovery }), detonates];
    return { family: say(language, 'family.antimatter'), text, rules: ['R24', 'R25', 'R50'], provenance };
  }
  const next = upgraded(token);
  const text = [
    say(language, 'matter', { mass }),
    say(language, 'matterStack', { limit: stackLimit }),
    detonates,
    ...(next === null ? [] : [say(language, 'upgrades', { next: tokenName(cards, next, language) })]),
  ];
  return { family: say(language, 'family.matter'), text, rules: ['R22', 'R23', 'R25', 'R49'], provenance };
}

function siphonHelp(cards: Cards, id: number, language: Language): Part {
  const { size, option } = siphonOf(cards, id);
  return {
    family: say(language, 'family.siphon'),
    text: [
      effectsText(option?.steps ?? [], language),
      say(language, 'siphon', { size: sayName(language, `size.${size}`) }),
    ],
    rules: ['R72', ...rulesFor(option?.steps ?? [])],
    provenance: only('content', option?.from, language),
  };
}

/** The innermost spaces are covered when the hole grows (R54). */
const firstCovered = 7 - sizes.length + 2;

function boardHelp(kind: string, id: number, language: Language): Part {
  const board = { family: say(language, 'family.board'), provenance: [] };
  const table = { family: say(language, 'family.table'), provenance: [] };
  switch (kind) {
    case 'space': {
      const { space } = spotOf(id);
      if (space === riftSpace) return { ...board, text: [say(language, 'rift')], rules: ['R50', 'R51'] };
      if (space < firstCovered) return { ...board, text: [say(language, 'space')], rules: ['R22', 'R46'] };
      return {
        ...board,
        text: [say(language, 'space'), say(language, 'covered')],
        rules: ['R46', 'R54'],
      };
    }
    case 'wormhole':
      return {
        ...board,
        text: [say(language, 'wormhole'), say(language, 'wormholeOpens')],
        rules: ['R41', 'R42', 'R44', 'R56'],
      };
    case 'hole':
      return {
        ...board,
        text: [
          say(language, 'hole'),
          say(language, 'holeGrows', thresholds),
          say(language, 'holeBonus', { ultramassive }),
        ],
        rules: ['R49', 'R53', 'R54', 'R59', 'A18'],
      };
    case 'mass':
      return { ...board, text: [say(language, 'mass')], rules: ['R61', 'R62', 'R63'] };
    case 'discovery':
      return { ...board, text: [say(language, 'discovery', { most: mostDiscovery })], rules: ['R26', 'R37'] };
    case 'deck':
      return { ...table, text: [say(language, 'deck')], rules: ['R39', 'R40', 'H4'] };
    case 'discard':
      return { ...table, text: [say(language, 'discard')], rules: ['R39', 'R40', 'H1'] };
    case 'starter':
      return { ...table, text: [say(language, 'starter')], rules: ['R7', 'R9', 'R60'] };
    case 'round':
      return { ...table, text: [say(language, 'round')], rules: ['R8', 'R60', 'R61'] };
    default:
      return nothing(language);
  }
}

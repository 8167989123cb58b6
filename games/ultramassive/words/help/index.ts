/** Help for anything on the table, made from the same data that the rules play with. */

import { listed, speechOf } from '../../../pieces/words.ts';
import type { HelpText, Language, Modelled, Thing } from '../../../words.ts';
import { isMatter, stackLimit, upgraded } from '../../rules/board.ts';
import type { CardKind, Cards } from '../../rules/cards.ts';
import {
  type Content,
  type Effect,
  matterTokens,
  type Passive,
  tierOf,
  typeOf,
} from '../../rules/content.ts';
import type { View } from '../../rules/state.ts';
import { challengeText, effectsText, passiveText } from '../effects.ts';
import { effectsShort, nameOf, tokenName } from '../names.ts';
import { terms } from '../terms.ts';
import { say as sayName } from '../texts.ts';
import { codeOf, draftSpaceOf, siphonOf, slotOf, tokenOf } from '../things.ts';
import { type Asked, askedOf, type Part } from './asked.ts';
import { boardHelp, nothing } from './board.ts';
import { effectRules, helpWords } from './texts.ts';

const { say } = speechOf(helpWords);

type Mark = HelpText['provenance'][number]['mark'];

export function help(thing: Thing, ruleset: Modelled<Cards>, language: Language, view?: View): HelpText {
  const part = helpOf(thing, askedOf(ruleset, language, view));
  return { title: nameOf(thing, ruleset, language), ...part, rules: [...new Set(part.rules)] };
}

function helpOf({ kind, id }: Thing, asked: Asked): Part {
  switch (kind) {
    case 'action':
      return actionHelp(asked, id);
    case 'anomaly':
      return anomalyHelp(asked, id);
    case 'core':
      return coreHelp(asked, id);
    case 'draftToken':
    case 'draftSpace':
    case 'resource':
    case 'challenge':
      return draftHelp(asked, kind, id);
    case 'token':
      return tokenHelp(asked, id);
    case 'siphon':
      return siphonHelp(asked, id);
    default:
      return boardHelp(kind, id, asked);
  }
}

const rulesFor = (effects: readonly Effect[]): string[] => effects.flatMap((one) => effectRules[one.do]);

const fields = [
  ...(['slot', 'letter', 'type', 'power', 'copies', 'primary', 'empowered'] as const),
  ...(['name', 'cost', 'text', 'values', 'content'] as const),
] as const;
type Field = (typeof fields)[number];

/** Marks of an entry of the content, each under the name of its field. */
const marks = (from: Readonly<Partial<Record<Field, Mark>>>, language: Language): Part['provenance'] =>
  fields.flatMap((field) => only(field, from[field], language));

const only = (field: Field, mark: Mark | undefined, language: Language): Part['provenance'] =>
  mark === undefined ? [] : [{ what: say(language, `from.${field}`), mark }];

/** What the words of some effects mean, for those who meet them first here. */
function explained({ cards, language, edition, solo }: Asked, effects: readonly Effect[]): string[] {
  const { siphon, orbit } = terms(edition, language);
  const kinds = new Set(effects.map((one) => one.do));
  const list = matterTokens.map((token) => tokenName(cards, token, language)).join(' → ');
  return [
    ...(kinds.has('siphon') ? [say(language, 'explain.siphon', { siphon })] : []),
    ...(kinds.has('orbit') ? [say(language, 'explain.orbit', { orbit })] : []),
    ...(kinds.has('upgradeMatter') ? [say(language, 'explain.upgradeMatter', { list })] : []),
    ...(solo !== null && kinds.has('eachOtherPlayer') ? [say(language, 'explain.alone')] : []),
  ];
}

function actionHelp(asked: Asked, id: number): Part {
  const { cards, language, edition } = asked;
  const card = cards.content.actions[cards.actions[id]?.key ?? ''];
  if (card === undefined) return nothing(language);
  const { type, power, primary, empowered, from } = card;
  const text = [
    say(language, 'primary', {
      primary: terms(edition, language).primary,
      what: effectsText(primary, language),
    }),
    ...(empowered.length === 0
      ? []
      : [
          say(language, 'empowered', {
            type: sayName(language, `type.${type}`),
            what: effectsText(empowered, language),
          }),
        ]),
    say(language, 'discarded', { power }),
    ...explained(asked, [...primary, ...empowered]),
  ];
  return {
    family: say(language, `family.action.${type}`, { power }),
    text,
    rules: ['R34', 'R35', ...rulesFor([...primary, ...empowered])],
    provenance: marks(from, language),
  };
}

function powersText(
  { language, edition, solo }: Asked,
  effect: readonly Effect[],
  passives: readonly Passive[],
): string[] {
  const { effect: term } = terms(edition, language);
  const what = effectsText(effect, language);
  const watchesOthers = (one: Passive): boolean => one.is === 'trigger' && one.when === 'otherPlayerExpands';
  return [
    ...(effect.length === 0 ? [] : [say(language, 'effect', { effect: term, what })]),
    ...passives.map((one) => say(language, 'passive', { what: passiveText(one, language) })),
    ...(solo !== null && passives.some(watchesOthers) ? [say(language, 'explain.alone')] : []), // R85
  ];
}

const needs = { '1': 'needs1', '2A': 'needs2', '2B': 'needs2', '3': 'needs3', '4': 'needs4' } as const;

function anomalyHelp(asked: Asked, id: number): Part {
  const { cards, language, edition } = asked;
  const slot = slotOf(id);
  const { cost, effect, passives, from } = cards.content.anomalies[slot];
  const tier = tierOf(slot);
  return {
    family: say(language, `family.anomaly.${typeOf(slot)}`, { tier }),
    text: [
      ...powersText(asked, effect, passives),
      ...explained(asked, effect),
      say(language, 'cost', { cost }),
      say(language, needs[tier]),
    ],
    rules: [
      'R28',
      'R29',
      ...(edition === 'earlier' ? ['ER9'] : []),
      'R33',
      ...(passives.length > 0 ? ['R38'] : []),
      ...rulesFor(effect),
    ],
    provenance: marks(from, language),
  };
}

function coreHelp(asked: Asked, id: number): Part {
  const { cards, language, edition } = asked;
  const core = cards.content.cores[cards.coreKey(id) ?? ''];
  if (core === undefined) return nothing(language);
  return {
    family: say(language, 'family.core'),
    text: [
      ...powersText(asked, core.effect, core.passives),
      ...explained(asked, core.effect),
      say(language, edition === 'earlier' ? 'coreWhen.earlier' : 'coreWhen'),
    ],
    rules: [...(edition === 'earlier' ? ['ER2', 'ER15'] : ['R57', 'R58']), 'H3', ...rulesFor(core.effect)],
    provenance: marks(core.from, language),
  };
}

function draftHelp(
  asked: Asked,
  kind: Extract<CardKind, 'draftToken' | 'resource' | 'challenge'> | 'draftSpace',
  id: number,
): Part {
  const { cards, language } = asked;
  const family = say(language, `family.${kind}`);
  if (kind === 'draftSpace') {
    const space = draftSpaceOf(cards, id);
    if (space === undefined) return nothing(language);
    return {
      family,
      text: [
        effectsText(space.steps, language),
        ...explained(asked, space.steps),
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
        text: [say(language, 'resource', { what: effectsText(parts, language) }), ...explained(asked, parts)],
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

function tokenHelp({ cards, language, edition }: Asked, id: number): Part {
  const token = tokenOf(id);
  const { solarMass: mass, discovery, from } = cards.content.tokens[token];
  const detonates = say(language, 'detonates');
  const provenance = only('values', from, language);
  if (!isMatter(token)) {
    const worth = discovery > 0 ? 'antimatterDiscovery' : 'antimatterMass';
    const where = say(language, edition === 'earlier' ? 'absorbed.earlier' : 'absorbed');
    const text = [say(language, worth, { mass, discovery, where }), detonates];
    const rules = ['R24', 'R25', 'R50', ...(edition === 'earlier' ? ['ER14'] : [])];
    return { family: say(language, 'family.antimatter'), text, rules, provenance };
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

function siphonHelp({ cards, language, edition }: Asked, id: number): Part {
  const { size, option } = siphonOf(cards, id);
  return {
    family: say(language, 'family.siphon'),
    text: [
      effectsText(option?.steps ?? [], language),
      say(language, 'siphon', { size: sayName(language, `size.${size}`) }),
    ],
    rules: ['R72', ...(edition === 'earlier' ? ['ER13'] : []), ...rulesFor(option?.steps ?? [])],
    provenance: only('content', option?.from, language),
  };
}

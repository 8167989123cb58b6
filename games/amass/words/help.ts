/** Help for anything on the table, made from the same data that the rules play with. */

import { filled } from '@accretion/engine';
import { listed } from '../../pieces/words.ts';
import type { HelpText, Language, Modelled, Thing, Words } from '../../words.ts';
import { type Board, baseOfFacing, isMine } from '../rules/board.ts';
import { type Colour, colours, type Effect, wounds } from '../rules/content.ts';
import {
  backHelp,
  type Explained,
  effectHelp,
  helpWords,
  phaseHelp,
  plainHelp,
  woundHelp,
} from './helpTexts.ts';
import { backs, codeOf, isPlain, nameOf, phases } from './names.ts';
import { say, sayCount } from './texts.ts';

type Values = Readonly<Record<string, string | number>>;
type Part = Omit<HelpText, 'title'>;

export function help(thing: Thing, ruleset: Modelled<Board>, language: Language): HelpText {
  return { title: nameOf(thing, ruleset, language), ...partFor(ruleset.model, thing, language) };
}

function partFor(board: Board, { kind, id }: Thing, language: Language): Part {
  if (isPlain(kind))
    return explained(
      plainHelp[kind],
      say(language, ['supply', 'gone', 'aside', 'haul'].includes(kind) ? 'family.store' : 'family.piece'),
      language,
      { start: zoneOfAlien(board) },
    );
  switch (kind) {
    case 'action':
      return actionHelp(board, id, language);
    case 'resource':
      return resourceHelp(board, id, language);
    case 'order':
      return orderHelp(board, id, language);
    case 'cube':
      return cubeHelp(board, colours[id] ?? 'green', language);
    case 'place':
      return placeHelp(board, id, language);
    case 'base':
      return baseHelp(board, id, language);
    case 'wound': {
      const { perMajor, forModerate } = board.content.gain;
      return {
        ...explained(woundHelp[wounds[id] ?? 'minor'], say(language, 'family.wound'), language, {
          perMajor: sayCount(language, 'cards', perMajor),
          forModerate,
        }),
        provenance: [{ what: helpWords.gain[language], mark: board.content.gain.from }],
      };
    }
    case 'phase':
      return explained(
        phaseHelp[phases[id] ?? 'distribute'],
        say(language, 'family.phase', { n: id + 1 }),
        language,
      );
    default:
      return explained(backHelp[backs[id] ?? 'action'], say(language, 'family.back'), language);
  }
}

const zoneOfAlien = (board: Board): number => board.content.alien.start;

const explained = (
  { text, rules }: Explained,
  family: string,
  language: Language,
  values?: Values,
): Part => ({
  family,
  text: text.map((one) => filled(one[language], values)),
  rules,
  provenance: [],
});

function actionHelp(board: Board, id: number, language: Language): Part {
  const card = board.actions[id];
  const entry = board.content.actions[card?.kind ?? ''];
  const family = say(language, 'family.action');
  if (card === undefined || entry === undefined) return { family, text: [], rules: [], provenance: [] };
  const parts = (['command', 'combat'] as const).flatMap((phase) => {
    const effect = card[phase];
    return effect === null ? [] : [{ phase, effect, help: effectHelp[`${phase}.${effect.do}`] }];
  });
  return {
    family: `${family}, ${listed(
      language,
      parts.map(({ phase }) => say(language, `phase.${phase}`)),
    )}`,
    text: parts.flatMap(({ phase, effect, help: { text } }) =>
      text.map(
        (one, i) =>
          (i === 0 ? `${say(language, `phase.${phase}`)}: ` : '') +
          filled(one[language], effectValues(board, effect, language)),
      ),
    ),
    rules: [...new Set([...parts.flatMap((one) => one.help.rules), 'A45', 'A46'])],
    provenance: (['name', 'effect', 'timing', 'copies'] as const).map((part) => ({
      what: word(helpWords[part], language, { copies: entry.copies }),
      mark: entry.from[part],
    })),
  };
}

const word = (text: Words, language: Language, values?: Values): string => filled(text[language], values);

function effectValues(board: Board, effect: Effect, language: Language): Values {
  const wound = (name: (typeof wounds)[number]): string => say(language, `wound.${name}`);
  switch (effect.do) {
    case 'moveMembers':
      return {
        members: word(effect.most === 1 ? helpWords.oneMember : helpWords.someMembers, language, {
          most: effect.most,
        }),
        whose: helpWords[effect.whose][language],
      };
    case 'returnWounded':
      return { from: listed(language, effect.from.map(wound)), most: board.content.caps.defence };
    case 'woundMember':
      return { whose: helpWords[effect.whose][language], to: wound(effect.to) };
    case 'moveAlien':
      return { steps: effect.steps.join(' / ') };
    case 'addCubes':
      return { cubes: sayCount(language, 'cubes', effect.count) };
    case 'winPairing':
      return { to: wound(effect.loser) };
    case 'defeatMember':
      return { to: wound(effect.to) };
    default:
      return {};
  }
}

function resourceHelp(board: Board, id: number, language: Language): Part {
  const card = board.resources[id];
  const onMines = (counts: readonly number[]): string =>
    board.zones
      .flatMap(({ mine }, zone) => ((counts[zone] ?? 0) > 0 ? [`${mine} ${counts[zone]}`] : []))
      .join(', ') || say(language, 'nothing');
  return {
    family: say(language, 'family.resource'),
    text: [
      word(helpWords.resourceAlien, language, { zones: sayCount(language, 'zones', card?.alien ?? 0) }),
      word(helpWords.resourceCubes, language, { mines: onMines(card?.cubes ?? []) }),
      word(helpWords.resourceCrossed, language, {
        mines: onMines(card?.crossed ?? []),
        crews: board.content.crossedFrom,
      }),
    ],
    rules: ['A3', 'A4', 'A5'],
    provenance: [
      {
        what: helpWords.whole[language],
        mark: board.content.resources[codeOf(board, 'resource', id)]?.from ?? 'stand-in',
      },
    ],
  };
}

function orderHelp(board: Board, id: number, language: Language): Part {
  const rows = board.orders[id] ?? [];
  const marks = board.content.orders[codeOf(board, 'order', id)]?.from ?? [];
  const boxes = rows.flatMap((row, r) =>
    row.map((box, b) => ({
      ...box,
      from: marks[r]?.[b] ?? { members: 'stand-in' as const, otherwise: 'stand-in' as const },
      name: say(language, `colour.${box.colour}`),
    })),
  );
  return {
    family: say(language, 'family.order'),
    text: [
      helpWords.order[language],
      ...boxes.map(({ name, members, otherwise }) =>
        word(helpWords.orderBox, language, {
          members: sayCount(language, 'members', members),
          colour: name,
          otherwise: helpWords[otherwise][language],
        }),
      ),
    ],
    rules: ['A29', 'A30', 'AA40', 'AA41', 'AA42'],
    provenance: boxes.flatMap(({ name, from }) => [
      { what: word(helpWords.boxCount, language, { colour: name }), mark: from.members },
      { what: word(helpWords.boxFallback, language, { colour: name }), mark: from.otherwise },
    ]),
  };
}

function cubeHelp(board: Board, colour: Colour, language: Language): Part {
  const entry = board.content.cubes[colour];
  const mines = board.zones.filter((zone) => zone.colour === colour).map((zone) => zone.mine);
  return {
    family: say(language, 'family.cube'),
    text: [
      word(helpWords.cubePoints, language, { points: sayCount(language, 'points', entry?.points ?? 0) }),
      ...(mines.length > 0 ? [word(helpWords.cubeMines, language, { mines: listed(language, mines) })] : []),
      word(helpWords.cubeBonus, language, {
        slots: board.content.slotsPerFacing,
        bonus: sayCount(language, 'points', board.content.facingBonus),
      }),
    ],
    rules: ['A5', 'A27'],
    provenance: [
      { what: helpWords.points[language], mark: entry?.from.points ?? 'stand-in' },
      {
        what: word(helpWords.number, language, { count: entry?.count ?? 0 }),
        mark: entry?.from.count ?? 'stand-in',
      },
    ],
  };
}

function placeHelp(board: Board, place: number, language: Language): Part {
  const { caps, camp } = board.content;
  const family = say(language, 'family.place');
  const part = (texts: readonly Words[], rules: readonly string[], values?: Values): Part => ({
    family,
    text: texts.map((one) => filled(one[language], values)),
    rules,
    provenance: [],
  });
  if (place === board.defence)
    return part([helpWords.defence, helpWords.defenceCap], ['A7', 'A17'], { most: caps.defence });
  if (place === board.camp)
    return {
      ...part([helpWords.camp, helpWords.campDie, helpWords.campCap], ['A19', 'AA22', 'AA24'], {
        most: caps.camp,
        cards: camp.cards.map((cards, i) => `${i + 1} → ${cards}`).join(', '),
      }),
      provenance: [{ what: helpWords.campCards[language], mark: camp.from }],
    };
  if (!isMine(board, place))
    return part([helpWords.facing, helpWords.facingFight, helpWords.facingCap], ['A7', 'A16', 'A18', 'A20'], {
      base: board.bases[baseOfFacing(board, place)]?.name ?? '',
      most: caps.raid,
    });
  const { mine, colour } = board.zones[place] ?? { mine: '', colour: 'green' as const };
  const from = board.content.mines[mine]?.from;
  return {
    ...part([helpWords.mine, helpWords.mineFight, helpWords.mineCap], ['A7', 'A11', 'A12'], {
      zone: place + 1,
      colour: say(language, `colour.${colour}`),
      most: caps.mine,
    }),
    provenance:
      from === undefined
        ? []
        : (['name', 'colour', 'zone'] as const).map((one) => ({
            what: helpWords[one][language],
            mark: from[one],
          })),
  };
}

function baseHelp(board: Board, id: number, language: Language): Part {
  const base = board.bases[id];
  const from = board.content.bases[base?.name ?? '']?.from;
  const { slotsPerFacing, facingBonus } = board.content;
  return {
    family: say(language, 'family.base'),
    text: [helpWords.base, helpWords.baseFull, helpWords.baseBonus].map((one) =>
      filled(one[language], {
        zone: (base?.zone ?? 0) + 1,
        slots: slotsPerFacing,
        all: 4 * slotsPerFacing,
        bonus: sayCount(language, 'points', facingBonus),
      }),
    ),
    rules: ['A20', 'A21', 'A23', 'A27'],
    provenance:
      from === undefined
        ? []
        : (['name', 'zone'] as const).map((one) => ({ what: helpWords[one][language], mark: from[one] })),
  };
}

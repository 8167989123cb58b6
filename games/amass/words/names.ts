/**
 * Names of things. Kinds of things, and their ids:
 *
 * `action`, `resource`, `order` cards by component; `cube` by colour; `place` a location by its number on the board
 * (mine, facing, own centre, camp); `base` by number; `wound` a section of the Wound Track by severity; `phase` 0 to 6;
 * `back` a face-down card (0 action, 1 resource, 2 order); and with id 0 `alien`, `member`, `die`, `droid`, `shield`,
 * `first`, `supply`, `gone`, `aside`, `haul`.
 */

import { isOpen } from '../../pieces/open.ts';
import type { Language, Modelled, Other, Thing } from '../../words.ts';
import { type Board, baseOfFacing, cardNames, facingOf, isMine } from '../rules/board.ts';
import { colours, facings, wounds } from '../rules/content.ts';
import { crewAt } from '../rules/crews.ts';
import { placing, pointsOf } from '../rules/score.ts';
import type { View } from '../rules/state.ts';
import { say } from './texts.ts';

export const phases = ['distribute', 'plan', 'deploy', 'command', 'combat', 'deposit', 'restore'] as const;
export const backs = ['action', 'resource', 'order'] as const;
const plain = [
  'alien',
  'member',
  'die',
  'droid',
  'shield',
  'first',
  'supply',
  'gone',
  'aside',
  'haul',
] as const;
export type Plain = (typeof plain)[number];
export const isPlain = (kind: string): kind is Plain => plain.some((one) => one === kind);

export const actionName = (board: Board, id: number, language: Language): string => {
  const kind = board.actions[id]?.kind ?? '';
  return board.content.actions[kind]?.name[language] ?? kind;
};

/** The key of a Resource or AI card in the box. */
export const codeOf = (board: Board, kind: 'resource' | 'order', id: number): string =>
  cardNames(board, kind)[id] ?? '';

/** Resource and AI cards are called as their face says: RES04 is number 4; a pack may call its own by a name. */
export const numberOf = (board: Board, kind: 'resource' | 'order', id: number): string =>
  codeOf(board, kind, id).replace(/^(RES|AI)0*(?=\d+$)/, '');

export const baseName = (board: Board, base: number): string => board.bases[base]?.name ?? '';

/** A location by its number: "Mine F2", "Echo, north facing". */
export function placeTitle(board: Board, place: number, language: Language): string {
  if (isMine(board, place)) return say(language, 'mine', { mine: board.places[place] ?? '' });
  if (place === board.defence) return say(language, 'defence');
  if (place === board.camp) return say(language, 'camp');
  return say(language, 'facing', facingWords(board, place, language));
}

/** A location or a base inside a sentence: "F2", "Echo north"; the centre by its base where that is known. */
export function placeWords(board: Board, name: string, language: Language, owner?: string): string {
  const place = board.place(name);
  if (place < 0 || isMine(board, place)) return name;
  if (place === board.defence)
    return owner === undefined
      ? say(language, 'defence.short')
      : say(language, 'defence.of', { base: owner });
  if (place === board.camp) return say(language, 'camp.short');
  return say(language, 'facing.short', facingWords(board, place, language));
}

const facingWords = (board: Board, place: number, language: Language) => ({
  base: baseName(board, baseOfFacing(board, place)),
  facing: say(language, `facing.${facings[facingOf(board, place)] ?? 'N'}`),
});

/** "4 (J4)": a zone and the mine in it. */
export const zoneWords = (board: Board, zone: number, language: Language): string =>
  say(language, 'zone', { zone: zone + 1, mine: board.zones[zone]?.mine ?? '' });

/** A crew called by its base. */
export function crewBase(board: Board, view: View, crew: number): string {
  const base: unknown = view.crews[crew]?.base;
  return typeof base === 'number' ? baseName(board, base) : '';
}

const aiName = (board: Board, view: View, crew: number, language: Language): string =>
  say(language, 'crew.ai', { base: crewBase(board, view, crew) || crew - view.humans + 1 });

/** The AI crews, with their points and, after the end, their ranks. */
export function others(view: View, ruleset: Modelled<Board>, language: Language): readonly Other[] {
  if (!isOpen([view.humans, view.ending])) return []; // a preview may hide anything
  const board = ruleset.model;
  return view.crews.slice(view.humans).map((_, i) => {
    const crew = view.humans + i;
    const isRanked = view.ending !== null && view.coop === false;
    return {
      name: aiName(board, view, crew, language),
      points: view.ending === null ? 0 : pointsOf(board, crewAt(view, crew)),
      rank: isRanked ? placing(board, view, crew).rank : null,
    };
  });
}

export function nameOf(thing: Thing, ruleset: Modelled<Board>, language: Language): string {
  const board = ruleset.model;
  const { kind, id } = thing;
  if (isPlain(kind)) return say(language, kind);
  switch (kind) {
    case 'action':
      return actionName(board, id, language);
    case 'resource':
    case 'order':
      return say(language, kind, { card: numberOf(board, kind, id) });
    case 'cube':
      return say(language, 'cube', { colour: say(language, `colour.${colours[id] ?? 'green'}`) });
    case 'place':
      return placeTitle(board, id, language);
    case 'base':
      return say(language, 'base', { base: baseName(board, id) });
    case 'wound':
      return say(language, 'wound', { wound: say(language, `wound.${wounds[id] ?? 'minor'}`) });
    case 'phase':
      return say(language, `phase.${phases[id] ?? 'distribute'}`);
    default:
      return say(language, `back.${backs[id] ?? 'action'}`);
  }
}

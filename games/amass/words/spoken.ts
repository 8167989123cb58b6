/** What is said to those who play by ear or from the list of choices. */

import type { Preview } from '@accretion/engine';
import { isOpen } from '../../pieces/open.ts';
import { listed, speechOf } from '../../pieces/words.ts';
import type { Choice, Language, Modelled, SpokenWords, Words } from '../../words.ts';
import { type Board, baseOfFacing, facingOf, isMine } from '../rules/board.ts';
import { countCubes, moreCubes } from '../rules/cubes.ts';
import { defendersOf } from '../rules/due.ts';
import { pointsOf } from '../rules/score.ts';
import type { Move, Story, View } from '../rules/state.ts';
import { listOf, slotsOf } from './known.ts';
import { actionName, baseName, placeTitle } from './names.ts';
import { say, sayCount } from './texts.ts';

// biome-ignore format: one text, one line
const { say: tell } = speechOf({
  'group.mines': { en: 'Send a member to a mine', de: 'Ein Mitglied in eine Mine schicken' },
  'group.base': { en: 'Send a member to raid {base}', de: 'Ein Mitglied zum Überfall auf {base} schicken' },
  'group.back': { en: 'Take a member back', de: 'Ein Mitglied zurücknehmen' },
  'group.store': { en: '{facing} facing', de: 'Seite {facing}' },
  'group.unstore': { en: 'Take a cube back', de: 'Einen Stein zurücknehmen' },
  'camp': { en: '{player} rolls {faces} at the camp and draws {cards}.', de: '{player} würfelt im Lager {faces} und zieht {cards}.' },
  'cubes': { en: '{cubes} there, worth {points}', de: 'dort {cubes} im Wert von {points}' },
  'noCubes': { en: 'no cubes there', de: 'dort keine Steine' },
  'worth': { en: 'The cubes are worth {points}', de: 'Die Steine sind {points} wert' },
  'alien': { en: 'the Alien is in this zone', de: 'das Alien ist in dieser Zone' },
  'facing': { en: '{cubes} there, {colour} outermost', de: 'dort {cubes}, außen {colour}' },
  'store': { en: 'Your base: {filled} of {slots} slots, {points}', de: 'Deine Basis: {filled} von {slots} Plätzen, {points}' },
} satisfies Record<string, Words>);

type Told<Did extends Story['did']> = Extract<Story, { did: Did }>;

const isMinor = ({ did }: Story): boolean =>
  did === 'ready' || did === 'unready' || did === 'look' || did === 'shuffle';

export const spoken: SpokenWords<View, Move, Story, Board> = { isMinor, jointText, choiceGroup, outcomeText };

/** Somebody's rolls at the camp in one sentence, with what they draw for them. */
function jointText(
  events: readonly Story[],
  names: readonly string[],
  { model }: Modelled<Board>,
  language: Language,
): { readonly text: string; readonly of: number } | null {
  const visit = campVisit(events);
  const of = visit.rolls.length + visit.draws.length;
  return of < 2 ? null : { text: campText(visit, names, model, language), of };
}

interface Visit {
  readonly rolls: readonly Told<'camp'>[];
  readonly draws: readonly Told<'draw'>[];
}

/** One seat's rolls at the camp, each with what it draws. */
function campVisit([first, ...rest]: readonly Story[]): Visit {
  if (first?.did !== 'camp') return { rolls: [], draws: [] };
  const rolls = [first];
  const draws: Told<'draw'>[] = [];
  for (const told of rest) {
    if (told.did === 'camp' && told.seat === first.seat) rolls.push(told);
    else if (told.did === 'draw' && told.seat === first.seat && draws.length < rolls.length) draws.push(told);
    else break;
  }
  return { rolls, draws };
}

function campText(
  { rolls, draws }: Visit,
  names: readonly string[],
  board: Board,
  language: Language,
): string {
  const seen = draws.flatMap(({ cards }) => cards);
  const count = draws.reduce((sum, one) => sum + one.count, 0);
  return tell(language, 'camp', {
    player: names[rolls[0]?.seat ?? -1] ?? '',
    faces: listed(
      language,
      rolls.map(({ face }) => String(face)),
    ),
    cards:
      seen.length > 0
        ? listed(
            language,
            seen.map((id) => actionName(board, id, language)),
          )
        : sayCount(language, 'cards', count),
  });
}

function choiceGroup(
  { move }: Choice<Move>,
  _view: View,
  { model: board }: Modelled<Board>,
  language: Language,
): string {
  switch (move.do) {
    case 'place': {
      const place = board.place(move.at);
      if (isMine(board, place)) return tell(language, 'group.mines');
      if (place === board.camp || place === board.defence) return '';
      return tell(language, 'group.base', { base: baseName(board, baseOfFacing(board, place)) });
    }
    case 'takeBack':
      return tell(language, 'group.back');
    case 'store':
      return tell(language, 'group.store', { facing: capital(say(language, `facing.${move.facing}`)) });
    case 'unstore':
      return tell(language, 'group.unstore');
    case 'fight': {
      const place = board.place(move.at);
      return place < 0 ? say(language, 'base', { base: move.at }) : placeTitle(board, place, language);
    }
    default:
      return 'card' in move && move.do !== 'choose' ? actionName(board, move.card, language) : '';
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function outcomeText(
  { seat, move }: Choice<Move>,
  preview: Preview<View>,
  view: View,
  { model: board }: Modelled<Board>,
  language: Language,
): string | null {
  const then = preview.view.crews?.[seat];
  const points = (amount: number): string => sayCount(language, 'points', amount);
  switch (move.do) {
    case 'choose': {
      const { cubes, crossed } = board.resources[move.card] ?? { cubes: [], crossed: [] };
      const isLarge = view.crews.length >= board.content.crossedFrom;
      const worth = board.zones.reduce(
        (sum, { colour }, zone) =>
          sum + board.points[colour] * ((cubes[zone] ?? 0) + (isLarge ? (crossed[zone] ?? 0) : 0)),
        0,
      );
      return tell(language, 'worth', { points: points(worth) });
    }
    case 'place':
      return placeText(board.place(move.at));
    case 'store':
    case 'unstore':
    case 'storeForMe': {
      if (then === undefined || !isOpen([then.setting, then.stored, then.slots])) return null;
      const stored = listOf(then.setting).reduce((sum, one) => moreCubes(sum, one.colour, 1), then.stored);
      return tell(language, 'store', {
        filled: countCubes(stored),
        slots: slotsOf(board),
        points: points(pointsOf(board, { ...then, stored })),
      });
    }
    default:
      return null;
  }

  function placeText(place: number): string | null {
    if (isMine(board, place)) return mineText(place);
    if (place === board.camp) return null;
    if (place === board.defence) {
      const plan = then === undefined ? [] : listOf(then.plan);
      const members = plan.filter((at) => board.place(at) === place).length;
      return then === undefined || !isOpen(plan)
        ? null
        : sayCount(language, 'defenders', defendersOf(then) + members);
    }
    const owner = view.owners[baseOfFacing(board, place)] ?? -1;
    const cubes = (view.crews[owner]?.slots[facingOf(board, place)] ?? []).filter((one) => one !== null);
    const outermost = cubes.at(-1);
    if (outermost === undefined) return tell(language, 'noCubes');
    return tell(language, 'facing', {
      cubes: sayCount(language, 'cubes', cubes.length),
      colour: say(language, `colour.${outermost}`),
    });
  }

  function mineText(zone: number): string {
    const count = view.mines[board.places[zone] ?? ''] ?? 0;
    const colour = board.zones[zone]?.colour ?? 'green';
    const cubes =
      count === 0
        ? tell(language, 'noCubes')
        : tell(language, 'cubes', {
            cubes: say(language, 'amount', { count, what: say(language, `colour.${colour}`) }),
            points: points(count * board.points[colour]),
          });
    return view.alien === zone ? `${cubes}; ${tell(language, 'alien')}` : cubes;
  }
}

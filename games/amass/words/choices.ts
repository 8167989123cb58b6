/** Legal choices in words. */

import type { Step } from '@accretion/engine';
import { stepOf } from '../../pieces/choosing.ts';
import { listed } from '../../pieces/words.ts';
import type { Choice, Language, Modelled } from '../../words.ts';
import { type Board, facingPlace, isMine, placeName } from '../rules/board.ts';
import { type Colour, facings } from '../rules/content.ts';
import { woundOf } from '../rules/crews.ts';
import { aloneAt, defendersOf, minersAt } from '../rules/due.ts';
import { pairsOf } from '../rules/fight.ts';
import type { Fight, Move, MoveOf, View } from '../rules/state.ts';
import { listOf } from './known.ts';
import { actionName, crewBase, numberOf, placeTitle, placeWords, zoneWords } from './names.ts';
import { say, sayCount } from './texts.ts';

export function choiceText(
  choice: Choice<Move>,
  view: View,
  ruleset: Modelled<Board>,
  language: Language,
): string {
  return wordsFor(ruleset.model, view, choice.seat, choice.move, language);
}

export function wordsFor(board: Board, view: View, seat: number, move: Move, language: Language): string {
  const step = stepOf(view, seat);
  const card = 'card' in move && move.do !== 'choose' ? actionName(board, move.card, language) : '';
  const title = (name: string): string => placeTitle(board, board.place(name), language);
  switch (move.do) {
    case 'takeBase':
      return say(language, 'choice.takeBase', {
        place: say(language, 'base', { base: move.base }),
        zone: (board.bases[board.base(move.base)]?.zone ?? 0) + 1,
      });
    case 'choose':
      return say(language, 'choice.choose', {
        card: say(language, 'resource', { card: numberOf(board, 'resource', move.card) }),
        steps: board.resources[move.card]?.alien ?? 0,
        mines: minesOn(board, view, move.card),
      });
    case 'place':
    case 'takeBack':
      return say(language, `choice.${move.do}`, { place: title(move.at) });
    case 'ready':
    case 'unready':
      return say(language, `choice.${move.do}.${step?.do === 'store' ? 'store' : 'plan'}`);
    case 'pass':
    case 'accept':
    case 'sendBack':
    case 'storeForMe':
      return say(language, `choice.${move.do}`);
    case 'moveMembers':
      return sayCount(language, 'choice.moveMembers', move.to.length, {
        card,
        crew: crewBase(board, view, move.crew),
        from: placeWords(board, move.from, language),
        to: counted(
          move.to.map((at) => placeWords(board, at, language)),
          language,
        ),
      });
    case 'returnWounded':
      return say(language, 'choice.returnWounded', { card, wound: say(language, `wound.${move.from}`) });
    case 'grantArmour':
      return say(language, 'choice.grantArmour', { card });
    case 'woundMember': {
      const effect = board.actions[move.card]?.command;
      const to = effect?.do === 'woundMember' ? effect.to : 'moderate';
      return say(language, 'choice.woundMember', {
        card,
        crew: crewBase(board, view, move.crew),
        place: placeWords(board, move.at, language),
        wound: say(language, `wound.${woundOf(view, move.crew, to)}`),
      });
    }
    case 'moveAlien':
      return say(language, 'choice.moveAlien', {
        card,
        zone: zoneWords(board, (view.alien + move.steps) % board.zones.length, language),
      });
    case 'addCubes': {
      const effect = board.actions[move.card]?.command;
      const zone = board.zones[board.place(move.mine)];
      return say(language, 'choice.addCubes', {
        card,
        cubes: sayCount(language, 'cubes', effect?.do === 'addCubes' ? effect.count : 1),
        place: move.mine,
        colour: say(language, `colour.${zone?.colour ?? 'green'}`),
      });
    }
    case 'closeFacing':
      return say(language, 'choice.closeFacing', { card, facing: say(language, `facing.${move.facing}`) });
    case 'addDroid':
      return say(language, `choice.addDroid.${view.fight === null ? 'command' : 'combat'}`, { card });
    case 'winPairing':
    case 'rerollDie':
    case 'defeatMember':
      return dieWords(board, view, seat, move, language);
    case 'fight':
      return fightWords(board, view, seat, move, language);
    case 'withdraw':
      return say(language, 'choice.withdraw', { place: say(language, 'base', { base: move.base }) });
    case 'propose': {
      const at = String(step?.['at'] ?? '');
      const place = title(at);
      if (!isMine(board, board.place(at)))
        return say(language, move.own === 1 ? 'choice.propose.steal' : 'choice.propose.yield', { place });
      return say(language, 'choice.propose', {
        place,
        own: move.own,
        rest: (view.mines[at] ?? 0) - move.own,
      });
    }
    case 'steal':
      return stealWords(board, view, step, move.cubes, language);
    case 'store':
    case 'unstore': {
      const facing = facings.indexOf(move.facing);
      const set = listOf(view.crews[seat]?.setting ?? []);
      const colour =
        move.do === 'store'
          ? move.colour
          : (set.find((one) => one.facing === facing && one.slot === move.slot - 1)?.colour ?? 'green');
      return say(language, `choice.${move.do}`, {
        facing: capital(say(language, `facing.${move.facing}`)),
        slot: move.slot,
        colour: say(language, `colour.${colour}`),
      });
    }
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "2 × F2, camp": equal ones together, in the order they come. */
export function counted(names: readonly string[], language: Language): string {
  const tally = new Map<string, number>();
  for (const name of names) tally.set(name, (tally.get(name) ?? 0) + 1);
  return [...tally]
    .map(([what, count]) => (count === 1 ? what : say(language, 'times', { count, what })))
    .join(', ');
}

/** The cubes a resource card brings to this table, mine by mine. */
function minesOn(board: Board, view: View, card: number): string {
  const printed = board.resources[card];
  const isLarge = view.crews.length >= board.content.crossedFrom;
  return board.zones
    .flatMap(({ mine }, zone) => {
      const cubes = (printed?.cubes[zone] ?? 0) + (isLarge ? (printed?.crossed[zone] ?? 0) : 0);
      return cubes > 0 ? [`${mine} ${cubes}`] : [];
    })
    .join(', ');
}

/** "your die 2 (5)": the number of a die is its place among those of its side. */
export function dieName(
  board: Board,
  view: View,
  fight: Fight,
  seat: number,
  die: number,
  language: Language,
): string {
  const { side, face } = fight.dice[die] ?? { side: 0, face: 0 };
  const crew = side === 0 ? fight.picker : fight.rival;
  const n = fight.dice.slice(0, die + 1).filter((one) => one.side === side).length;
  return say(language, crew === seat ? 'die.own' : 'die.rival', {
    n,
    face,
    base: crewBase(board, view, crew),
  });
}

function dieWords(
  board: Board,
  view: View,
  seat: number,
  move: MoveOf<'winPairing' | 'rerollDie' | 'defeatMember'>,
  language: Language,
): string {
  const { fight } = view;
  const name = (die: number | undefined): string =>
    fight === null || die === undefined || fight.dice[die] === undefined
      ? ''
      : dieName(board, view, fight, seat, die, language);
  const pair = fight === null ? undefined : pairsOf(fight).find(({ dice }) => dice.includes(move.die));
  return say(language, `choice.${move.do}`, {
    card: actionName(board, move.card, language),
    die: name(move.die),
    rival: name(pair?.dice.find((die) => die !== move.die)),
  });
}

function fightWords(
  board: Board,
  view: View,
  seat: number,
  { at, against }: MoveOf<'fight'>,
  language: Language,
): string {
  const rival = crewBase(board, view, against);
  const base = board.base(at);
  const [own, other] = [view.crews[seat], view.crews[against]];
  if (own === undefined || other === undefined) return at;
  if (base >= 0)
    return say(language, 'choice.fight.raid', {
      place: say(language, 'base', { base: at }),
      own: sayCount(language, 'members', aloneAt(board, view, seat, base).length),
      theirs: sayCount(language, 'defenders', defendersOf(other)),
    });
  const place = board.place(at);
  const words = { place: placeTitle(board, place, language), rival };
  if (!isMine(board, place)) return say(language, 'choice.fight.facing', words);
  return say(language, 'choice.fight.mine', {
    ...words,
    own: minersAt(view, own, place),
    theirs: minersAt(view, other, place),
    cubes: sayCount(language, 'cubes', view.mines[at] ?? 0),
  });
}

/** What so many cubes from the outer edge are. */
function stealWords(
  board: Board,
  view: View,
  step: Step | undefined,
  count: number,
  language: Language,
): string {
  const [base, facing] = [Number(step?.['base']), Number(step?.['facing'])];
  const place = placeWords(board, placeName(board, facingPlace(board, base, facing)), language);
  if (count === 0) return say(language, 'choice.steal.none', { place });
  const slots = view.crews[view.owners[base] ?? -1]?.slots[facing] ?? [];
  const cubes = slots
    .filter((cube): cube is Colour => cube !== null)
    .reverse()
    .slice(0, count);
  return say(language, 'choice.steal', {
    place,
    cubes: listed(
      language,
      cubes.map((colour) => say(language, `colour.${colour}`)),
    ),
    points: sayCount(
      language,
      'points',
      cubes.reduce((sum, colour) => sum + board.points[colour], 0),
    ),
  });
}

/** The log: what happened, in words, and the things it is about. */

import { filled } from '@accretion/engine';
import { listed } from '../../pieces/words.ts';
import type { Language, Modelled, Thing } from '../../words.ts';
import type { Board } from '../rules/board.ts';
import { type Colour, colours } from '../rules/content.ts';
import type { Story } from '../rules/state.ts';
import { counted } from './choices.ts';
import { actionName, numberOf, placeWords, zoneWords } from './names.ts';
import { story } from './story.ts';
import { say, sayCount } from './texts.ts';

type Values = Readonly<Record<string, string | number>>;

/** `names` are those of the seats, then those of the AI crews. */
export function eventText(
  told: Story,
  names: readonly string[],
  ruleset: Modelled<Board>,
  language: Language,
): string | null {
  const board = ruleset.model;
  const line = (values?: Values): string => filled(story[told.did]?.[language] ?? '', values);
  const player = (crew: number): string => names[crew] ?? say(language, 'crew.ai', { base: crew + 1 });
  const place = (at: string): string => placeWords(board, at, language);
  const places = (list: readonly string[]): string => counted(list.map(place), language);
  const resources = (ids: readonly number[]): string =>
    listed(
      language,
      ids.map((id) => numberOf(board, 'resource', id)),
    );
  const actions = (ids: readonly number[]): string =>
    listed(
      language,
      ids.map((id) => actionName(board, id, language)),
    );
  const cubes = (count: number): string => sayCount(language, 'cubes', count);
  const coloured = (tally: Readonly<Record<Colour, number>>): string =>
    listed(
      language,
      colours.flatMap((colour) =>
        tally[colour] > 0
          ? [say(language, 'amount', { count: tally[colour], what: say(language, `colour.${colour}`) })]
          : [],
      ),
    );
  const mineColour = (mine: string, count: number): string =>
    say(language, 'amount', {
      count,
      what: say(language, `colour.${board.zones[board.place(mine)]?.colour ?? 'green'}`),
    });
  switch (told.did) {
    case 'takeBase':
      return line({ seat: player(told.seat), base: told.base });
    case 'look':
      return told.cards.length > 0
        ? say(language, 'event.look.cards', { seat: player(told.seat), cards: resources(told.cards) })
        : line({ seat: player(told.seat) });
    case 'playResource':
      return line({
        round: told.round,
        seat: player(told.seat),
        card: numberOf(board, 'resource', told.card),
      });
    case 'moveAlien':
      return line({
        steps: sayCount(language, 'zones', told.steps),
        to: zoneWords(board, told.to, language),
      });
    case 'lure':
      return line({ to: zoneWords(board, told.to, language) });
    case 'clear':
    case 'addCubes':
      return line({ cubes: mineColour(told.mine, told.cubes), mine: told.mine });
    case 'distribute': {
      const mines = board.zones.flatMap(({ mine }, zone) => {
        const count = told.mines[zone] ?? 0;
        return count > 0 ? [`${mine} ${count}`] : [];
      });
      return mines.length === 0 ? null : line({ mines: mines.join(', ') });
    }
    case 'ready':
    case 'unready':
    case 'pass':
    case 'sendBack':
      return line({ seat: player(told.seat) });
    case 'deploy': {
      const plans = told.plans.map((plan, seat) =>
        say(language, 'plan.of', {
          player: player(seat),
          places: plan.length > 0 ? places(plan) : say(language, 'plan.none'),
        }),
      );
      return line({ plans: plans.join('; ') });
    }
    case 'order':
      return line({ crew: player(told.crew), card: numberOf(board, 'order', told.card) });
    case 'deployAi':
      return told.places.length > 0
        ? line({ crew: player(told.crew), places: places(told.places) })
        : say(language, 'event.deployAi.none', { crew: player(told.crew) });
    case 'shuffle':
      return line({ deck: say(language, `deck.${told.deck}`) });
    case 'play':
      return line({ seat: player(told.seat), card: actionName(board, told.card, language) });
    case 'movedMembers':
      return line({
        members: sayCount(language, 'members', told.members),
        crew: player(told.crew),
        from: place(told.from),
        to: places(told.to),
      });
    case 'returned':
      return line({ crew: player(told.crew), from: say(language, `wound.${told.from}`) });
    case 'armour':
    case 'droid':
    case 'droidLost':
    case 'winPairing':
    case 'defeat':
      return line({ crew: player(told.crew) });
    case 'close':
      return line({ crew: player(told.crew), facing: say(language, `facing.${told.facing}`) });
    case 'callDroid':
      return line({ crew: player(told.crew), face: told.face });
    case 'fight':
      return line({ crew: player(told.crew), against: player(told.against), at: place(told.at) });
    case 'roll':
      return line({
        crew: player(told.crew),
        against: player(told.against),
        faces: listed(language, told.faces.map(String)),
        rivalFaces: listed(language, told.rivalFaces.map(String)),
      });
    case 'reroll':
      return line({ crew: player(told.crew), from: told.from, face: told.face });
    case 'pairs': {
      const pairs = told.pairs.map(({ faces: [own = 0, rival = 0], won }) => {
        const how = won < 0 ? 'tied' : won === 0 ? 'won' : 'lost';
        const byDice = own === rival ? -1 : own > rival ? 0 : 1;
        // What the dice do not say, a card has decided.
        return say(language, won === byDice ? `pair.${how}` : `pair.${how}.card`, {
          ...{ own, rival },
          margin: Math.abs(own - rival),
        });
      });
      return line({
        crew: player(told.crew),
        against: player(told.against),
        pairs: pairs.length > 0 ? pairs.join(', ') : say(language, 'pair.none'),
      });
    }
    case 'wound':
      return line({
        crew: player(told.crew),
        to: say(language, `wound.${told.to}`),
        at: place(told.at),
      });
    case 'withdraw':
      return line({
        crew: player(told.crew),
        base: told.base,
        members: sayCount(language, 'members', told.members),
      });
    case 'propose':
      if (isFacing(told.at))
        return say(language, told.own === 1 ? 'event.propose.steal' : 'event.propose.yield', {
          seat: player(told.seat),
          at: place(told.at),
        });
      return line({ seat: player(told.seat), at: place(told.at), own: cubes(told.own) });
    case 'agree':
      if (isFacing(told.at)) {
        const [stays, leaves] = told.own === 1 ? [told.seat, told.partner] : [told.partner, told.seat];
        return say(language, 'event.agree.facing', {
          at: place(told.at),
          stays: player(stays),
          leaves: player(leaves),
        });
      }
      return line({
        at: place(told.at),
        seat: player(told.seat),
        partner: player(told.partner),
        own: cubes(told.own),
        rest: cubes(told.rest),
      });
    case 'mine':
      return line({
        crew: player(told.crew),
        mine: told.mine,
        cubes: mineColour(told.mine, told.cubes),
      });
    case 'camp':
      return line({ seat: player(told.seat), face: told.face });
    case 'draw':
      return told.cards.length > 0
        ? say(language, 'event.draw.cards', { seat: player(told.seat), cards: actions(told.cards) })
        : line({ seat: player(told.seat), count: sayCount(language, 'cards', told.count) });
    case 'stealRoll':
      return line({ crew: player(told.crew), at: place(told.at), face: told.face });
    case 'steal': {
      const words = { crew: player(told.crew), from: player(told.from), at: place(told.at) };
      if (told.cubes.length === 0) return say(language, 'event.steal.none', words);
      const tally = { green: 0, blue: 0, pink: 0, orange: 0 };
      for (const colour of told.cubes) tally[colour]++;
      return line({ ...words, cubes: coloured(tally) });
    }
    case 'store': {
      const [stored, aside] = [coloured(told.stored), coloured(told.aside)];
      const key = aside === '' ? 'event.store.all' : stored === '' ? 'event.store.none' : null;
      const words = { crew: player(told.crew), stored, aside };
      return key === null ? line(words) : say(language, key, words);
    }
    case 'gain':
      return line({ seat: player(told.seat), cards: sayCount(language, 'cards', told.cards) });
    case 'restore':
      return line();
    case 'end': {
      const points = told.points.map((amount, crew) =>
        say(language, 'each', { player: player(crew), amount }),
      );
      return line({ how: say(language, `ending.${told.how}`), points: points.join(', ') });
    }
    default:
      // goHome is the same in every round, and the First Player is named with the next resource card.
      return null;
  }

  function isFacing(at: string): boolean {
    return board.place(at) >= board.zones.length;
  }
}

/** The things an event is about, for highlighting. */
export function eventThings(told: Story, ruleset: Modelled<Board>): readonly Thing[] {
  const board = ruleset.model;
  const zone = (id: number): Thing => ({ kind: 'place', id });
  switch (told.did) {
    case 'look':
      return told.cards.map((id) => ({ kind: 'resource', id }));
    case 'playResource':
      return [{ kind: 'resource', id: told.card }];
    case 'moveAlien':
    case 'lure':
      return [{ kind: 'alien', id: 0 }, zone(told.to)];
    case 'clear':
    case 'addCubes':
    case 'mine':
      return placesAt(board, told.mine);
    case 'distribute':
      return told.mines.flatMap((count, id) => (count > 0 ? [zone(id)] : []));
    case 'deploy':
      return placesAt(board, ...told.plans.flat());
    case 'order':
      return [{ kind: 'order', id: told.card }];
    case 'deployAi':
      return placesAt(board, ...told.places);
    case 'play':
      return [{ kind: 'action', id: told.card }];
    case 'draw':
      return told.cards.map((id) => ({ kind: 'action', id }));
    case 'movedMembers':
      return placesAt(board, told.from, ...told.to);
    case 'takeBase':
    case 'withdraw':
      return placesAt(board, told.base);
    case 'camp':
      return [{ kind: 'place', id: board.camp }];
    case 'fight':
    case 'wound':
    case 'propose':
    case 'agree':
    case 'stealRoll':
    case 'steal':
      return placesAt(board, told.at);
    case 'first':
      return [{ kind: 'first', id: 0 }];
    default:
      return [];
  }
}

/** Locations and bases by name; whose centre is meant an event does not say. */
const placesAt = (board: Board, ...names: readonly string[]): Thing[] =>
  [...new Set(names)].flatMap((name): Thing[] => {
    const place = board.place(name);
    if (place >= 0) return place === board.defence ? [] : [{ kind: 'place', id: place }];
    const base = board.base(name);
    return base < 0 ? [] : [{ kind: 'base', id: base }];
  });

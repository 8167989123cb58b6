/**
 * A match at a moment made up for a test, told in the words of the rulebook:
 *
 *   const [jens, andrea] = given({ hands: [['Golden Fusspot'], ['Waiter Droid']] }).seats;
 *
 * Hands are filled up with cards without effects; displays are lists of names, and each card lies where
 * its kind belongs.
 */
import type { Json } from '@accretion/engine';
import { boxWith, openMatch } from '@accretion/engine/kit/matches';
import { buccaneers } from '../index.ts';
import { type Cards, cardAt, cardsOf } from '../rules/cards.ts';
import { dullCards, holeKey, idOf, keyOf } from './names.ts';
import { Play, scripted } from './play.ts';

export interface Given {
  readonly seats?: number;
  readonly options?: object;
  readonly pack?: unknown;
  readonly seed?: string;
  /** The moment to open at: 'pick' (the default), 'turn', 'pass', 'score'. */
  readonly at?: 'pick' | 'turn' | 'pass' | 'score';
  readonly round?: number;
  readonly hole?: string;
  readonly clockwise?: boolean;
  /** Cards per hand; hands that are shorter are filled up. */
  readonly handSize?: number;
  readonly hands?: readonly (readonly string[])[];
  /** What lies before each seat; "awake Loot Box" is awake. Toys lie face down. */
  readonly displays?: readonly (readonly string[])[];
  readonly pile?: readonly string[];
  /** Threshold cards at the hole: '+3', '-2'. */
  readonly atHole?: readonly string[];
  readonly points?: readonly (readonly number[])[];
  /** The next chances: cards by name, dice by number. */
  readonly chance?: readonly (string | number)[];
  /** Any other place of the state. */
  readonly also?: Readonly<Record<string, Json>>;
}

/** A match as it is dealt, with nothing made up. */
export const dealt = (story: Pick<Given, 'seats' | 'options' | 'pack' | 'seed'> = {}): Play =>
  open(story, false);

/** A match at this moment. */
export const given = (story: Given = {}): Play => open(story, true);

function open(story: Given, madeUp: boolean): Play {
  const { seats = 3, at = 'pick', seed = 'a test', options = {}, pack, chance = [] } = story;
  const cards = cardsOf(boxWith(buccaneers, pack));
  const rolls = chance.map((roll) => scripted(cards, roll));
  const moment = madeUp ? { at, given: placesOf(cards, story, seats) } : {};
  const { ruleset, stage } = openMatch(buccaneers, { seats, options, pack, seed, rolls, ...moment });
  return new Play(ruleset, stage, cards, rolls);
}

/** The story as places of the state. */
function placesOf(cards: Cards, story: Given, seats: number): Record<string, Json> {
  const { at = 'pick', handSize = at === 'score' ? 0 : 3, hands = [], displays = [], also = {} } = story;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const named = [...hands.flat(), ...displays.flat(), ...(story.pile ?? [])].map((name) =>
    keyOf(cards, asleep(name)),
  );
  const spare = dullCards(cards).filter((key) => !named.includes(key));
  const fill = (names: readonly string[], size: number): string[] => [
    ...names.map((name) => keyOf(cards, name)),
    ...spare.splice(0, Math.max(0, size - names.length)),
  ];
  const places: Record<string, Json> = {
    round: story.round ?? (at === 'score' ? cards.rounds : 1),
    hole: holeKey(cards, story.hole ?? 'Old Plughole'),
    clockwise: story.clockwise ?? true,
    atHole: (story.atHole ?? []).map((amount) => `THR${amount}`),
  };
  for (const seat of all) {
    places[`seats.${seat}.hand`] = fill(hands[seat] ?? [], handSize);
    Object.assign(places, displayOf(cards, seat, displays[seat] ?? []));
    places[`seats.${seat}.points`] = story.points?.[seat] ?? [];
  }
  if (at === 'score' || story.pile !== undefined) places['pile'] = fill(story.pile ?? [], seats);
  return { ...places, ...also };
}

const asleep = (name: string): string => name.replace(/^awake /, '');

/** Each card where its kind belongs; a part joins the first group that lacks it. */
function displayOf(cards: Cards, seat: number, names: readonly string[]): Record<string, Json> {
  const groups: string[][] = [];
  const stack: string[] = [];
  const toys: Json[] = [];
  const shown: Json[] = [];
  for (const name of names) {
    const key = keyOf(cards, asleep(name));
    const { family, part } = cardAt(cards, idOf(cards, key));
    const partOf = (other: string): string => cardAt(cards, idOf(cards, other)).part;
    if (family === 'toy') toys.push({ card: key, hand: seat, turn: 1 });
    else if (family === 'shapeshifter') stack.push(key);
    else if (family === 'timeMachine') {
      const lacking = groups.find((group) => group.every((other) => partOf(other) !== part));
      if (lacking === undefined) groups.push([key]);
      else lacking.push(key);
    } else shown.push({ card: key, spin: 0, awake: name.startsWith('awake ') });
  }
  const path = `seats.${seat}`;
  return {
    [`${path}.groups`]: groups,
    [`${path}.stack`]: stack,
    [`${path}.toys`]: toys,
    [`${path}.shown`]: shown,
  };
}

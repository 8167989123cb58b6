/**
 * What must hold in every state of a match, whatever was played: where figures stand, what they carry, that nothing
 * is counted twice. Components are counted by the engine.
 */
import type { Book } from './rules/book/book.ts';
import { planeOf, radiusOf } from './rules/field/field.ts';
import { nameOf, staminaOf } from './rules/field/figures.ts';
import { anySize, overlapped, standsOn, whyNotStand } from './rules/plane/spot.ts';
import type { Look } from './rules/play.ts';
import type { State } from './rules/state.ts';

/** What is wrong with a state, in English; empty when nothing is. */
export function amissIn(book: Book, state: State): readonly string[] {
  const look = { book, state };
  return [
    ...numbersAmiss(look),
    ...tokensAmiss(look),
    ...tracksAmiss(look),
    ...leftovers(state),
    ...(state.round > 0 ? standingAmiss(look) : []),
  ];
}

/** MC11, MC12, MC14: Power, damage and what a KO'd figure may still have. */
function numbersAmiss(look: Look): string[] {
  const { book, state } = look;
  return state.figures.flatMap((figure, mark) => {
    const { power, damage, held, gone, dazed } = figure;
    const name = nameOf(look, mark);
    const stamina = staminaOf(book, state, figure);
    return [
      ...(power < 0 || power > 10 ? [`${name} has ${power} Power`] : []),
      ...(damage < 0 || damage > stamina ? [`${name} has ${damage} damage of ${stamina}`] : []),
      ...(held.length > 0 && (gone || dazed) && !isDropping(state, mark)
        ? [`${name} is out and holds ${held.length}`]
        : []),
    ];
  });
}

/** Is it still being asked where its codes fall, or did the match end before that (ME38)? */
const isDropping = ({ agenda: { stack }, ending }: State, mark: number): boolean =>
  ending !== null || stack.some((step) => step['figure'] === mark || step.do === 'moment');

/** ME20, ME22, MC59: piles, tokens and cards are in one place each. */
function tokensAmiss({ book, state }: Look): string[] {
  const { stamina } = book.content.encounter.pile;
  const tokens = [...state.soldiers, ...state.codes].map(({ token }) => token);
  const { width, height } = book.content.map;
  const isOff = ({ x, y }: { x: number; y: number }): boolean => x < 0 || y < 0 || x > width || y > height;
  return [
    ...state.piles.flatMap(({ damage, isStanding }, pile) =>
      damage < 0 || damage > stamina || (isStanding && damage === stamina && isQuiet(state))
        ? [`pile ${pile} has ${damage} damage of ${stamina}`]
        : [],
    ),
    ...(new Set(tokens).size < tokens.length ? ['two tokens with one number'] : []),
    ...[...state.soldiers, ...state.codes, state.missile]
      .filter(isOff)
      .map(({ x, y }) => `off at ${x}, ${y}`),
    ...state.squads.flatMap(({ cards, played }, seat) =>
      new Set([...cards, ...played]).size < cards.length + played.length
        ? [`seat ${seat}: a card twice`]
        : [],
    ),
  ];
}

/** ME9, ME26: tracks keep their ends. Exhaustion has none (MA27). */
function tracksAmiss({ book, state }: Look): string[] {
  const { storm, turnsPerRound, activationsPerTurn } = book.content.encounter;
  const within = (name: string, value: number, most: number): string[] =>
    value < 0 || value > most ? [`${name} is ${value} of ${most}`] : [];
  return [
    ...within('debris', state.debris, storm.cap),
    ...within('the Encounter Tracker', state.track, turnsPerRound),
    ...within('activations', state.activated, activationsPerTurn),
  ];
}

/** Between two activations: nothing is going on inside anything. */
const isQuiet = ({ agenda: { stack } }: State): boolean => {
  const top = stack.at(-1)?.do;
  return stack.length === 1 && (top === 'nextActivation' || top === 'bossTurn' || top === 'missile');
};

/** What was going on is over: no attack, throw, damage, moment or run is left behind. */
function leftovers(state: State): string[] {
  if (!isQuiet(state)) return [];
  const lists = ['attacks', 'shoves', 'harms', 'moments', 'runs'] as const;
  return [
    ...lists.flatMap((name) => (state[name].length === 0 ? [] : [`${name} left: ${state[name].length}`])),
    ...(state.active === null ? [] : ['somebody is active between activations']),
  ];
}

/** MC26, MC74: every base in a legal place, wholly on what it is said to stand on. */
function standingAmiss(look: Look): string[] {
  const { state } = look;
  const plane = planeOf(look);
  return state.figures.flatMap(({ x, y, on, gone }, mark) => {
    if (gone || isMoving(state, mark)) return [];
    const r = radiusOf(look, mark);
    const other = overlapped(plane.bases, x, y, r, mark);
    if (other >= 0) return [`${nameOf(look, mark)} overlaps ${nameOf(look, other)}`];
    const why = whyNotStand(plane, x, y, r, mark, anySize);
    const under = standsOn(plane, x, y, r);
    return [
      ...(why === null ? [] : [`${nameOf(look, mark)} stands badly at ${x}, ${y}: ${JSON.stringify(why)}`]),
      ...(under === on ? [] : [`${nameOf(look, mark)} is said to stand on ${on}, but stands on ${under}`]),
    ];
  });
}

/** Terrain was destroyed under it and it has not settled yet (MC80). */
const isMoving = ({ agenda: { stack } }: State, mark: number): boolean =>
  stack.some(({ do: what, figure }) => (what === 'settle' || what === 'settleAt') && figure === mark);

/**
 * Another state that a viewer cannot tell from this one, made from the declaration alone: wherever the viewer's eyes
 * do not reach, components change places, numbers change, and lists whose count is hidden grow and shrink. It need
 * not be a state the game could come to; nothing a viewer is shown or allowed may depend on it all the same.
 */
import { type Rng, shuffle } from '../chance.ts';
import { kindOf } from '../components.ts';
import type { Rules, State } from '../game.ts';
import { copyJson, pathText } from '../json.ts';
import { type Seats, sees } from '../seats.ts';
import type { Node, Shape } from '../shape.ts';
import { type Spot, walk } from '../walk.ts';

type Change = (state: State, rng: Rng) => void;

export function scrambled(rules: Rules, state: State, viewer: Seats, rng: Rng): State {
  const { shape } = rules;
  const shown = outline(shape, state, viewer);
  let now = copyJson(state);
  // What changes who sees what is no change of what the viewer cannot know, and is left out.
  const attempt = (change: Change): boolean => {
    const next = copyJson(now);
    change(next, rng);
    const isUnseen = outline(shape, next, viewer) === shown;
    if (isUnseen) now = next;
    return isUnseen;
  };
  const spots = (of: State): Spot[] => hiddenSpots(shape, of, viewer);
  attempt((next) => resize(spots(next), rng));
  if (!attempt((next) => permute(shape, next, spots(next), rng))) {
    for (let i = 0; i < 4; i++) attempt((next) => swapTwo(shape, next, spots(next), rng));
  }
  attempt((next) => recount(spots(next), rng));
  if (!attempt((next) => spots(next).forEach((spot) => void revalue(spot, rules, rng)))) {
    const paths = spots(now).map((spot) => pathText(spot.path));
    for (const path of shuffle(rng, paths).slice(0, 6)) {
      attempt((next) =>
        spots(next).forEach((spot) => void (pathText(spot.path) === path && revalue(spot, rules, rng))),
      );
    }
  }
  attempt((next) => stretch(spots(next), rng));
  return now;
}

/** Everything a viewer sees, without what it is: places, and components by name. */
function outline(shape: Shape<unknown>, state: State, viewer: Seats): string {
  const places: string[] = [];
  const cards: string[] = [];
  try {
    walk(shape, state, ({ node, value, path, audience }) => {
      // Only a record may leave it to its fields who sees them.
      if (!sees(viewer, audience)) return node.is === 'record';
      if (node.is === 'card') cards.push(`${node.kind} ${value}`);
      else places.push(path.join('.'));
      return true;
    });
    return `${places.join(' ')} ${cards.sort().join(' ')}`;
  } catch {
    return 'an audience that cannot be told';
  }
}

export function hiddenSpots(shape: Shape<unknown>, state: State, viewer: Seats): Spot[] {
  const found: Spot[] = [];
  walk(shape, state, (spot) => {
    if (!sees(viewer, spot.audience)) found.push(spot);
  });
  return found;
}

const isCardList = ({ node }: Spot): boolean => node.is === 'list' && node.of.node.is === 'card';
const isCardSlot = ({ node }: Spot): boolean => node.is === 'maybe' && node.of.node.is === 'card';
const cardKind = (node: Node): string => {
  if (node.is === 'card') return node.kind;
  return node.is === 'list' || node.is === 'maybe' ? cardKind(node.of.node) : '';
};

/** Lists of components whose count is hidden redistribute what they hold. */
function resize(spots: readonly Spot[], rng: Rng): void {
  const lists = spots.filter(isCardList);
  for (const kind of new Set(lists.map((spot) => cardKind(spot.node)))) {
    const same = lists.filter((spot) => cardKind(spot.node) === kind);
    const pool = shuffle(
      rng,
      same.flatMap((spot) => spot.value as number[]),
    );
    const shares = same.map((spot) => (spot.node.is === 'list' ? pool.splice(0, spot.node.min) : []));
    for (const id of pool) {
      const free = shares.filter((share, i) => share.length < maxOf(same[i]?.node));
      free[rng.below(free.length)]?.push(id);
    }
    same.forEach((spot, i) => void spot.put(sortedIf(spot.node, shares[i] ?? [])));
  }
}

const maxOf = (node: Node | undefined): number => (node?.is === 'list' ? node.max : 0);
const sortedIf = (node: Node, ids: number[]): number[] =>
  node.is === 'list' && node.sorted ? ids.sort((a, b) => a - b) : ids;

/** All hidden components of a kind change places, empty places too where even that is hidden. */
function permute(shape: Shape<unknown>, state: State, spots: readonly Spot[], rng: Rng): void {
  const maybes = spots.filter(isCardSlot);
  const may = new Set(maybes.map((spot) => pathText(spot.path)));
  const must = spots.filter((spot) => spot.node.is === 'card' && !may.has(pathText(spot.path)));
  for (const kind of new Set([...must, ...maybes].map((spot) => cardKind(spot.node)))) {
    const here = must.filter((spot) => kindOf(spot) === kind);
    const slots = shuffle(
      rng,
      maybes.filter((spot) => cardKind(spot.node) === kind),
    );
    const held = slots.flatMap((spot) => (spot.value === null ? [] : [spot.value]));
    const ids = shuffle(rng, [...here.map((spot) => spot.value), ...held]);
    for (const spot of [...here, ...slots]) spot.put(ids.shift() ?? null);
  }
  sortPiles(shape, state);
}

function swapTwo(shape: Shape<unknown>, state: State, spots: readonly Spot[], rng: Rng): void {
  const cards = spots.filter((spot) => spot.node.is === 'card');
  const a = cards[rng.below(cards.length)];
  const b = cards.filter((spot) => a !== undefined && kindOf(spot) === kindOf(a))[rng.below(cards.length)];
  if (a === undefined || b === undefined) return;
  a.put(b.value);
  b.put(a.value);
  sortPiles(shape, state);
}

function sortPiles(shape: Shape<unknown>, state: State): void {
  walk(shape, state, ({ node, value }) => {
    if (node.is === 'list' && node.sorted) (value as number[]).sort((a, b) => a - b);
  });
}

/** Hidden numbers of things all alike change, their sum does not. */
function recount(spots: readonly Spot[], rng: Rng): void {
  const counts = spots.filter((spot) => spot.node.is === 'count');
  for (const kind of new Set(counts.map((spot) => (spot.node.is === 'count' ? spot.node.kind : '')))) {
    const same = counts.filter((spot) => spot.node.is === 'count' && spot.node.kind === kind);
    let rest = same.reduce((sum, spot) => sum + (spot.value as number), 0);
    for (const spot of same.slice(1)) {
      const part = rng.below(rest + 1);
      spot.put(part);
      rest -= part;
    }
    same[0]?.put(rest);
  }
}

/** Another value for a hidden number, flag, word or reference. */
function revalue(spot: Spot, rules: Rules, rng: Rng): void {
  const { node } = spot;
  if (node.is === 'maybe') {
    const other = rng.below(2) === 0 ? null : anyOf(node.of.node, null, rules, rng);
    if (other !== undefined && node.of.node.is !== 'card') spot.put(other);
    return;
  }
  const other = anyOf(node, spot.value, rules, rng);
  if (other !== undefined) spot.put(other);
}

/** Some value of a scalar node, another one where there is one; undefined for anything else. */
function anyOf(node: Node, value: unknown, rules: Rules, rng: Rng): unknown {
  switch (node.is) {
    case 'int': {
      const near = Number(value ?? 0);
      const [min, max] = [Math.max(node.min, near - 50), Math.min(node.max, near + 50)];
      const other = min + rng.below(Math.max(1, max - min + 1));
      return other === value ? (other < max ? other + 1 : Math.max(min, other - 1)) : other;
    }
    case 'flag':
      return value !== true;
    case 'text':
      return value === 'x' ? 'y' : 'x'.slice(0, node.max);
    case 'oneOf': {
      const others = node.options.filter((option) => option !== value);
      return others.length === 0 ? value : others[rng.below(others.length)];
    }
    case 'ref': {
      const all = rules.components[node.kind];
      return Array.isArray(all) ? rng.below(all.length) : value;
    }
    default:
      return undefined;
  }
}

/** Hidden lists of anything else lose their last entry or get it twice. */
function stretch(spots: readonly Spot[], rng: Rng): void {
  for (const { node, value, put } of spots) {
    if (node.is !== 'list' || node.perSeat || holdsComponents(node.of)) continue;
    const items = value as unknown[];
    if (rng.below(2) === 0 && items.length > node.min) put(items.slice(0, -1));
    else if (items.length > 0 && items.length < node.max) put([...items, copyJson(items.at(-1))]);
  }
}

function holdsComponents({ node }: Shape<unknown>): boolean {
  switch (node.is) {
    case 'card':
    case 'count':
      return true;
    case 'maybe':
    case 'list':
    case 'byName':
      return holdsComponents(node.of);
    case 'record':
      return Object.values(node.fields).some(holdsComponents);
    case 'either':
      return Object.values(node.cases).some((fields) => Object.values(fields).some(holdsComponents));
    default:
      return false;
  }
}

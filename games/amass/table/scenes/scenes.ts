/**
 * The scenes of an update: plans revealed together, fights, what was mined and stolen, the Alien, cards of rivals.
 * Own fights take their time; when many fights of others wait, each is shown as a whole and briefly.
 */
import { has, type Seats } from '@accretion/engine';
import { isOfFrame } from '../../../pieces/told.ts';
import type { Scene, Update } from '../../../table.ts';
import type { Board } from '../../rules/board.ts';
import { dueOf } from '../../rules/due.ts';
import type { Story, View } from '../../rules/state.ts';
import { type Beat, beatsOf, type Kind } from './beats.ts';
import type { Retold } from './draft.ts';
import { retell } from './retell.ts';

/** Milliseconds: of others, and of a scene this person takes part in. */
const lasting: Readonly<Record<Kind, readonly [number, number]>> = {
  turn: [1_700, 1_700],
  reveal: [1_900, 900],
  alien: [1_700, 1_700],
  clear: [1_000, 1_000],
  cubes: [900, 900],
  call: [500, 1_000],
  roll: [800, 1_400],
  card: [1_400, 1_400],
  outcome: [1_300, 2_400],
  mine: [1_400, 1_400],
  camp: [1_100, 1_500],
  steal: [1_300, 2_000],
  store: [1_300, 1_300],
  sum: [3_000, 3_000],
};

/** The cards of AI crews come one after the other, in so much time together; each fight of others that hurries. */
const ordersLast = { all: 2_800, most: 900 };
const manyFights = 3;
const fightsLast = { all: 5_400, least: 550, most: 1_000 };
/** No update takes longer, not even the end of a round. */
const longest = 12_000;

const partsOfFight: ReadonlySet<Kind> = new Set<Kind>(['call', 'roll', 'card', 'outcome']);

export function scenesOf(
  { before, after, news, viewer }: Update<View, Story>,
  board: Board,
): readonly Scene<View, Story>[] {
  const waiting = fightsDue(board, after, viewer);
  const beats = inBrief(beatsOf(news, before.fight !== null), viewer, waiting).filter(
    (beat) => !isOwnMove(beat, viewer),
  );
  const many: Many = {
    orders: beats.filter(({ first }) => first.did === 'order').length,
    fights: beats.filter(isWholeFight).length + waiting,
  };
  let told: Retold = { view: before, after, card: -1, hurt: [] };
  let at = 0;
  const scenes = beats.map(({ kind, events, first }): Scene<View, Story> => {
    const end = news.findIndex(({ n }) => n === events.at(-1)?.n) + 1;
    const fight = told.view.fight;
    for (; at < end; at++) {
      const event = news[at]?.event;
      if (event !== undefined && !isOfFrame(event)) told = retell(board, told, event);
    }
    const sides = told.view.fight ?? fight;
    const crews = partsOfFight.has(kind) ? [sides?.picker, sides?.rival] : crewsIn(first);
    const isOwn = crews.some((crew) => crew !== undefined && has(viewer, crew));
    return { kind, events, view: told.view, lasts: lastsOf(kind, first, isOwn, many) };
  });
  const sum = scenes.reduce((all, { lasts }) => all + (lasts ?? 0), 0);
  const factor = Math.min(1, longest / sum);
  return scenes.map((scene) => ({ ...scene, lasts: Math.round((scene.lasts ?? 0) * factor) }));
}

/** How many there are of what comes in numbers. */
interface Many {
  readonly orders: number;
  readonly fights: number;
}

const isWholeFight = ({ kind, first }: Pick<Beat, 'kind' | 'first'>): boolean =>
  kind === 'outcome' && first.did === 'fight';

function lastsOf(kind: Kind, first: Story, isOwn: boolean, { orders, fights }: Many): number {
  if (first.did === 'order') return Math.min(ordersLast.most, ordersLast.all / orders);
  if (isWholeFight({ kind, first }))
    return Math.max(fightsLast.least, Math.min(fightsLast.most, fightsLast.all / fights));
  const [short, long] = lasting[kind];
  if (isOwn) return long;
  return partsOfFight.has(kind) && fights > manyFights ? short / 2 : short;
}

/** Whom a beat is about. */
function crewsIn(event: Story): readonly number[] {
  switch (event.did) {
    case 'steal':
      return [event.crew, event.from];
    case 'camp':
      return [event.seat];
    case 'deploy':
      // One's own plan alone is soon seen.
      return event.plans.length === 1 ? [0] : [];
    default:
      return [];
  }
}

/** What a person does themselves is no news to them; what the dice say about it is. */
function isOwnMove({ kind, events, first }: Beat, viewer: Seats): boolean {
  switch (first.did) {
    case 'takeBase':
    case 'play':
      return has(viewer, first.seat) && (kind === 'turn' || !events.some(isByChance));
    case 'withdraw':
    case 'steal':
      return has(viewer, first.crew);
    default:
      return false;
  }
}

const isByChance = ({ event }: Beat['events'][number]): boolean =>
  event.did === 'reroll' || event.did === 'callDroid';

/** How many fights of others are still to come. */
function fightsDue(board: Board, view: View, viewer: Seats): number {
  const due = view.crews.flatMap((_, crew) =>
    dueOf(board, view, crew).flatMap(({ at, rivals }) =>
      rivals
        .filter((rival) => !has(viewer, crew) && !has(viewer, rival))
        .map((rival) => `${at} ${Math.min(crew, rival)} ${Math.max(crew, rival)}`),
    ),
  );
  return new Set(due).size;
}

/** When many fights of others wait, each is shown by its outcome alone. */
function inBrief(beats: readonly Beat[], viewer: Seats, waiting: number): readonly Beat[] {
  const isOthers = (first: Story): boolean =>
    first.did === 'fight' && !has(viewer, first.crew) && !has(viewer, first.against);
  if (beats.filter(({ first }) => isOthers(first)).length + waiting <= manyFights) return beats;
  const brief: Beat[] = [];
  let isBrief = false;
  for (const beat of beats) {
    const last = brief.at(-1);
    if (beat.kind === 'call') isBrief = isOthers(beat.first);
    if (beat.kind === 'call' && isBrief) brief.push({ ...beat, kind: 'outcome' });
    else if (isBrief && last !== undefined && partsOfFight.has(beat.kind))
      brief[brief.length - 1] = { ...last, events: [...last.events, ...beat.events] };
    else brief.push(beat);
  }
  return brief;
}

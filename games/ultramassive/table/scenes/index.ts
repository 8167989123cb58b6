/**
 * The scenes of ULTRAMASSIVE: what an update brings, one thing after the other.
 *
 * - `turn`: a banner. A rival plays a card, uses an Anomaly, gains much or grows; Discoveries are shown; what others
 *   have queued for this person happens; a Challenge is judged.
 * - `motion`: tokens travel, are absorbed or detonate.
 * - `growth`: this person's Black Hole expands.
 * - `pick`, `wormholes`: a rival's draft pick, and the Wormholes all have placed.
 * - `round`: what a Round has brought everyone.
 *
 * In lanes a rival acts while this person does: a scene shows their own board as it is now, so they can go on.
 */
import { has, type Seats } from '@accretion/engine';
import { isOfFrame } from '../../../pieces/told.ts';
import type { Scene as AnyScene, Update as AnyUpdate, Words } from '../../../table.ts';
import type { Story, View } from '../../rules/state.ts';
import { say } from '../../words/boardTexts.ts';
import { eventThings } from '../../words/events.ts';
import type { Happening } from '../types.ts';
import { type Chapter, chaptersOf, storiesIn, type Told } from './chapters.ts';
import { retold } from './retold.ts';

type Scene = AnyScene<View, Story>;
type Update = AnyUpdate<View, Story>;
type Shown = Pick<Scene, 'kind' | 'lasts'> & { readonly events?: Scene['events']; readonly note?: Words };

/** So much Solar Mass at once is worth a banner. */
const much = 5;
/** No update takes longer, in milliseconds, apart from the end of a Round. */
const longest = 6_000;
const roundLasts = 3_500;

const did = ({ told }: Chapter, ...kinds: readonly Story['did'][]): boolean =>
  told.some(({ event }) => kinds.includes(event.did));

const count = ({ told }: Chapter, ...kinds: readonly Story['did'][]): number =>
  told.filter(({ event }) => kinds.includes(event.did)).length;

const massOf = (view: View, seat: number): number => view.seats[seat]?.mass ?? 0;

/** Does anything travel along a Channel? An empty one may orbit too. */
const travels = ({ told, seat }: Chapter, before: View): boolean =>
  told.some(
    ({ event }) =>
      event.did === 'orbit' &&
      (before.seats[seat ?? 0]?.[event.channel] ?? []).some(({ length }) => length > 0),
  );

/** What began the present action of a seat: a card, an Anomaly; null where nothing is to be shown for it. */
function causeOf(seat: number, before: number, log: readonly Happening[]): Happening | null {
  const begins: readonly string[] = ['playCard', 'use', 'useCore', 'activate', 'exchange', 'gain', 'settle'];
  const cause = log.findLast(
    ({ n, event }) => n < before && 'seat' in event && event.seat === seat && begins.includes(event.did),
  );
  return cause !== undefined && ['playCard', 'use', 'useCore'].includes(cause.event.did) ? cause : null;
}

const inBoth = (text: (language: 'en' | 'de') => string): Words => ({ en: text('en'), de: text('de') });

/** Solar Mass from and to, and the new size. */
function noteOf(seat: number, before: View, after: View): Words | undefined {
  const [from, to] = [massOf(before, seat), massOf(after, seat)];
  const size = after.seats[seat]?.size ?? 'primordial';
  if (from === to) return undefined;
  const grows = size !== before.seats[seat]?.size;
  return inBoth((language) => {
    const mass = say(language, 'scene.mass', { from, to });
    return grows ? say(language, 'scene.grown', { mass, size: say(language, `size.${size}`) }) : mass;
  });
}

/** The cards it is about: they say more than spaces and tokens. */
const cardsOf = (events: Scene['events']): Pick<Scene, 'things'> => ({
  things: events
    .flatMap(({ event }) => (isOfFrame(event) ? [] : eventThings(event)))
    .filter(({ kind }) => ['action', 'anomaly', 'core', 'challenge'].includes(kind)),
});

/** How a chapter is shown; null: it is told along the way. */
function shownOf(
  chapter: Chapter,
  { before, after, held, log }: { before: View; after: View; held: Seats; log: readonly Happening[] },
): Shown | null {
  const { kind, seat, told } = chapter;
  const isOthers = ({ event }: Told): boolean => 'seat' in event && !has(held, event.seat);
  switch (kind) {
    case 'aside':
    case 'bonus':
      return null;
    case 'roundEnd':
      return { kind: 'round', lasts: roundLasts };
    case 'growth':
      return { kind: 'growth', lasts: 2_200 };
    case 'pick':
      return told.some(isOthers) ? { kind: 'pick', lasts: 700 } : null;
    case 'wormholes':
      return told.some(isOthers) ? { kind: 'wormholes', lasts: 1_100 } : null;
    case 'discoveries': {
      const found = told.filter(({ event }) => event.did === 'discover');
      if (!found.some(isOthers)) return null;
      return { kind: 'turn', lasts: 1_400 + 300 * found.length, events: found };
    }
    case 'challenge': {
      const note = noteOf(0, before, after);
      return { kind: 'turn', lasts: 1_700, ...(note === undefined ? {} : { note }) };
    }
    case 'deed': {
      const isMoving = travels(chapter, before) || did(chapter, 'absorb', 'detonate');
      const gains = count(chapter, 'mass', 'discovery');
      const lasts = 1_100 + 300 * Math.min(3, Math.max(0, gains - 1));
      if (seat !== null && has(held, seat)) {
        if (did(chapter, 'settle')) return { kind: 'turn', lasts: 1_700 };
        if (isMoving) return { kind: 'motion', lasts };
        return did(chapter, 'activate') ? { kind: 'motion', lasts: 1_000 } : null;
      }
      return seat === null ? null : rivalsDeed(chapter, seat, { before, after, log, isMoving });
    }
  }
}

function rivalsDeed(
  chapter: Chapter,
  seat: number,
  {
    before,
    after,
    log,
    isMoving,
  }: { before: View; after: View; log: readonly Happening[]; isMoving: boolean },
): Shown | null {
  const { told } = chapter;
  const gained = massOf(after, seat) - massOf(before, seat);
  const isMuch =
    Math.abs(gained) >= much ||
    did(
      chapter,
      'playCard',
      'use',
      'useCore',
      'empower',
      'discover',
      'expand',
      'takeCore',
      'detonate',
      'settle',
    );
  if (!isMuch)
    return isMoving || gained !== 0 || did(chapter, 'siphon') ? { kind: 'motion', lasts: 700 } : null;
  const cause = did(chapter, 'playCard', 'use', 'useCore', 'settle')
    ? null
    : causeOf(seat, told[0]?.n ?? 0, log);
  const note = noteOf(seat, before, after);
  return {
    kind: 'turn',
    lasts: Math.min(2_200, 1_000 + 200 * told.length),
    events: cause === null ? told : [cause, ...told],
    ...(note === undefined ? {} : { note }),
  };
}

/** The view while some of the update is still untold. */
function viewWith(
  folded: View,
  untold: readonly Told[],
  { before, after }: Update,
  isInLanes: boolean,
): View {
  if (untold.length === 0) return after;
  // A new phase changes every seat: until it is told, nothing of the seats comes from the view after it.
  if (!isInLanes) return { ...folded, agenda: before.agenda };
  const isUntold = (seat: number): boolean =>
    untold.some(({ event }) => 'seat' in event && event.seat === seat);
  const seats = folded.seats.map((place, seat) => (isUntold(seat) ? place : (after.seats[seat] ?? place)));
  return { ...folded, seats, agenda: after.agenda };
}

export function scenesOf(update: Update): readonly Scene[] {
  const { before, after, news, viewer, log = news } = update;
  const stories = storiesIn(news);
  if (stories === null || before.phase === 'over') return [];
  const views = [before];
  for (const { event } of stories) views.push(retold(views.at(-1) ?? before, event, after));
  const viewAt = (index: number): View => views[index] ?? after;
  const isInLanes = !stories.some(({ event }) => ['phase', 'round', 'reopen', 'over'].includes(event.did));
  const scenes: Scene[] = [];
  let index = 0;
  let shownUpTo = 0;
  for (const chapter of chaptersOf(stories, viewAt, viewer)) {
    const from = viewAt(index);
    index += chapter.told.length;
    const to = viewAt(index);
    const shown = shownOf(chapter, { before: from, after: to, held: viewer, log });
    if (shown === null) continue;
    const view = viewWith(to, stories.slice(index), update, isInLanes);
    // The end of a Round sums up what was told along the way, the bonus for instance.
    const events = chapter.told.length > 0 ? chapter.told : stories.slice(shownUpTo, index);
    shownUpTo = index;
    scenes.push({
      events,
      ...shown,
      ...(shown.kind === 'turn' ? cardsOf(shown.events ?? events) : {}),
      view,
    });
  }
  return brisk(scenes);
}

/** Shorter, where there is much to be seen at once. */
function brisk(scenes: readonly Scene[]): readonly Scene[] {
  const sum = scenes.reduce((all, { kind, lasts }) => all + (kind === 'round' ? 0 : (lasts ?? 0)), 0);
  if (sum <= longest) return scenes;
  return scenes.map((scene) =>
    scene.kind === 'round' || scene.lasts === null
      ? scene
      : { ...scene, lasts: Math.round((scene.lasts * longest) / sum) },
  );
}

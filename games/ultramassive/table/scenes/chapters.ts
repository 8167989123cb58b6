/** The parts of an update that belong together: what one seat does, what all show at once, what ends a Round. */
import { has, type Seats } from '@accretion/engine';
import { isOfFrame } from '../../../pieces/told.ts';
import { ultramassive } from '../../rules/close.ts';
import type { Story, View } from '../../rules/state.ts';
import type { Happening } from '../types.ts';

/** An event of the game, not of the frame. */
export interface Told {
  readonly n: number;
  readonly event: Story;
}

/**
 * `deed`: what a seat does and what comes of it. `growth`: the person's own Black Hole expands. `aside`: what is told
 * along the way. `roundEnd` comes before the Round, the intermission or the end that follows; it may tell nothing new.
 */
type ChapterKind =
  | 'deed'
  | 'growth'
  | 'pick'
  | 'wormholes'
  | 'discoveries'
  | 'challenge'
  | 'bonus'
  | 'roundEnd'
  | 'aside';

export interface Chapter {
  readonly kind: ChapterKind;
  /** Whose it is; null where it is about several. */
  readonly seat: number | null;
  readonly told: readonly Told[];
}

type Heading = Pick<Chapter, 'kind' | 'seat'>;

/** What follows from growth, a Challenge or the bonus, and belongs to it. */
const following: Partial<Record<ChapterKind, readonly Story['did'][]>> = {
  growth: ['expand', 'absorb', 'push', 'mass', 'discovery', 'queue', 'takeCore'],
  challenge: ['challenge', 'missed', 'mass', 'discovery'],
  bonus: ['bonus', 'mass'],
};

const ofAll = (kind: ChapterKind): Heading => ({ kind, seat: null });

/** A18: past the last size comes 100. */
function becomesUltramassive(
  { options, seats }: View,
  { seat, amount }: Extract<Story, { did: 'mass' }>,
): boolean {
  const mass = seats[seat]?.mass ?? 0;
  return options.ultramassiveIsASize && mass < ultramassive && mass + amount >= ultramassive;
}

function headingOf(story: Story, view: View, held: Seats, last: Heading | undefined): Heading {
  const isOwn = last?.seat === null || ('seat' in story && story.seat === last?.seat);
  if (last !== undefined && isOwn && following[last.kind]?.includes(story.did) === true) return last;
  switch (story.did) {
    case 'wormholes':
    case 'challenge':
    case 'bonus':
      return ofAll(story.did);
    case 'missed':
      return ofAll('challenge');
    case 'pick':
      return { kind: 'pick', seat: story.seat };
    case 'discover':
    case 'pass':
      return view.phase === 'discovery' ? ofAll('discoveries') : { kind: 'deed', seat: story.seat };
    case 'mass': {
      const isHeld = has(held, story.seat);
      return { kind: isHeld && becomesUltramassive(view, story) ? 'growth' : 'deed', seat: story.seat };
    }
    case 'expand':
      return { kind: has(held, story.seat) ? 'growth' : 'deed', seat: story.seat };
    case 'seal':
    case 'draw':
      return ofAll('aside');
    default:
      return 'seat' in story ? { kind: 'deed', seat: story.seat } : ofAll('aside');
  }
}

/** Does a Round end before this event? One that begins after Wormholes were placed has had its end before. */
const endsRound = ({ did }: Story, { phase, round }: View): boolean =>
  round > 0 && (did === 'over' || did === 'reopen' || (did === 'round' && phase !== 'intermission'));

/** Events of the game alone; null when a move was taken back, which is no story. */
export function storiesIn(news: readonly Happening[]): Told[] | null {
  const told: Told[] = [];
  for (const { n, event } of news) {
    if (isOfFrame(event)) return null;
    told.push({ n, event });
  }
  return told;
}

/** `viewAt` tells how far the view has come before an event. */
export function chaptersOf(
  stories: readonly Told[],
  viewAt: (index: number) => View,
  held: Seats,
): readonly Chapter[] {
  const chapters: { kind: ChapterKind; seat: number | null; told: Told[] }[] = [];
  stories.forEach((one, index) => {
    const view = viewAt(index);
    if (endsRound(one.event, view)) chapters.push({ ...ofAll('roundEnd'), told: [] });
    const last = chapters.at(-1);
    const heading = headingOf(one.event, view, held, last);
    if (last !== undefined && last.kind === heading.kind && last.seat === heading.seat) last.told.push(one);
    else chapters.push({ kind: heading.kind, seat: heading.seat, told: [one] });
  });
  return chapters;
}

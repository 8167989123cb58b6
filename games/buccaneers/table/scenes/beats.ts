/** What an update tells, taken apart into beats: events that are shown together. */
import { has, type Seats } from '@accretion/engine';
import type { Happening } from '../types.ts';

type Did = Happening['event']['did'];

type Kind = 'reveal' | 'turn' | 'pass' | 'pile' | `score ${'E' | 'F' | 'G' | 'H'}` | 'hole' | 'end';

export interface Beat {
  /** Null: not worth a scene, told with what follows. */
  readonly kind: Kind | null;
  readonly events: readonly Happening[];
}

/** Events that are worth a scene, and what belongs to them when it follows. */
const heads: Readonly<Partial<Record<Did, { kind: Kind; with: readonly Did[] }>>> = {
  reveal: { kind: 'reveal', with: ['join', 'stackUp'] },
  join: { kind: 'turn', with: [] },
  markRandomPick: { kind: 'turn', with: [] },
  everyoneDraws: { kind: 'turn', with: ['draw', 'placeThreshold'] },
  draw: { kind: 'turn', with: [] },
  placeThreshold: { kind: 'turn', with: ['discard'] },
  keep: { kind: 'turn', with: ['join', 'stackUp', 'discard'] },
  flipDirection: { kind: 'turn', with: [] },
  clash: { kind: 'turn', with: ['turn'] },
  turn: { kind: 'turn', with: ['turn'] },
  pass: { kind: 'pass', with: [] },
  track: { kind: 'turn', with: [] },
  fillPile: { kind: 'pile', with: ['fillPile'] },
  keepRelic: { kind: 'turn', with: [] },
  discard: { kind: 'turn', with: ['find', 'join', 'stackUp', 'turn'] },
  take: { kind: 'turn', with: [] },
  turnUpHole: { kind: 'hole', with: ['deal'] },
  end: { kind: 'end', with: [] },
};

const scoring: readonly Did[] = [
  ...([
    'weigh',
    'take',
    'leave',
    'turnUpPile',
    'drawnIn',
    'noneDrawnIn',
    'tie',
    'rank',
    'noneRanked',
  ] as const),
];

function headOf(event: Happening['event']): { kind: Kind; with: readonly Did[] } | undefined {
  if (event.did !== 'score') return heads[event.did];
  const { step } = event;
  return step === 'E' || step === 'F' || step === 'G' || step === 'H'
    ? { kind: `score ${step}`, with: scoring }
    : undefined;
}

const isAsked = ({ event }: Happening): boolean =>
  event.did === 'score' && !event.skipped && event.step === 'D';

/** The person's own answer, which surprises nobody: it found no card. */
const isOwnAnswer = ({ kind, events }: Beat, viewer: Seats): boolean =>
  kind === 'turn' &&
  events.every(({ event }) => 'seat' in event && event.seat !== null && has(viewer, event.seat)) &&
  !events.some(({ event }) => event.did === 'find');

export function beatsOf(news: readonly Happening[], viewer: Seats): readonly Beat[] {
  const beats: Beat[] = [];
  let goesOn: readonly Did[] = [];
  for (const one of news) {
    const last = beats.at(-1);
    if (last !== undefined && goesOn.includes(one.event.did)) {
      beats[beats.length - 1] = { kind: last.kind, events: [...last.events, one] };
      continue;
    }
    const head = headOf(one.event);
    goesOn = head?.with ?? [];
    beats.push({ kind: head?.kind ?? null, events: [one] });
  }
  return beats.map((beat, i) => (isQuiet(beat, i, news, viewer) ? { ...beat, kind: null } : beat));
}

/** Is this better not shown by itself? */
function isQuiet(beat: Beat, index: number, news: readonly Happening[], viewer: Seats): boolean {
  const event = beat.events[0]?.event;
  // The scoring shows who takes the card for the heaviest Toys, unless a question comes before it.
  if (event?.did === 'take') return !news.some(isAsked);
  // Whoever is under GPS sees which card it picks; of others that was known before.
  if (event?.did === 'track') return !has(viewer, event.seat);
  return index === 0 && isOwnAnswer(beat, viewer);
}

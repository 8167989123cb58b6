/** What was told, divided into what is shown together: a reveal, a fight's roll, all that is mined. */
import { isOfFrame } from '../../../pieces/told.ts';
import type { Story } from '../../rules/state.ts';
import type { Happening } from '../types.ts';

export type Kind =
  | 'turn' // somebody's move, as a banner of the frame's
  | 'reveal'
  | 'alien'
  | 'clear'
  | 'cubes'
  | 'call'
  | 'roll'
  | 'card'
  | 'outcome'
  | 'mine'
  | 'camp'
  | 'steal'
  | 'store'
  | 'sum';

export interface Beat {
  readonly kind: Kind;
  readonly events: readonly Happening[];
  /** What began it. */
  readonly first: Story;
}

/** What begins a beat; what of it comes again at once belongs to the same one. */
const beginning: Readonly<Partial<Record<Story['did'], Kind>>> = {
  ...{ takeBase: 'turn', withdraw: 'turn', agree: 'turn', play: 'turn' },
  ...{ playResource: 'alien', clear: 'clear', distribute: 'cubes', deploy: 'reveal', order: 'reveal' },
  ...{ fight: 'call', roll: 'roll', pairs: 'outcome', mine: 'mine', camp: 'camp' },
  ...{ stealRoll: 'steal', steal: 'steal', store: 'store', gain: 'sum', restore: 'sum', first: 'sum' },
};

/** Kinds of which many come in a row and are shown together. */
const together: ReadonlySet<Kind> = new Set<Kind>(['clear', 'mine', 'camp', 'store', 'sum']);

/** What belongs to that which was told before it. */
const following: ReadonlySet<Story['did']> = new Set<Story['did']>([
  ...(['moveAlien', 'deployAi', 'draw', 'wound', 'droidLost', 'goHome'] as const),
  ...(['movedMembers', 'returned', 'armour', 'lure', 'addCubes', 'close', 'droid'] as const),
  ...(['callDroid', 'winPairing', 'reroll', 'defeat'] as const),
]);

/** `isFighting`: dice lie on the table already. What belongs to no beat is told with the next one. */
export function beatsOf(news: readonly Happening[], isFighting: boolean): readonly Beat[] {
  const beats: Beat[] = [];
  let isOpen = isFighting;
  for (const one of news) {
    const { event } = one;
    if (isOfFrame(event)) continue;
    const last = beats.at(-1);
    const kind = event.did === 'play' && isOpen ? 'card' : beginning[event.did];
    if (event.did === 'fight') isOpen = true;
    if (event.did === 'pairs') isOpen = false;
    const joins =
      last !== undefined &&
      (following.has(event.did) ||
        (last.kind === kind && (together.has(kind) || isSameTheft(last.first, event))));
    if (joins) beats[beats.length - 1] = { ...last, events: [...last.events, one] };
    else if (kind !== undefined) beats.push({ kind, events: [one], first: event });
  }
  return beats;
}

/** What an AI crew steals is told right after its roll. */
const isSameTheft = (first: Story, event: Story): boolean =>
  first.did === 'stealRoll' && event.did === 'steal' && first.at === event.at;

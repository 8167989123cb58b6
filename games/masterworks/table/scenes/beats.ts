/** What was told, divided into what is shown together: a call, a roll, a change of dice, a movement. */
import { isOfFrame } from '../../../pieces/told.ts';
import type { Story } from '../../rules/story.ts';
import type { Happening } from '../types.ts';

export type Kind =
  | 'turn' // a banner of the frame's: a card, a superpower, a Round, whose turn it is
  | 'call'
  | 'roll'
  | 'change'
  | 'outcome'
  | 'go'
  | 'dice'
  | 'tokens';

export interface Beat {
  readonly kind: Kind;
  readonly events: readonly Happening[];
  /** What began it. */
  readonly first: Story;
}

/** What begins a beat; everything else belongs to the one before it. */
const beginning: Readonly<Partial<Record<Story['did'], Kind>>> = {
  ...{
    round: 'turn',
    turn: 'turn',
    use: 'turn',
    card: 'turn',
    decline: 'turn',
    activate: 'turn',
    interact: 'turn',
  },
  ...{ attack: 'call', retarget: 'call', roll: 'roll', reroll: 'change', change: 'change', count: 'outcome' },
  ...{ advance: 'go', push: 'go', throw: 'go', place: 'go', missile: 'go', deploy: 'go' },
  ...{
    dodge: 'dice',
    shrapnel: 'dice',
    dice: 'dice',
    soldier: 'tokens',
    shuffle: 'tokens',
    destroy: 'tokens',
  },
};

/** Kinds of which several in a row are shown together. */
const together: ReadonlySet<Kind> = new Set<Kind>(['roll', 'tokens']);

export function beatsOf(news: readonly Happening[]): readonly Beat[] {
  const beats: Beat[] = [];
  for (const one of news) {
    const { event } = one;
    if (isOfFrame(event)) continue;
    const last = beats.at(-1);
    const kind = beginning[event.did];
    const joins = last !== undefined && (kind === undefined || (kind === last.kind && together.has(kind)));
    if (joins) beats[beats.length - 1] = { ...last, events: [...last.events, one] };
    else if (kind !== undefined) beats.push({ kind, events: [one], first: event });
  }
  return beats;
}

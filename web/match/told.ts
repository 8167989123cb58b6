/** Events as they come with updates, numbered for this page. */
import { isAside } from '@accretion/engine';
import type { Happening } from '@accretion/games/tables';

export interface Update {
  readonly n: number;
  readonly events: readonly Happening['event'][];
}

export interface Told extends Happening {
  /** The number of the update it came with. */
  readonly update: number;
}

/** Says of an undo which events it takes back. */
function withTaken(event: Happening['event'], before: () => readonly Told[]): Happening['event'] {
  if (!isAside(event) || event.of === undefined) return event;
  const { of, ...aside } = event;
  const isTaken = ({ update }: Told): boolean => (aside.did === '@undo' ? update === of : update >= of);
  const taken = before().filter(isTaken);
  return { ...aside, took: taken.map(({ n }) => n) };
}

/** The events of these updates, numbered from `first`, after those told before. */
export function toldIn(updates: readonly Update[], first: number, before: readonly Told[] = []): Told[] {
  const told: Told[] = [];
  for (const { n: update, events } of updates) {
    for (const event of events) {
      const n = first + told.length;
      told.push({ n, update, event: withTaken(event, () => [...before, ...told]) });
    }
  }
  return told;
}

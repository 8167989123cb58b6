/**
 * The log as one viewer may know it: everything they were told, from the beginning. A room has it for those who
 * followed from the start; for others it is looked up outside the room's queue, so that nobody's move waits for it.
 */
import type { Seats } from '@accretion/engine';
import type { Tell } from '@accretion/protocol';
import { Fault } from '../fault.ts';
import { gameOf } from '../games.ts';
import { readLog } from '../log/reading.ts';
import type { Past } from '../match/recall.ts';
import type { Running, Story } from '../match/running.ts';
import type { Seated } from '../match/seated.ts';
import { readSnapshotAt } from '../match/snapshots.ts';
import type { Room } from './room.ts';

/** Longer logs are not looked up: anybody can make one as long as they like. Real matches have a quarter of it. */
const maxRecalled = 6_000;
/** While it is looked up, the seats may change hands or the match may be reopened. */
const maxTries = 4;

const underway = new WeakMap<Running, Promise<void>>();

interface Wanted {
  readonly running: Running;
  readonly seated: Seated;
  readonly viewer: Seats;
}

/** Tells the log in the room's queue: what follows it on the same socket goes on from it. */
export async function tellStory(
  room: Room,
  viewerOf: (seated: Seated) => Seats,
  tell: (log: Tell) => void,
): Promise<void> {
  for (let tries = 0; tries < maxTries; tries++) {
    const wanted = await room.queue.run(async (): Promise<Wanted | null> => {
      const { running, seated } = await room.played();
      const viewer = viewerOf(seated);
      const channel = running.outcome === null ? await room.channel(viewer) : null;
      const heard = running.story(viewer);
      if (heard === null) return { running, seated, viewer };
      const number = channel?.number ?? heard.at(-1)?.n ?? 0;
      const updates = heard.map(({ n, events }) => ({ n, events: [...events] }));
      tell({ t: 'log', viewer, number, updates });
      return null;
    });
    if (wanted === null) return;
    await lookUp(room, wanted);
  }
  throw new Fault('unavailable');
}

/** Looks up what is not known here, for all who follow; requests that come meanwhile wait for the same answer. */
function lookUp(room: Room, wanted: Wanted): Promise<void> {
  const { running } = wanted;
  const known = underway.get(running);
  if (known !== undefined) return known;
  const found = recalled(room, wanted).finally(() => underway.delete(running));
  underway.set(running, found);
  return found;
}

async function recalled(room: Room, { running, seated, viewer }: Wanted): Promise<void> {
  const { slot: until } = running;
  const followed = [...running.channels.keys()].filter((one) => running.story(one) === null);
  const viewers = [...new Set([viewer, ...followed])];
  const past = await readPast(room, seated, until, viewers);
  const found = past === null ? new Map<Seats, Story>() : await room.services.recall(past);
  for (const one of viewers) running.remember(one, found.get(one) ?? { until, heard: [] });
}

/** Null when it cannot be played again: it is too long, or of earlier rules. */
async function readPast(
  { id, services: { pool } }: Room,
  seated: Seated,
  until: number,
  viewers: readonly Seats[],
): Promise<Past | null> {
  if (until > maxRecalled || seated.row.version !== gameOf(seated.row.game)?.version) return null;
  const entries = (await readLog(pool, id, 0)).filter(({ slot }) => slot <= until);
  const change = entries.findLast(({ kind }) => kind === 'rules');
  if (change === undefined) return { seated, base: null, entries, viewers };
  const base = await readSnapshotAt(pool, id, change.slot);
  return base === null ? null : { seated, base, entries, viewers };
}

import { at, copyJson, rulesetOf } from '@accretion/engine';
import { games } from '@accretion/games';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Connection } from './live/connection.ts';
import { Evening } from './testing/evening.ts';
import { house } from './testing/house.ts';
import { rulesetFor, seatingsOf } from './testing/seatings.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const patience = 240_000;

describe.each(games.map((game) => ({ id: game.id, game })))('$id on the wire', ({ game }) => {
  const seatings = seatingsOf(game)
    .filter((seats) => seats > 1)
    .slice(0, 2);
  it.each(seatings)(
    'tells nobody at a table of %i what is not theirs to know',
    async (seats) => {
      const evening = await Evening.at(await house(), game, seats, 7 * seats);
      await evening.play();
      const truth = await evening.truth();
      expect(await evening.faults(truth)).toEqual([]);
      const bytes = evening.viewers.map(({ tap }) =>
        tap.drops.reduce((sum, { text }) => sum + text.length, 0),
      );
      expect(Math.min(...bytes)).toBeGreaterThan(5_000);
      expect(truth.moments.length).toBeGreaterThan(20);
    },
    patience,
  );
});

describe('the audit', () => {
  const [game] = games;
  if (game === undefined) throw new Error('there is no game');
  const seats = rulesetFor(game, 3);

  it(
    'notices a view that shows a hidden place',
    async () => {
      const ruleset = rulesetOf(game);
      const { view } = ruleset;
      const evening = await Evening.at(await house(), game, seats, 1);
      // Planted: from now on everybody sees what the last seat sees.
      vi.spyOn(ruleset, 'view').mockImplementation((state, viewer) =>
        view(state, viewer | (1 << (seats - 1))),
      );
      await evening.play();
      vi.restoreAllMocks();
      const faults = await evening.faults(await evening.truth());
      expect(faults.some((fault) => fault.startsWith('spectator') && fault.includes('which is hidden'))).toBe(
        true,
      );
      expect(faults.some((fault) => fault.startsWith('program'))).toBe(false);
    },
    patience,
  );

  it(
    'notices a message with the number of a log entry, and one that lets the seed slip',
    async () => {
      const at = await house();
      const { send } = Connection.prototype;
      vi.spyOn(Connection.prototype, 'send').mockImplementation(function (this: Connection, text: string) {
        const slot = this.room?.running?.slot ?? 0;
        const seed = this.room?.seated?.row.seed ?? '';
        if (text.startsWith('{"t":"update"')) send.call(this, `${text.slice(0, -1)},"slot":${slot}}`);
        else send.call(this, text.replace('"commitment":"', `"commitment":"${seed}`));
      });
      const evening = await Evening.at(at, game, seats, 2);
      await evening.play();
      vi.restoreAllMocks();
      const faults = await evening.faults(await evening.truth());
      expect(faults.some((fault) => fault.includes('has more fields'))).toBe(true);
      expect(faults.some((fault) => fault.includes('tells '))).toBe(true);
    },
    patience,
  );

  it(
    'lets the record be fetched before the end is told, and notices one of a match that goes on',
    async () => {
      const evening = await Evening.at(await house(), game, seats, 4);
      await evening.play();
      const truth = await evening.truth();
      const [first] = evening.viewers;
      if (first === undefined) throw new Error('nobody looked');
      const { drops } = first.tap;
      await first.tap.ask(`/api/matches/${evening.match.id}/record`);
      const fetched = drops.pop();
      const end = drops.findIndex(({ text }) => text.includes('"fairness"'));
      if (fetched === undefined || end < 0) throw new Error('the end was not told');
      drops.splice(end, 0, fetched);
      expect(await evening.faults(truth)).toEqual([]);
      const [, head = '', body = ''] = /^(\d+ \[.*?\] )(\{.*)$/.exec(fetched.text) ?? [];
      const record = JSON.parse(body) as { entries: unknown[] };
      record.entries.pop();
      drops[end] = { ...fetched, text: head + JSON.stringify(record) };
      expect(await evening.faults(truth)).not.toEqual([]);
    },
    patience,
  );

  it(
    'notices an event that was for another seat, and a number left out',
    async () => {
      const evening = await Evening.at(await house(), game, seats, 3);
      await evening.play();
      const truth = await evening.truth();
      expect(await evening.faults(truth)).toEqual([]);
      const [first] = evening.viewers;
      const drops = first?.tap.drops ?? [];
      const index = drops.findIndex(({ text }) => text.startsWith('{"t":"update"') && text.includes('"did"'));
      const update = drops[index];
      if (update === undefined) throw new Error('there was no update');
      const plant = async (
        change: (message: { n: number; events: unknown[] }) => void,
      ): Promise<string[]> => {
        const message = copyJson(JSON.parse(update.text)) as { n: number; events: unknown[] };
        change(message);
        drops[index] = { ...update, text: JSON.stringify(message) };
        const faults = await evening.faults(truth);
        drops[index] = update;
        return faults;
      };
      expect(
        await plant(({ events }) => events.push({ did: at(events, [0, 'did']), seat: 1, card: 3 })),
      ).not.toEqual([]);
      expect(await plant((message) => message.n++)).not.toEqual([]);
      expect(await plant(() => undefined)).toEqual([]);
      // The log that is asked for at the end holds the same, no more and no less.
      const last = drops.findLastIndex(({ text }) => text.startsWith('{"t":"log"'));
      const log = drops[last];
      if (log === undefined) throw new Error('nobody asked for the log');
      for (const [from, to] of [
        [/"did":"[a-z]+"/, '"did":"@clock"'],
        [/\{"n":1,"events":\[.*?\]\},/, ''],
        [/"viewer":\d+/, '"viewer":7'],
      ] as const) {
        drops[last] = { ...log, text: log.text.replace(from, to) };
        expect(drops[last].text).not.toBe(log.text);
        expect(await evening.faults(truth)).not.toEqual([]);
      }
    },
    patience,
  );
});

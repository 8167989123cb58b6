// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { Update } from '../told.ts';
import { RemoteLog } from './remoteLog.ts';

const did = (...names: string[]) => names.map((name) => ({ did: name }));
const told: readonly Update[] = [
  { n: 0, events: did('deal') },
  { n: 1, events: did('a', 'b') },
  { n: 3, events: did('c') },
  { n: 4, events: did('d') },
  { n: 5, events: did('e', 'f') },
];
const [deal, one, three, four, five] = told as [Update, Update, Update, Update, Update];
const logFrom = (since: number) => new RemoteLog(since, () => undefined);
const read = ({ happened }: RemoteLog) => happened.map(({ event }) => event.did).join('');
const whole = 'dealabcdef';

describe('the log of a page that began after the third update', () => {
  it.each([
    ['before anything happens', ['past', 4, 5]],
    ['in between', [4, 'past', 5]],
    ['after all', [4, 5, 'past']],
    ['twice', [4, 'past', 5, 'past']],
  ])('has no gap and nothing twice when the past comes %s', (_, order) => {
    const log = logFrom(3);
    let now = 3;
    for (const next of order) {
      if (next !== 'past') now = Number(next);
      if (next === 'past') log.join(told.filter(({ n }) => n <= now));
      else log.add(told.filter(({ n }) => n === next));
    }
    expect(read(log)).toBe(whole);
  });

  it('keeps the number of every event, whenever the past comes', () => {
    const log = logFrom(3);
    const news = log.add([four]);
    log.join(told);
    log.add([five]);
    expect(log.happened.map(({ n }) => n)).toEqual([-3, -2, -1, 0, 1, 2, 3]);
    expect(log.happened.find(({ n }) => n === news[0]?.n)).toEqual(news[0]);
  });

  it('is all from before after the end', () => {
    const log = logFrom(Number.POSITIVE_INFINITY);
    log.join(told);
    expect(read(log)).toBe(whole);
  });

  it('begins again with the whole view, and shows what it had until the past comes', () => {
    const log = logFrom(3);
    log.join([deal, one, three]);
    log.add([four]);
    log.beginAgain(5);
    expect(read(log)).toBe('dealabcd');
    log.join(told);
    expect(read(log)).toBe(whole);
    expect(log.happened.map(({ n }) => n)).toEqual([-5, -4, -3, -2, -1, 0, 1]);
  });

  it('says which events an undo takes back, also those from before', () => {
    const log = logFrom(3);
    log.add([four]);
    log.add([{ n: 5, events: [{ did: '@undo', seat: 0, of: 4 }] }]);
    log.add([{ n: 6, events: [{ did: '@rewind', seat: 1, of: 1 }] }]);
    log.add([{ n: 7, events: did('g') }]);
    expect(log.happened[1]?.event).toMatchObject({ did: '@undo', took: [1] });
    log.join([deal, one, three]);
    expect(log.happened.find(({ event }) => event.did === '@undo')?.event).toMatchObject({ took: [1] });
    expect(log.happened.find(({ event }) => event.did === '@rewind')?.event).toMatchObject({
      took: [-2, -1, 0, 1, 2],
    });
  });
});

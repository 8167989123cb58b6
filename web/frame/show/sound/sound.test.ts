import type { TableSounds } from '@accretion/games/tables';
import { describe, expect, it } from 'vitest';
import { type Around, Device } from './device.ts';
import { buzzFor } from './haptics.ts';
import { heardBetween, isTense, type Moment } from './hearing.ts';
import { signature, sounds } from './notes.ts';

/** As much of an AudioContext as is used: it remembers what was started and what was stopped. */
function fakeAudio() {
  const started: object[] = [];
  const stopped: object[] = [];
  const param = () => ({
    value: 0,
    setValueAtTime: () => undefined,
    exponentialRampToValueAtTime: () => undefined,
  });
  const node = () => {
    const own = {
      ...{ gain: param(), frequency: param(), type: '', buffer: null },
      connect: <T>(to: T): T => to,
      start: () => started.push(own),
      stop: () => stopped.push(own),
    };
    return own;
  };
  const made: object = {
    ...{ currentTime: 0, sampleRate: 8, state: 'running', destination: node() },
    ...{ createGain: node, createOscillator: node, createBufferSource: node, createBiquadFilter: node },
    createBuffer: () => ({ getChannelData: () => new Float32Array(8) }),
    close: async () => undefined,
  };
  return { context: made as AudioContext, started, stopped };
}

function deviceIn(world: Partial<Around>) {
  const audio = fakeAudio();
  let made = 0;
  const device = new Device({
    make: () => {
      made++;
      return audio.context;
    },
    ...{ volume: () => 0.5, mayBegin: () => true, isHidden: () => false },
    ...world,
  });
  return { ...audio, device, contexts: () => made };
}

describe('the device', () => {
  it.each([
    ['before the first click', { mayBegin: () => false }],
    ['when muted', { volume: () => 0 }],
    ['in a background tab', { isHidden: () => true }],
  ] satisfies [string, Partial<Around>][])('makes nothing at all %s', (_, world) => {
    const { device, started, contexts } = deviceIn(world);
    device.play(sounds.great);
    device.tension(true);
    expect([contexts(), started]).toEqual([0, []]);
  });

  it('says in a background tab that it is your turn', () => {
    const { device, started } = deviceIn({ isHidden: () => true });
    device.play(sounds.turn, true);
    expect(started).toHaveLength(sounds.turn.length);
  });

  it('stops every note it starts, and makes one context for all', () => {
    const { device, started, stopped, contexts } = deviceIn({});
    for (const notes of Object.values(sounds)) device.play(notes);
    expect(stopped).toEqual(started);
    expect(contexts()).toBe(1);
  });

  it('keeps tension only while it lasts, and once', () => {
    const { device, started, stopped } = deviceIn({});
    device.tension(true);
    device.tension(true);
    const running = started.length;
    expect([running > 0, stopped.length]).toEqual([true, 0]);
    device.tension(false);
    expect(stopped).toHaveLength(running);
  });

  it('ends tension when somebody mutes it, and when the table is left', () => {
    let volume = 0.5;
    const muted = deviceIn({ volume: () => volume });
    muted.device.tension(true);
    volume = 0;
    muted.device.adjust();
    expect(muted.stopped).toEqual(muted.started);
    const left = deviceIn({});
    left.device.tension(true);
    left.device.close();
    expect(left.stopped).toEqual(left.started);
  });
});

const table: TableSounds = {
  signature: { root: 200, notes: [0, 12] },
  events: { roll: 'dice', win: 'great' },
  tense: ['score'],
};
const quiet: Moment = {
  ...{ isMyTurn: false, selected: null, pending: null, refusal: null, news: [], hasWon: null },
};
const choice = { seat: 0, move: { do: 'x' } };
const happened = (...all: string[]) => all.map((did, n) => ({ n, event: { did } }));
const after = (change: Partial<Moment>, was = quiet) => heardBetween(was, { ...was, ...change }, table);

describe('what is heard', () => {
  it('follows what is shown: each kind of happening once, then whose turn it is', () => {
    expect(after({ news: happened('roll', 'other', 'roll', 'win'), isMyTurn: true })).toEqual([
      'dice',
      'great',
      'turn',
    ]);
    expect(after({})).toEqual([]);
  });

  it('answers what a person does', () => {
    expect(after({ selected: choice })).toEqual(['select']);
    expect(after({ selected: choice, pending: choice })).toEqual(['confirm']);
    expect(after({ refusal: { rule: 'E6', why: 'no' } })).toEqual(['refuse']);
  });

  it('ends with the signature for those who have won', () => {
    expect(after({ hasWon: true, news: happened('roll') })).toEqual(['won']);
    expect(after({ hasWon: false })).toEqual(['over']);
    expect(after({ news: happened('roll') }, { ...quiet, hasWon: true })).toEqual(['dice']);
    expect(signature(table, true).map(({ pitch }) => Math.round(pitch))).toContain(400);
  });

  it('has tension under scenes of some kinds, whichever step of them', () => {
    expect(['score A', 'score', 'turn', undefined].map((kind) => isTense(kind, table))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('is felt only for what matters', () => {
    expect(buzzFor(['dice', 'select'])).toBeNull();
    expect(buzzFor(['confirm', 'turn'])).toEqual(buzzFor(['turn']));
  });
});

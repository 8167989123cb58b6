/** What is heard and felt at a table, along with what is shown. It draws nothing. */
import { has, type Refusal } from '@accretion/engine';
import type { TableSounds } from '@accretion/games/tables';
import { useEffect, useRef, useState } from 'react';
import { turnOf } from '../../../match/players.ts';
import { preferences } from '../../../settings/settings.ts';
import { useFrame } from '../../frame.ts';
import { Device } from './device.ts';
import { buzzFor } from './haptics.ts';
import { type Heard, heardBetween, isTense, type Moment } from './hearing.ts';
import { type Note, signature, sounds } from './notes.ts';

const isHidden = (): boolean => document.visibilityState === 'hidden';

const pageDevice = (): Device =>
  new Device({
    make: () => new AudioContext(),
    volume() {
      const { sound, volume } = preferences.getSnapshot();
      return sound ? volume : 0;
    },
    mayBegin: () =>
      globalThis.AudioContext !== undefined && navigator.userActivation?.hasBeenActive !== false,
    isHidden,
  });

/** A match this young has just begun. */
const beginning = 12;
/** Seconds between sounds of one moment. */
const apart = 0.12;

export function Feedback({ refusal }: { readonly refusal: Refusal | null }) {
  const { module, state, scene, selected, settings } = useFrame();
  const table = useSounds(module.sounds);
  const [device] = useState(pageDevice);
  useEffect(() => {
    const stop = preferences.subscribe(() => device.adjust());
    return () => {
      stop();
      device.close();
    };
  }, [device]);

  const { outcome, mine, news, pending, log } = state;
  const hasWon = outcome?.ranks.some((rank, seat) => rank === 1 && has(mine, seat)) ?? null;
  const now: Moment = { isMyTurn: turnOf(state) !== 0, selected, pending, refusal, news, hasWon };
  const before = useRef(now);
  useEffect(() => {
    const heard = heardBetween(before.current, now, table);
    before.current = now;
    if (heard.length === 0) return;
    const isTurn = heard.includes('turn');
    device.play(
      heard.flatMap((one, i) => notesOf(one, table).map((note) => ({ ...note, at: note.at + i * apart }))),
      isTurn,
    );
    const buzz = buzzFor(heard);
    const isFelt = settings.motion && preferences.getSnapshot().haptics && (isTurn || !isHidden());
    if (buzz !== null && isFelt) navigator.vibrate?.([...buzz]);
  });

  const isNew = useRef(log.length <= beginning && outcome === null);
  useEffect(() => {
    if (table === null || !isNew.current) return;
    isNew.current = false;
    device.play(signature(table, false));
  }, [table, device]);

  const tense = isTense(scene?.kind, table);
  useEffect(() => device.tension(tense), [tense, device]);
  return null;
}

function notesOf(heard: Heard, table: TableSounds | null): readonly Note[] {
  if (heard !== 'won') return sounds[heard];
  return table === null ? sounds.great : signature(table, true);
}

/** What this table sounds like, once it is loaded. */
function useSounds(load: (() => Promise<TableSounds>) | undefined): TableSounds | null {
  const [table, keep] = useState<TableSounds | null>(null);
  useEffect(() => {
    let isGone = false;
    load?.().then(
      (one) => !isGone && keep(one),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [load]);
  return table;
}

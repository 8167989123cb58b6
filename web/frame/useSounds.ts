/** Three quiet sounds: something happened, it is your turn, the match is over. Off by default. */
import { useEffect, useRef } from 'react';
import { turnOf } from '../match/players.ts';
import type { MatchState } from '../match/source.ts';
import { preferences } from '../settings/settings.ts';

const tones = { happened: [196], turn: [392, 523], over: [262, 330, 392, 523] } as const;
const length = 0.16;

let device: AudioContext | null = null;

function sound(of: keyof typeof tones): void {
  if (!preferences.getSnapshot().sound) return;
  device ??= new AudioContext();
  const { currentTime: now, destination } = device;
  for (const [index, pitch] of tones[of].entries()) {
    const start = now + index * length * 0.7;
    const tone = device.createOscillator();
    const volume = device.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.09, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
    tone.connect(volume).connect(destination);
    tone.start(start);
    tone.stop(start + length);
  }
}

export function useSounds(state: MatchState): void {
  const { news, outcome } = state;
  const isMyTurn = turnOf(state) !== 0;
  const was = useRef({ isMyTurn, isOver: outcome !== null });
  useEffect(() => {
    const isOver = outcome !== null;
    if (isOver && !was.current.isOver) sound('over');
    else if (isMyTurn && !was.current.isMyTurn) sound('turn');
    else if (news.length > 0) sound('happened');
    was.current = { isMyTurn, isOver };
  }, [news, isMyTurn, outcome]);
}

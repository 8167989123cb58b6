import { has } from '@accretion/engine';
import type { Happening } from '@accretion/games/tables';
import { useEffect, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { useTexts } from '../../texts/texts.ts';
import { useFrame } from '../frame.ts';
import { everybodyIn, happeningText } from '../words.ts';
import { Notice } from './Notice.tsx';
import { rememberSeen, seenUpTo } from './seen.ts';

const kinds: readonly string[] = ['@clock', '@standIn'];

/** Says what the clock or a bot did in this person's place, until they have read it or played on. */
export function InPlace() {
  const t = useTexts();
  const frame = useFrame();
  const { state, newest, source } = frame;
  const moved = state.log.filter(
    ({ event }) => kinds.includes(event.did) && has(state.mine, Number(event['seat'])),
  );
  const count = moved.length;
  const [seen, setSeen] = useState(() => seenUpTo('inPlace', source.id));
  const read = (): void => {
    setSeen(count);
    rememberSeen('inPlace', source.id, count);
  };
  const isPlaying = newest.pending !== null && count > seen;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a move of their own is what counts.
  useEffect(() => {
    if (isPlaying) read();
  }, [isPlaying]);
  const latest = moved.at(-1);
  if (latest === undefined || count <= seen) return null;
  const names = everybodyIn(frame);
  const told = (one: Happening): string | null => happeningText(one, frame, names, t);
  // What was done comes right after that it was.
  const done = state.log.filter(({ n }) => n > latest.n).map(told);
  const text = [told(latest), done.find((one) => one !== null)].filter(Boolean).join(' ');
  return (
    <Notice text={text}>
      <Button onClick={read}>{t('signals.read')}</Button>
    </Notice>
  );
}

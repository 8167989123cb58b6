import type { Happening } from '@accretion/games/tables';
import { useTexts } from '../../texts/texts.ts';
import { useFrame } from '../frame.ts';
import { everybodyIn, happeningText } from '../words.ts';
import styles from './Missed.module.css';

/** One sentence about what happened while nobody was watching. */
export function Missed({ events }: { readonly events: readonly Happening[] }) {
  const t = useTexts();
  const frame = useFrame();
  const names = everybodyIn(frame);
  const texts = events.flatMap((one) => happeningText(one, frame, names, t) ?? []);
  const text = texts.at(-1);
  if (text === undefined) return null;
  return (
    <p className={styles.missed} data-part="missed">
      {texts.length === 1
        ? t('scene.missed', { text })
        : t('scene.missedMore', { count: texts.length, text })}
    </p>
  );
}

import { useTexts } from '../texts/texts.ts';
import { useFrame } from './frame.ts';
import { everybodyIn, happeningText } from './words.ts';

/** Announces what just happened to screen readers, politely. */
export function Announcer() {
  const t = useTexts();
  const frame = useFrame();
  const names = everybodyIn(frame);
  const lines = frame.state.news
    .map((one) => happeningText(one, frame, names, t))
    .filter((text) => text !== null);
  return (
    <div className="unseen" aria-live="polite" aria-atomic="true">
      {lines.join(' ')}
    </div>
  );
}

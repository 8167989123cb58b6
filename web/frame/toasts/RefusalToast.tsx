import type { Refusal } from '@accretion/engine';
import { RefusalText } from '../../texts/RefusalText.tsx';
import { useFrame } from '../frame.ts';
import { Toast } from './Toast.tsx';

interface Props {
  readonly refusal: Refusal;
  readonly onClose: () => void;
}

/** Why something cannot be done: one sentence, and the rule it comes from. */
export function RefusalToast({ refusal, onClose }: Props) {
  const { module, source } = useFrame();
  return (
    <Toast about={refusal} onClose={onClose}>
      <RefusalText refusal={refusal} words={module.words} ruleset={source.ruleset} />
    </Toast>
  );
}

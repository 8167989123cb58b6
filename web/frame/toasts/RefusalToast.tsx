import type { Refusal } from '@accretion/engine';
import { useEffect } from 'react';
import { Icon } from '../../design/Icon.tsx';
import { usePreferences } from '../../settings/useSettings.ts';
import { RefusalText } from '../../texts/RefusalText.tsx';
import { readable } from '../../texts/refusalText.ts';
import { useTexts } from '../../texts/texts.ts';
import { useFrame } from '../frame.ts';
import styles from './RefusalToast.module.css';

const patience = 9000;

/** Why something cannot be done: one sentence, and the rule it comes from. */
export function RefusalToast({
  refusal,
  onClose,
}: {
  readonly refusal: Refusal;
  readonly onClose: () => void;
}) {
  const t = useTexts();
  const { language } = usePreferences();
  const { module, source } = useFrame();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another refusal starts the time anew.
  useEffect(() => {
    const timer = window.setTimeout(onClose, patience);
    return () => window.clearTimeout(timer);
  }, [refusal]);
  return (
    <div role="alert" className={styles.toast}>
      <p>
        <RefusalText
          refusal={readable(refusal, module.words, source.ruleset, language)}
          sentences={module.words.refusals}
          game={source.game}
        />
      </p>
      <button type="button" aria-label={t('table.dismiss')} onClick={onClose}>
        <Icon of="close" size={18} />
      </button>
    </div>
  );
}

import type { Refusal } from '@accretion/engine';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { addressOf } from '../../addresses.ts';
import { Icon } from '../../design/Icon.tsx';
import { refusalText } from '../../texts/refusalText.ts';
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
  const { module, source, settings } = useFrame();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another refusal starts the time anew.
  useEffect(() => {
    const timer = window.setTimeout(onClose, patience);
    return () => window.clearTimeout(timer);
  }, [refusal]);
  // Neither the engine's rules (E1 to E7) nor the page's own refusals (E alone) are in a guide.
  const hasGuide = !refusal.rule.startsWith('E');
  return (
    <div role="alert" className={styles.toast}>
      <p>
        {refusalText(refusal, module.words.refusals, settings.language)}{' '}
        {hasGuide && (
          <Link href={addressOf.guide(source.game, refusal.rule)}>
            {t('table.rule', { rule: refusal.rule })}
          </Link>
        )}
      </p>
      <button type="button" aria-label={t('table.dismiss')} onClick={onClose}>
        <Icon of="close" size={18} />
      </button>
    </div>
  );
}

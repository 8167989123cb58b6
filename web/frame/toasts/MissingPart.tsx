import { useSyncExternalStore } from 'react';
import { Button } from '../../design/Button.tsx';
import { isPartMissing } from '../../renewal.ts';
import { useTexts } from '../../texts/texts.ts';
import styles from './MissingPart.module.css';

/** A part of the page did not come. The match goes on; whoever plays decides when to load anew. */
export function MissingPart() {
  const t = useTexts();
  const isMissing = useSyncExternalStore(isPartMissing.subscribe, isPartMissing.getSnapshot);
  return (
    <div aria-live="polite">
      {isMissing && (
        <p className={styles.notice}>
          <span>{t('table.partMissing')}</span>
          <Button onClick={() => location.reload()}>{t('app.reload')}</Button>
        </p>
      )}
    </div>
  );
}

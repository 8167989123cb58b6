import { useSyncExternalStore } from 'react';
import { Button } from '../../design/Button.tsx';
import { isPartMissing } from '../../pageUpdate.ts';
import { useTexts } from '../../texts/texts.ts';
import styles from './MissingPart.module.css';

/** Part of the page failed to load. The match goes on; the player decides when to reload. */
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

import { useTexts } from '../texts/texts.ts';
import { Logo } from './Logo.tsx';
import styles from './Waiting.module.css';

/** Shown while something is loading. */
export function Waiting() {
  const t = useTexts();
  return (
    <p className={styles.waiting} role="status">
      <span className={styles.turning}>
        <Logo size={56} />
      </span>
      {t('app.loading')}
    </p>
  );
}

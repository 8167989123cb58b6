import type { Happening } from '@accretion/games/tables';
import { useTexts } from '../../texts/texts.ts';
import styles from './Again.module.css';
import Banner from './Banner.tsx';

interface Props {
  readonly events: readonly Happening[];
  readonly onClose: () => void;
}

/** The banner of a turn, once more, until it is closed. */
export default function Again({ events, onClose }: Props) {
  const t = useTexts();
  return (
    <button type="button" className={styles.again} aria-label={t('app.close')} onClick={onClose}>
      <Banner events={events} />
    </button>
  );
}

import { type ReactNode, useEffect } from 'react';
import { Icon } from '../../design/Icon.tsx';
import { useTexts } from '../../texts/texts.ts';
import styles from './Toast.module.css';

/** How long a message stays, in milliseconds. */
const shownFor = 9000;

interface Props {
  /** What the message is about: when it changes, the time starts again. */
  readonly about: object;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A message over the table that closes by itself after a while. */
export function Toast({ about, onClose, children }: Props) {
  const t = useTexts();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another message starts the time again.
  useEffect(() => {
    const timer = window.setTimeout(onClose, shownFor);
    return () => window.clearTimeout(timer);
  }, [about]);
  return (
    <div role="alert" className={styles.toast}>
      <p>{children}</p>
      <button type="button" aria-label={t('table.dismiss')} onClick={onClose}>
        <Icon of="close" size={18} />
      </button>
    </div>
  );
}

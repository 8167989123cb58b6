import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTexts } from '../texts/texts.ts';
import styles from './Dialog.module.css';
import { Icon } from './Icon.tsx';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly wide?: boolean;
}

/** The browser's own dialog: it traps the focus, closes on Escape, and returns the focus. */
export function Dialog({ title, onClose, children, wide = false }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const t = useTexts();
  useEffect(() => {
    const { current } = dialog;
    const before = document.activeElement;
    if (current !== null && !current.open) current.showModal();
    return () => {
      current?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it too; the click is on what lies around it.
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      className={wide ? `${styles.dialog} ${styles.wide}` : styles.dialog}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.inner}>
        <header className={styles.head}>
          <h2 id={heading}>{title}</h2>
          <button type="button" className={styles.close} aria-label={t('app.close')} onClick={onClose}>
            <Icon of="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}

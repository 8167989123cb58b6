/** A native dialog over the page: Escape closes it, focus stays inside and goes back afterwards. */
import { type ReactNode, useEffect, useId, useRef } from 'react';
import style from './Modal.module.css';

interface ModalProps {
  readonly title: string;
  readonly children: ReactNode;
  close(): void;
}

export function Modal({ title, children, close }: ModalProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const shown = dialog.current;
    if (shown !== null && !shown.open) shown.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={style['dialog']}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => event.target === event.currentTarget && close()}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <div className={style['inner']}>
        <h2 id={heading} className={style['title']}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}

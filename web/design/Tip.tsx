import { type ReactNode, useRef, useState } from 'react';
import styles from './Tip.module.css';

const patience = 350;

/** A tooltip for a control that shows only an icon: on hover, focus or long press. The control brings its own label. */
export function Tip({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  const [isShown, show] = useState(false);
  const timer = useRef(0);
  const soon = (): void => {
    timer.current = window.setTimeout(() => show(true), patience);
  };
  const hide = (): void => {
    window.clearTimeout(timer.current);
    show(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches; what can be pressed is inside.
    <span
      className={styles.around}
      onPointerEnter={soon}
      onPointerDown={soon}
      onPointerLeave={hide}
      onPointerUp={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show(true)}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      {children}
      {isShown && (
        <span aria-hidden="true" className={styles.tip}>
          {text}
        </span>
      )}
    </span>
  );
}

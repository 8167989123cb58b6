/** The row of buttons at the end of a dialog. */
import type { ReactNode } from 'react';
import style from './DialogButtons.module.css';

export const DialogButtons = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <p className={style['buttons']}>{children}</p>
);

interface DialogButtonProps {
  readonly children: ReactNode;
  /** The one to press next. */
  readonly main?: boolean;
  readonly disabled?: boolean;
  onClick(): void;
}

export const DialogButton = ({ children, main = false, ...button }: DialogButtonProps): ReactNode => (
  <button type="button" className={main ? style['main'] : undefined} {...button}>
    {children}
  </button>
);

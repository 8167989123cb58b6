import type { ReactNode } from 'react';
import styles from './Signals.module.css';

interface Props {
  readonly text: string;
  readonly role?: 'alert' | 'status';
  readonly children?: ReactNode;
}

/** A row of the bar: a sentence, and what can be done about it. */
export const Notice = ({ text, role = 'status', children }: Props) => (
  <div role={role} className={styles.notice}>
    <p>{text}</p>
    {children !== undefined && <div className={styles.answers}>{children}</div>}
  </div>
);

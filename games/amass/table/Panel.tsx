/** A titled part of the desk. */
import { type ReactNode, useId } from 'react';
import style from './Desk.module.css';

export function Panel({
  title,
  children,
  aside,
  isCalling = false,
}: {
  readonly title: string;
  readonly children: ReactNode;
  readonly aside?: ReactNode;
  /** Wants an answer. */
  readonly isCalling?: boolean;
}): ReactNode {
  const heading = useId();
  return (
    <section className={style['panel']} aria-labelledby={heading} data-calling={isCalling}>
      <header className={style['head']}>
        <h3 id={heading}>{title}</h3>
        {aside}
      </header>
      {children}
    </section>
  );
}

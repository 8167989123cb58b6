import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

interface Props {
  readonly title: string;
  readonly part: string;
  readonly children: ReactNode;
  readonly aside?: ReactNode;
}

/** A named part of the panel. */
export function Section({ title, part, children, aside }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} data-part={part} className={styles.section}>
      <header>
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}

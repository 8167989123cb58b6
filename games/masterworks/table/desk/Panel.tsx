/** A panel of the desk: a heading, and what it is about. */
import type { ReactNode } from 'react';
import style from './Panel.module.css';

interface PanelProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** At the end of the heading: a button to close it. */
  readonly aside?: ReactNode;
  readonly isWanted?: boolean;
}

export function Panel({ title, children, aside, isWanted = false }: PanelProps): ReactNode {
  return (
    <section
      className={style['panel']}
      data-wanted={isWanted}
      data-place={isWanted ? 'question 0' : undefined}
    >
      <header>
        <h3>{title}</h3>
        {aside}
      </header>
      {children}
    </section>
  );
}

interface DeskButtonProps {
  readonly children: ReactNode;
  readonly press: () => void;
  readonly isMain?: boolean;
  readonly isPressed?: boolean;
  readonly isLegal?: boolean;
  readonly label?: string;
}

export function DeskButton({
  children,
  press,
  isMain = false,
  isPressed,
  isLegal = true,
  label,
}: DeskButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={style['button']}
      data-main={isMain}
      data-legal={isLegal}
      aria-disabled={isLegal ? undefined : true}
      aria-pressed={isPressed}
      aria-label={label}
      onClick={press}
    >
      {children}
    </button>
  );
}

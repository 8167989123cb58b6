/** A titled part of the desk. */
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import style from './Panel.module.css';

/** Leads the focus to the first button of a part when its place was pressed. */
export function useFocusOn(part: RefObject<HTMLElement | null>, isLooked: boolean): void {
  useEffect(() => {
    const button = isLooked ? part.current?.querySelector('button') : null;
    button?.scrollIntoView?.({ block: 'nearest' });
    button?.focus();
  }, [part, isLooked]);
}

export function Panel({
  title,
  children,
  aside,
  isCalling = false,
  comesUp = false,
  isLooked = false,
}: {
  readonly title: string;
  readonly children: ReactNode;
  readonly aside?: ReactNode;
  /** Wants an answer. */
  readonly isCalling?: boolean;
  /** Is brought into sight when it comes: what it asks is answered here and not on the map. */
  readonly comesUp?: boolean;
  /** Its place on the map was pressed: what answers it is here. */
  readonly isLooked?: boolean;
}): ReactNode {
  const heading = useId();
  const part = useRef<HTMLElement>(null);
  useFocusOn(part, isLooked);
  useEffect(() => {
    if (comesUp) part.current?.scrollIntoView?.({ block: 'nearest' });
  }, [comesUp]);
  return (
    <section ref={part} className={style['panel']} aria-labelledby={heading} data-calling={isCalling}>
      <header className={style['head']}>
        <h3 id={heading}>{title}</h3>
        {aside}
      </header>
      {children}
    </section>
  );
}

interface PartProps {
  readonly as?: 'p' | 'span';
  readonly children: ReactNode;
}

/** A word of explanation. */
export const Note = ({ as: Tag = 'p', children }: PartProps): ReactNode => (
  <Tag className={style['note']}>{children}</Tag>
);

/** Buttons in a row. */
export const Actions = ({ as: Tag = 'p', children }: PartProps): ReactNode => (
  <Tag className={style['actions']}>{children}</Tag>
);

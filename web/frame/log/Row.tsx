import type { Mark, Thing } from '@accretion/games/tables';
import { memo, type ReactNode } from 'react';
import { useTexts } from '../../texts/texts.ts';
import { SeatMark } from '../seats/SeatMark.tsx';
import styles from './Log.module.css';

interface RowProps {
  readonly things?: readonly Thing[];
  readonly mark?: Mark | null;
  readonly avatar?: string | null;
  /** The one stop for the Tab key. */
  readonly isStop: boolean;
  readonly highlight: (things: readonly Thing[]) => void;
}

const none: readonly Thing[] = [];

const pointing = (things: readonly Thing[], highlight: RowProps['highlight']) => ({
  onPointerEnter: () => highlight(things),
  onPointerLeave: () => highlight(none),
  onFocus: () => highlight(things),
  onBlur: () => highlight(none),
});

interface LineProps extends RowProps {
  readonly text: string;
  readonly isUndone?: boolean;
}

/** A sentence; it highlights the things it is about. */
export const LineRow = memo(
  ({ text, things = none, mark = null, avatar = null, isStop, isUndone = false, highlight }: LineProps) => {
    const t = useTexts();
    return (
      <li>
        <button
          type="button"
          className={styles.line}
          tabIndex={isStop ? 0 : -1}
          {...pointing(things, highlight)}
        >
          <SeatMark {...{ mark, avatar }} />
          {isUndone ? (
            <del>
              {text} <span className="unseen">({t('log.undone')})</span>
            </del>
          ) : (
            <span>{text}</span>
          )}
        </button>
      </li>
    );
  },
);

interface FoldProps extends RowProps {
  readonly level: 'round' | 'turn';
  readonly text: string;
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly children: ReactNode;
}

/** A heading that opens and closes what lies under it. */
export function Fold({ level, text, isOpen, things = none, mark = null, avatar = null, ...more }: FoldProps) {
  const { isStop, highlight, toggle, children } = more;
  const Title = level === 'round' ? 'h3' : 'h4';
  return (
    <li data-group={level}>
      <Title className={styles.heading}>
        <button
          type="button"
          className={styles[level]}
          aria-expanded={isOpen}
          tabIndex={isStop ? 0 : -1}
          onClick={toggle}
          {...pointing(things, highlight)}
        >
          <SeatMark {...{ mark, avatar }} />
          <span>{text}</span>
        </button>
      </Title>
      {isOpen && <ol>{children}</ol>}
    </li>
  );
}

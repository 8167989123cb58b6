import type { Mark } from '@accretion/games/tables';
import type { Frame } from '../frame.ts';
import styles from './SeatMark.module.css';

/** The mark of a player, as the table shows it; a table may have none. */
export const markIn = ({ module, state }: Pick<Frame, 'module' | 'state'>, player: number): Mark | null =>
  module.mark?.(player, state.view) ?? null;

interface Props {
  readonly mark: Mark | null;
  /** A symbol of web/public/avatars.svg; without one only the mark is drawn. */
  readonly avatar?: string | null;
}

/** The avatar in the colour of the seat, with its mark in the corner. Stands beside a name, so it says nothing itself. */
export function SeatMark({ mark, avatar = null }: Props) {
  if (avatar === null)
    return (
      mark && (
        <svg className={styles.mark} viewBox="-1.1 -1.1 2.2 2.2" aria-hidden="true">
          <path d={mark.path} fill={mark.fill} />
        </svg>
      )
    );
  return (
    <svg
      className={styles.avatar}
      viewBox="0 0 24 24"
      aria-hidden="true"
      data-avatar={avatar}
      color={mark?.fill}
    >
      <circle cx="12" cy="12" r="11.3" />
      <use href={`/avatars.svg#${avatar}`} x="4.5" y="4.5" width="15" height="15" />
      {mark && <path d={mark.path} fill={mark.fill} transform="translate(19.6 19.6) scale(4)" />}
    </svg>
  );
}

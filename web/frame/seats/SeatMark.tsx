import type { Mark } from '@accretion/games/tables';
import type { Frame } from '../frame.ts';
import styles from './SeatMark.module.css';

/** The mark of a player, as the table shows it; a table may have none. */
export const markIn = ({ module, state }: Pick<Frame, 'module' | 'state'>, player: number): Mark | null =>
  module.mark?.(player, state.view) ?? null;

/** Stands beside a name, so it says nothing itself. */
export const SeatMark = ({ mark }: { readonly mark: Mark | null }) =>
  mark && (
    <svg className={styles.mark} viewBox="-1.1 -1.1 2.2 2.2" aria-hidden="true">
      <path d={mark.path} fill={mark.fill} />
    </svg>
  );

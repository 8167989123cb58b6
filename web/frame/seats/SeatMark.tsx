import { type Mark, usualMark } from '@accretion/games/tables';
import type { Frame } from '../frame.ts';
import styles from './SeatMark.module.css';

/** The mark of a player, as the table shows it. */
export const markIn = ({ module, state }: Pick<Frame, 'module' | 'state'>, player: number): Mark =>
  module.mark?.(player, state.view) ?? usualMark(player);

/** Stands beside a name, so it says nothing itself. */
export const SeatMark = ({ mark: { fill, path } }: { readonly mark: Mark }) => (
  <svg className={styles.mark} viewBox="-1.1 -1.1 2.2 2.2" aria-hidden="true">
    <path d={path} fill={fill} />
  </svg>
);

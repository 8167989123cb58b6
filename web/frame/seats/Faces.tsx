import styles from './SeatMark.module.css';
import { SeatMark } from './SeatMark.tsx';

/** Those who play, as they are drawn; their names are beside it. */
export const Faces = ({ avatars }: { readonly avatars: readonly string[] }) => (
  <span className={styles.faces}>
    {avatars.map((avatar, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: several may look alike, and a seat is its place.
      <SeatMark key={index} mark={null} avatar={avatar} />
    ))}
  </span>
);

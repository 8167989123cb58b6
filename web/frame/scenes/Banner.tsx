import type { Happening, Thing, Words } from '@accretion/games/tables';
import { useTexts } from '../../texts/texts.ts';
import { useFrame } from '../frame.ts';
import { everybodyIn, happeningText } from '../words.ts';
import styles from './Banner.module.css';

/** At most this many sentences and drawings; the log has them all. */
const most = { lines: 4, faces: 3 };

interface Props {
  readonly events: readonly Happening[];
  /** What it comes to. */
  readonly note?: Words;
  /** What is drawn beside it; otherwise all that the events are about. */
  readonly things?: readonly Thing[];
}

/** What somebody has just done, over the board: who, what, and the cards it was about. Screen readers hear it from the log. */
export default function Banner({ events, note, things }: Props) {
  const t = useTexts();
  const frame = useFrame();
  const { module, source, settings } = frame;
  const names = everybodyIn(frame);
  const lines = events.flatMap((one) => happeningText(one, frame, names, t) ?? []);
  // How it began, and how it ended.
  const shown = lines.length > most.lines ? [...lines.slice(0, 1), ...lines.slice(1 - most.lines)] : lines;
  const about = events.flatMap(({ event }) =>
    event.did.startsWith('@') ? [] : module.words.eventThings(event, source.ruleset),
  );
  const faces = [
    ...new Map((things ?? about).map((thing) => [`${thing.kind} ${thing.id}`, thing])).entries(),
  ];
  const { Face } = module;
  return (
    <div className={styles.spot} aria-hidden="true" data-part="banner">
      <div className={styles.banner}>
        <ul>
          {[...new Set(shown)].map((text) => (
            <li key={text}>{text}</li>
          ))}
          {note !== undefined && <li data-part="note">{note[settings.language]}</li>}
        </ul>
        {faces.length > 0 && (
          <div className={styles.faces}>
            {faces.slice(0, most.faces).map(([key, thing]) => (
              <Face key={key} thing={thing} ruleset={source.ruleset} settings={settings} size={72} />
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

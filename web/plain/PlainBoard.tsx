import { isRecord, type Ruleset } from '@accretion/engine';
import type { TableProps, Thing } from '@accretion/games/tables';
import { Button } from '../design/Button.tsx';
import styles from './PlainBoard.module.css';
import { choiceWords, nameOf } from './words.ts';

/** The view as an outline, and the legal choices. */
export function PlainBoard({ view, ruleset, choices, play }: TableProps) {
  return (
    <div className={styles.board}>
      <ul className={styles.choices}>
        {choices.map((choice) => (
          <li key={JSON.stringify(choice)}>
            <Button onClick={() => play(choice)}>{choiceWords(choice.move, ruleset)}</Button>
          </li>
        ))}
      </ul>
      <Outline value={view} />
    </div>
  );
}

function Outline({ value }: { readonly value: unknown }) {
  if (Array.isArray(value) && value.some((item) => typeof item === 'object')) {
    return (
      <ol className={styles.outline}>
        {value.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity here.
          <li key={index}>
            <Outline value={item} />
          </li>
        ))}
      </ol>
    );
  }
  if (!isRecord(value)) return <span>{JSON.stringify(value)}</span>;
  return (
    <dl className={styles.outline}>
      {Object.entries(value)
        .filter(([name]) => name !== 'agenda')
        .map(([name, item]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Outline value={item} />
            </dd>
          </div>
        ))}
    </dl>
  );
}

export const PlainFace = ({ thing, ruleset }: { readonly thing: Thing; readonly ruleset: Ruleset }) => (
  <span className={styles.face}>{nameOf(thing, ruleset)}</span>
);

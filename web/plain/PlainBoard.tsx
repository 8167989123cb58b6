import { isRecord } from '@accretion/engine';
import type { FaceProps, GameWords, TableProps } from '@accretion/games/tables';
import { Button } from '../design/Button.tsx';
import styles from './PlainBoard.module.css';

/** The view as an outline, and the legal choices. */
export const plainBoard = (words: GameWords) =>
  function PlainBoard({ view, ruleset, choices, play, settings }: TableProps) {
    return (
      <div className={styles.board}>
        <ul className={styles.choices}>
          {choices.map((choice) => (
            <li key={JSON.stringify(choice)}>
              <Button onClick={() => play(choice)}>
                {words.choiceText(choice, view, ruleset, settings.language)}
              </Button>
            </li>
          ))}
        </ul>
        <Outline value={view} />
      </div>
    );
  };

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

export const plainFace = (words: GameWords) =>
  function PlainFace({ thing, ruleset, settings }: FaceProps) {
    return <span className={styles.face}>{words.nameOf(thing, ruleset, settings.language)}</span>;
  };

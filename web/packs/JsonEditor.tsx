import { useId, useRef } from 'react';
import { useTexts } from '../texts/texts.ts';
import styles from './Packs.module.css';

interface Props {
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** A pack as text, its lines numbered. */
export function JsonEditor({ text, onChange }: Props) {
  const t = useTexts();
  const id = useId();
  const numbers = useRef<HTMLPreElement>(null);
  const count = text.split('\n').length;
  return (
    <div className={styles.json}>
      <label htmlFor={id}>{t('packs.json')}</label>
      <div className={styles.lines}>
        <pre ref={numbers} aria-hidden="true">
          {Array.from({ length: count }, (_, index) => index + 1).join('\n')}
        </pre>
        <textarea
          id={id}
          value={text}
          spellCheck={false}
          autoCapitalize="off"
          wrap="off"
          onChange={(event) => onChange(event.target.value)}
          onScroll={({ currentTarget }) => {
            if (numbers.current !== null) numbers.current.scrollTop = currentTarget.scrollTop;
          }}
        />
      </div>
    </div>
  );
}

/** A field for one plain value (a number, a text, yes or no, one of several), made from its declared shape. */
import type { Json, Shape } from '@accretion/engine';
import { useId, useState } from 'react';
import styles from './Field.module.css';
import { Check, Input, Select } from './Field.tsx';

interface Props {
  readonly shape: Shape<unknown>;
  readonly label: string;
  readonly note?: string | undefined;
  readonly value: unknown;
  /** The name of a value. */
  readonly nameOf: (value: string) => string;
  readonly onChange: (value: Json) => void;
}

/** Renders nothing for values that are not plain. */
export function ValueField({ shape: { node }, label, note, value, nameOf, onChange }: Props) {
  switch (node.is) {
    case 'int':
      return <NumberField label={label} value={value} min={node.min} max={node.max} onChange={onChange} />;
    case 'flag':
      return <Check label={label} note={note} value={value === true} onChange={onChange} />;
    case 'text':
      return <Input label={label} value={String(value ?? '')} max={node.max} onChange={onChange} />;
    case 'oneOf':
      return (
        <Select
          label={label}
          note={note}
          value={String(value)}
          values={node.options.map((one) => ({ value: String(one), name: nameOf(String(one)) }))}
          onChange={(text) => onChange(node.options.find((one) => String(one) === text) ?? text)}
        />
      );
    default:
      return null;
  }
}

interface NumberProps {
  readonly label: string;
  readonly value: unknown;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** A whole number. Keeps what was typed until it is a number. */
function NumberField({ label, value, min, max, onChange }: NumberProps) {
  const id = useId();
  const [typed, type] = useState<string | null>(null);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={styles.control}
        inputMode={min < 0 ? 'text' : 'numeric'}
        value={typed ?? String(value ?? '')}
        aria-invalid={typed !== null && !isWithin(typed, min, max)}
        onBlur={() => type(null)}
        onChange={({ target }) => {
          const text = target.value.replace('−', '-').trim();
          type(text);
          if (/^-?\d+$/.test(text)) onChange(Number(text));
        }}
      />
    </div>
  );
}

const isWithin = (text: string, min: number, max: number): boolean =>
  /^-?\d+$/.test(text) && Number(text) >= min && Number(text) <= max;

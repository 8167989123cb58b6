/** Fields of forms, each with its label. */
import { type ReactNode, useId } from 'react';
import styles from './Field.module.css';

interface SelectProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly values: readonly { readonly value: T; readonly name: string }[];
  readonly onChange: (value: T) => void;
  readonly note?: string | undefined;
  readonly isLabelHidden?: boolean;
}

export function Select<T extends string>({
  label,
  value,
  values,
  onChange,
  note,
  isLabelHidden,
}: SelectProps<T>) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={isLabelHidden ? 'unseen' : undefined}>
        {label}
      </label>
      <select
        id={id}
        className={styles.control}
        value={value}
        aria-describedby={note === undefined ? undefined : `${id}note`}
        onChange={({ target }) => {
          const chosen = values.find((one) => one.value === target.value);
          if (chosen !== undefined) onChange(chosen.value);
        }}
      >
        {values.map((one) => (
          <option key={one.value} value={one.value}>
            {one.name}
          </option>
        ))}
      </select>
      {note !== undefined && (
        <p id={`${id}note`} className={styles.note}>
          {note}
        </p>
      )}
    </div>
  );
}

interface InputProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly max?: number;
  readonly type?: 'text' | 'number';
  readonly placeholder?: string;
  readonly isLabelHidden?: boolean;
}

export function Input({
  label,
  value,
  onChange,
  max,
  type = 'text',
  placeholder,
  isLabelHidden,
}: InputProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={isLabelHidden ? 'unseen' : undefined}>
        {label}
      </label>
      <input
        id={id}
        className={styles.control}
        type={type}
        value={value}
        maxLength={max}
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

interface CheckProps {
  readonly label: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
  readonly note?: string | undefined;
}

export function Check({ label, value, onChange, note }: CheckProps) {
  const id = useId();
  return (
    <div>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={value}
          aria-describedby={note === undefined ? undefined : id}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </label>
      {note !== undefined && (
        <p id={id} className={styles.note}>
          {note}
        </p>
      )}
    </div>
  );
}

interface FormProps {
  readonly children: ReactNode;
  readonly onSubmit: () => void;
  /** May fields stand side by side? */
  readonly wide?: boolean;
}

export const Form = ({ children, onSubmit, wide = false }: FormProps) => (
  <form
    className={styles.form}
    data-wide={wide}
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    {children}
  </form>
);

export const Buttons = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.buttons}>{children}</div>
);

export const ProblemText = ({ children }: { readonly children: ReactNode }) => (
  <p role="alert" className={styles.problem}>
    {children}
  </p>
);

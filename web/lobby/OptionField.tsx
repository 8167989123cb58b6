/** A field for one option of a game, made from the shape the game declares it with. */
import { isRecord, type Json, type Shape } from '@accretion/engine';
import type { OptionTexts } from '@accretion/games/tables';
import { Button } from '../design/Button.tsx';
import styles from '../design/Field.module.css';
import { Input, Select } from '../design/Field.tsx';
import { ValueField } from '../design/ValueField.tsx';
import { isJsonList, isJsonRecord, withField } from '../json.ts';
import { usePreferences } from '../settings/useSettings.ts';
import { useTexts } from '../texts/texts.ts';
import { blankFields, blankOf } from './blankOf.ts';

export interface OptionProps {
  readonly shape: Shape<unknown>;
  readonly path: string;
  readonly value: Json;
  readonly texts: OptionTexts;
  readonly content: Json;
  readonly onChange: (value: Json) => void;
}

const below = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

function useNames({ options }: OptionTexts) {
  const { language } = usePreferences();
  return {
    label: (path: string): string => options[path]?.[language] ?? path.split('.').at(-1) ?? '',
    note: (path: string): string | undefined => options[`${path}?`]?.[language],
  };
}

export function OptionField(props: OptionProps) {
  const { shape, path, value, onChange } = props;
  const names = useNames(props.texts);
  const { node } = shape;
  const label = names.label(path);
  const note = names.note(path);
  switch (node.is) {
    case 'text':
      return <TextOption {...props} label={label} />;
    case 'list':
      return <ListOption {...props} of={node.of} min={node.min} max={node.max} label={label} />;
    case 'record':
      return <Fields {...props} fields={node.fields} />;
    case 'either':
      return <CaseOption {...props} tag={node.tag} cases={node.cases} label={label} note={note} />;
    default:
      return (
        <ValueField
          {...{ shape, label, note, value, onChange }}
          nameOf={(name) => names.label(below(path, name))}
        />
      );
  }
}

function Fields({ fields, value, path, onChange, ...rest }: OptionProps & { fields: Fields }) {
  if (!isJsonRecord(value)) return null;
  return Object.entries(fields).map(([name, shape]) => (
    <OptionField
      key={name}
      {...rest}
      shape={shape}
      path={below(path, name)}
      value={value[name] ?? null}
      onChange={(changed) => onChange(withField(value, name, changed))}
    />
  ));
}
type Fields = Readonly<Record<string, Shape<unknown>>>;

interface CaseProps extends OptionProps {
  readonly tag: string;
  readonly cases: Readonly<Record<string, Fields>>;
  readonly label: string;
  readonly note: string | undefined;
}

/** A choice between several cases: which one, then its own fields. */
function CaseOption({ tag, cases, label, note, ...props }: CaseProps) {
  const names = useNames(props.texts);
  const { value, path, onChange } = props;
  const chosen = isRecord(value) ? String(value[tag]) : '';
  const fields = cases[chosen] ?? {};
  return (
    <>
      <Select
        label={label}
        note={note}
        value={chosen}
        values={Object.keys(cases).map((name) => ({ value: name, name: names.label(below(path, name)) }))}
        onChange={(name) => onChange({ [tag]: name, ...blankFields(cases[name] ?? {}) })}
      />
      {Object.keys(fields).length > 0 && (
        <div className={styles.group}>
          <Fields {...props} path={below(path, chosen)} fields={fields} />
        </div>
      )}
    </>
  );
}

function TextOption({ path, value, texts, content, label, onChange }: OptionProps & { label: string }) {
  const { language } = usePreferences();
  const values = texts.values?.[path]?.(content);
  if (values === undefined) return <Input label={label} value={String(value)} onChange={onChange} />;
  return (
    <Select
      label={label}
      value={String(value)}
      values={[
        { value: '', name: '–' },
        ...values.map((one) => ({ value: one.value, name: one.name[language] })),
      ]}
      onChange={onChange}
    />
  );
}

interface ListProps extends OptionProps {
  readonly of: Shape<unknown>;
  readonly min: number;
  readonly max: number;
  readonly label: string;
}

function ListOption({ of, min, max, label, value, onChange, ...rest }: ListProps) {
  const t = useTexts();
  const items = isJsonList(value) ? value : [];
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity of an entry here.
        <div key={index} className={styles.row}>
          <OptionField
            {...rest}
            shape={of}
            value={item}
            texts={numbered(rest.texts, rest.path, t('options.itemOf', { name: label, n: index + 1 }))}
            onChange={(changed) => onChange(items.with(index, changed))}
          />
          <Button
            look="quiet"
            disabled={items.length <= min}
            onClick={() => onChange(items.toSpliced(index, 1))}
          >
            {t('options.remove')}
          </Button>
        </div>
      ))}
      <div>
        <Button disabled={items.length >= max} onClick={() => onChange([...items, blankOf(of)])}>
          {t('options.add')}
        </Button>
      </div>
    </fieldset>
  );
}

/** Entries of a list share its path; each gets its number as its name. */
const numbered = (texts: OptionTexts, path: string, name: string): OptionTexts => ({
  ...texts,
  options: { ...texts.options, [path]: { en: name, de: name } },
});

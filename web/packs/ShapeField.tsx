/** A field for any value, made from the shape it is declared with. */
import { isRecord, type Json, type Shape } from '@accretion/engine';
import { Button } from '../design/Button.tsx';
import styles from '../design/Field.module.css';
import { Check, Select } from '../design/Field.tsx';
import { ValueField } from '../design/ValueField.tsx';
import { fieldsOf, isJsonList, withField, withoutField } from '../json.ts';
import { blankFields, blankOf } from '../lobby/blankOf.ts';
import { useTexts } from '../texts/texts.ts';
import own from './Packs.module.css';

interface FieldProps {
  readonly shape: Shape<unknown>;
  readonly label: string;
  readonly value: Json | undefined;
  readonly onChange: (value: Json) => void;
  /** The name of a field or a value. */
  readonly words: (name: string) => string;
}

export function ShapeField(props: FieldProps) {
  const { shape, label, value, onChange, words } = props;
  const { node } = shape;
  switch (node.is) {
    case 'maybe':
      return (
        <>
          <Check
            label={label}
            value={value !== null}
            onChange={(isThere) => onChange(isThere ? blankOf(node.of) : null)}
          />
          {value !== null && <ShapeField {...props} shape={node.of} />}
        </>
      );
    case 'list':
      return <ListField {...props} of={node.of} min={node.min} max={node.max} />;
    case 'record':
      return <RecordField {...props} fields={node.fields} optional={node.optional} />;
    case 'either': {
      const chosen = isRecord(value) ? String(value[node.tag]) : '';
      const blank = (name: string): Json => ({
        [node.tag]: name,
        ...blankFields(node.cases[name] ?? {}, node.optional),
      });
      return (
        <div className={own.group}>
          <Select
            label={label}
            value={chosen}
            values={Object.keys(node.cases).map((name) => ({ value: name, name: words(name) }))}
            onChange={(name) => onChange(blank(name))}
          />
          <Fields {...props} fields={node.cases[chosen] ?? {}} optional={node.optional} />
        </div>
      );
    }
    default:
      return <ValueField {...{ shape, label, value, onChange }} nameOf={words} />;
  }
}

type Shapes = Readonly<Record<string, Shape<unknown>>>;

interface FieldsProps extends FieldProps {
  readonly fields: Shapes;
  readonly optional: readonly string[];
}

function RecordField(props: FieldsProps) {
  return (
    <fieldset className={own.group}>
      <legend className={styles.legend}>{props.label}</legend>
      <Fields {...props} />
    </fieldset>
  );
}

/** The fields of a record, side by side where they are small. */
export function Fields({ fields, optional, value, words, onChange }: Omit<FieldsProps, 'label' | 'shape'>) {
  const t = useTexts();
  const held = fieldsOf(value);
  const set = (name: string, field: Json): void => onChange(withField(held, name, field));
  const missing = optional.filter((name) => held[name] === undefined);
  return (
    <>
      <div className={own.fields}>
        {Object.entries(fields)
          .filter(([name]) => !missing.includes(name))
          .map(([name, shape]) => (
            <div key={name} className={own.field} data-large={isLarge(shape)}>
              <ShapeField
                shape={shape}
                label={words(name)}
                value={held[name]}
                words={words}
                onChange={(field) => set(name, field)}
              />
              {optional.includes(name) && (
                <Button look="quiet" onClick={() => onChange(withoutField(held, name))}>
                  {t('packs.withoutField', { name: words(name) })}
                </Button>
              )}
            </div>
          ))}
      </div>
      {missing.length > 0 && (
        <div className={own.buttons}>
          {missing.map((name) => {
            const shape = fields[name];
            return (
              <Button
                key={name}
                look="quiet"
                onClick={() => shape !== undefined && set(name, blankOf(shape))}
              >
                {t('packs.withField', { name: words(name) })}
              </Button>
            );
          })}
        </div>
      )}
    </>
  );
}

const isLarge = ({ node }: Shape<unknown>): boolean =>
  ['list', 'record', 'either', 'maybe'].includes(node.is);

function ListField(props: FieldProps & { of: Shape<unknown>; min: number; max: number }) {
  const t = useTexts();
  const { of, min, max, label, value, words, onChange } = props;
  const items = isJsonList(value) ? value : [];
  return (
    <fieldset className={own.group}>
      <legend className={styles.legend}>{label}</legend>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity of an entry here.
        <div key={index} className={own.item}>
          <ShapeField
            shape={of}
            label={t('packs.item', { n: index + 1 })}
            value={item}
            words={words}
            onChange={(changed) => onChange(items.with(index, changed))}
          />
          {items.length > min && (
            <Button look="quiet" onClick={() => onChange(items.toSpliced(index, 1))}>
              {t('options.remove')}
            </Button>
          )}
        </div>
      ))}
      {items.length < max && (
        <div>
          <Button look="quiet" onClick={() => onChange([...items, items.at(-1) ?? blankOf(of)])}>
            {t('options.add')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

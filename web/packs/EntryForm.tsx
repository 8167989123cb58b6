/** The content of a pack as a form: a section, its entries, and the fields of one entry. */
import {
  boxOf,
  type Game,
  isRecord,
  type Json,
  type Pack,
  type Ruleset,
  rulesetOf,
  type Shape,
} from '@accretion/engine';
import type { TableModule, Thing } from '@accretion/games/tables';
import { useMemo, useState } from 'react';
import { Button } from '../design/Button.tsx';
import { Input, Select } from '../design/Field.tsx';
import { folded } from '../guide/search.ts';
import { fieldsOf, withField, withoutField } from '../json.ts';
import { useSettings } from '../settings/useSettings.ts';
import { useTexts } from '../texts/texts.ts';
import { changeOf } from './changes.ts';
import { contentOf, packFor } from './draft.ts';
import own from './Packs.module.css';
import { Fields, ShapeField } from './ShapeField.tsx';

interface Props {
  readonly game: Game;
  readonly module: TableModule;
  readonly pack: Pack;
  readonly words: (name: string) => string;
  readonly onChange: (pack: Pack) => void;
}

type Shapes = Readonly<Record<string, Shape<unknown>>>;

export function EntryForm({ game, module, pack, words, onChange }: Props) {
  const t = useTexts();
  const { node } = game.contentShape;
  const shapes: Shapes = node.is === 'record' ? node.fields : {};
  const lists = Object.keys(shapes).filter((name) => shapes[name]?.node.is === 'byName');
  const [part, choosePart] = useState(lists[0] ?? '');
  const content = contentOf(game, pack);
  const change = (next: Json): void => onChange(packFor(game, pack, next));
  const shape = shapes[part]?.node;
  return (
    <div className={own.form}>
      <Select
        label={t('packs.part')}
        value={part}
        values={[
          ...lists.map((name) => ({ value: name, name: words(name) })),
          { value: '', name: t('packs.rest') },
        ]}
        onChange={choosePart}
      />
      {shape?.is === 'byName' ? (
        <Entries
          key={part}
          of={shape.of}
          {...{ game, module, pack, words }}
          built={fieldsOf(game.content)[part]}
          edited={content[part]}
          onChange={(entries) => change(withField(content, part, entries))}
        />
      ) : (
        <Fields
          fields={Object.fromEntries(Object.entries(shapes).filter(([name]) => !lists.includes(name)))}
          optional={[]}
          value={content}
          words={words}
          onChange={change}
        />
      )}
    </div>
  );
}

interface EntriesProps extends Omit<Props, 'onChange'> {
  readonly of: Shape<unknown>;
  readonly built: Json | undefined;
  readonly edited: Json | undefined;
  readonly onChange: (entries: Json) => void;
}

function Entries({ of, built, edited, game, module, pack, words, onChange }: EntriesProps) {
  const t = useTexts();
  const { language } = useSettings();
  const [query, search] = useState('');
  const before = fieldsOf(built);
  const now = fieldsOf(edited);
  const codes = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  const [code, choose] = useState(codes[0] ?? '');
  const titleOf = (one: string): string => nameIn(now[one] ?? before[one], language) ?? one;
  const fitting = codes.filter((one) => folded(`${one} ${titleOf(one)}`).includes(folded(query.trim())));
  const entry = now[code];
  const state = changeOf(before[code], entry);
  const copy = (): void => {
    const free = Array.from({ length: codes.length + 1 }, (_, i) => `${code}-${i + 2}`);
    const next = free.find((one) => !codes.includes(one)) ?? `${code}-copy`;
    if (entry !== undefined) onChange(withField(now, next, entry));
    choose(next);
  };
  return (
    <div className={own.entries}>
      <div className={own.list}>
        <Input label={t('packs.search')} value={query} onChange={search} />
        <ul aria-label={t('packs.entries')}>
          {fitting.map((one) => {
            const changed = changeOf(before[one], now[one]);
            return (
              <li key={one}>
                <button
                  type="button"
                  aria-pressed={one === code}
                  data-change={changed}
                  onClick={() => choose(one)}
                >
                  <span>{titleOf(one)}</span>{' '}
                  {changed === 'same' ? <small>{one}</small> : <strong>{t(`packs.is.${changed}`)}</strong>}
                </button>
              </li>
            );
          })}
        </ul>
      </div>
      <div key={code} className={own.entry}>
        <h2>
          {titleOf(code)} <small>{code}</small>
        </h2>
        <div className={own.buttons}>
          {state !== 'same' && (
            <Button
              onClick={() =>
                onChange(
                  before[code] === undefined ? withoutField(now, code) : withField(now, code, before[code]),
                )
              }
            >
              {t(state === 'added' ? 'packs.removeAdded' : 'packs.restore')}
            </Button>
          )}
          {entry !== undefined && (
            <>
              <Button onClick={copy}>{t('packs.copy')}</Button>
              {state !== 'added' && (
                <Button look="danger" onClick={() => onChange(withoutField(now, code))}>
                  {t('packs.takeOut')}
                </Button>
              )}
            </>
          )}
        </div>
        {entry === undefined ? (
          <p>{t('packs.isOut')}</p>
        ) : (
          <div className={own.beside}>
            <EntryFace code={code} game={game} module={module} pack={pack} />
            <EntryFields
              of={of}
              label={titleOf(code)}
              value={entry}
              words={words}
              onChange={(value) => onChange(withField(now, code, value))}
            />
          </div>
        )}
      </div>
    </div>
  );
}

interface EntryFieldsProps {
  readonly of: Shape<unknown>;
  readonly label: string;
  readonly value: Json;
  readonly words: (name: string) => string;
  readonly onChange: (value: Json) => void;
}

function EntryFields({ of, label, ...rest }: EntryFieldsProps) {
  if (of.node.is !== 'record') return <ShapeField shape={of} label={label} {...rest} />;
  return (
    <div className={own.group} data-flat>
      <Fields fields={of.node.fields} optional={of.node.optional} {...rest} />
    </div>
  );
}

/** The card as it will look, while the pack is valid. */
function EntryFace({
  code,
  game,
  module,
  pack,
}: Omit<Props, 'words' | 'onChange'> & { readonly code: string }) {
  const settings = useSettings();
  const ruleset = useMemo<Ruleset | null>(() => {
    const boxed = boxOf(game, pack);
    return 'box' in boxed ? rulesetOf(game, boxed.box) : null;
  }, [game, pack]);
  const thing = ruleset === null ? null : thingOf(ruleset, code);
  const { Face } = module;
  if (ruleset === null || thing === null) return null;
  return (
    <div className={`${own.face} plate`} data-tone="dark">
      <Face thing={thing} ruleset={ruleset} settings={settings} size={168} />
    </div>
  );
}

function thingOf({ rules }: Ruleset, code: string): Thing | null {
  for (const [kind, names] of Object.entries(rules.components)) {
    const id = typeof names === 'number' ? -1 : names.indexOf(code);
    if (id >= 0) return { kind, id };
  }
  return null;
}

function nameIn(entry: unknown, language: 'en' | 'de'): string | null {
  const name = isRecord(entry) ? entry['name'] : null;
  const text = isRecord(name) ? name[language] : name;
  return typeof text === 'string' && text !== '' ? text : null;
}

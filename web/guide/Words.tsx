/** Markdown as React elements, never as raw markup. Rule numbers become links, search hits are marked. */
import type { Token, Tokens } from 'marked';
import { createContext, Fragment, type ReactNode, useContext } from 'react';
import { isList, isTable } from './chapters.ts';
import styles from './Guide.module.css';
import { pieces } from './search.ts';

interface Reading {
  readonly numbers: ReadonlySet<string>;
  readonly query: string;
}

const ReadingContext = createContext<Reading>({ numbers: new Set(), query: '' });
export const ReadingProvider = ReadingContext.Provider;

const mentioned = /\b([A-Z]{1,3}\d{1,3}[a-z]?)\b/;

export function Words({ tokens }: { readonly tokens: readonly Token[] }): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order.
  return tokens.map((token, index) => <Word key={index} token={token} />);
}

function Word({ token }: { readonly token: Token }): ReactNode {
  if (isList(token)) return <Listed list={token} />;
  if (isTable(token)) return <Table table={token} />;
  switch (token.type) {
    case 'strong':
      return (
        <strong>
          <Words tokens={token.tokens ?? []} />
        </strong>
      );
    case 'em':
      return (
        <em>
          <Words tokens={token.tokens ?? []} />
        </em>
      );
    case 'codespan':
      return <code>{token.text}</code>;
    case 'paragraph':
      return (
        <p>
          <Words tokens={token.tokens ?? []} />
        </p>
      );
    case 'space':
      return null;
    default:
      if ('tokens' in token && token.tokens !== undefined) return <Words tokens={token.tokens} />;
      return 'text' in token ? <Text text={String(token.text)} /> : null;
  }
}

function Listed({ list }: { readonly list: Tokens.List }) {
  return (
    <ul className={styles.list}>
      {list.items.map((item) => (
        <li key={item.raw}>
          <Words tokens={item.tokens} />
        </li>
      ))}
    </ul>
  );
}

function Table({ table }: { readonly table: Tokens.Table }) {
  return (
    <section
      className={styles.scrolls}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys.
      tabIndex={0}
      aria-label={table.header.map(({ text }) => text).join(', ')}
    >
      <table>
        <thead>
          <tr>
            {table.header.map((cell) => (
              <th key={cell.text} scope="col">
                <Words tokens={cell.tokens} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={row.map(({ text }) => text).join()}>
              {row.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
                <td key={index}>
                  <Words tokens={cell.tokens} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Text({ text }: { readonly text: string }) {
  const { numbers } = useContext(ReadingContext);
  return text.split(mentioned).map((part, index) =>
    index % 2 === 1 && numbers.has(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order.
      <a key={index} href={`#${part}`}>
        <Marked text={part} />
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order.
      <Marked key={index} text={part} />
    ),
  );
}

export function Marked({ text }: { readonly text: string }) {
  const { query } = useContext(ReadingContext);
  return pieces(text, query).map(({ text: piece, isFound, at }) =>
    isFound ? <mark key={at}>{piece}</mark> : <Fragment key={at}>{piece}</Fragment>,
  );
}

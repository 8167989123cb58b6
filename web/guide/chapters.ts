/** Parses the guide of a game into chapters of numbered rules and the prose between them. */
import { lexer, type Token, type Tokens } from 'marked';

/** A rule, an example or a ruling, with what belongs to it. */
export interface Rule {
  readonly is: 'rule';
  readonly number: string;
  /** The question of a ruling. */
  readonly head: readonly Token[];
  readonly body: readonly Token[];
  /** Tables and paragraphs that follow it. */
  readonly more: readonly Token[];
  /** All of it as plain text, for the search. */
  readonly text: string;
}

interface Prose {
  readonly is: 'prose';
  readonly token: Token;
  readonly text: string;
}

export type Block = Rule | Prose;

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface Guide {
  readonly title: string;
  readonly chapters: readonly Chapter[];
  /** The numbers of all rules. */
  readonly numbers: ReadonlySet<string>;
}

const ruleNumber = /^[A-Z]{1,3}\d{1,3}[a-z]?$/;

export function guideFrom(markdown: string): Guide {
  let title = '';
  const chapters: { id: string; title: string; blocks: Block[] }[] = [{ id: 'start', title: '', blocks: [] }];
  for (const token of lexer(markdown)) {
    if (token.type === 'space') continue;
    if (isHeading(token)) {
      if (token.depth === 1) title = token.text;
      else chapters.push({ id: `chapter-${chapters.length}`, title: token.text, blocks: [] });
      continue;
    }
    const blocks = chapters.at(-1)?.blocks;
    if (blocks === undefined) continue;
    const rules = rulesIn(token);
    const last = blocks.at(-1);
    if (rules !== null) blocks.push(...rules);
    else if (last?.is === 'rule') blocks[blocks.length - 1] = withMore(last, token);
    else blocks.push({ is: 'prose', token, text: plainText([token]) });
  }
  const numbers = chapters.flatMap(({ blocks }) =>
    blocks.flatMap((one) => ('number' in one ? one.number : [])),
  );
  return { title, chapters: chapters.filter(({ blocks }) => blocks.length > 0), numbers: new Set(numbers) };
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';
export const isList = (token: Token): token is Tokens.List => token.type === 'list';
export const isTable = (token: Token): token is Tokens.Table => token.type === 'table';

const withMore = (rule: Rule, token: Token): Rule => ({
  ...rule,
  more: [...rule.more, token],
  text: `${rule.text} ${plainText([token])}`,
});

/** A list of numbered rules or a table of numbered rulings; null for anything else. */
function rulesIn(token: Token): Rule[] | null {
  const found = isList(token) ? token.items.map(ruleIn) : isTable(token) ? token.rows.map(rulingIn) : [];
  const rules = found.filter((one) => one !== null);
  return rules.length > 0 && rules.length === found.length ? rules : null;
}

function ruleIn({ tokens }: Tokens.ListItem): Rule | null {
  const [first, ...more] = tokens;
  const [number, ...body] = first !== undefined && 'tokens' in first ? (first.tokens ?? []) : [];
  if (number?.type !== 'strong' || !ruleNumber.test(number.text)) return null;
  return newRule(number.text, [], body, more);
}

function rulingIn(cells: readonly Tokens.TableCell[]): Rule | null {
  const number = cells[0]?.text ?? '';
  if (!ruleNumber.test(number) || cells.length < 2) return null;
  const body = cells.at(-1)?.tokens ?? [];
  return newRule(
    number,
    cells.slice(1, -1).flatMap(({ tokens }) => tokens),
    body,
    [],
  );
}

const newRule = (
  number: string,
  head: readonly Token[],
  body: readonly Token[],
  more: readonly Token[],
): Rule => ({ is: 'rule', number, head, body, more, text: plainText([...head, ...body, ...more]) });

/** The plain text of a token, without its markup. */
export function plainText(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (isTable(token))
        return [token.header, ...token.rows]
          .flat()
          .map((cell) => plainText(cell.tokens))
          .join(' ');
      if (isList(token)) return token.items.map((item) => plainText(item.tokens)).join(' ');
      if ('tokens' in token && token.tokens !== undefined) return plainText(token.tokens);
      return 'text' in token ? String(token.text) : '';
    })
    .join('');
}

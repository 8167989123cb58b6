/** Where a command speaks: its lines, its colours, its progress bar. */
import { styleText } from 'node:util';

export interface Terminal {
  out(text: string): void;
  err(text: string): void;
  /** Somebody watches: colours and progress make sense. */
  readonly isWatched: boolean;
  readonly columns: number;
}

export const processTerminal: Terminal = {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  get isWatched() {
    return process.stdout.isTTY === true && process.stderr.isTTY === true;
  },
  get columns() {
    return process.stdout.columns ?? 100;
  },
};

type Style = Parameters<typeof styleText>[0];

/** Styled when somebody watches, plain in a file or a pipe. */
export const styled = (terminal: Terminal, style: Style, text: string): string =>
  terminal.isWatched ? styleText(style, text) : text;

/** Bad input: said in one line, and the command ends with exit code 1. */
export class Complaint extends Error {}

/** What had to be said has been said; the command ends with exit code 1. */
export class Failed extends Error {}

export interface Progress {
  at(done: number): void;
  end(): void;
}

const barWidth = 30;

/** A bar on the error stream while somebody watches; nothing at all otherwise. */
export function progress(terminal: Terminal, what: string, total: number): Progress {
  if (!terminal.isWatched) return { at: () => {}, end: () => {} };
  return {
    at(done) {
      const full = Math.round((done / total) * barWidth);
      const bar = `${'█'.repeat(full)}${'░'.repeat(barWidth - full)}`;
      terminal.err(`\r${what} ${bar} ${done}/${total}`);
    },
    end: () => terminal.err('\r\u001b[K'),
  };
}

export type Cell = string | number;

/** Rows in columns: texts to the left, numbers to the right. */
export function columns(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const texts = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, i) => Math.max(...texts.map((row) => (row[i] ?? '').length)));
  const isNumber = head.map((_, i) => rows.some((row) => /^[-+]?[\d.,]+( %)?$/.test(String(row[i] ?? ''))));
  const line = (row: readonly string[]): string =>
    row
      .map((text, i) => (isNumber[i] ? text.padStart(widths[i] ?? 0) : text.padEnd(widths[i] ?? 0)))
      .join('  ')
      .trimEnd();
  return `${texts.map(line).join('\n')}\n`;
}

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** 1234567 as 1,234,567, whatever the machine's language. */
export const grouped = (number: number): string =>
  String(Math.round(number)).replace(/\B(?=(\d{3})+$)/g, ',');

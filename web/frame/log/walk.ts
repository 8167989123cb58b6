/** The arrow keys in the log: up and down from row to row, right opens a heading, left closes it or leads to it. */
import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, (here: number, count: number) => number>> = {
  ArrowUp: (here) => here - 1,
  ArrowDown: (here) => here + 1,
  Home: () => 0,
  End: (_here, count) => count - 1,
};

export function walk(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const rows = [...event.currentTarget.querySelectorAll('button')];
  const here = rows.findIndex((one) => one.matches(':focus'));
  const row = rows[here];
  if (row === undefined) return;
  const step = steps[event.key];
  if (step !== undefined) rows[step(here, rows.length)]?.focus();
  else if (event.key === 'ArrowRight') goIn(row, rows[here + 1]);
  else if (event.key === 'ArrowLeft') goOut(row, event.currentTarget);
  else return;
  event.preventDefault();
}

const openness = (row: HTMLElement): string | null => row.getAttribute('aria-expanded');

function goIn(row: HTMLElement, next: HTMLElement | undefined): void {
  if (openness(row) === 'false') row.click();
  else if (openness(row) === 'true') next?.focus();
}

function goOut(row: HTMLElement, list: HTMLElement): void {
  if (openness(row) === 'true') {
    row.click();
    return;
  }
  const group = row.closest('[data-group]');
  const isHeading = openness(row) !== null;
  const outer = isHeading ? group?.parentElement?.closest('[data-group]') : group;
  if (outer && list.contains(outer)) outer.querySelector('button')?.focus();
}

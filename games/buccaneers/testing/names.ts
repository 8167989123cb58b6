/** Cards and holes by the names people call them, for tests. */
import type { Cards } from '../rules/cards.ts';

/** "Moon Bus" is SPC06; of several alike, "Command Chair", "Command Chair 2" and "Command Chair 3". */
export function keyOf(cards: Cards, name: string): string {
  const { content } = cards;
  if (Object.hasOwn(content.trash, name)) return name;
  const [, plain = name, copy = '1'] = /^(.*?)(?: (\d))?$/.exec(name) ?? [];
  const alike = Object.keys(content.trash)
    .sort()
    .filter((key) => content.trash[key]?.name.en === plain);
  const key = alike[Number(copy) - 1];
  if (key === undefined) throw new Error(`no card is called "${name}"`);
  return key;
}

export function idOf(cards: Cards, name: string): number {
  const names = cards.components['trash'];
  return Array.isArray(names) ? names.indexOf(keyOf(cards, name)) : -1;
}

/** The name of a card by its id, with its number among those alike. */
export function nameOf(cards: Cards, id: number): string {
  const key = keyAt(cards, id);
  const name = cards.content.trash[key]?.name.en ?? key;
  const alike = Object.keys(cards.content.trash)
    .sort()
    .filter((other) => cards.content.trash[other]?.name.en === name);
  const copy = alike.indexOf(key) + 1;
  return copy > 1 ? `${name} ${copy}` : name;
}

const keyAt = (cards: Cards, id: number): string => {
  const names = cards.components['trash'];
  return (Array.isArray(names) ? names[id] : undefined) ?? String(id);
};

export function holeKey(cards: Cards, name: string): string {
  const { holes } = cards.content;
  const key = Object.keys(holes).find((one) => one === name || holes[one]?.name.en === name);
  if (key === undefined) throw new Error(`no hole is called "${name}"`);
  return key;
}

/** Cards whose reveal does nothing to anybody else, to fill hands and the pile with. */
export function dullCards(cards: Cards): string[] {
  const { trash } = cards.content;
  const order = ['spacecraft', 'toy', 'timeMachine'];
  const isDull = (key: string): boolean =>
    order.includes(trash[key]?.family ?? '') && (trash[key]?.sides[0]?.weight ?? 9) < 6;
  const rank = (key: string): number => order.indexOf(trash[key]?.family ?? '');
  return Object.keys(trash)
    .filter(isDull)
    .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

/** What the laboratory shows of Buccaneers: who was drawn into which hole, and the score sheet. */
import type { Account, ReportMaker, Tally } from '@accretion/engine';
import type { Cards } from './rules/cards.ts';
import { relicIn, type Tie, tiesIn } from './rules/reasons.ts';
import type { Counted, Line, Page, State } from './rules/state.ts';

export const reportOf: ReportMaker<Cards, State> = (cards) => {
  return {
    openers: ['turnUpHole', 'end'],
    tallies: (state) => [
      ...state.sheet.map((page) => drawnIn(cards, page)),
      { what: 'rounds', at: 'a match', as: 'mean', sum: state.sheet.length, among: 1 },
    ],
    accounts: (state) => state.sheet.filter(isDone).map((page, round) => account(cards, page, round)),
  };
};

/** How many were drawn into this hole, of all who stood before it. */
const drawnIn = (cards: Cards, { hole, lines }: Page): Tally => ({
  what: 'drawn in',
  at: nameOf(cards, 'hole', hole),
  as: 'share',
  sum: lines.filter((line) => line.drawnIn).length,
  among: lines.length,
});

/** Step H has paid every line. */
const isDone = (page: Page): boolean => page.lines.every((line) => line.points !== null);

const nameOf = (cards: Cards, kind: 'trash' | 'hole' | 'modifier', id: number): string =>
  String((cards.components[kind] as readonly string[])[id]);

/** Steps E to H of one Round with their arithmetic: every card as it counted, and what came of it. */
function account(cards: Cards, page: Page, round: number): Account {
  const { content } = cards;
  const hole = content.holes[nameOf(cards, 'hole', page.hole)];
  const turnedUp = page.turnedUp === null ? undefined : content.trash[nameOf(cards, 'trash', page.turnedUp)];
  const beside = page.atHole.map((id) => signed(cards.modifiers[id]?.amount ?? 0)).join('');
  const sum = `${page.threshold}${beside}${signed(turnedUp?.sides[0]?.weight ?? 0)}`;
  return {
    title: `Round ${round + 1}: ${hole?.name.en}, Threshold ${sum}, the last for the pile card ${turnedUp?.name.en}`,
    columns: ['cards as value/weight', 'weight', 'threshold', 'value', 'rank', 'points', 'why'],
    rows: page.lines.map((line, seat) => [...row(cards, line), reasons(cards, page, line, seat).join('; ')]),
  };
}

const signed = (amount: number): string => (amount < 0 ? `${amount}` : `+${amount}`);

function row(cards: Cards, line: Line): (string | number)[] {
  const value = line.drawnIn ? 'drawn in' : (line.value ?? '');
  return [
    counts(cards, line),
    line.compared ?? '',
    line.threshold ?? '',
    value,
    line.rank ?? '',
    line.points ?? '',
  ];
}

function counts(cards: Cards, line: Line): string {
  const held = line.held.map(
    (id) => `${cards.modifiers[id]?.type} ${signed(cards.modifiers[id]?.amount ?? 0)}`,
  );
  return [...line.cards.map((one: Counted) => `${one.value}/${one.weight}`), ...held].join('  ');
}

/** The cards and ties that made this line what it is. */
function reasons(cards: Cards, page: Page, line: Line, seat: number): string[] {
  const { trash } = cards.content;
  const called = (id: number): string => trash[nameOf(cards, 'trash', id)]?.name.en ?? '';
  const relic = (does: Parameters<typeof relicIn>[2], what: string): string[] => {
    const found = relicIn(cards, line, does);
    return found === null ? [] : [`${called(found)}: ${what}`];
  };
  const gained = (type: 'weight' | 'value'): boolean =>
    line.held.some((id) => id !== cards.heaviestToys && cards.modifiers[id]?.type === type);
  return [
    ...(line.held.includes(cards.heaviestToys) ? ['the heaviest Toys'] : []),
    ...(gained('value') ? relic('takeIfLightest', 'the lightest') : []),
    ...(gained('weight') ? relic('takeIfHeaviest', 'the heaviest') : []),
    ...relic('countPileCardAgain', 'the pile card twice'),
    ...(line.drawnIn ? relic('consolation', `${line.points} points`) : []),
    ...tiesIn(cards, page).flatMap((tie) => tieReason(tie, seat, called)),
  ];
}

function tieReason({ value, places }: Tie, seat: number, called: (id: number) => string): string[] {
  const here = places.find((one) => one.seat === seat);
  if (here === undefined) return [];
  return [`level at ${value}, ${here.ship === null ? 'no ship' : called(here.ship)}`];
}

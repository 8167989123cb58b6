/** What the lab shows of Buccaneers: who was drawn into which hole, and the score sheet. */
import { type Account, filled, type ReportMaker, type Tally, type Texts } from '@accretion/engine';
import type { Cards } from './rules/cards.ts';
import { relicIn, type Tie, tiesIn } from './rules/reasons.ts';
import type { Counted, Line, Page, State } from './rules/state.ts';

export const reportOf: ReportMaker<Cards, State> = (cards) => {
  return {
    openers: ['turnUpHole', 'end'],
    cards: {
      drafted: [{ did: 'seal', card: 'card' }],
      used: [
        { did: 'join', card: 'card' },
        { did: 'stackUp', card: 'card' },
        { did: 'turn', card: 'card' },
        { did: 'keepRelic', card: 'card' },
        { did: 'placeThreshold', card: 'by' },
        { did: 'everyoneDraws', card: 'by' },
        { did: 'flipDirection', card: 'by' },
      ],
    },
    tallies: (state) => [
      ...state.sheet.map((page) => drawnIn(cards, page)),
      { what: 'rounds', at: 'a match', as: 'mean', sum: state.sheet.length, among: 1 },
    ],
    account({ sheet }, _opener, language) {
      const done = sheet.filter(isDone);
      const page = done.at(-1);
      return page === undefined ? null : account(cards, page, done.length, language);
    },
  };
};

/** How many players were drawn into this hole, and how many faced it. */
const drawnIn = (cards: Cards, { hole, lines }: Page): Tally => ({
  what: 'drawn in',
  at: nameOf(cards, 'hole', hole),
  as: 'share',
  sum: lines.filter((line) => line.drawnIn).length,
  among: lines.length,
});

/** Step H has scored every line. */
const isDone = (page: Page): boolean => page.lines.every((line) => line.points !== null);

const nameOf = (cards: Cards, kind: 'trash' | 'hole' | 'modifier', id: number): string =>
  String((cards.components[kind] as readonly string[])[id]);

type Language = keyof Texts;

const texts = {
  title: {
    en: 'Round {round}: {hole}, threshold {sum}, the last number from the pile card {card}',
    de: 'Runde {round}: {hole}, Schwellenwert {sum}, die letzte Zahl von der Lochkarte {card}',
  },
  drawnIn: { en: 'drawn in', de: 'eingesogen' },
  heaviestToys: { en: 'heaviest toys', de: 'schwerstes Spielzeug' },
  lightest: { en: '{card}: lightest', de: '{card}: am leichtesten' },
  heaviest: { en: '{card}: heaviest', de: '{card}: am schwersten' },
  twice: { en: '{card}: pile card counts twice', de: '{card}: Lochkarte zählt doppelt' },
  saved: { en: '{card}: {points} points', de: '{card}: {points} Punkte' },
  tied: { en: 'tied at {value}, {card}', de: 'Gleichstand bei {value}, {card}' },
  noShip: { en: 'no ship', de: 'kein Schiff' },
  value: { en: 'value', de: 'Wert' },
  weight: { en: 'weight', de: 'Gewicht' },
  threshold: { en: 'threshold', de: 'Schwelle' },
} as const;

const columns = {
  en: ['cards as value/weight', 'weight', 'threshold', 'value', 'rank', 'points', 'why'],
  de: ['Karten als Wert/Gewicht', 'Gewicht', 'Schwelle', 'Wert', 'Rang', 'Punkte', 'warum'],
} as const;

/** Steps E to H of one Round with their arithmetic: every card as it counted, and what came of it. */
function account(cards: Cards, page: Page, round: number, language: Language): Account {
  const { content } = cards;
  const hole = content.holes[nameOf(cards, 'hole', page.hole)];
  const turnedUp = page.turnedUp === null ? undefined : content.trash[nameOf(cards, 'trash', page.turnedUp)];
  const beside = page.atHole.map((id) => signed(cards.modifiers[id]?.amount ?? 0)).join('');
  const sum = `${page.threshold}${beside}${signed(turnedUp?.sides[0]?.weight ?? 0)}`;
  return {
    title: filled(texts.title[language], {
      ...{ round, sum },
      hole: hole?.name[language] ?? '',
      card: turnedUp?.name[language] ?? '',
    }),
    columns: columns[language],
    rows: page.lines.map((line, seat) => [
      ...row(cards, line, language),
      reasons(cards, page, line, seat, language).join('; '),
    ]),
  };
}

const signed = (amount: number): string => (amount < 0 ? `${amount}` : `+${amount}`);

const row = (cards: Cards, line: Line, language: Language): (string | number)[] => [
  counts(cards, line, language),
  line.compared ?? '',
  line.threshold ?? '',
  line.drawnIn ? texts.drawnIn[language] : (line.value ?? ''),
  line.rank ?? '',
  line.points ?? '',
];

function counts(cards: Cards, line: Line, language: Language): string {
  const held = line.held.flatMap((id) => {
    const modifier = cards.modifiers[id];
    return modifier === undefined ? [] : [`${texts[modifier.type][language]} ${signed(modifier.amount)}`];
  });
  return [...line.cards.map((one: Counted) => `${one.value}/${one.weight}`), ...held].join('  ');
}

/** The cards and ties that made this line what it is. */
function reasons(cards: Cards, page: Page, line: Line, seat: number, language: Language): string[] {
  const { trash } = cards.content;
  const called = (id: number): string => trash[nameOf(cards, 'trash', id)]?.name[language] ?? '';
  const relic = (does: Parameters<typeof relicIn>[2], what: 'lightest' | 'heaviest' | 'twice' | 'saved') => {
    const found = relicIn(cards, line, does);
    return found === null
      ? []
      : [filled(texts[what][language], { card: called(found), points: line.points ?? 0 })];
  };
  const gained = (type: 'weight' | 'value'): boolean =>
    line.held.some((id) => id !== cards.heaviestToys && cards.modifiers[id]?.type === type);
  return [
    ...(line.held.includes(cards.heaviestToys) ? [texts.heaviestToys[language]] : []),
    ...(gained('value') ? relic('takeIfLightest', 'lightest') : []),
    ...(gained('weight') ? relic('takeIfHeaviest', 'heaviest') : []),
    ...relic('countPileCardAgain', 'twice'),
    ...(line.drawnIn ? relic('consolation', 'saved') : []),
    ...tiesIn(cards, page).flatMap((tie) => tieReason(tie, seat, called, language)),
  ];
}

function tieReason(
  { value, places }: Tie,
  seat: number,
  called: (id: number) => string,
  language: Language,
): string[] {
  const here = places.find((one) => one.seat === seat);
  if (here === undefined) return [];
  const card = here.ship === null ? texts.noShip[language] : called(here.ship);
  return [filled(texts.tied[language], { value, card })];
}

/** What the laboratory shows of Mutant Masterworks: how matches end and when, and how both sides stand after a round. */
import { type Account, filled, type ReportMaker, type Texts } from '@accretion/engine';
import { amissIn } from './amiss.ts';
import type { Book } from './rules/book/book.ts';
import { endings, type State } from './rules/state.ts';

export const reportOf: ReportMaker<Book, State> = (book) => ({
  amiss: (state) => amissIn(book, state),
  openers: ['round', 'end'],
  cards: { drafted: [{ did: 'muster', card: 'members' }], used: [{ did: 'card', card: 'card' }] },
  tallies: (state) => [
    { what: 'rounds', at: state.difficulty, as: 'mean', sum: state.round, among: 1 },
    {
      what: 'over within 10 rounds',
      at: state.difficulty,
      as: 'share',
      sum: state.round <= 10 ? 1 : 0,
      among: 1,
    },
    { what: 'Exhaustion', at: state.difficulty, as: 'mean', sum: state.exhaustion, among: 1 },
    { what: 'codes on the missile', at: state.difficulty, as: 'mean', sum: state.delivered.length, among: 1 },
    ...endings.map((ending) => ({
      what: 'ended by',
      at: ending,
      as: 'share' as const,
      sum: state.ending === ending ? 1 : 0,
      among: 1,
    })),
  ],
  account(state, opener, language) {
    const round = typeof opener['round'] === 'number' ? opener['round'] : state.round;
    const done = opener.did === 'end' ? round : round - 1;
    return done < 1 ? null : account(state, done, language);
  },
});

const heads = {
  title: {
    en: 'After Round {round}: debris {debris}, Exhaustion {exhaustion}, codes on the missile {codes}',
    de: 'Nach Runde {round}: Trümmer {debris}, Erschöpfung {exhaustion}, Codes auf der Rakete {codes}',
  },
  standing: { en: 'able to act', de: 'handlungsfähig' },
  dazed: { en: 'Dazed', de: 'benommen' },
  gone: { en: "KO'd", de: 'K. o.' },
  damage: { en: 'damage', de: 'Schaden' },
  power: { en: 'Power', de: 'Kraft' },
} as const;

/** A row for each seat: its figures by what has become of them, and what they carry. */
function account(state: State, round: number, language: keyof Texts): Account {
  const { debris, exhaustion, delivered } = state;
  return {
    title: filled(heads.title[language], { round, debris, exhaustion, codes: delivered.length }),
    columns: (['standing', 'dazed', 'gone', 'damage', 'power'] as const).map((head) => heads[head][language]),
    rows: [0, 1, 2].map((seat) => {
      const own = state.figures.filter((one) => one.seat === seat);
      const sum = (of: 'damage' | 'power'): number => own.reduce((all, one) => all + one[of], 0);
      return [
        own.filter(({ gone, dazed }) => !gone && !dazed).length,
        own.filter(({ gone, dazed }) => !gone && dazed).length,
        own.filter(({ gone }) => gone).length,
        sum('damage'),
        sum('power'),
      ];
    }),
  };
}

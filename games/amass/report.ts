/** What the laboratory shows of AMASS: how matches end, how long they last, who wins from where, and the score sheet. */
import { type Account, filled, type ReportMaker, type Tally, type Texts } from '@accretion/engine';
import type { Board } from './rules/board.ts';
import { colours } from './rules/content.ts';
import { isHuman } from './rules/crews.ts';
import { asidePoints, bonusOf, placing, pointsOf } from './rules/score.ts';
import { endings, type State } from './rules/state.ts';

export const reportOf: ReportMaker<Board, State> = (board) => {
  return {
    openers: ['look', 'playResource', 'end'],
    cards: {
      drafted: [
        { did: 'playResource', card: 'card' },
        { did: 'draw', card: 'cards' },
      ],
      used: [{ did: 'play', card: 'card' }],
    },
    tallies: (state) => [
      { what: 'rounds', at: 'a match', as: 'mean', sum: state.round, among: 1 },
      ...endings.map((ending) => ended(state, ending)),
      ...(state.coop ? [] : state.crews.flatMap((_, crew) => placed(board, state, crew))),
    ],
    account(state, opener, language) {
      const round = typeof opener['round'] === 'number' ? opener['round'] : state.round;
      const done = opener.did === 'end' ? round : round - 1;
      return done < 1 ? null : account(board, state, done, language);
    },
  };
};

/** How often a match ends so. `won` and `aiBase` belong to co-op. */
const ended = (state: State, ending: (typeof endings)[number]): Tally => ({
  what: 'ended by',
  at: ending,
  as: 'share',
  sum: state.ending === ending ? 1 : 0,
  among: 1,
});

/** Points and first ranks by base, and of AI crews against humans. */
function placed(board: Board, state: State, crew: number): Tally[] {
  const own = state.crews[crew] as State['crews'][number];
  const base = board.bases[own.base]?.name ?? '';
  const kind = isHuman(state, crew) ? 'a human seat' : 'an AI crew';
  const sum = pointsOf(board, own);
  const isFirst = placing(board, state, crew).rank === 1 ? 1 : 0;
  return [
    { what: 'points', at: base, as: 'mean', sum, among: 1 },
    { what: 'points', at: kind, as: 'mean', sum, among: 1 },
    { what: 'first', at: base, as: 'share', sum: isFirst, among: 1 },
    { what: 'first', at: kind, as: 'share', sum: isFirst, among: 1 },
  ];
}

const heads = {
  title: { en: 'After Round {round}', de: 'Nach Runde {round}' },
  base: { en: 'base', de: 'Basis' },
  green: { en: 'green', de: 'Grün' },
  blue: { en: 'blue', de: 'Blau' },
  pink: { en: 'pink', de: 'Rosa' },
  orange: { en: 'orange', de: 'Orange' },
  bonus: { en: 'bonus', de: 'Bonus' },
  points: { en: 'points', de: 'Punkte' },
  aside: { en: 'left over', de: 'übrig' },
} as const;

/** A54: points by colour, bonuses, cubes left over. */
const account = (board: Board, state: State, round: number, language: keyof Texts): Account => ({
  title: filled(heads.title[language], { round }),
  columns: (['base', ...colours, 'bonus', 'points', 'aside'] as const).map((head) => heads[head][language]),
  rows: state.crews.map((crew) => [
    board.bases[crew.base]?.name ?? '',
    ...colours.map((colour) => crew.stored[colour] * board.points[colour]),
    bonusOf(board, crew),
    pointsOf(board, crew),
    asidePoints(board, crew),
  ]),
});

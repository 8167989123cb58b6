/** What the laboratory shows of ULTRAMASSIVE: final masses, when holes grow, which line of Anomalies wins. */
import { type Account, filled, type ReportMaker, type Tally, type Texts } from '@accretion/engine';
import type { Cards } from './rules/cards.ts';
import { challengesDone } from './rules/challenges.ts';
import { typeOf, types } from './rules/content.ts';
import { outcome } from './rules/ranking.ts';
import { isSolo, type Place, type State } from './rules/state.ts';

export const reportOf: ReportMaker<Cards, State> = (cards) => {
  return {
    openers: ['round', 'over'],
    cards: {
      drafted: [
        { did: 'pick', card: 'of' },
        { did: 'takeCore', card: 'core' },
        { did: 'discover', card: 'anomaly' },
      ],
      used: [
        { did: 'playCard', card: 'card' },
        { did: 'use', card: 'anomaly' },
        { did: 'useCore', card: 'core' },
      ],
    },
    tallies: (state) => {
      const ranks = outcome(cards, state)?.ranks ?? [];
      const among = state.seats.length;
      const mean = (what: string, of: (place: Place) => number): Tally => ({
        what,
        at: 'a seat',
        as: 'mean',
        sum: state.seats.reduce((sum, place) => sum + of(place), 0),
        among,
      });
      const won = (place: Place): boolean => ranks[state.seats.indexOf(place)] === 1;
      return [
        mean('final Solar Mass', (place) => place.mass),
        mean('Anomalies', (place) => place.anomalies.length),
        ...grew(state),
        ...lines(state, won),
        ...(isSolo(state) ? solo(state, ranks[0] === 1) : []),
      ];
    },
    account(state, opener, language) {
      const done = opener.did === 'over' ? state.round : Number(opener['round']) - 1;
      return done < 1 ? null : account(cards, state, done, language);
    },
  };
};

/** In which Round holes became Stellar and Supermassive. */
function grew(state: State): Tally[] {
  return ['Stellar', 'Supermassive'].flatMap((size, step) =>
    [1, 2, 3, 4, 5, 6, null].map(
      (round): Tally => ({
        what: size,
        at: round === null ? 'never' : `in Round ${round}`,
        as: 'share',
        sum: state.seats.filter((place) => (place.grew[step] ?? null) === round).length,
        among: state.seats.length,
      }),
    ),
  );
}

/** The line of Anomalies a seat led with: the type it owns most of. */
function lineOf(place: Place): string {
  const counts = types.map((type) => place.anomalies.filter((slot) => typeOf(slot) === type).length);
  const most = Math.max(...counts);
  if (most === 0) return 'no Anomaly';
  return counts.filter((one) => one === most).length > 1 ? 'mixed' : `${types[counts.indexOf(most)]} line`;
}

function lines(state: State, won: (place: Place) => boolean): Tally[] {
  const all = [...new Set(state.seats.map(lineOf))];
  return all.flatMap((line): Tally[] => {
    const places = state.seats.filter((place) => lineOf(place) === line);
    const among = places.length;
    return [
      { what: 'won', at: line, as: 'share', sum: places.filter(won).length, among },
      { what: 'mass', at: line, as: 'mean', sum: places.reduce((sum, one) => sum + one.mass, 0), among },
    ];
  });
}

const solo = (state: State, won: boolean): Tally[] => [
  { what: 'solo won', at: state.options.mode, as: 'share', sum: won ? 1 : 0, among: 1 },
  { what: 'Challenges', at: 'done', as: 'mean', sum: challengesDone(state), among: 1 },
];

const sheet = {
  title: { en: 'After Round {round}', de: 'Nach Runde {round}' },
  columns: {
    en: ['Solar Mass', 'size', 'counters', 'Anomalies', 'Core Anomalies', 'grew in Rounds'],
    de: ['Sonnenmasse', 'Größe', 'Marker', 'Anomalien', 'Kernanomalien', 'gewachsen in Runden'],
  },
  sizes: {
    primordial: { en: 'Primordial', de: 'Primordial' },
    stellar: { en: 'Stellar', de: 'Stellar' },
    supermassive: { en: 'Supermassive', de: 'Supermassiv' },
  },
} as const;

/** Each seat as it stands. */
function account(cards: Cards, state: State, round: number, language: keyof Texts): Account {
  return {
    title: filled(sheet.title[language], { round }),
    columns: sheet.columns[language],
    rows: state.seats.map((place) => [
      place.mass,
      sheet.sizes[place.size][language],
      place.discovery,
      place.anomalies.join(' '),
      place.cores.map((core) => cards.coreKey(core)).join(' '),
      place.grew.join(' '),
    ]),
  };
}

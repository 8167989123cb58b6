/** The sections of the lab's report, from what the matches left behind. */
import { addedTables, cardUses, type Table } from '../notes.ts';
import { settingOf } from '../plan.ts';
import { percent } from '../terminal.ts';
import { wilson } from '../tournament/intervals.ts';
import { hasGoal } from '../tournament/standings.ts';
import type { Section } from './html.ts';
import { byCard, choices, fairOf, type Matter, odds, range, whole } from './noted.ts';
import { classesOf, type Dot, dots, histogram } from './plots.ts';

export function sectionsOf(matter: Matter): Section[] {
  const notes = matter.results.reduce<Table>((sum, { notes: own }) => addedTables(sum, own ?? {}), {});
  return [
    scores(matter),
    bySeat(matter),
    ...firstPlayer(matter),
    length(matter),
    choices(notes),
    ...cardUses.flatMap((use) => byCard(matter, notes, use)),
    ...odds(notes),
    ...tallies(matter),
  ];
}

function scores({ results, plan, standings }: Matter): Section {
  const all = results.flatMap(({ matches }) => matches.flatMap((one) => one.scores));
  const sorted = [...all].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  const bySeat = standings.seats.map((one, seat) => [
    `seat ${seat}`,
    one.points.toFixed(2),
    one.rank.toFixed(2),
  ]);
  return {
    title: 'Scores',
    text: `Final points of ${all.length} seats in matches of ${plan.seats}.`,
    plots: [
      histogram({ title: 'How many seats ended with how many points', as: whole, counts: classesOf(all) }),
    ],
    tables: [
      {
        caption: 'Points of all seats',
        head: ['', 'points'],
        rows: [
          ['lowest', at(0)],
          ['a quarter is at or below', at(0.25)],
          ['half', at(0.5)],
          ['three quarters', at(0.75)],
          ['highest', at(1)],
        ],
      },
      { caption: 'Average by seat', head: ['', 'points', 'rank'], rows: bySeat },
    ],
  };
}

/** By side where sides have several seats: they win together. */
function bySeat({ standings, plan }: Matter): Section {
  const goal = hasGoal(plan);
  const what = goal ? 'goal reached' : 'wins';
  const { roles, sides } = settingOf(plan).seating;
  const rows = sides.map((side) => {
    const seats = side.flatMap((seat) => standings.seats[seat] ?? []);
    const value = seats.reduce((sum, one) => sum + one.wins, 0);
    const fair = seats.reduce((sum, one) => sum + (one.fair ?? 0), 0);
    const names = [...new Set(side.map((seat) => roles[seat] ?? ''))].join(', ');
    const name = `${side.length > 1 ? 'seats' : 'seat'} ${side.join(', ')} (${names})`;
    return { name, value, fair, ...wilson(value * standings.matches, standings.matches) };
  });
  return {
    title: 'Win rate by seat',
    text: goal
      ? 'How often the goal was reached, with 95 % intervals.'
      : 'Wins with 95 % intervals; shared victories are split. The dashed line is the fair share.',
    plots: [dots({ title: `${what} by seat`, as: percent, rows, reference: fairOf({ standings, plan }) })],
    tables: [
      {
        caption: `${what} by seat`,
        head: ['', what, '95 %', ...(goal ? [] : ['fair share'])],
        rows: rows.map((one) => [
          one.name,
          percent(one.value),
          range(one),
          ...(goal ? [] : [percent(one.fair)]),
        ]),
      },
    ],
  };
}

/** Where seats are alike: what does it bring to be seat 0? */
function firstPlayer({ standings, plan }: Matter): Section[] {
  const [first] = standings.seats;
  const { roles, sides } = settingOf(plan).seating;
  if (first === undefined || first.fair === null || sides.some((side) => side.length > 1)) return [];
  const lead = first.wins - first.fair;
  const span = { low: first.low - first.fair, high: first.high - first.fair };
  const clear = span.low > 0 || span.high < 0;
  const note =
    new Set(roles).size > 1 ? ' Seats have different roles here, so this is not the turn order alone.' : '';
  return [
    {
      title: 'First-player advantage',
      text: `Seat 0 wins ${percent(Math.abs(lead))} ${lead < 0 ? 'less' : 'more'} than its fair share; ${clear ? 'that is more than chance explains' : 'that may be chance'}. Who begins is up to the options of the match.${note}`,
      plots: [
        dots({
          title: 'Wins beyond the fair share',
          as: percent,
          reference: 0,
          rows: [{ name: 'seat 0', value: lead, ...span }],
        }),
      ],
      tables: [
        {
          caption: 'Wins beyond the fair share',
          head: ['', 'points of percent', '95 %'],
          rows: [['seat 0', percent(lead), range(span)]],
        },
      ],
    },
  ];
}

function length({ results, standings }: Matter): Section {
  const moves = results.flatMap(({ matches }) => matches.map((one) => one.moves));
  const { mean, shortest, longest } = standings.moves;
  const rounds = standings.tallies.filter(({ what }) => what === 'rounds');
  return {
    title: 'Length of a match',
    text: 'Moves of all seats together, each answer to a question counted.',
    plots: [
      histogram({ title: 'How many matches took how many moves', as: whole, counts: classesOf(moves) }),
    ],
    tables: [
      {
        caption: 'Moves of a match',
        head: ['', 'moves'],
        rows: [
          ['mean', mean.toFixed(1)],
          ['shortest', shortest],
          ['longest', longest],
          ...rounds.map((one): [string, string] => [`Rounds (${one.at})`, (one.sum / one.among).toFixed(2)]),
        ],
      },
    ],
  };
}

function tallies({ standings }: Matter): Section[] {
  const kinds = [...new Set(standings.tallies.map(({ what }) => what))].filter((what) => what !== 'rounds');
  return kinds.map((what) => {
    const own = standings.tallies.filter((one) => one.what === what);
    const isShare = own.every(({ as }) => as === 'share');
    const as = (value: number): string => (isShare ? percent(value) : value.toFixed(2));
    const rows = own.map(({ at, sum, among }): Dot => {
      const value = sum / among;
      const span = isShare ? wilson(sum, among) : { low: value, high: value };
      return { name: at, value, ...span };
    });
    return {
      title: `${what.charAt(0).toUpperCase()}${what.slice(1)}`,
      text: 'A statistic of the game itself.',
      plots: [dots({ title: what, as, rows, reference: null })],
      tables: [
        {
          caption: what,
          head: ['', isShare ? 'share' : 'mean', ...(isShare ? ['95 %'] : []), 'of'],
          rows: rows.map((one, i) => [
            one.name,
            as(one.value),
            ...(isShare ? [range(one)] : []),
            own[i]?.among ?? 0,
          ]),
        },
      ],
    };
  });
}

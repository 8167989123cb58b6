/** Sections from what was noted during matches: decisions, cards, odds. */
import type { Result } from '../matches.ts';
import { addedTables, type CardUse, type Table } from '../notes.ts';
import { type Plan, settingOf } from '../plan.ts';
import { percent } from '../terminal.ts';
import { type Interval, wilson } from '../tournament/intervals.ts';
import { hasGoal, type Standings } from '../tournament/standings.ts';
import type { Section } from './html.ts';
import { classesOf, type Dot, dots, histogram, reliability } from './plots.ts';

export interface Matter {
  readonly plan: Plan;
  readonly results: readonly Result[];
  readonly standings: Standings;
  /** What a card is called, from "kind:NAME". */
  readonly nameOf: (key: string) => string;
}

/** What a side as good as the others wins; null where there is a goal instead of others. */
export function fairOf({ standings, plan }: Pick<Matter, 'standings' | 'plan'>): number | null {
  if (hasGoal(plan)) return null;
  const [first = []] = settingOf(plan).seating.sides;
  return first.reduce((sum, seat) => sum + (standings.seats[seat]?.fair ?? 0), 0);
}

export const whole = (value: number): string => value.toFixed(0);
export const range = ({ low, high }: Pick<Dot, 'low' | 'high'>): string =>
  `${percent(low)} to ${percent(high)}`;
const inner = (table: Table, name: string): Table => {
  const value = table[name];
  return typeof value === 'object' ? value : {};
};
const number = (table: Table, name: string): number => {
  const value = table[name];
  return typeof value === 'number' ? value : 0;
};

export function choices(notes: Table): Section {
  const widths = Object.entries(inner(notes, 'widths')).map(([kind, table]) => {
    const found = Object.entries(typeof table === 'object' ? table : {}).map(([wide, times]) => ({
      wide: Number(wide),
      times: Number(times),
    }));
    const asked = found.reduce((sum, one) => sum + one.times, 0);
    const forced = found.filter(({ wide }) => wide <= 1).reduce((sum, one) => sum + one.times, 0);
    const mean = found.reduce((sum, one) => sum + one.wide * one.times, 0) / asked;
    return { kind, asked, forced, mean, most: Math.max(...found.map(({ wide }) => wide)) };
  });
  widths.sort((a, b) => b.asked - a.asked);
  const perSeat = Object.entries(inner(notes, 'choices')).flatMap(([count, times]) =>
    Array.from({ length: Number(times) }, () => Number(count)),
  );
  const counts = classesOf(perSeat);
  return {
    title: 'Decisions and their width',
    text: 'A decision is a question with at least two moves on offer; more may be legal than is offered. Questions are named as in the rules.',
    plots: [
      histogram({ title: 'How many decisions a seat has in a match', as: whole, counts }),
      dots({
        title: 'Moves on offer, on average',
        as: (value) => value.toFixed(1),
        reference: null,
        rows: widths
          .slice(0, 16)
          .map(({ kind, mean }) => ({ name: kind, value: mean, low: mean, high: mean })),
      }),
    ],
    tables: [
      {
        caption: 'Questions by kind',
        head: ['', 'asked', 'one move only', 'moves on average', 'most'],
        rows: widths.map((one) => [
          one.kind,
          one.asked,
          percent(one.forced / one.asked),
          one.mean.toFixed(1),
          one.most,
        ]),
      },
    ],
  };
}

const cardText: Readonly<Record<CardUse, string>> = {
  seen: 'A seat has seen a card if it lay among its own things at one of its decisions.',
  drafted: 'A seat has drafted a card if it chose or drew it.',
  used: 'A seat has used a card if it played it or the card took effect for it.',
};
/** Cards on a plot: as many of the best and of the worst. */
const shownCards = 10;

export function byCard(matter: Matter, notes: Table, use: CardUse): Section[] {
  const cards = Object.entries(inner(inner(notes, 'cards'), use)).map(([key, table]) => {
    const of = typeof table === 'object' ? table : {};
    const among = number(of, 'among');
    const wins = number(of, 'wins');
    return { name: matter.nameOf(key), value: wins / among, among, ...wilson(wins, among) };
  });
  if (cards.length === 0) return [];
  cards.sort((a, b) => b.value - a.value || b.among - a.among);
  const shown =
    cards.length <= 2 * shownCards ? cards : [...cards.slice(0, shownCards), ...cards.slice(-shownCards)];
  return [
    {
      title: `Win rate by card ${use}`,
      text: `${cardText[use]} Cards do not come by chance alone, so this is what goes together, not what causes what. With so many cards about one in twenty lies outside its interval by chance.`,
      plots: [
        dots({
          title:
            shown.length < cards.length
              ? `Best and worst ${shownCards} of ${cards.length} cards`
              : 'All cards',
          as: percent,
          rows: shown,
          reference: fairOf(matter),
        }),
      ],
      tables: [
        {
          caption: `Win rate of seats by card ${use}`,
          head: ['', 'wins', '95 %', 'seats'],
          rows: cards.map((one) => [one.name, percent(one.value), range(one), one.among]),
        },
      ],
    },
  ];
}

interface Said extends Interval {
  readonly name: string;
  readonly count: number;
  /** What was said, and what came of it. */
  readonly at: number;
  readonly value: number;
}

function saidIn(classes: Table): Said[] {
  const points = Object.entries(classes).map(([name, table]): Said => {
    const of = typeof table === 'object' ? table : {};
    const count = number(of, 'count');
    const won = number(of, 'won');
    return { name, count, at: number(of, 'said') / count, value: won / count, ...wilson(won, count) };
  });
  return points.sort((a, b) => a.at - b.at);
}

/** How far apart they are on average. */
function calibrationError(points: readonly Said[]): number {
  const all = points.reduce((sum, one) => sum + one.count, 0);
  return points.reduce((sum, one) => sum + one.count * Math.abs(one.at - one.value), 0) / all;
}

/** Four stages with as many sayings each, as near as whole steps allow. */
function stagesOf(steps: Table): Table[] {
  const inOrder = Object.keys(steps)
    .sort((a, b) => Number(a) - Number(b))
    .map((name) => ({ classes: inner(steps, name), count: saidIn(inner(steps, name)).reduce(counted, 0) }));
  const all = inOrder.reduce((sum, { count }) => sum + count, 0);
  const stages: Table[] = [];
  let before = 0;
  for (const { classes, count } of inOrder) {
    const stage = Math.floor((4 * (before + count / 2)) / all);
    stages[stage] = addedTables(stages[stage] ?? {}, classes);
    before += count;
  }
  return stages.filter((stage) => stage !== undefined);
}

const counted = (sum: number, { count }: Said): number => sum + count;

const errorsOf = (parts: readonly (number | Table)[]): string =>
  parts.map((part) => percent(calibrationError(saidIn(typeof part === 'number' ? {} : part)))).join(', ');

export function odds(notes: Table): Section[] {
  const points = saidIn(inner(notes, 'odds'));
  if (points.length === 0) return [];
  const quarters = inner(notes, 'oddsByQuarter');
  const stages = stagesOf(inner(notes, 'oddsByStep'));
  const byStage = `By stage, told by the decisions made so far, it is ${errorsOf(stages)}. By quarter of each match it is ${errorsOf(Object.values(quarters))}; but where a match ends is known in hindsight only, and where one side wins sooner than the other, no honest odds fit these quarters.`;
  return [
    {
      title: 'Reliability of odds',
      text: `What the judge said about each seat's chance during the match, against how often it won. On the dashed line odds are honest. The calibration error is ${percent(calibrationError(points))}. ${byStage} Neighbouring moments of a match say nearly the same, so intervals are too narrow.`,
      plots: [reliability('Chance said and matches won', points)],
      tables: [
        {
          caption: 'Chance said and matches won',
          head: ['said', 'won', '95 %', 'times'],
          rows: points.map((one) => [percent(one.at), percent(one.value), range(one), one.count]),
        },
      ],
    },
  ];
}

/** What a run of matches says, as data, in columns for the terminal and as Markdown. */
import type { Tally } from '@accretion/engine';
import { type Plan, settingOf } from '../plan.ts';
import { type Cell, columns, grouped, percent } from '../terminal.ts';
import { type Interval, isOutside, usualLevel, wilson } from './intervals.ts';
import { type Rating, type Ratings, ratingsOf } from './ratings.ts';
import type { Run } from './run.ts';
import { hasGoal, type Standing, type Standings, standingsOf } from './standings.ts';

export interface Summary extends Standings {
  readonly plan: Plan;
  /** Whether `--until decided` came to an end; null if nobody asked. */
  readonly decided: boolean | null;
  /** Null where there is only one bot. */
  readonly ratings: Ratings | null;
}

export function summaryOf({ plan, results, decided }: Run): Summary {
  const several = new Set(plan.lineUps.flat()).size > 1;
  return {
    plan,
    decided,
    ...standingsOf(plan, results),
    ratings: several ? ratingsOf(plan, results) : null,
  };
}

/** One line-up: are all bots apart from their fair share? A tournament: is every bot apart from the next one? */
export function isDecided({ plan, results }: Pick<Run, 'plan' | 'results'>, level = usualLevel): boolean {
  if (plan.lineUps.length > 1) return ratingsOf(plan, results, level).leads.every((lead) => lead.low > 0);
  const { bots } = standingsOf(plan, results);
  return Object.values(bots).every(
    ({ wins, matches, fair }) => fair !== null && isOutside(fair, wilson(wins * matches, matches, level)),
  );
}

interface Table {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

const share = ({ low, high }: Interval): string => `${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)}`;
/** Without a sign for what rounds to nothing. */
const rounded = (number: number): string => String(Math.round(number) || 0);
const elo = ({ low, high }: Interval): string => `${rounded(low)} to ${rounded(high)}`;

function standingRow(name: string, one: Standing): Cell[] {
  const fair = one.fair === null ? [] : [percent(one.fair)];
  return [
    name,
    one.matches,
    percent(one.wins),
    share(one),
    ...fair,
    one.points.toFixed(1),
    one.rank.toFixed(2),
  ];
}

const standingHead = (what: string, goal: boolean): string[] => [
  what,
  'matches',
  goal ? 'goal reached' : 'wins',
  '95 %',
  ...(goal ? [] : ['fair share']),
  'points',
  'rank',
];

/** All tables of a summary, the most important first. */
function tablesOf(summary: Summary): Table[] {
  const { plan, bots, sides, lineUps, seats, tallies, ratings } = summary;
  const goal = hasGoal(plan);
  const rows = (standings: Readonly<Record<string, Standing>>): Cell[][] =>
    Object.entries(standings).map(([name, one]) => standingRow(name, one));
  const sidesDiffer = new Set(settingOf(plan).seating.roles).size > 1;
  const tables: Table[] = [{ title: 'Bots', head: standingHead('bot', goal), rows: rows(bots) }];
  if (ratings !== null) tables.push(...ratingTables(ratings));
  if (!goal && (sidesDiffer || ratings !== null))
    tables.push({
      title: 'By side',
      head: standingHead('side and bot', goal),
      rows: sides.flatMap(({ name, bots: own }) =>
        Object.entries(own).map(([bot, one]) => standingRow(`${name}: ${bot}`, one)),
      ),
    });
  if (lineUps.length > 1 && !goal)
    tables.push({
      title: 'Line-ups',
      head: standingHead('line-up: bot', goal),
      rows: lineUps.flatMap(({ bots: line, standings }) =>
        Object.entries(standings).map(([bot, one]) => standingRow(`${line.join(', ')}: ${bot}`, one)),
      ),
    });
  tables.push({
    title: 'Seats',
    head: standingHead('seat', goal),
    rows: seats.map((one, seat) => standingRow(`seat ${seat}`, one)),
  });
  for (const what of new Set(tallies.map((one) => one.what)))
    tables.push({
      title: what,
      head: [what, '', 'of'],
      rows: tallies.filter((one) => one.what === what).map(tallyRow),
    });
  return tables;
}

function ratingTables({ bots, leads, sides, goal, anchor, samples }: Ratings): Table[] {
  const row = (one: Rating): Cell[] => [one.name, rounded(one.elo), elo(one)];
  const from = anchor === null ? 'the average bot' : anchor;
  const tables: Table[] = [
    {
      title: `Elo (${from} is 1000; intervals from ${samples} draws of the deals)`,
      head: ['bot', 'Elo', '95 %'],
      rows: [...bots, ...(goal === null ? [] : [goal])].map(row),
    },
    {
      title: 'Lead over the next bot',
      head: ['bot', 'lead', '95 %', 'over'],
      rows: leads.map((one) => [one.name, rounded(one.elo), elo(one), one.over]),
    },
  ];
  if (sides.length > 0)
    tables.push({
      title: 'What a side is worth',
      head: ['seats', 'Elo', '95 %'],
      rows: sides.map(row),
    });
  return tables;
}

const tallyRow = ({ at, as, sum, among }: Tally): Cell[] => [
  at,
  as === 'share' ? percent(sum / among) : (sum / among).toFixed(2),
  grouped(among),
];

const outline = ({ plan, matches }: Summary): string =>
  `${plan.game}: ${grouped(matches)} matches, ${plan.seats} seats, seed ${plan.seed}`;

const lengthOf = ({ moves }: Summary): string =>
  `${moves.mean.toFixed(1)} moves a match, from ${moves.shortest} to ${moves.longest}`;

export const inColumns = (summary: Summary): string =>
  [
    `${outline(summary)}\n${decision(summary)}`,
    ...tablesOf(summary).map(({ head, rows }) => columns(head, rows)),
    `${lengthOf(summary)}\n`,
  ].join('\n');

function decision({ decided, plan }: Summary): string {
  if (decided === null) return '';
  return `${decided ? 'Decided' : 'Not decided'} after ${grouped(plan.deals)} deals\n`;
}

/** A report for `docs/`: how to repeat it, then every table. */
export function inMarkdown(summary: Summary, command: string): string {
  const { plan } = summary;
  const cell = (text: Cell): string => String(text).replaceAll('|', '\\|');
  const tables = tablesOf(summary).map(({ title, head, rows }) => {
    const lines = [head, head.map((_, i) => (i === 0 ? '---' : '---:')), ...rows];
    return `## ${title}\n\n${lines.map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n')}\n`;
  });
  return [
    `# ${outline(summary)}\n`,
    `Each of ${grouped(plan.lineUps.length)} line-ups played the same ${grouped(plan.deals)} deals${
      plan.fixed ? '' : ', each deal in all seats'
    }. Intervals hold with 95 %: Wilson's for shares; deals drawn again for Elo.\n`,
    `\`\`\`sh\n${command}\n\`\`\`\n`,
    `Deal *n* has the seed \`${plan.seed}/n\`, from ${plan.seed}/0 to ${plan.seed}/${plan.deals - 1}. Options: \`${JSON.stringify(plan.options)}\`.\n`,
    `${decision(summary)}${lengthOf(summary)}.\n`,
    ...tables,
  ].join('\n');
}

/** How a match was won: the size the hole grew to, and where its Solar Mass came from; solo, the goal (R71). */
import { listed, speechOf } from '../../pieces/words.ts';
import type { EndWords, Goal, Language } from '../../words.ts';
import type { Cards } from '../rules/cards.ts';
import { challengesDone } from '../rules/challenges.ts';
import { ultramassive } from '../rules/close.ts';
import { goals as soloGoals } from '../rules/ranking.ts';
import { isSolo, type Story, type View } from '../rules/state.ts';

// biome-ignore format: one text, one line
const { say } = speechOf({
  'challenges': { en: 'Challenges', de: 'Herausforderungen' },
  'mass': { en: 'Solar Mass', de: 'Sonnenmasse' },
  'solo.won': { en: 'Goal reached: {challenges} Challenges and {mass} Solar Mass.', de: 'Ziel erreicht: {challenges} Herausforderungen und {mass} Sonnenmasse.' },
  'solo.challenges': { en: '{mass} Solar Mass, but only {challenges} of {goal} Challenges.', de: '{mass} Sonnenmasse, aber nur {challenges} von {goal} Herausforderungen.' },
  'solo.mass': { en: 'The Challenges are done, but {missing} Solar Mass are missing for {goal}.', de: 'Die Herausforderungen sind geschafft, aber bis {goal} Sonnenmasse fehlen {missing}.' },
  'shared': { en: '{players} share the victory with {mass} Solar Mass each.', de: '{players} teilen sich den Sieg mit je {mass} Sonnenmasse.' },
  'level': { en: '{player} and {others} both reached {mass} Solar Mass; the tie-break decided for {player}.', de: '{player} und {others} kamen auf je {mass} Sonnenmasse; der Gleichstand wurde zugunsten von {player} entschieden.' },
  'small': { en: '{player} won with {mass} Solar Mass without ever growing.', de: '{player} gewann mit {mass} Sonnenmasse, ganz ohne zu wachsen.' },
  'grown': { en: '{player} grew to {size} in Round {round} and reached {mass} Solar Mass.', de: '{player} wuchs in Runde {round} auf {size} und kam auf {mass} Sonnenmasse.' },
  'grown.from': { en: '{player} grew to {size} in Round {round}; {source} brought {amount} of {mass} Solar Mass.', de: '{player} wuchs in Runde {round} auf {size}; {amount} von {mass} Sonnenmasse kamen {source}.' },
  'small.from': { en: '{player} won without ever growing; {source} brought {amount} of {mass} Solar Mass.', de: '{player} gewann, ganz ohne zu wachsen; {amount} von {mass} Sonnenmasse kamen {source}.' },
  'size.stellar': { en: 'Stellar', de: 'Stellar' },
  'size.supermassive': { en: 'Supermassive', de: 'Supermassiv' },
  'size.ultramassive': { en: 'ULTRAMASSIVE', de: 'ULTRAMASSIVE' },
  'from.cards': { en: 'Action Cards', de: 'durch Aktionskarten' },
  'from.anomalies': { en: 'Anomalies', de: 'durch Anomalien' },
  'from.wormholes': { en: 'Wormholes', de: 'durch Wurmlöcher' },
  'from.exchange': { en: 'Discovery Counters', de: 'durch Entdeckungsmarker' },
  'from.draft': { en: 'the draft', de: 'aus dem Draft' },
  'from.bonus': { en: 'the Solar Mass Bonus', de: 'aus dem Sonnenmassebonus' },
});

type Source = 'cards' | 'anomalies' | 'wormholes' | 'exchange' | 'draft' | 'bonus';

/** What Solar Mass comes from that is told after this. */
const sources: Readonly<Partial<Record<Story['did'], Source>>> = {
  gain: 'draft',
  playCard: 'cards',
  use: 'anomalies',
  useCore: 'anomalies',
  activate: 'wormholes',
  exchange: 'exchange',
  bonus: 'bonus',
};

export interface Account {
  /** By source; what others or Passives brought belongs to none. */
  readonly from: ReadonlyMap<Source, number>;
  readonly total: number;
  /** The Round in which it reached 100 Solar Mass; null: never. */
  readonly ultramassive: number | null;
}

/** Where a seat's Solar Mass came from, and when. */
export function accountOf(told: readonly Story[], own: number): Account {
  const from = new Map<Source, number>();
  let [source, round, total]: [Source | null, number, number] = [null, 0, 0];
  let grown: number | null = null;
  for (const one of told) {
    if (one.did === 'round') round = one.round;
    if (one.did === 'phase') source = null;
    if (!('seat' in one) || one.seat !== own) continue;
    if (one.did === 'settle') source = null;
    source = sources[one.did] ?? source;
    if (one.did !== 'mass') continue;
    total += one.amount;
    if (source !== null) from.set(source, (from.get(source) ?? 0) + one.amount);
    if (total >= ultramassive) grown ??= round;
  }
  return { from, total, ultramassive: grown };
}

function winnerText(
  { view, told }: { view: View; told: readonly Story[] },
  own: number,
  player: string,
  language: Language,
) {
  const place = view.seats[own];
  if (place === undefined) return '';
  const { mass, size, grew } = place;
  const account = accountOf(told, own);
  // A page that came later was not told everything.
  const isKnown = account.total === mass;
  const isUltra = mass >= ultramassive && isKnown && account.ultramassive !== null;
  const name = isUltra ? 'ultramassive' : size;
  const round = (isUltra ? account.ultramassive : grew.at(-1)) ?? 0;
  const most = isKnown ? [...account.from].sort(([, a], [, b]) => b - a)[0] : undefined;
  const words = {
    ...{ player, mass, round },
    size: name === 'primordial' ? '' : say(language, `size.${name}`),
    source: most === undefined ? '' : say(language, `from.${most[0]}`),
    amount: most?.[1] ?? 0,
  };
  const key = name === 'primordial' ? 'small' : 'grown';
  return say(language, most === undefined ? key : (`${key}.from` as const), words);
}

const goalIn = ({ options: { mode } }: View) => soloGoals[mode === 'soloHard' ? 'soloHard' : 'soloNormal'];

export const end: EndWords<View, Story, Cards> = {
  how({ view, outcome, names, told }, _ruleset, language) {
    const mass = Math.max(0, ...outcome.scores);
    if (isSolo(view)) {
      const goal = goalIn(view);
      const challenges = challengesDone(view);
      if (outcome.ranks[0] === 1) return say(language, 'solo.won', { challenges, mass });
      return outcome.by[0] === 'challenges'
        ? say(language, 'solo.challenges', { mass, challenges, goal: goal.challenges })
        : say(language, 'solo.mass', { missing: goal.solarMass - mass, goal: goal.solarMass });
    }
    const winners = outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
    const all = (seats: readonly number[]): string =>
      listed(
        language,
        seats.map((seat) => names[seat] ?? ''),
      );
    const [first = 0] = winners;
    if (winners.length > 1) return say(language, 'shared', { players: all(winners), mass });
    const others = outcome.scores.flatMap((score, seat) => (score === mass && seat !== first ? [seat] : []));
    if (others.length > 0) return say(language, 'level', { player: all([first]), others: all(others), mass });
    return winnerText({ view, told }, first, all([first]), language);
  },
  goals({ view, outcome }, _ruleset, language): readonly Goal[] {
    if (!isSolo(view)) return [];
    const { challenges, solarMass } = goalIn(view);
    return [
      { name: say(language, 'challenges'), reached: challengesDone(view), of: challenges },
      { name: say(language, 'mass'), reached: outcome.scores[0] ?? 0, of: solarMass },
    ];
  },
};

/** How a match was won: from the Round on in which the winner was ahead for good. */
import { listed, speechOf } from '../../pieces/words.ts';
import type { EndWords, Language } from '../../words.ts';
import type { Cards } from '../rules/cards.ts';
import type { Story, View } from '../rules/state.ts';
import { type Result, resultOf } from './result.ts';

// biome-ignore format: one text, one line
const { say, sayCount } = speechOf({
  'points.one': { en: '{count} point', de: '{count} Punkt' },
  'points.other': { en: '{count} points', de: '{count} Punkten' },
  'shared': { en: '{players} share the victory, with {points} each.', de: '{players} teilen sich den Sieg mit je {points}.' },
  'ship': { en: '{player} and {others} both had {points}; the better spacecraft won it for {player}.', de: '{player} und {others} lagen mit je {points} gleichauf; das bessere Raumschiff entschied für {player}.' },
  'always': { en: '{player} led from the first Round on and won by {margin}.', de: '{player} lag von der ersten Runde an vorn und gewann mit {margin} Vorsprung.' },
  'drawn': { en: '{player} took the lead in Round {round}, when {rival} was drawn in at weight {weight}, and kept it.', de: '{player} ging in Runde {round} in Führung, als {rival} mit Gewicht {weight} eingesogen wurde, und blieb vorn.' },
  'drawn.last': { en: '{player} won in Round {round}, when {rival} was drawn in at weight {weight}.', de: '{player} gewann in Runde {round}, als {rival} mit Gewicht {weight} eingesogen wurde.' },
  'ahead': { en: '{player} took the lead from {rival} in Round {round} and won by {margin}.', de: '{player} übernahm in Runde {round} die Führung von {rival} und gewann mit {margin} Vorsprung.' },
  'ahead.last': { en: '{player} overtook {rival} in the last Round, with {points} there.', de: '{player} überholte {rival} in der letzten Runde, mit {points} allein in dieser Runde.' },
});

/** Points by Round, added up. */
const sums = (points: readonly number[]): number[] => {
  let sum = 0;
  return points.map((one) => {
    sum += one;
    return sum;
  });
};

const nameIn =
  (names: readonly string[]) =>
  ({ seat }: Pick<Result, 'seat'>): string =>
    names[seat] ?? '';

/** The Round, from 0, after which the winner was never level or behind again. */
function leadingSince(totals: readonly (readonly number[])[], winner: number): number {
  const own = totals[winner] ?? [];
  const isAhead = (round: number): boolean =>
    totals.every((other, seat) => seat === winner || (other[round] ?? 0) < (own[round] ?? 0));
  let since = own.length - 1;
  while (since > 0 && isAhead(since - 1)) since--;
  return since;
}

function aloneText(view: View, names: readonly string[], result: readonly Result[], language: Language) {
  const [first, second] = result;
  if (first === undefined) return '';
  const player = nameIn(names)(first);
  const margin = sayCount(language, 'points', first.amount - (second?.amount ?? 0));
  const totals = view.seats.map(({ points }) => sums(points));
  const since = leadingSince(totals, first.seat);
  if (since === 0) return say(language, 'always', { player, margin });
  const before = (seat: number): number => totals[seat]?.[since - 1] ?? 0;
  const rival = result
    .filter(({ seat }) => seat !== first.seat)
    .reduce((a, b) => (before(b.seat) > before(a.seat) ? b : a));
  const isLast = since === view.sheet.length - 1;
  const line = view.sheet[since]?.lines[rival.seat];
  const words = { player, rival: nameIn(names)(rival), round: since + 1, margin };
  if (line?.drawnIn === true)
    return say(language, isLast ? 'drawn.last' : 'drawn', { ...words, weight: line.compared ?? 0 });
  const points = sayCount(language, 'points', view.seats[first.seat]?.points[since] ?? 0);
  return say(language, isLast ? 'ahead.last' : 'ahead', { ...words, points });
}

export const end: EndWords<View, Story, Cards> = {
  how({ view, names }, { model }, language) {
    const result = resultOf(model, view);
    const winners = result.filter(({ rank }) => rank === 1);
    const [first] = winners;
    if (first === undefined) return '';
    const all = (some: readonly Result[]): string => listed(language, some.map(nameIn(names)));
    const points = sayCount(language, 'points', first.amount);
    if (winners.length > 1) return say(language, 'shared', { players: all(winners), points });
    if (first.by === 'amount') return aloneText(view, names, result, language);
    const others = result.filter(({ rank, amount }) => rank > 1 && amount === first.amount);
    return say(language, 'ship', { player: nameIn(names)(first), others: all(others), points });
  },
};

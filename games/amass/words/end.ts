/** How a match was won: what ended it, and what made the difference; in co-op, how full the bases were (A27, A33). */
import { listed, speechOf } from '../../pieces/words.ts';
import type { Ended, EndWords, Goal, Language } from '../../words.ts';
import type { Board } from '../rules/board.ts';
import { crewAt } from '../rules/crews.ts';
import { countCubes } from '../rules/cubes.ts';
import { bonusOf, placing, pointsOf } from '../rules/score.ts';
import type { OpenCrew, Story, View } from '../rules/state.ts';
import { crewBase } from './names.ts';

// biome-ignore format: one text, one line
const { say, sayCount } = speechOf({
  'base': { en: 'Base {base}', de: 'Basis {base}' },
  'coop.won': { en: 'Both bases were full after Round {round}.', de: 'Nach Runde {round} waren beide Basen voll.' },
  'coop.aiBase': { en: '{player} filled its base first, in Round {round}.', de: '{player} hatte die eigene Basis zuerst voll, in Runde {round}.' },
  'coop.planet': { en: 'The planet was empty after Round {round}, with room left in your bases.', de: 'Nach Runde {round} war der Planet leer, und in euren Basen war noch Platz.' },
  'coop.cards': { en: 'All {round} Rounds were over before both bases were full.', de: 'Alle {round} Runden waren vorbei, bevor beide Basen voll waren.' },
  'own': { en: '{player} filled the base in Round {round}{why}.', de: '{player} hatte in Runde {round} die Basis voll{why}.' },
  'other': { en: '{player} was ahead when {other} filled their base in Round {round}{why}.', de: '{player} lag vorn, als {other} in Runde {round} die Basis voll hatte{why}.' },
  'planet': { en: '{player} was ahead when the planet ran empty in Round {round}{why}.', de: '{player} lag vorn, als in Runde {round} der Planet leer war{why}.' },
  'cards': { en: '{player} was ahead after all {round} Rounds{why}.', de: '{player} lag nach allen {round} Runden vorn{why}.' },
  'why.bonus.one': { en: ', thanks to {count} bonus point', de: ', dank {count} Bonuspunkt' },
  'why.bonus.other': { en: ', thanks to {count} bonus points', de: ', dank {count} Bonuspunkten' },
  'why.stolen.one': { en: ', having stolen {count} cube', de: ', auch durch {count} gestohlenen Stein' },
  'why.stolen.other': { en: ', having stolen {count} cubes', de: ', auch durch {count} gestohlene Steine' },
  'why.fights.one': { en: ', having won {count} fight', de: ', auch durch {count} gewonnenen Kampf' },
  'why.fights.other': { en: ', having won {count} fights', de: ', auch durch {count} gewonnene Kämpfe' },
  'why.margin.one': { en: ', by {count} point', de: ', mit {count} Punkt Vorsprung' },
  'why.margin.other': { en: ', by {count} points', de: ', mit {count} Punkten Vorsprung' },
  'shared': { en: '{players} share the victory after Round {round}.', de: '{players} teilen sich nach Runde {round} den Sieg.' },
  'aside': { en: '{player} and {others} had the same points; the cubes set aside decided for {player}.', de: '{player} und {others} hatten gleich viele Punkte; die beiseitegelegten Steine entschieden für {player}.' },
});

const slotsIn = ({ slots }: OpenCrew): number => slots.flat().length;
const isFull = (crew: OpenCrew): boolean => countCubes(crew.stored) === slotsIn(crew);

/** Cubes this crew has stolen, as far as it was told. */
const stolenBy = (told: readonly Story[], crew: number): number =>
  told.reduce((sum, one) => (one.did === 'steal' && one.crew === crew ? sum + one.cubes.length : sum), 0);

/** Roll-offs in which this crew won more pairs than it lost, as far as it was told. */
const fightsWonBy = (told: readonly Story[], crew: number): number =>
  told.filter((one) => {
    if (one.did !== 'pairs' || (one.crew !== crew && one.against !== crew)) return false;
    const side = one.crew === crew ? 0 : 1;
    const won = one.pairs.filter((pair) => pair.won === side).length;
    const lost = one.pairs.filter((pair) => pair.won === 1 - side).length;
    return won > lost;
  }).length;

/** What made the difference: a bonus larger than the lead, theft, fights, or just the lead. */
function whyText(
  { view, told }: Ended<View, Story>,
  board: Board,
  winner: number,
  language: Language,
): string {
  const points = view.crews.map((_, crew) => pointsOf(board, crewAt(view, crew)));
  const second = Math.max(0, ...points.filter((_, crew) => crew !== winner));
  const margin = (points[winner] ?? 0) - second;
  const bonus = bonusOf(board, crewAt(view, winner));
  if (bonus >= margin && bonus > 0) return sayCount(language, 'why.bonus', bonus);
  const stolen = stolenBy(told, winner);
  if (stolen > 0) return sayCount(language, 'why.stolen', stolen);
  const fights = fightsWonBy(told, winner);
  return fights > 0 ? sayCount(language, 'why.fights', fights) : sayCount(language, 'why.margin', margin);
}

function coopText({ view, names }: Ended<View, Story>, language: Language): string {
  const { ending, round } = view;
  const full = view.crews.findIndex((_, crew) => crew >= view.humans && isFull(crewAt(view, crew)));
  const key = ending === null || ending === 'base' ? 'cards' : ending;
  return say(language, `coop.${key}`, { round, player: names[full] ?? '' });
}

export const end: EndWords<View, Story, Board> = {
  how(ended, { model: board }, language) {
    const { view, names } = ended;
    if (view.coop) return coopText(ended, language);
    const { round, ending } = view;
    const placed = view.crews.map((_, crew) => ({ crew, ...placing(board, view, crew) }));
    const winners = placed.filter(({ rank }) => rank === 1);
    const name = (crew: number): string => names[crew] ?? '';
    const all = (some: readonly { readonly crew: number }[]): string =>
      listed(
        language,
        some.map(({ crew }) => name(crew)),
      );
    const [first] = winners;
    if (first === undefined) return '';
    if (winners.length > 1) return say(language, 'shared', { players: all(winners), round });
    const player = name(first.crew);
    const best = pointsOf(board, crewAt(view, first.crew));
    const level = placed.filter(({ rank, crew }) => rank > 1 && pointsOf(board, crewAt(view, crew)) === best);
    if (level.length > 0) return say(language, 'aside', { player, others: all(level) });
    const why = whyText(ended, board, first.crew, language);
    if (ending !== 'base')
      return say(language, ending === 'planet' ? 'planet' : 'cards', { player, round, why });
    const full = view.crews.findIndex((_, crew) => isFull(crewAt(view, crew)));
    if (isFull(crewAt(view, first.crew))) return say(language, 'own', { player, round, why });
    return say(language, 'other', { player, other: name(full), round, why });
  },
  goals({ view }, { model: board }, language): readonly Goal[] {
    if (!view.coop) return [];
    return view.crews.slice(0, view.humans).map((_, index) => {
      const crew = crewAt(view, index);
      const name = say(language, 'base', { base: crewBase(board, view, index) });
      return { name, reached: countCubes(crew.stored), of: slotsIn(crew) };
    });
  },
};

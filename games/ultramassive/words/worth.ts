/** What an Anomaly would do for a player as the board lies: made from its effects and the rules. */
import { speechOf } from '../../pieces/words.ts';
import type { Language, Words } from '../../words.ts';
import { isMatter, occupied, upgraded } from '../rules/board.ts';
import type { Cards } from '../rules/cards.ts';
import { type Effect, type Slot, sizes, tierOf, typeOf } from '../rules/content.ts';
import { added, bestMove, bestOrbits, type Gain, gainOfOrbits, nothing } from '../rules/foreseen.ts';
import { rounds } from '../rules/round.ts';
import { channels, type OpenPlace, type SeatView, type View } from '../rules/state.ts';
import { seenIn } from './known.ts';
import { effectsShort } from './names.ts';

// biome-ignore format: one text, one line
const texts = {
  now: { en: 'Used right now: {what}.', de: 'Sofort genutzt: {what}.' },
  siphon: { en: 'A Siphon gives you one of these: {what}.', de: 'Ein Siphon bringt dir eines davon: {what}.' },
  placed: { en: '{mass} Solar Mass once absorbed.', de: '{mass} Sonnenmasse, sobald verschlungen.' },
  upgrades: { en: 'On your board right now: +{mass} Solar Mass once absorbed.', de: 'Auf deinem Tableau im Moment: +{mass} Sonnenmasse, sobald verschlungen.' },
  'matter.one': { en: 'Your {count} Matter token would bring {more} more.', de: 'Deine {count} Materie brächte {more} mehr.' },
  'matter.other': { en: 'Your {count} Matter tokens would bring {more} more.', de: 'Deine {count} Materieplättchen brächten {more} mehr.' },
  'empowers.one': { en: 'Empowers {count} card in your hand.', de: 'Verstärkt {count} deiner Handkarten.' },
  'empowers.other': { en: 'Empowers {count} cards in your hand.', de: 'Verstärkt {count} deiner Handkarten.' },
  'uses.one': { en: 'You can use it in this Round only.', de: 'Nur noch in dieser Runde nutzbar.' },
  'uses.other': { en: 'You can use it in {count} Rounds.', de: 'Noch in {count} Runden nutzbar.' },
  mass: { en: '+{mass} Solar Mass', de: '+{mass} Sonnenmasse' },
  'discovery.one': { en: '+{count} Discovery Counter', de: '+{count} Entdeckungsmarker' },
  'discovery.other': { en: '+{count} Discovery Counters', de: '+{count} Entdeckungsmarker' },
  nothing: { en: 'nothing yet', de: 'noch nichts' },
} satisfies Record<string, Words>;

const { say, sayCount } = speechOf(texts);

const exact = (amount: unknown): number => (typeof amount === 'number' ? amount : 0);

/** What the Effect gives at once if it is used on this board; null where it gives nothing of the kind. */
function gainNow(cards: Cards, place: OpenPlace, effects: readonly Effect[]): Gain | null {
  if (effects.some(({ do: does }) => does === 'discardCards')) return null;
  const orbits = effects.flatMap((one) =>
    one.do === 'orbit' && one.channel === 'choice' ? [one.spaces] : [],
  );
  const gains = effects.flatMap((one): Gain[] => {
    if (one.do === 'gainSolarMass') return [{ mass: exact(one.amount), discovery: 0 }];
    if (one.do === 'gainDiscovery') return [{ mass: 0, discovery: exact(one.amount) }];
    if (one.do === 'moveStack') return [bestMove(cards, place, one.spaces)];
    if (one.do !== 'orbit' || one.channel === 'choice') return [];
    return [
      gainOfOrbits(
        cards,
        place,
        channels.map((channel) => ({ channel, spaces: one.spaces })),
      ),
    ];
  });
  if (orbits.length > 0) gains.push(bestOrbits(cards, place, orbits));
  return gains.length === 0 ? null : gains.reduce(added, nothing);
}

const gainText = ({ mass, discovery }: Gain, language: Language): string =>
  [
    mass > 0 ? say(language, 'mass', { mass }) : '',
    discovery > 0 ? sayCount(language, 'discovery', discovery) : '',
  ]
    .filter((part) => part !== '')
    .join(', ') || say(language, 'nothing');

const matterOn = (place: OpenPlace) => [...occupied(place)].flatMap(({ tokens }) => tokens).filter(isMatter);

/** The Solar Mass that upgrading so many tokens of the board adds. */
function upgrades(cards: Cards, place: OpenPlace, max: number): number {
  const more = matterOn(place).map((token) => {
    const next = upgraded(token);
    return next === null || next === undefined ? 0 : cards.mass[next] - cards.mass[token];
  });
  return more
    .sort((a, b) => b - a)
    .slice(0, max)
    .reduce((sum, one) => sum + one, 0);
}

/** What the board would gain at once; the sum is written on the card. */
export function worthNow(cards: Cards, seat: SeatView, slot: Slot): Gain {
  const { effect } = cards.content.anomalies[slot];
  return gainNow(cards, { ...seat, anomalies: [...seat.anomalies, slot] }, effect) ?? nothing;
}

/** Sentences on what the Anomaly would do for this seat. */
export function worthText(cards: Cards, view: View, seat: SeatView, slot: Slot, language: Language): string {
  const { effect, passives } = cards.content.anomalies[slot];
  const place = { ...seat, anomalies: [...seat.anomalies, slot] };
  const now = gainNow(cards, place, effect);
  const uses = Math.max(1, rounds - view.round + 1);
  const matter = matterOn(seat);
  const hand = seenIn(seat.hand).map((card) => cards.action(card).type);
  const empowered = tierOf(slot) === '3' ? hand.filter((type) => type === typeOf(slot)).length : 0;
  const parts = [
    now === null ? '' : say(language, 'now', { what: gainText(now, language) }),
    ...effect.map((one) => {
      if (one.do === 'siphon') return say(language, 'siphon', { what: siphons(cards, view, seat, language) });
      if (one.do === 'gainMatter')
        return say(language, 'placed', { mass: one.count * cards.mass[one.token] });
      if (one.do === 'upgradeMatter')
        return say(language, 'upgrades', { mass: upgrades(cards, place, one.max) });
      return '';
    }),
    ...passives.map((one) =>
      one.is === 'matterValue' && matter.length > 0
        ? sayCount(language, 'matter', matter.length, { more: matter.length * one.amount })
        : '',
    ),
    empowered > 0 ? sayCount(language, 'empowers', empowered) : '',
    effect.length > 0 ? sayCount(language, 'uses', uses) : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}

/** R72: the options of a hole of this size. */
function siphons(cards: Cards, { options }: View, { size }: SeatView, language: Language): string {
  const reached = sizes.slice(0, sizes.indexOf(size) + 1);
  return reached
    .flatMap((one) => cards.siphonOptions(options.edition, one))
    .map(({ steps }) => effectsShort(cards, steps, language))
    .join(' · ');
}

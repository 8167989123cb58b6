/** What is said to those who play by ear or from the list of choices. */

import type { Preview } from '@accretion/engine';
import { isOpen } from '../../pieces/open.ts';
import { speechOf } from '../../pieces/words.ts';
import type { Choice, Language, Modelled, SpokenWords, Words } from '../../words.ts';
import type { Cards } from '../rules/cards.ts';
import type { Move, Story, View } from '../rules/state.ts';
import { anomalyText } from './effects.ts';
import { spotsName } from './names.ts';
import { say } from './texts.ts';

// biome-ignore format: one text, one line
const { say: tell, sayCount: tellCount } = speechOf({
  'group.playCard': { en: 'Play a card', de: 'Eine Karte spielen' },
  'group.use': { en: 'Use an Anomaly', de: 'Eine Anomalie nutzen' },
  'group.activate': { en: 'Use a pair of Wormholes', de: 'Ein Paar Wurmlöcher nutzen' },
  'group.exchange': { en: 'Exchange Discovery Counters', de: 'Entdeckungsmarker tauschen' },
  'group.discover': { en: 'Discover an Anomaly', de: 'Eine Anomalie entdecken' },
  'group.recycle.one': { en: 'Recycle {count} card', de: '{count} Karte recyceln' },
  'group.recycle.other': { en: 'Recycle {count} cards', de: '{count} Karten recyceln' },
  'group.wormholes': { en: '{spots}, and …', de: '{spots} und …' },
  'group.blue': { en: 'Blue Channel', de: 'Blauer Kanal' },
  'group.pink': { en: 'Pink Channel', de: 'Rosa Kanal' },
  'mass': { en: '{amount} Solar Mass', de: '{amount} Sonnenmasse' },
  'discovery.one': { en: '{amount} Discovery Counter', de: '{amount} Entdeckungsmarker' },
  'discovery.other': { en: '{amount} Discovery Counters', de: '{amount} Entdeckungsmarker' },
  'size': { en: 'your Black Hole becomes {size}', de: 'dein Schwarzes Loch wird {size}' },
  'absorbsNothing': { en: 'absorbs nothing yet', de: 'verschlingt noch nichts' },
  'open': { en: 'then chance decides', de: 'dann entscheidet der Zufall' },
} satisfies Record<string, Words>);

/** What is only kept in order, or told more fully by something else. */
const isMinor = (told: Story): boolean =>
  told.did === 'seal' ||
  told.did === 'end' ||
  told.did === 'shuffle' ||
  told.did === 'discard' ||
  (told.did === 'draw' && told.cards.length === 0);

export const spoken: SpokenWords<View, Move, Story, Cards> = {
  isMinor,
  choiceGroup,
  outcomeText,
};

function choiceGroup(
  { move }: Choice<Move>,
  _view: View,
  _ruleset: Modelled<Cards>,
  language: Language,
): string {
  switch (move.do) {
    case 'playCard':
    case 'discover':
    case 'use':
    case 'activate':
    case 'exchange':
      return tell(language, `group.${move.do}`);
    case 'useCore':
      return tell(language, 'group.use');
    case 'recycle':
      return move.cards.length === 0 ? '' : tellCount(language, 'group.recycle', move.cards.length);
    case 'placeWormholes': {
      const blue = move.spots.filter(({ channel }) => channel === 'blue');
      return blue.length === 0
        ? ''
        : tell(language, 'group.wormholes', { spots: capital(spotsName(blue, language)) });
    }
    case 'place':
    case 'remove':
    case 'upgrade':
    case 'moveStack':
      return tell(language, `group.${move.channel}`);
    default:
      return '';
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** Moves after which one wants to hear that nothing reached the hole, and those whose text says all they do. */
const travels: readonly Move['do'][] = ['orbit', 'moveStack'];
const plain: readonly Move['do'][] = ['exchange', 'gain'];

/** What the move brings at once: Solar Mass, Discovery Counters, a larger Black Hole; of an Anomaly, what it can do. */
function outcomeText(
  { seat, move }: Choice<Move>,
  preview: Preview<View>,
  view: View,
  { model: cards }: Modelled<Cards>,
  language: Language,
): string | null {
  if (plain.includes(move.do)) return null;
  if (move.do === 'discover') return anomalyText(cards.content.anomalies[move.anomaly], language);
  const [now, then] = [view.seats[seat], preview.view.seats?.[seat]];
  if (now === undefined || then === undefined) return null;
  if (!isOpen([then.mass, then.discovery, then.size])) return null;
  const [mass, counters] = [then.mass - now.mass, then.discovery - now.discovery];
  const parts = [
    mass === 0 ? '' : tell(language, 'mass', { amount: signed(mass) }),
    counters === 0 ? '' : tellCount(language, 'discovery', Math.abs(counters), { amount: signed(counters) }),
    then.size === now.size ? '' : tell(language, 'size', { size: say(language, `size.${then.size}`) }),
  ].filter((part) => part !== '');
  if (parts.length > 0 && preview.open) parts.push(tell(language, 'open'));
  if (parts.length === 0 && travels.includes(move.do)) parts.push(tell(language, 'absorbsNothing'));
  return parts.length === 0 ? null : parts.join(', ');
}

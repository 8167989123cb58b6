/** The log: a line for each event, in each language; null for what is not worth one. */
import type { Cards } from '../rules/cards.ts';
import type { Content, Size, Slot, Token } from '../rules/content.ts';
import type { Channel, Story } from '../rules/state.ts';

type Language = 'en' | 'de';

const words = {
  en: {
    blue: 'blue',
    pink: 'pink',
    primordial: 'Primordial',
    stellar: 'Stellar',
    supermassive: 'Supermassive',
    hole: 'at the Black Hole',
    rift: 'on a Rift',
    covered: 'on covered spaces',
  },
  de: {
    blue: 'blau',
    pink: 'rosa',
    primordial: 'Primordial',
    stellar: 'Stellar',
    supermassive: 'Supermassiv',
    hole: 'am Schwarzen Loch',
    rift: 'auf einem Riss',
    covered: 'auf bedeckten Feldern',
  },
} as const;

/** `names` are those of the seats. */
export function eventText(
  event: Story,
  names: readonly string[],
  cards: Cards,
  language: Language,
): string | null {
  const { content } = cards;
  const word = words[language];
  const say = (en: string, de: string): string => (language === 'en' ? en : de);
  const who = 'seat' in event ? (names[event.seat] ?? '') : '';
  const at = (channel: Channel, space: number): string => `${word[channel]} ${space}`;
  const token = (kind: Token): string => content.tokens[kind].name[language];
  const list = (kinds: readonly Token[]): string => kinds.map(token).join(', ');
  const size = (one: Size): string => word[one];
  const anomaly = (slot: Slot): string => content.anomalies[slot].name[language];
  const card = (id: number): string => content.actions[cards.action(id).key]?.name[language] ?? '';
  const core = (id: number): string => coreName(content, cards.coreKey(id), language);
  switch (event.did) {
    case 'setUp':
      return say(`${names[event.starter]} starts.`, `${names[event.starter]} beginnt.`);
    case 'lay':
      return say('New draft tokens lie out.', 'Neue Draftmarker liegen aus.');
    case 'layChallenges':
      return say('Three Challenge cards lie out.', 'Drei Herausforderungskarten liegen aus.');
    case 'round':
      return say(`Round ${event.round}.`, `Runde ${event.round}.`);
    case 'seal':
      return say(`${who} has decided.`, `${who} hat entschieden.`);
    case 'wormholes':
      return say(
        `${who} has Wormholes on ${event.spots.map((one) => at(one.channel, one.space)).join(', ')}.`,
        `${who} hat Wurmlöcher auf ${event.spots.map((one) => at(one.channel, one.space)).join(', ')}.`,
      );
    case 'pick':
      return say(
        `${who} picks space ${event.space + 1} of set ${event.set + 1}.`,
        `${who} wählt Feld ${event.space + 1} von Satz ${event.set + 1}.`,
      );
    case 'place':
      return say(
        `${who} places ${token(event.token)} on ${at(event.channel, event.space)}.`,
        `${who} legt ${token(event.token)} auf ${at(event.channel, event.space)}.`,
      );
    case 'noSpace':
      return say(
        `${token(event.token)} finds no space and goes back.`,
        `${token(event.token)} findet kein Feld und geht zurück.`,
      );
    case 'detonate':
      return say(
        `Detonation on ${at(event.channel, event.space)}: ${list(event.tokens)}.`,
        `Detonation auf ${at(event.channel, event.space)}: ${list(event.tokens)}.`,
      );
    case 'orbit':
      return say(
        `${who} orbits ${word[event.channel]} by ${event.spaces}.`,
        `${who} lässt ${word[event.channel]} um ${event.spaces} kreisen.`,
      );
    case 'siphon':
      return say(`${who} siphons.`, `${who} saugt ab.`);
    case 'mass':
      return say(
        `${who}: ${signed(event.amount)} Solar Mass.`,
        `${who}: ${signed(event.amount)} Sonnenmasse.`,
      );
    case 'discovery':
      return say(
        `${who}: ${signed(event.amount)} Discovery Counters.`,
        `${who}: ${signed(event.amount)} Entdeckungsmarker.`,
      );
    case 'absorb':
      return say(
        `${who} absorbs ${list(event.tokens)} ${word[event.at]}.`,
        `${who} verschlingt ${list(event.tokens)} ${word[event.at]}.`,
      );
    case 'expand':
      return say(`${who} becomes ${size(event.size)}.`, `${who} wird ${size(event.size)}.`);
    case 'push':
      return say(
        `A Wormhole of ${who} is pushed to ${at(event.channel, event.space)}.`,
        `Ein Wurmloch von ${who} rückt auf ${at(event.channel, event.space)}.`,
      );
    case 'takeCore':
      return say(`${who} takes ${core(event.core)}.`, `${who} nimmt ${core(event.core)}.`);
    case 'discover':
      return say(
        `${who} discovers ${anomaly(event.anomaly)} for ${event.paid}.`,
        `${who} entdeckt ${anomaly(event.anomaly)} für ${event.paid}.`,
      );
    case 'pass':
      return say(`${who} discovers nothing.`, `${who} entdeckt nichts.`);
    case 'playCard':
      return say(`${who} plays ${card(event.card)}.`, `${who} spielt ${card(event.card)}.`);
    case 'empower':
      return say(`${who} uses the empowered effects.`, `${who} nutzt die verstärkten Effekte.`);
    case 'use':
      return say(`${who} uses ${anomaly(event.anomaly)}.`, `${who} nutzt ${anomaly(event.anomaly)}.`);
    case 'useCore':
      return say(`${who} uses ${core(event.core)}.`, `${who} nutzt ${core(event.core)}.`);
    case 'activate': {
      const [a, b] = [event.first, event.second].map((one) => at(one.channel, one.space));
      return say(`${who} exchanges ${a} and ${b}.`, `${who} tauscht ${a} und ${b}.`);
    }
    case 'exchange':
      return say(
        `${who} turns ${event.counters} Discovery Counters into Solar Mass.`,
        `${who} macht ${event.counters} Entdeckungsmarker zu Sonnenmasse.`,
      );
    case 'end':
      return say(`${who} has ended the Actions.`, `${who} hat die Aktionen beendet.`);
    case 'discard':
      return say(
        `${who} discards ${event.cards.map(card).join(', ')}.`,
        `${who} legt ${event.cards.map(card).join(', ')} ab.`,
      );
    case 'draw': {
      const drawn = event.cards.length > 0 ? event.cards.map(card).join(', ') : String(event.count);
      return say(`${who} draws ${drawn}.`, `${who} zieht ${drawn}.`);
    }
    case 'shuffle':
      return say(
        `The pile of ${event.cards} cards becomes the deck.`,
        `Die Ablage von ${event.cards} Karten wird zum Stapel.`,
      );
    case 'upgrade':
      return say(
        `${who} upgrades ${token(event.token)} on ${at(event.channel, event.space)}.`,
        `${who} wertet ${token(event.token)} auf ${at(event.channel, event.space)} auf.`,
      );
    case 'moveStack':
      return say(
        `${who} moves what lies on ${at(event.channel, event.space)} inward.`,
        `${who} bewegt, was auf ${at(event.channel, event.space)} liegt, nach innen.`,
      );
    case 'openWormhole':
      return say(`${who} opens a Wormhole.`, `${who} öffnet ein Wurmloch.`);
    case 'remove':
      return say(`${who} removes ${token(event.token)}.`, `${who} entfernt ${token(event.token)}.`);
    case 'queue':
      return say(
        `Something of ${names[event.from]} waits for ${who}.`,
        `Etwas von ${names[event.from]} wartet auf ${who}.`,
      );
    case 'settle':
      return say(
        `${who} settles what ${names[event.from]} caused.`,
        `${who} wickelt ab, was ${names[event.from]} verursacht hat.`,
      );
    case 'bonus':
      return say(
        `${who} gets a bonus of ${event.mass} for larger holes.`,
        `${who} erhält einen Bonus von ${event.mass} für größere Löcher.`,
      );
    case 'reopen':
      return say('All Wormholes open.', 'Alle Wurmlöcher öffnen sich.');
    case 'challenge':
      return say(
        `A Challenge is met: ${event.reward} Solar Mass.`,
        `Eine Herausforderung ist erfüllt: ${event.reward} Sonnenmasse.`,
      );
    case 'missed':
      return say('A Challenge is missed.', 'Eine Herausforderung ist verpasst.');
    case 'over':
      return say('The match is over.', 'Die Partie ist zu Ende.');
    case 'phase':
    case 'gain':
    case 'drawResources':
    case 'keep':
      return null;
  }
}

const signed = (amount: number): string => (amount < 0 ? String(amount) : `+${amount}`);

function coreName(content: Content, key: string, language: Language): string {
  const core = content.cores[key];
  return core === undefined ? key : `${core.letter}, ${core.name[language]}`;
}

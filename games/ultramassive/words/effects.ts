/** What cards do, in words made from the effects themselves, so that text and effect cannot disagree. */
import type {
  Amount,
  Challenge,
  Content,
  Effect,
  Passive,
  Placement,
  Slot,
  Token,
} from '../rules/content.ts';

type Language = 'en' | 'de';
type Both = Readonly<Record<Language, string>>;

const tokens: Readonly<Record<Token, readonly [Both, Both]>> = {
  blueGiant: [
    { en: 'Blue Giant Star', de: 'Blauen Riesen' },
    { en: 'Blue Giant Stars', de: 'Blaue Riesen' },
  ],
  supergiant: [
    { en: 'Supergiant Star', de: 'Überriesen' },
    { en: 'Supergiant Stars', de: 'Überriesen' },
  ],
  primordial: [
    { en: 'Primordial Black Hole', de: 'Primordiales Schwarzes Loch' },
    { en: 'Primordial Black Holes', de: 'Primordiale Schwarze Löcher' },
  ],
  major: [
    { en: 'Major Antimatter', de: 'Große Antimaterie' },
    { en: 'Major Antimatter', de: 'Große Antimaterie' },
  ],
  minor: [
    { en: 'Minor Antimatter', de: 'Kleine Antimaterie' },
    { en: 'Minor Antimatter', de: 'Kleine Antimaterie' },
  ],
};

const places: Readonly<Record<Placement, Both>> = {
  first: { en: '', de: '' },
  firstOrSecond: { en: ' on a first or second space', de: ' auf ein erstes oder zweites Feld' },
  wormhole: { en: ' on a Wormhole', de: ' auf ein Wurmloch' },
  firstOrWormhole: { en: ' on a first space or on a Wormhole', de: ' auf ein erstes Feld oder ein Wurmloch' },
};

const amounts: Readonly<Record<'X' | '2X' | 'X+1' | 'X2', Both>> = {
  X: { en: 'X', de: 'X' },
  '2X': { en: 'twice X', de: 'zweimal X' },
  'X+1': { en: 'X plus 1', de: 'X plus 1' },
  X2: { en: 'X (at most 2)', de: 'X (höchstens 2)' },
};

const amount = (value: Amount, language: Language): string =>
  typeof value === 'number' ? String(value) : amounts[value][language];
const named = (token: Token, count: number, language: Language): string =>
  tokens[token][count === 1 ? 0 : 1][language];
const counters = (n: string, language: Language): string =>
  language === 'en' ? `${n} Discovery Counter${n === '1' ? '' : 's'}` : `${n} Entdeckungsmarker`;
const spaces = (n: number, language: Language): string =>
  language === 'en' ? `${n} space${n === 1 ? '' : 's'}` : `${n} Feld${n === 1 ? '' : 'er'}`;

/** One effect as a sentence. */
function effectText(effect: Effect, language: Language): string {
  const say = (en: string, de: string): string => (language === 'en' ? en : de);
  switch (effect.do) {
    case 'orbit':
      return effect.channel === 'both'
        ? say(
            `Orbit both Channels by ${spaces(effect.spaces, 'en')} each.`,
            `Beide Kanäle kreisen je ${spaces(effect.spaces, 'de')} weit.`,
          )
        : say(
            `Orbit one Channel by ${spaces(effect.spaces, 'en')}.`,
            `Ein Kanal kreist ${spaces(effect.spaces, 'de')} weit.`,
          );
    case 'siphon':
      if (effect.times === 1) return 'Siphon.';
      return say(`Siphon ${amount(effect.times, 'en')} times.`, `Siphon, ${amount(effect.times, 'de')} Mal.`);
    case 'gainMatter': {
      const what = `${effect.count} ${named(effect.token, effect.count, language)}`;
      return say(
        `Gain ${what}${places[effect.placement].en}.`,
        `Erhalte ${what}${places[effect.placement].de}.`,
      );
    }
    case 'gainMatterByPower':
      return say(
        'Gain 1 Blue Giant Star, Supergiant Star or Primordial Black Hole for an X of 1, 2 or 3.',
        'Erhalte 1 Blauen Riesen, Überriesen oder 1 Primordiales Schwarzes Loch für ein X von 1, 2 oder 3.',
      );
    case 'gainAntimatter': {
      const what = `1 ${named(effect.size, 1, language)}`;
      return say(
        `Gain ${what}${places[effect.placement].en}.`,
        `Erhalte ${what}${places[effect.placement].de}.`,
      );
    }
    case 'handOutAntimatter':
      return say(
        'You gain 1 Major Antimatter; every other player gains 1 Minor Antimatter.',
        'Du erhältst 1 Große Antimaterie, alle anderen je 1 Kleine.',
      );
    case 'removeToken':
      return effect.what === 'matter'
        ? say(
            'If you have Matter, remove 1 token unscored.',
            'Hast du Materie, entferne 1 Plättchen ungewertet.',
          )
        : say(
            'If you have Antimatter, remove 1 token unscored.',
            'Hast du Antimaterie, entferne 1 Plättchen ungewertet.',
          );
    case 'gainDiscovery':
      return say(
        `Gain ${counters(amount(effect.amount, 'en'), 'en')}.`,
        `Erhalte ${counters(amount(effect.amount, 'de'), 'de')}.`,
      );
    case 'loseDiscovery':
      return say(
        `Lose ${counters(String(effect.amount), 'en')}.`,
        `Verliere ${counters(String(effect.amount), 'de')}.`,
      );
    case 'gainSolarMass':
      return say(
        `Gain ${amount(effect.amount, 'en')} Solar Mass.`,
        `Erhalte ${amount(effect.amount, 'de')} Sonnenmasse.`,
      );
    case 'loseSolarMass':
      return say(`Lose ${effect.amount} Solar Mass.`, `Verliere ${effect.amount} Sonnenmasse.`);
    case 'recycle':
      return say(
        `Discard up to ${effect.max} Action Cards, draw as many, and gain 1 Solar Mass for each.`,
        `Lege bis zu ${effect.max} Aktionskarten ab, ziehe gleich viele und erhalte je 1 Sonnenmasse.`,
      );
    case 'discardCards':
      return say(
        `Discard ${range(effect.min, effect.max, 'to')} Action Card${effect.max === 1 ? '' : 's'}; X is the Power discarded.`,
        `Lege ${range(effect.min, effect.max, 'bis')} Aktionskarte${effect.max === 1 ? '' : 'n'} ab; X ist die abgelegte Stärke.`,
      );
    case 'upgradeMatter':
      return say(
        `Upgrade up to ${effect.max} different Matter tokens by one step each.`,
        `Werte bis zu ${effect.max} verschiedene Materieplättchen um je eine Stufe auf.`,
      );
    case 'moveStack':
      return say(
        `Move one Stack of Matter or one Antimatter inward up to ${spaces(effect.spaces, 'en')}.`,
        `Bewege einen Stapel Materie oder eine Antimaterie bis zu ${spaces(effect.spaces, 'de')} nach innen.`,
      );
    case 'openWormholes':
      return say(
        `Open up to ${effect.max} of your closed Wormholes.`,
        `Öffne bis zu ${effect.max} deiner geschlossenen Wurmlöcher.`,
      );
    case 'discover':
      return say(
        `Discover 1 Anomaly now for ${effect.discount} fewer Discovery Counters.`,
        `Entdecke jetzt 1 Anomalie für ${effect.discount} Entdeckungsmarker weniger.`,
      );
    case 'eachOtherPlayer': {
      const inner = effect.steps.map((step) => effectText(step, language)).join(' ');
      return say(`Each other player: ${inner}`, `Alle anderen: ${inner}`);
    }
  }
}

const range = (min: number, max: number, word: string): string =>
  min === max ? String(min) : `${min} ${word} ${max}`;

/** Effects in a row. */
export const effectsText = (effects: readonly Effect[], language: Language): string =>
  effects.map((effect) => effectText(effect, language)).join(' ');

const whens: Readonly<Record<Extract<Passive, { is: 'trigger' }>['when'], Both>> = {
  afterSiphon: { en: 'Every time you Siphon:', de: 'Bei jedem deiner Siphons:' },
  firstSiphonEachRound: {
    en: 'The first time you Siphon in each Round:',
    de: 'Bei deinem ersten Siphon jeder Runde:',
  },
  afterOrbit: { en: 'Every time you resolve an Orbit:', de: 'Bei jedem deiner Orbits:' },
  orbitAbsorbed: {
    en: 'Whenever an action with an Orbit brings a token to your Black Hole:',
    de: 'Wenn eine Aktion mit Orbit ein Plättchen auf dein Schwarzes Loch bringt:',
  },
  afterWormholes: {
    en: 'Every time you activate a pair of Wormholes:',
    de: 'Bei jedem Paar Wurmlöcher, das du aktivierst:',
  },
  otherPlayerExpands: {
    en: 'Whenever another Black Hole expands, once the current step has ended:',
    de: 'Wenn sich ein anderes Schwarzes Loch ausdehnt, nach dem laufenden Schritt:',
  },
};

/** What an Anomaly does: its Effect, then its Passives. */
export function anomalyText(
  { effect, passives }: Pick<Content['anomalies'][Slot], 'effect' | 'passives'>,
  language: Language,
): string {
  const always = passives.map((one) => passiveText(one, language));
  return [effectsText(effect, language), ...always].filter((one) => one !== '').join(' ');
}

/** One Passive as a sentence. */
export function passiveText(passive: Passive, language: Language): string {
  const say = (en: string, de: string): string => (language === 'en' ? en : de);
  switch (passive.is) {
    case 'siphonMatterMayUseWormhole':
      return say(
        'Matter from your Siphons may be placed on a Wormhole.',
        'Materie aus deinen Siphons darf auf ein Wurmloch.',
      );
    case 'matterCardMayUseWormhole':
      return say(
        'Matter from Matter cards you play may be placed on a Wormhole.',
        'Materie aus von dir gespielten Materiekarten darf auf ein Wurmloch.',
      );
    case 'matterValue':
      return say(
        `Matter you absorb is worth ${passive.amount} more.`,
        `Materie, die du verschlingst, zählt ${passive.amount} mehr.`,
      );
    case 'antimatterValue':
      return say(
        `Antimatter you absorb is worth ${passive.amount} more.`,
        `Antimaterie, die du verschlingst, zählt ${passive.amount} mehr.`,
      );
    case 'trigger':
      return `${whens[passive.when][language]} ${effectsText(passive.steps, language)}`;
  }
}

const sizeNames = {
  en: ['Primordial', 'Stellar', 'Supermassive'],
  de: ['Primordial', 'Stellar', 'Supermassiv'],
} as const;

const wholes: Readonly<Record<Challenge['metric'], Both>> = {
  size: { en: 'Your Black Hole is {n} or larger', de: 'Dein Schwarzes Loch ist {n} oder größer' },
  solarMassGainedThisRound: {
    en: 'Gain {n} Solar Mass in one Round',
    de: 'Gewinne {n} Sonnenmasse in einer Runde',
  },
  anomaliesDiscovered: { en: 'Own {n} Anomalies', de: 'Besitze {n} Anomalien' },
  antimatterAbsorbedOnRift: {
    en: 'Absorb {n} Antimatter on Rifts during the game',
    de: 'Verschlinge im Lauf des Spiels {n} Antimaterie auf Rissen',
  },
  riftsUsedThisRound: {
    en: 'Absorb Antimatter on {n} different Rifts in one Round',
    de: 'Verschlinge in einer Runde Antimaterie auf {n} verschiedenen Rissen',
  },
  largestStack: {
    en: 'Have a stack of Matter worth {n} Solar Mass',
    de: 'Habe einen Stapel Materie im Wert von {n} Sonnenmasse',
  },
  absorbedByOneOrbitAction: {
    en: 'Absorb {n} Solar Mass with one action that Orbits',
    de: 'Verschlinge {n} Sonnenmasse durch eine Aktion mit Orbit',
  },
  wormholePairsActivated: {
    en: 'Activate {n} pairs of Wormholes during the game',
    de: 'Aktiviere im Lauf des Spiels {n} Paare Wurmlöcher',
  },
  fullExchange: {
    en: 'Activate {n} pair of Wormholes with tokens on both',
    de: 'Aktiviere {n} Paar Wurmlöcher, auf denen jeweils etwas liegt',
  },
  tier1Types: { en: 'Own the Tier 1 Anomaly of {n} types', de: 'Besitze Stufe 1 von {n} Arten' },
  tier2Types: { en: 'Own a Tier 2 Anomaly of {n} types', de: 'Besitze eine Stufe 2 von {n} Arten' },
  tier3Types: { en: 'Own the Tier 3 Anomaly of {n} type', de: 'Besitze Stufe 3 von {n} Art' },
  empoweredEffectsUsed: {
    en: 'Use {n} empowered effects during the game',
    de: 'Nutze im Lauf des Spiels {n} verstärkte Effekte',
  },
  tokensOnBoard: { en: 'Have {n} tokens on your board', de: 'Habe {n} Plättchen auf dem Tableau' },
  matterAbsorbedThisRound: {
    en: 'Absorb {n} Matter tokens in one Round',
    de: 'Verschlinge {n} Materieplättchen in einer Runde',
  },
  discoveryCounters: { en: 'Hold {n} Discovery Counters', de: 'Halte {n} Entdeckungsmarker' },
  siphonsThisRound: { en: 'Siphon {n} times in one Round', de: 'Sauge in einer Runde {n}-mal ab' },
};

/** A Challenge as a sentence. */
export function challengeText(challenge: Challenge, language: Language): string {
  const { metric, value, test, byRound, fromRound, judged } = challenge;
  const say = (en: string, de: string): string => (language === 'en' ? en : de);
  const number = value === 0 ? say('no', 'keine') : String(value);
  const n = metric === 'size' ? (sizeNames[language][value] ?? '') : number;
  const exact = test === 'equals' && value > 0 ? say('exactly ', 'genau ') : '';
  const parts = [wholes[metric][language].replace('{n}', `${exact}${n}`)];
  if (byRound !== null) parts.push(say(`by Round ${byRound}`, `bis Runde ${byRound}`));
  if (fromRound !== null) parts.push(say(`from Round ${fromRound} on`, `ab Runde ${fromRound}`));
  if (judged === 'endOfRound') parts.push(say('at the end of a Round', 'am Ende einer Runde'));
  return `${parts.join(', ')}.`;
}

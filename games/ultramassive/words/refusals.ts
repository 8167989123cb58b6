/** What the rules refuse, in each language, by the key a refusal names. */
import type { Texts } from '@accretion/engine';

const say = (en: string, de: string): Texts => ({ en, de });

export const refusals: Readonly<Record<string, Texts>> = {
  // The table
  soloIsOne: say('Solo is for one player, not {seats}.', 'Solo ist für einen Spieler, nicht für {seats}.'),
  oneIsSolo: say(
    'With one player, choose solo Normal or solo Hard.',
    'Allein spielst du Solo: Wähle Normal oder Schwer.',
  ),
  earlierWithoutSolo: say(
    'The earlier edition has no solo mode.',
    'Die frühere Ausgabe hat keinen Solomodus.',
  ),
  earlierWithoutAdvanced: say(
    'The earlier edition has no advanced draft.',
    'Die frühere Ausgabe hat keinen erweiterten Draft.',
  ),
  soloWithoutAdvanced: say(
    'Solo has no draft, so it has no advanced draft either.',
    'Solo hat keinen Draft, also auch keinen erweiterten.',
  ),
  noSuchStarter: say(
    'The starting player must be one of the seats.',
    'Der Startspieler muss einer der Plätze sein.',
  ),

  // Wormholes
  placeWormholesNow: say('Place your four Wormholes now.', 'Lege jetzt deine vier Wurmlöcher.'),
  oneEach: say('Only one Wormhole fits on a space.', 'Auf einem Feld liegt höchstens ein Wurmloch.'),
  covered: say('Your Black Hole covers this space.', 'Dein Schwarzes Loch bedeckt dieses Feld.'),
  twoDifferent: say('A pair is two different Wormholes.', 'Ein Paar sind zwei verschiedene Wurmlöcher.'),
  closed: say(
    'A closed Wormhole cannot be activated until it opens again.',
    'Ein geschlossenes Wurmloch kann erst wieder aktiviert werden, wenn es offen ist.',
  ),
  notClosed: say('This Wormhole is already open.', 'Dieses Wurmloch ist schon offen.'),
  openOrDone: say('Open a closed Wormhole, or stop.', 'Öffne ein geschlossenes Wurmloch oder höre auf.'),

  // Draft and gaining
  pickFirst: say('During the draft you can only pick a space.', 'Im Draft kannst du nur ein Feld wählen.'),
  fourPlayersOnly: say('This space exists only with four players.', 'Dieses Feld gibt es nur zu viert.'),
  spaceTaken: say('This space is taken.', 'Dieses Feld ist schon genommen.'),
  gainFirst: say(
    'First gain everything you drafted. Cards, Effects, Wormholes and exchanges wait until Actions.',
    'Erhalte zuerst alles Gedraftete. Karten, Effekte, Wurmlöcher und Tausch folgen in den Aktionen.',
  ),
  notPending: say('You have no such Resource to gain.', 'Eine solche Ressource hast du nicht zu erhalten.'),
  recycleFirst: say('First choose the cards to recycle.', 'Wähle zuerst die Karten zum Recyceln.'),
  recycleAtMost: say('You can recycle at most {max} cards.', 'Du darfst höchstens {max} Karten recyceln.'),
  cardTwice: say('You can’t choose a card twice.', 'Du kannst keine Karte zweimal wählen.'),
  removeFirst: say('First choose the token to remove.', 'Wähle zuerst das Plättchen zum Entfernen.'),
  wrongKind: say(
    'That isn’t the kind of token you remove here.',
    'Plättchen dieser Art kannst du hier nicht entfernen.',
  ),
  notOnBoard: say('There is no such token there.', 'Dort liegt kein solches Plättchen.'),
  keepOne: say(
    'First keep one of the two Resource cards.',
    'Behalte zuerst eine der beiden Ressourcenkarten.',
  ),
  notDrawn: say('You didn’t draw this card.', 'Diese Karte hast du nicht gezogen.'),

  // Placing
  placeFirst: say('First place the token you gained.', 'Lege zuerst das erhaltene Plättchen.'),
  notThere: say('This token can’t go on that space.', 'Dieses Plättchen darf nicht auf dieses Feld.'),
  stackLimit: say(
    'A stack of Matter can be worth at most {limit} Solar Mass.',
    'Ein Stapel Materie darf höchstens {limit} Sonnenmasse wert sein.',
  ),
  antimatterOnAntimatter: say(
    'Antimatter can’t be placed on Antimatter.',
    'Antimaterie kommt nie auf Antimaterie.',
  ),

  // Discovery
  discoveryFirst: say(
    'Nobody can act until everyone has decided about Discovery.',
    'Niemand handelt, bevor alle über die Entdeckung entschieden haben.',
  ),
  ownedAlready: say('You already own {anomaly}.', '{anomaly} gehört dir schon.'),
  otherTierTwo: say(
    'You own the other Tier 2 of this type, so {anomaly} is no longer available.',
    'Du hast die andere Stufe 2 dieser Art, darum ist {anomaly} nicht mehr zu haben.',
  ),
  tierBefore: say('Discover the tier before {anomaly} first.', 'Entdecke zuerst die Stufe vor {anomaly}.'),
  tooDear: say(
    'It costs {cost} Discovery Counters; you hold {discovery}.',
    'Sie kostet {cost} Entdeckungsmarker; du hast {discovery}.',
  ),
  discoverNow: say('First Discover an Anomaly.', 'Entdecke zuerst eine Anomalie.'),
  discoveredInPhase: say(
    'Discovery has its own phase, once a Round.',
    'Entdeckung hat ihre eigene Phase, einmal je Runde.',
  ),
  discoverWasFirst: say(
    'You can only Discover before your first action of the turn; it is too late this Round.',
    'Entdecken geht nur vor deiner ersten Aktion des Zuges; in dieser Runde ist es zu spät.',
  ),

  // Actions
  actNow: say('Choose an action or end the phase.', 'Wähle eine Aktion oder beende die Phase.'),
  notInHand: say('This card is not in your hand.', 'Diese Karte hast du nicht auf der Hand.'),
  twoCards: say(
    'You can play only {count} cards in a Round.',
    'Du darfst je Runde nur {count} Karten spielen.',
  ),
  notOwned: say('This Anomaly is not yours.', 'Diese Anomalie gehört dir nicht.'),
  usedAlready: say(
    'You have already used this Effect this Round.',
    'Diesen Effekt hast du in dieser Runde schon genutzt.',
  ),
  noEffect: say(
    'This Anomaly only has a Passive, which works by itself.',
    'Diese Anomalie hat nur eine passive Fähigkeit; sie wirkt von selbst.',
  ),
  noCardToDiscard: say(
    'You need {count} card to discard for this Effect.',
    'Für diesen Effekt musst du {count} Karte ablegen können.',
  ),
  nothingToDiscover: say(
    'There is no Anomaly you can Discover with it.',
    'Es gibt keine Anomalie, die du damit entdecken könntest.',
  ),
  tooFewCounters: say(
    'You hold only {discovery} Discovery Counters.',
    'Du hast nur {discovery} Entdeckungsmarker.',
  ),
  empowerOrNot: say(
    'First choose whether to use the empowered effects.',
    'Entscheide zuerst, ob du die verstärkten Effekte nutzt.',
  ),
  payFirst: say('First discard what the Effect costs.', 'Lege zuerst ab, was der Effekt kostet.'),

  // Effects
  chooseChannel: say('First choose the Channel to Orbit.', 'Wähle zuerst den Kanal, der kreist.'),
  chooseSiphon: say('First choose what to Siphon.', 'Wähle zuerst, was du absaugst.'),
  notYourSize: say('Your Black Hole is not that large yet.', 'So groß ist dein Schwarzes Loch noch nicht.'),
  noSuchSiphonOption: say(
    'The Siphon track has no such option.',
    'Diese Möglichkeit hat die Siphonleiste nicht.',
  ),
  upgradeOrDone: say('Upgrade a token, or stop.', 'Werte ein Plättchen auf oder höre auf.'),
  lastStep: say(
    'The Primordial Black Hole is the last step.',
    'Das Primordiale Schwarze Loch ist die letzte Stufe.',
  ),
  upgradedAlready: say(
    'This token has just been upgraded; choose a different one.',
    'Dieses Plättchen wurde gerade aufgewertet; wähle ein anderes.',
  ),
  moveOrDone: say(
    'Move a stack or an Antimatter token, or stop.',
    'Bewege einen Stapel oder eine Antimaterie oder höre auf.',
  ),
  nothingThere: say('There is nothing there.', 'Dort liegt nichts.'),
  tooFar: say(
    'It moves at most {spaces} spaces, and no further than the hole.',
    'Höchstens {spaces} Felder weit, und nicht weiter als bis zum Loch.',
  ),
  occupied: say('It can’t stop there.', 'Dort darf es nicht enden.'),
  takeCoreFirst: say('First take a Core Anomaly.', 'Nimm zuerst eine Kernanomalie.'),
  notKept: say(
    'This isn’t one of the Core Anomalies you kept.',
    'Diese Kernanomalie hast du nicht behalten.',
  ),
};

/** What the rules refuse, in each language, by the key a refusal names. */
import type { Texts } from '@accretion/engine';

const say = (en: string, de: string): Texts => ({ en, de });

export const sentences: Readonly<Record<string, Texts>> = {
  // The table
  soloIsOne: say('Solo is for one player, not {seats}.', 'Solo ist für eine Person, nicht für {seats}.'),
  oneIsSolo: say(
    'One player alone plays solo: choose Normal or Hard.',
    'Allein spielt man Solo: Wähle Normal oder Schwer.',
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
    'Solo is played without draft, so there is no advanced one either.',
    'Solo wird ohne Draft gespielt, also auch ohne erweiterten.',
  ),
  noSuchStarter: say(
    'The starting player must be one of the seats.',
    'Die Startperson muss einer der Plätze sein.',
  ),

  // Wormholes
  placeWormholesNow: say('Place your four Wormholes now.', 'Lege jetzt deine vier Wurmlöcher.'),
  oneEach: say('At most one Wormhole lies on a space.', 'Auf einem Feld liegt höchstens ein Wurmloch.'),
  covered: say('The Black Hole covers this space.', 'Dieses Feld bedeckt das Schwarze Loch.'),
  twoDifferent: say('A pair is two different Wormholes.', 'Ein Paar sind zwei verschiedene Wurmlöcher.'),
  closed: say(
    'A closed Wormhole cannot be activated until it opens again.',
    'Ein geschlossenes Wurmloch kann erst wieder aktiviert werden, wenn es offen ist.',
  ),
  notClosed: say('This Wormhole is open already.', 'Dieses Wurmloch ist schon offen.'),
  openOrDone: say(
    'Open a closed Wormhole, or say that you are done.',
    'Öffne ein geschlossenes Wurmloch oder sage, dass du fertig bist.',
  ),

  // Draft and gaining
  pickFirst: say(
    'Nothing else is possible during the draft: pick a space.',
    'Im Draft geht nichts anderes: Wähle ein Feld.',
  ),
  fourPlayersOnly: say('This space exists only with four players.', 'Dieses Feld gibt es nur zu viert.'),
  spaceTaken: say('This space is taken.', 'Dieses Feld ist schon genommen.'),
  gainFirst: say(
    'First gain everything you drafted; cards, Effects, Wormholes and the exchange wait for Actions.',
    'Erhalte erst alles Gedraftete; Karten, Effekte, Wurmlöcher und der Tausch warten auf die Aktionen.',
  ),
  notPending: say('No such Resource is waiting for you.', 'Eine solche Ressource steht für dich nicht aus.'),
  recycleFirst: say('First choose the cards to recycle.', 'Wähle zuerst die Karten zum Recyceln.'),
  recycleAtMost: say(
    'At most {max} cards may be recycled.',
    'Höchstens {max} Karten dürfen recycelt werden.',
  ),
  cardTwice: say('A card cannot be named twice.', 'Eine Karte kann nicht zweimal genannt werden.'),
  removeFirst: say('First choose the token to remove.', 'Wähle zuerst das Plättchen zum Entfernen.'),
  wrongKind: say(
    'This token is not of the kind to be removed.',
    'Dieses Plättchen ist nicht von der Art, die entfernt wird.',
  ),
  notOnBoard: say('No such token lies there.', 'Dort liegt kein solches Plättchen.'),
  keepOne: say(
    'First keep one of the two Resource cards.',
    'Behalte zuerst eine der beiden Ressourcenkarten.',
  ),
  notDrawn: say('This card was not drawn.', 'Diese Karte wurde nicht gezogen.'),

  // Placing
  placeFirst: say('First place the token you gain.', 'Lege zuerst das erhaltene Plättchen.'),
  notThere: say(
    'This token may not be placed on that space.',
    'Dieses Plättchen darf nicht auf dieses Feld.',
  ),
  stackLimit: say(
    'A stack of Matter may be worth at most {limit} Solar Mass.',
    'Ein Stapel Materie darf höchstens {limit} Sonnenmasse wert sein.',
  ),
  antimatterOnAntimatter: say(
    'Antimatter is never placed on Antimatter.',
    'Antimaterie kommt nie auf Antimaterie.',
  ),

  // Discovery
  discoveryFirst: say(
    'Nobody acts before all have decided about Discovery.',
    'Niemand handelt, bevor alle über die Entdeckung entschieden haben.',
  ),
  ownedAlready: say('You own {anomaly} already.', '{anomaly} gehört dir schon.'),
  otherTierTwo: say(
    'You took the other Tier 2 of this type; {anomaly} is closed for good.',
    'Du hast die andere Stufe 2 dieser Art; {anomaly} ist für immer zu.',
  ),
  tierBefore: say('{anomaly} needs the tier before it.', '{anomaly} braucht die Stufe davor.'),
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
    'Discover comes before the first action of the turn; it is over for this Round.',
    'Entdecken kommt vor der ersten Aktion des Zuges; für diese Runde ist es vorbei.',
  ),

  // Actions
  actNow: say(
    'Choose one of your actions, or end the phase.',
    'Wähle eine deiner Aktionen oder beende die Phase.',
  ),
  notInHand: say('This card is not in your hand.', 'Diese Karte hast du nicht auf der Hand.'),
  twoCards: say(
    'Only {count} cards may be played in a Round.',
    'Je Runde dürfen nur {count} Karten gespielt werden.',
  ),
  notOwned: say('This Anomaly is not yours.', 'Diese Anomalie gehört dir nicht.'),
  usedAlready: say(
    'This Effect has been used in this Round.',
    'Dieser Effekt ist in dieser Runde schon genutzt.',
  ),
  noEffect: say(
    'This Anomaly has only a Passive; it works by itself.',
    'Diese Anomalie hat nur eine passive Fähigkeit; sie wirkt von selbst.',
  ),
  noCardToDiscard: say(
    'This Effect needs {count} card to discard.',
    'Dieser Effekt braucht {count} Karte zum Ablegen.',
  ),
  nothingToDiscover: say(
    'There is no Anomaly you could Discover with it.',
    'Es gibt keine Anomalie, die du damit entdecken könntest.',
  ),
  tooFewCounters: say(
    'You hold only {discovery} Discovery Counters.',
    'Du hast nur {discovery} Entdeckungsmarker.',
  ),
  empowerOrNot: say(
    'First say whether you use the empowered effects.',
    'Sage zuerst, ob du die verstärkten Effekte nutzt.',
  ),
  payFirst: say('First discard what the Effect costs.', 'Lege zuerst ab, was der Effekt kostet.'),

  // Effects
  chooseChannel: say('First choose the Channel to Orbit.', 'Wähle zuerst den Kanal, der kreist.'),
  chooseSiphon: say('First choose what you Siphon.', 'Wähle zuerst, was du absaugst.'),
  notYourSize: say('Your Black Hole is not that large yet.', 'So groß ist dein Schwarzes Loch noch nicht.'),
  noSuchSiphonOption: say('The track has no such option.', 'Diese Möglichkeit gibt es auf der Leiste nicht.'),
  upgradeOrDone: say(
    'Upgrade a token, or say that you are done.',
    'Werte ein Plättchen auf oder sage, dass du fertig bist.',
  ),
  lastStep: say(
    'The Primordial Black Hole is the last step.',
    'Das Primordiale Schwarze Loch ist die letzte Stufe.',
  ),
  upgradedAlready: say(
    'This token has just been upgraded; take a different one.',
    'Dieses Plättchen wurde gerade aufgewertet; nimm ein anderes.',
  ),
  moveOrDone: say(
    'Move a stack or an Antimatter token, or say that you are done.',
    'Bewege einen Stapel oder eine Antimaterie oder sage, dass du fertig bist.',
  ),
  nothingThere: say('Nothing lies there.', 'Dort liegt nichts.'),
  tooFar: say(
    'It moves at most {spaces} spaces, and no further than the hole.',
    'Höchstens {spaces} Felder weit, und nicht weiter als bis zum Loch.',
  ),
  occupied: say('It may not end there.', 'Dort darf es nicht enden.'),
  takeCoreFirst: say('First take a Core Anomaly.', 'Nimm zuerst eine Kernanomalie.'),
  notKept: say(
    'This Core Anomaly is not among those you kept.',
    'Diese Kernanomalie hast du nicht behalten.',
  ),
};

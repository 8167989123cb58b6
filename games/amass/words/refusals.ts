/** What the rules refuse, what the log tells and what decided a rank, in each language, by the keys the rules use. */
import type { Texts } from '@accretion/engine';

/** Refusals by the key they name. */
export const sentences: Readonly<Record<string, Texts>> = {
  acceptOrSendBack: {
    en: "Accept your partner's proposal or send it back.",
    de: 'Nimm den Vorschlag an oder schicke ihn zurück.',
  },
  alienIsThere: { en: 'The Alien is in that zone.', de: 'In dieser Zone steht das Alien.' },
  allStored: {
    en: 'Every cube that fits has its slot; take one back to set it elsewhere.',
    de: 'Jeder Stein, der passt, hat seinen Platz; nimm einen zurück, um ihn anders zu legen.',
  },
  aloneNeedsAi: {
    en: 'One human needs at least one AI crew to play against.',
    de: 'Ein Mensch allein braucht mindestens eine KI-Crew als Gegner.',
  },
  alreadyArmoured: {
    en: 'Your crew already wears Armour this round.',
    de: 'Deine Crew trägt in dieser Runde schon Panzerung.',
  },
  alreadyClosed: { en: 'This facing is already closed.', de: 'Diese Seite ist schon geschlossen.' },
  alreadyReady: {
    en: 'You have already said that you are ready.',
    de: 'Du hast schon gesagt, dass du bereit bist.',
  },
  alreadyWon: {
    en: 'You have already won this pairing with a card.',
    de: 'Dieses Paar hast du schon mit einer Karte gewonnen.',
  },
  anotherPlace: {
    en: 'A member must be moved to another location.',
    de: 'Ein Mitglied muss an einen anderen Ort bewegt werden.',
  },
  baseIsEmpty: { en: 'Nobody plays from this base.', de: 'In dieser Basis spielt niemand.' },
  campIsFull: {
    en: 'No more members of this crew may go to the camp.',
    de: 'Mehr Mitglieder dieser Crew dürfen nicht ins Lager.',
  },
  baseIsTaken: {
    en: 'Someone has already chosen this base.',
    de: 'Diese Basis ist schon gewählt.',
  },
  centreIsFull: {
    en: 'No more members of this crew may defend its base.',
    de: 'Mehr Mitglieder dieser Crew dürfen ihre Basis nicht verteidigen.',
  },
  chooseBases: {
    en: 'Choose {crews} bases, one for each crew.',
    de: 'Wählt {crews} Basen, eine für jede Crew.',
  },
  chooseResource: {
    en: 'Choose which of the two Resource cards is played.',
    de: 'Wähle, welche der beiden Rohstoffkarten gespielt wird.',
  },
  combatCardOrPass: { en: 'Play one Combat card or pass.', de: 'Spiele eine Kampfkarte oder passe.' },
  coopTable: {
    en: 'Co-op is for two humans and four AI crews, not {humans} and {ai}.',
    de: 'Gemeinsam spielen zwei Menschen gegen vier KI-Crews, nicht {humans} und {ai}.',
  },
  diePairedWithNone: {
    en: 'This die has no rival; an automatic win needs a pairing.',
    de: 'Dieser Würfel hat kein Gegenüber; ein automatischer Sieg braucht ein Paar.',
  },
  differentBases: { en: 'Each crew needs a base of its own.', de: 'Jede Crew braucht eine eigene Basis.' },
  droidIsNoMember: {
    en: 'A droid is no member and cannot be struck.',
    de: 'Ein Droide ist kein Mitglied und kann nicht getroffen werden.',
  },
  facingIsTaken: {
    en: 'One member of a crew at a facing is enough.',
    de: 'An einer Seite darf nur ein Mitglied einer Crew stehen.',
  },
  fightIsDue: {
    en: 'A fight is due: choose one, or withdraw from a raid.',
    de: 'Ein Kampf ist fällig: Wähle einen oder zieh dich aus einem Überfall zurück.',
  },
  firstIsHuman: {
    en: 'The First Player must be one of the humans at the table.',
    de: 'Startspieler muss einer der Menschen am Tisch sein.',
  },
  mineIsFull: {
    en: 'No more members of this crew may go to this mine.',
    de: 'Mehr Mitglieder dieser Crew dürfen nicht in diese Mine.',
  },
  noRaidThere: {
    en: 'You have no raid there to withdraw from.',
    de: 'Dort hast du keinen Überfall, aus dem du dich zurückziehen könntest.',
  },
  noSuchBase: {
    en: 'This box has no base called "{base}".',
    de: 'In dieser Schachtel gibt es keine Basis namens „{base}“.',
  },
  noSuchCube: {
    en: 'You have no such cube left to store.',
    de: 'So einen Stein hast du nicht mehr einzulagern.',
  },
  noSuchDie: {
    en: 'There is no such die in this roll-off.',
    de: 'Diesen Würfel gibt es in diesem Kampf nicht.',
  },
  noSuchPlace: {
    en: 'There is no such location on the planet.',
    de: 'Diesen Ort gibt es auf dem Planeten nicht.',
  },
  noSuchSeat: {
    en: 'There is no such seat in this match.',
    de: 'Diesen Platz gibt es in dieser Partie nicht.',
  },
  noSuchSlot: { en: 'Your base has no such slot.', de: 'Diesen Lagerplatz hat deine Basis nicht.' },
  nobodyLeft: {
    en: 'All members who are not on the Wound Track are planned.',
    de: 'Alle Mitglieder, die nicht auf der Wundleiste liegen, sind verplant.',
  },
  nobodyPlanned: { en: 'Nobody is planned there.', de: 'Dort ist niemand eingeplant.' },
  nobodyThere: { en: 'No such member is there.', de: 'Dort ist kein solches Mitglied.' },
  nobodyToFight: { en: 'That crew is not there to fight.', de: 'Diese Crew steht dort nicht zum Kampf.' },
  notFromThere: {
    en: 'The card does not bring members back from there.',
    de: 'Von dort holt die Karte niemanden zurück.',
  },
  notInCombat: { en: 'This card is not for Combat.', de: 'Diese Karte ist nicht für den Kampf.' },
  notInCommand: {
    en: 'This card is not for the Command phase.',
    de: 'Diese Karte ist nicht für die Befehlsphase.',
  },
  notInHand: { en: 'This card is not in your hand.', de: 'Diese Karte hast du nicht auf der Hand.' },
  notOffered: {
    en: 'Only one of the two cards you looked at can be played.',
    de: 'Nur eine der beiden angesehenen Karten kann gespielt werden.',
  },
  notReadyYet: {
    en: 'You have not said that you are ready.',
    de: 'Du hast noch nicht gesagt, dass du bereit bist.',
  },
  notSoFar: {
    en: 'The card does not move the Alien so far.',
    de: 'So weit bewegt die Karte das Alien nicht.',
  },
  notToShare: {
    en: 'You may propose to take {least} to {most}.',
    de: 'Du kannst vorschlagen, {least} bis {most} zu nehmen.',
  },
  nothingDueThere: { en: 'No fight of yours is due there.', de: 'Dort ist kein Kampf von dir fällig.' },
  nothingSetThere: {
    en: 'You have set no cube there this round.',
    de: 'Dort hast du in dieser Runde keinen Stein gelegt.',
  },
  nothingToStore: { en: 'You have nothing to store.', de: 'Du hast nichts einzulagern.' },
  oneWayToStore: {
    en: 'There is only one way to store your cubes, and so they are stored.',
    de: 'Deine Steine passen nur auf eine Weise, und so werden sie eingelagert.',
  },
  otherEffect: { en: 'That is not what this card does.', de: 'Das tut diese Karte nicht.' },
  ownBase: { en: 'A crew never raids its own base.', de: 'Eine Crew überfällt nie ihre eigene Basis.' },
  ownDie: { en: 'Choose a die of your own side.', de: 'Wähle einen Würfel deiner Seite.' },
  ownMembersOnly: {
    en: 'The card is for your own members only.',
    de: 'Die Karte gilt nur für deine eigenen Mitglieder.',
  },
  pairingIsLocked: {
    en: 'An automatic win has locked this pairing.',
    de: 'Ein automatischer Sieg hat dieses Paar festgelegt.',
  },
  partnersBase: { en: "Your partner's base is no target.", de: 'Die Basis deines Partners ist kein Ziel.' },
  planNow: {
    en: 'Place members, take them back, or say that you are ready.',
    de: 'Stelle Mitglieder auf, nimm sie zurück oder sage, dass du bereit bist.',
  },
  playOrPass: { en: 'Play one Command card or pass.', de: 'Spiele eine Befehlskarte oder passe.' },
  proposeNow: { en: 'First propose who takes what.', de: 'Schlage zuerst vor, wer was nimmt.' },
  raidIsFull: {
    en: 'No more members of this crew may raid this base.',
    de: 'Mehr Mitglieder dieser Crew dürfen diese Basis nicht überfallen.',
  },
  rivalsDie: { en: 'Choose a die of the other side.', de: 'Wähle einen Würfel der anderen Seite.' },
  slotIsTaken: { en: 'A cube lies in this slot.', de: 'Auf diesem Lagerplatz liegt ein Stein.' },
  stealNow: { en: 'First say how many cubes you take.', de: 'Sage zuerst, wie viele Steine du nimmst.' },
  storeMore: {
    en: 'Store {cubes} more before you confirm.',
    de: 'Lagere noch {cubes} ein, bevor du bestätigst.',
  },
  takeBaseNow: { en: 'Choose your base first.', de: 'Wähle zuerst deine Basis.' },
  storeNow: {
    en: 'Choose a slot for each cube, then say that you are ready.',
    de: 'Wähle einen Lagerplatz für jeden Stein, dann sage, dass du bereit bist.',
  },
  supplyIsEmpty: {
    en: "The supply has not enough cubes of that mine's colour.",
    de: 'Der Vorrat hat nicht genug Steine in der Farbe dieser Mine.',
  },
  takeReadyBack: { en: 'Take your confirmation back first.', de: 'Nimm erst deine Bestätigung zurück.' },
  tooDear: { en: 'The roll allows {most} at most.', de: 'Der Wurf erlaubt höchstens {most}.' },
  tooManyCrews: {
    en: 'At most six crews can play, not {crews}.',
    de: 'Höchstens sechs Crews können spielen, nicht {crews}.',
  },
  tooManyMembers: {
    en: 'The card does not move so many members.',
    de: 'So viele Mitglieder bewegt die Karte nicht.',
  },
};

/** Lines of the log by what was done; the table fills in names for crews, cards and places. */
export const story: Readonly<Record<string, Texts>> = {
  takeBase: { en: '{seat} takes base {base}.', de: '{seat} nimmt die Basis {base}.' },
  look: { en: '{seat} looks at two Resource cards.', de: '{seat} sieht sich zwei Rohstoffkarten an.' },
  playResource: {
    en: 'Round {round}: {seat} plays Resource card {card}.',
    de: 'Runde {round}: {seat} spielt Rohstoffkarte {card}.',
  },
  moveAlien: {
    en: 'The Alien moves on by {steps}, to zone {to}.',
    de: 'Das Alien zieht um {steps} weiter, in Zone {to}.',
  },
  clear: { en: 'The Alien clears {cubes} from {mine}.', de: 'Das Alien räumt {cubes} aus {mine}.' },
  distribute: {
    en: 'New cubes come to the mines: {mines}.',
    de: 'Neue Steine kommen in die Minen: {mines}.',
  },
  ready: { en: '{seat} is ready.', de: '{seat} ist bereit.' },
  unready: { en: '{seat} thinks again.', de: '{seat} überlegt noch einmal.' },
  deploy: { en: 'All plans are shown: {plans}.', de: 'Alle Pläne werden aufgedeckt: {plans}.' },
  order: { en: '{crew} draws AI card {card}.', de: '{crew} zieht KI-Karte {card}.' },
  deployAi: { en: '{crew} goes out: {places}.', de: '{crew} zieht aus: {places}.' },
  shuffle: { en: 'The {deck} deck is shuffled anew.', de: 'Der Stapel ({deck}) wird neu gemischt.' },
  pass: { en: '{seat} passes.', de: '{seat} passt.' },
  play: { en: '{seat} plays {card}.', de: '{seat} spielt {card}.' },
  movedMembers: {
    en: '{members} of {crew} moved: {from} → {to}.',
    de: '{members} von {crew} versetzt: {from} → {to}.',
  },
  returned: {
    en: '{crew} brings a member back from {from} to defend.',
    de: '{crew} holt ein Mitglied aus {from} zur Verteidigung zurück.',
  },
  armour: {
    en: '{crew} may act in the Alien zone this round.',
    de: '{crew} darf in dieser Runde in der Alien-Zone handeln.',
  },
  lure: { en: 'The Alien is lured to zone {to}.', de: 'Das Alien wird in Zone {to} gelockt.' },
  addCubes: { en: '{cubes} more at {mine}.', de: '{cubes} mehr in {mine}.' },
  close: { en: '{crew} closes the {facing} facing.', de: '{crew} schließt die Seite {facing}.' },
  droid: { en: 'A droid defends the base of {crew}.', de: 'Ein Droide verteidigt die Basis von {crew}.' },
  callDroid: {
    en: '{crew} calls a droid, which rolls {face}.',
    de: '{crew} ruft einen Droiden, der {face} würfelt.',
  },
  fight: { en: '{at}: {crew} fights {against}.', de: '{at}: {crew} kämpft gegen {against}.' },
  roll: {
    en: '{crew} rolls {faces}, {against} rolls {rivalFaces}.',
    de: '{crew} würfelt {faces}, {against} würfelt {rivalFaces}.',
  },
  winPairing: { en: '{crew} wins a pairing by a card.', de: '{crew} gewinnt ein Paar durch eine Karte.' },
  reroll: {
    en: '{crew} rolls a die again: {from} becomes {face}.',
    de: '{crew} würfelt einen Würfel neu: Aus {from} wird {face}.',
  },
  defeat: { en: '{crew} strikes a rival down.', de: '{crew} schlägt einen Gegner nieder.' },
  pairs: { en: '{crew} against {against}: {pairs}.', de: '{crew} gegen {against}: {pairs}.' },
  wound: {
    en: 'A member of {crew} ({at}) goes to {to}.',
    de: 'Ein Mitglied von {crew} ({at}) kommt nach {to}.',
  },
  droidLost: { en: '{crew} loses a droid.', de: '{crew} verliert einen Droiden.' },
  withdraw: {
    en: '{crew} withdraws {members} from {base}.',
    de: '{crew} zieht {members} von {base} zurück.',
  },
  propose: {
    en: '{seat} proposes to take {own} ({at}).',
    de: '{seat} schlägt vor, {own} zu nehmen ({at}).',
  },
  agree: {
    en: 'Agreed ({at}): {own} for {seat}, {rest} for {partner}.',
    de: 'Einig ({at}): {own} für {seat}, {rest} für {partner}.',
  },
  sendBack: { en: '{seat} sends the proposal back.', de: '{seat} schickt den Vorschlag zurück.' },
  mine: { en: '{crew} takes {cubes} from {mine}.', de: '{crew} nimmt {cubes} aus {mine}.' },
  camp: { en: '{seat} rolls {face} at the camp.', de: '{seat} würfelt im Lager {face}.' },
  draw: { en: '{seat} draws {count}.', de: '{seat} zieht {count}.' },
  stealRoll: {
    en: '{at}: the raider of {crew} rolls {face}.',
    de: '{at}: Der Angreifer von {crew} würfelt {face}.',
  },
  steal: {
    en: '{at}: {crew} steals {cubes} from {from}.',
    de: '{at}: {crew} stiehlt {from} {cubes}.',
  },
  store: {
    en: '{crew} stores {stored} and keeps {aside} aside.',
    de: '{crew} lagert {stored} ein, beiseite bleiben {aside}.',
  },
  goHome: { en: 'All members on the map go home.', de: 'Alle Mitglieder auf dem Plan gehen heim.' },
  gain: { en: '{seat} gains {cards} for the wounded.', de: '{seat} bekommt {cards} für die Verwundeten.' },
  restore: { en: 'Every wounded member moves one step up.', de: 'Alle Verwundeten rücken ein Feld auf.' },
  first: { en: '{seat} is First Player.', de: '{seat} ist Startspieler.' },
  end: { en: 'The match is over ({how}): {points}.', de: 'Die Partie ist zu Ende ({how}): {points}.' },
};

/** What decided a seat's rank. */
export const decidedBy: Readonly<Record<string, Texts>> = {
  points: { en: 'By points.', de: 'Nach Punkten.' },
  aside: { en: 'By the points of cubes kept aside.', de: 'Nach den Punkten beiseitegelegter Steine.' },
  shared: { en: 'Equal in everything: the rank is shared.', de: 'In allem gleich: Der Rang wird geteilt.' },
  coopWon: {
    en: 'Both bases were full before any AI base.',
    de: 'Beide Basen waren voll, bevor es eine KI-Basis war.',
  },
  coopLost: {
    en: 'The two crews lose together: their bases were not both full in time.',
    de: 'Die beiden Crews verlieren gemeinsam: Ihre Basen waren nicht rechtzeitig beide voll.',
  },
};

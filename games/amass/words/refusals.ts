/** Why the rules refuse something, in each language, by the key of the refusal. */
import type { Texts } from '@accretion/engine';

export const refusals: Readonly<Record<string, Texts>> = {
  acceptOrSendBack: {
    en: "Accept your partner's proposal or send it back.",
    de: 'Nimm den Vorschlag an oder schicke ihn zurück.',
  },
  alienIsThere: { en: 'The Alien is in that zone.', de: 'In dieser Zone steht das Alien.' },
  allStored: {
    en: 'Every cube that fits has a slot; take one back to put it elsewhere.',
    de: 'Jeder Stein, der passt, hat einen Platz; nimm einen zurück, um ihn anders zu legen.',
  },
  aloneNeedsAi: {
    en: 'A single player needs at least one AI crew to play against.',
    de: 'Ein Mensch allein braucht mindestens eine KI-Crew als Gegner.',
  },
  alreadyArmoured: {
    en: 'Your crew already has Armour this round.',
    de: 'Deine Crew hat in dieser Runde schon Panzerung.',
  },
  alreadyClosed: { en: 'This facing is already closed.', de: 'Diese Seite ist schon geschlossen.' },
  alreadyReady: {
    en: 'You are already marked as ready.',
    de: 'Du bist schon bereit.',
  },
  alreadyWon: {
    en: 'You have already won this pair with a card.',
    de: 'Dieses Paar hast du schon mit einer Karte gewonnen.',
  },
  anotherPlace: {
    en: 'A member must be moved to another location.',
    de: 'Ein Mitglied muss an einen anderen Ort bewegt werden.',
  },
  baseIsEmpty: { en: 'No crew plays from this base.', de: 'Diese Basis spielt nicht mit.' },
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
    de: 'Wähle {crews} Basen, eine für jede Crew.',
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
    en: 'This die is unpaired; an automatic win needs a pair.',
    de: 'Dieser Würfel hat kein Gegenüber; ein automatischer Sieg braucht ein Paar.',
  },
  differentBases: { en: 'Each crew needs a base of its own.', de: 'Jede Crew braucht eine eigene Basis.' },
  droidIsNoMember: {
    en: "A droid isn't a member and can't be struck down.",
    de: 'Ein Droide ist kein Mitglied und kann nicht niedergeschlagen werden.',
  },
  facingIsTaken: {
    en: 'Only one member of a crew can stand at a facing.',
    de: 'An einer Seite kann nur ein Mitglied einer Crew stehen.',
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
    en: 'There is no base called “{base}”.',
    de: 'Eine Basis namens „{base}“ gibt es nicht.',
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
    en: 'All members who are not on the Wound Track already have a task.',
    de: 'Alle Mitglieder, die nicht auf der Wundleiste liegen, haben schon eine Aufgabe.',
  },
  nobodyPlanned: { en: "You haven't planned anyone there.", de: 'Dort hast du niemanden eingeplant.' },
  nobodyThere: { en: 'That member is not there.', de: 'Dieses Mitglied ist nicht dort.' },
  nobodyToFight: {
    en: "You can't fight that crew there.",
    de: 'Gegen diese Crew kannst du dort nicht kämpfen.',
  },
  notFromThere: {
    en: "This card doesn't bring members back from there.",
    de: 'Von dort holt die Karte niemanden zurück.',
  },
  notInCombat: { en: "This card can't be played in Combat.", de: 'Diese Karte ist nicht für den Kampf.' },
  notInCommand: {
    en: "This card can't be played in the Command phase.",
    de: 'Diese Karte ist nicht für die Befehlsphase.',
  },
  notInHand: { en: 'This card is not in your hand.', de: 'Diese Karte hast du nicht auf der Hand.' },
  notOffered: {
    en: 'Only one of the two cards you looked at can be played.',
    de: 'Nur eine der beiden angesehenen Karten kann gespielt werden.',
  },
  notReadyYet: {
    en: 'You are not marked as ready.',
    de: 'Du bist noch nicht bereit.',
  },
  notSoFar: {
    en: "This card doesn't move the Alien that far.",
    de: 'So weit bewegt die Karte das Alien nicht.',
  },
  notToShare: {
    en: 'You can propose to take {least} to {most}.',
    de: 'Du kannst vorschlagen, {least} bis {most} zu nehmen.',
  },
  nothingDueThere: { en: 'You have no fight there.', de: 'Dort hast du keinen Kampf.' },
  nothingSetThere: {
    en: 'You have not put a cube there this round.',
    de: 'Dort hast du in dieser Runde keinen Stein gelegt.',
  },
  nothingToStore: { en: 'You have nothing to store.', de: 'Du hast nichts einzulagern.' },
  oneWayToStore: {
    en: 'There is only one way to store your cubes, so that is done for you.',
    de: 'Deine Steine lassen sich nur auf eine Weise einlagern, das geschieht von selbst.',
  },
  otherEffect: { en: 'That is not what this card does.', de: 'Das tut diese Karte nicht.' },
  ownBase: { en: 'A crew never raids its own base.', de: 'Eine Crew überfällt nie ihre eigene Basis.' },
  ownDie: { en: 'Choose one of your own dice.', de: 'Wähle einen Würfel deiner Seite.' },
  ownMembersOnly: {
    en: 'This card works only on your own members.',
    de: 'Die Karte gilt nur für deine eigenen Mitglieder.',
  },
  pairingIsLocked: {
    en: 'An automatic win has locked this pair.',
    de: 'Ein automatischer Sieg hat dieses Paar festgelegt.',
  },
  partnersBase: {
    en: "You can't target your partner's base.",
    de: 'Die Basis deines Partners ist kein Ziel.',
  },
  planNow: {
    en: 'Place members, take them back, or lock the plan.',
    de: 'Stelle Mitglieder auf, nimm sie zurück oder leg den Plan fest.',
  },
  playOrPass: { en: 'Play one Command card or pass.', de: 'Spiele eine Befehlskarte oder passe.' },
  proposeNow: { en: 'First propose who takes what.', de: 'Schlage zuerst vor, wer was nimmt.' },
  raidIsFull: {
    en: 'No more members of this crew may raid this base.',
    de: 'Mehr Mitglieder dieser Crew dürfen diese Basis nicht überfallen.',
  },
  rivalsDie: { en: "Choose one of the other side's dice.", de: 'Wähle einen Würfel der anderen Seite.' },
  slotIsTaken: {
    en: 'There is already a cube in this slot.',
    de: 'Auf diesem Lagerplatz liegt schon ein Stein.',
  },
  stealNow: { en: 'First choose how many cubes to take.', de: 'Wähle zuerst, wie viele Steine du nimmst.' },
  storeMore: {
    en: 'Store {cubes} more before you confirm.',
    de: 'Lagere noch {cubes} ein, bevor du bestätigst.',
  },
  takeBaseNow: { en: 'Choose your base first.', de: 'Wähle zuerst deine Basis.' },
  storeNow: {
    en: 'Choose a slot for each cube, then confirm.',
    de: 'Wähle einen Lagerplatz für jeden Stein, dann bestätige.',
  },
  supplyIsEmpty: {
    en: "The supply doesn't have enough cubes of that mine's colour.",
    de: 'Der Vorrat hat nicht genug Steine in der Farbe dieser Mine.',
  },
  takeReadyBack: { en: 'Take back your confirmation first.', de: 'Nimm erst deine Bestätigung zurück.' },
  tooValuable: { en: 'Your roll allows at most {most}.', de: 'Dein Wurf erlaubt höchstens {most}.' },
  tooManyCrews: {
    en: 'At most six crews can play, not {crews}.',
    de: 'Höchstens sechs Crews können spielen, nicht {crews}.',
  },
  tooManyMembers: {
    en: "This card doesn't move that many members.",
    de: 'So viele Mitglieder bewegt die Karte nicht.',
  },
};

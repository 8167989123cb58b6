/** What effects, phases and places do, in plain words; filled with the numbers of the box. */
import type { Words } from '../../words.ts';
import type { Effect, Wound } from '../rules/content.ts';
import type { backs, Plain, phases } from './names.ts';

export interface Explained {
  readonly rules: readonly string[];
  readonly text: readonly Words[];
}

type Phased = `${'command' | 'combat'}.${Effect['do']}`;

const addDroid: Words = {
  en: 'A tie or a loss removes the droid; it does not count towards any limit and cannot be moved, poisoned or struck down.',
  de: 'Ein Gleichstand oder eine Niederlage entfernt den Droiden; er zählt für keine Obergrenze und kann nicht bewegt, vergiftet oder niedergeschlagen werden.',
};

// biome-ignore format: one sentence, one line
const onlyCommand = {
  moveMembers: { rules: ['A34', 'AA30', 'AA66'], text: [
    { en: 'move {members} ({whose}) from one location to others: a mine, the camp, the centre of their own base, or a facing of a rival base.', de: 'Bewege {members} ({whose}) von einem Ort an andere: in eine Mine, ins Lager, ins Zentrum ihrer eigenen Basis oder an eine Seite einer fremden Basis.' },
    { en: 'The usual limits apply to the members you move.', de: 'Für die bewegten Mitglieder gelten die üblichen Obergrenzen.' },
  ] },
  returnWounded: { rules: ['A34'], text: [
    { en: 'one of your members on the Wound Track ({from}) returns at once and defends your base (at most {most} defenders).', de: 'Eines deiner Mitglieder auf der Wundleiste ({from}) kommt sofort zurück und verteidigt deine Basis (höchstens {most} Verteidiger).' },
  ] },
  grantArmour: { rules: ['A34', 'A10', 'AA32'], text: [
    { en: 'this round your crew may mine, raid and fight in the Alien’s zone.', de: 'In dieser Runde darf deine Crew in der Zone des Aliens abbauen, überfallen und kämpfen.' },
  ] },
  woundMember: { rules: ['A34', 'AA31', 'AA67'], text: [
    { en: 'a member anywhere on the planet ({whose}) goes to {to} on the Wound Track.', de: 'Ein Mitglied irgendwo auf dem Planeten ({whose}) kommt auf der Wundleiste nach {to}.' },
  ] },
  moveAlien: { rules: ['A34', 'A6', 'A10'], text: [
    { en: 'the Alien moves {steps} zones clockwise (you choose). It doesn’t clear mines on the way.', de: 'Das Alien zieht {steps} Zonen im Uhrzeigersinn weiter (du wählst). Minen räumt es dabei nicht.' },
    { en: 'Nobody mines, raids or fights in the zone it stands in.', de: 'In der Zone, in der es steht, wird nicht abgebaut, überfallen oder gekämpft.' },
  ] },
  addCubes: { rules: ['A46'], text: [
    { en: 'add {cubes} from the supply to a mine outside the Alien’s zone.', de: 'Lege {cubes} aus dem Vorrat in eine Mine außerhalb der Zone des Aliens.' },
  ] },
  closeFacing: { rules: ['AA65', 'A48'], text: [
    { en: 'close a facing of your base for this round: members there neither fight nor steal.', de: 'Schließe für diese Runde eine Seite deiner Basis: Wer dort steht, kämpft und stiehlt nicht.' },
  ] },
} satisfies Partial<Record<Effect['do'], Explained>>;

// biome-ignore format: one sentence, one line
const onlyCombat = {
  winPairing: { rules: ['A34', 'AA28', 'AA29', 'AA64'], text: [
    { en: 'after the roll, one of your dice wins its pair, whatever it shows. The loser goes to {to}.', de: 'Nach dem Wurf gewinnt einer deiner Würfel sein Paar, egal was er zeigt. Wer verliert, kommt nach {to}.' },
    { en: 'The pair is locked. If the other side also wins it with a card, it is a tie.', de: 'Das Paar ist festgelegt. Gewinnt die andere Seite es auch durch eine Karte, steht es unentschieden.' },
  ] },
  rerollDie: { rules: ['A34', 'AA27', 'AA64'], text: [
    { en: 'after the roll, reroll any one die, yours or a rival’s. Then all dice are paired again.', de: 'Würfle nach dem Wurf einen beliebigen Würfel neu, deinen oder einen gegnerischen. Dann werden die Paare neu gebildet.' },
  ] },
  defeatMember: { rules: ['A34', 'AA63', 'AA64'], text: [
    { en: 'after the roll, a rival member in this fight goes to {to} at once, and its die is removed.', de: 'Nach dem Wurf kommt ein gegnerisches Mitglied dieses Kampfes sofort nach {to}, und sein Würfel ist weg.' },
  ] },
} satisfies Partial<Record<Effect['do'], Explained>>;

const never: Explained = { rules: [], text: [] };

// biome-ignore format: one sentence, one line
export const effectHelp: Readonly<Record<Phased, Explained>> = {
  'command.moveMembers': onlyCommand.moveMembers, 'combat.moveMembers': never,
  'command.returnWounded': onlyCommand.returnWounded, 'combat.returnWounded': never,
  'command.grantArmour': onlyCommand.grantArmour, 'combat.grantArmour': never,
  'command.woundMember': onlyCommand.woundMember, 'combat.woundMember': never,
  'command.moveAlien': onlyCommand.moveAlien, 'combat.moveAlien': never,
  'command.addCubes': onlyCommand.addCubes, 'combat.addCubes': never,
  'command.closeFacing': onlyCommand.closeFacing, 'combat.closeFacing': never,
  'command.winPairing': never, 'combat.winPairing': onlyCombat.winPairing,
  'command.rerollDie': never, 'combat.rerollDie': onlyCombat.rerollDie,
  'command.defeatMember': never, 'combat.defeatMember': onlyCombat.defeatMember,
  'command.addDroid': { rules: ['A34', 'AA63'], text: [
    { en: 'a droid defends your base this round and rolls in every raid on it.', de: 'Ein Droide verteidigt in dieser Runde deine Basis und würfelt bei jedem Überfall auf sie mit.' },
  ] },
  'combat.addDroid': { rules: ['A34', 'AA63'], text: [
    { en: 'after the roll, a droid joins your side, rolls at once and leaves after the fight.', de: 'Nach dem Wurf kommt ein Droide auf deine Seite, würfelt sofort und geht nach dem Kampf.' },
    addDroid,
  ] },
};

// biome-ignore format: one sentence, one line
export const plainHelp: Readonly<Record<Plain, Explained>> = {
  alien: { rules: ['A4', 'A6', 'A10'], text: [
    { en: 'At the start of a round it moves clockwise and clears the mine of every zone it enters.', de: 'Zu Beginn einer Runde zieht es im Uhrzeigersinn und räumt die Mine jeder Zone, die es betritt.' },
    { en: 'Nobody mines, raids or fights in the zone it stands in; members there go home unhurt.', de: 'In der Zone, in der es steht, wird nicht abgebaut, überfallen oder gekämpft; Mitglieder dort gehen unverletzt heim.' },
  ] },
  member: { rules: ['A7', 'A11', 'A14'], text: [
    { en: 'Each round a member does one thing: mine, raid a rival base, defend its own base, or search the Alien camp.', de: 'In jeder Runde tut ein Mitglied eines davon: abbauen, eine fremde Basis überfallen, die eigene verteidigen oder das Alien-Lager durchsuchen.' },
    { en: 'It carries one cube home, and rolls one die in a fight.', de: 'Es trägt einen Stein heim und würfelt im Kampf einen Würfel.' },
  ] },
  die: { rules: ['A14', 'A47', 'AA55'], text: [
    { en: 'Each side rolls one die per member. The dice are sorted from high to low and paired; the higher die wins its pair.', de: 'Jede Seite würfelt einen Würfel je Mitglied. Absteigend geordnet bilden sie Paare; der höhere gewinnt sein Paar.' },
    { en: 'A loss by 1 or 2 is a Moderate wound, by 3 or more a Major one; a tie is a Minor wound for both.', de: 'Eine Niederlage um 1 oder 2 ist eine mittlere Wunde, ab 3 eine schwere; ein Gleichstand eine leichte für beide.' },
  ] },
  droid: { rules: ['AA63', 'AA81'], text: [
    { en: 'It rolls a die like a member and stays in defence until the round ends.', de: 'Er würfelt wie ein Mitglied und bleibt in der Verteidigung bis zum Ende der Runde.' },
    addDroid,
    { en: 'The sentries of an AI base are droids too. Beaten sentries are back next round.', de: 'Auch die Wachen einer KI-Basis sind Droiden. Besiegte sind in der nächsten Runde wieder da.' },
  ] },
  shield: { rules: ['AA65'], text: [
    { en: 'This facing is closed for the round: members there neither fight nor steal.', de: 'Diese Seite ist für die Runde geschlossen: Wer dort steht, kämpft und stiehlt nicht.' },
  ] },
  first: { rules: ['A3', 'A13', 'AA1'], text: [
    { en: 'Chooses the Resource card, goes first in Command and picks the first fight. Passes clockwise each round, among humans only.', de: 'Wählt die Rohstoffkarte, ist im Befehl zuerst dran und wählt den ersten Kampf. Wandert jede Runde im Uhrzeigersinn weiter, nur unter Menschen.' },
  ] },
  supply: { rules: ['A5', 'A26'], text: [
    { en: 'Cubes for the mines come from here. When the supply and all mines are empty, the match is over.', de: 'Von hier kommen Steine in die Minen. Sind Vorrat und Minen leer, ist die Partie zu Ende.' },
  ] },
  gone: { rules: ['A4', 'AA17'], text: [
    { en: 'Cubes the Alien has cleared. They never come back.', de: 'Steine, die das Alien geräumt hat. Sie kommen nie zurück.' },
  ] },
  aside: { rules: ['A21', 'A27', 'AA62'], text: [
    { en: 'Cubes that did not fit into the base. They score nothing but break ties.', de: 'Steine, die nicht in die Basis passten. Sie zählen nicht, entscheiden aber bei Gleichstand.' },
  ] },
  haul: { rules: ['A20', 'A21'], text: [
    { en: 'Mined or stolen this round and not stored yet. Nobody can steal it.', de: 'In dieser Runde abgebaut oder gestohlen und noch nicht eingelagert. Niemand kann sie stehlen.' },
  ] },
};

// biome-ignore format: one sentence, one line
export const woundHelp: Readonly<Record<Wound, Explained>> = {
  minor: { rules: ['A14', 'A24', 'A25'], text: [
    { en: 'Back home at the next Restore: misses no round.', de: 'Beim nächsten Erholen wieder daheim: setzt keine Runde aus.' },
  ] },
  moderate: { rules: ['A14', 'A24', 'A25', 'AA25'], text: [
    { en: 'Misses one round: first to Minor, then home.', de: 'Setzt eine Runde aus: erst nach Leicht, dann heim.' },
    { en: 'Every {forModerate} members here earn their crew an Action card at Restore (humans only).', de: 'Je {forModerate} Mitglieder hier bringen ihrer Crew beim Erholen eine Aktionskarte (nur Menschen).' },
  ] },
  major: { rules: ['A14', 'A24', 'A25', 'A32'], text: [
    { en: 'Misses two rounds: first to Moderate, then to Minor, then home.', de: 'Setzt zwei Runden aus: erst nach Mittel, dann nach Leicht, dann heim.' },
    { en: 'Each member here earns its crew {perMajor} at Restore (humans only). Members of AI crews never come here.', de: 'Jedes Mitglied hier bringt seiner Crew beim Erholen {perMajor} (nur Menschen). Mitglieder von KI-Crews kommen nie hierher.' },
  ] },
};

// biome-ignore format: one sentence, one line
export const phaseHelp: Readonly<Record<(typeof phases)[number], Explained>> = {
  distribute: { rules: ['A3', 'A4', 'A5'], text: [
    { en: 'The First Player chooses one of two Resource cards. The Alien moves and clears mines, then new cubes are added to the mines.', de: 'Der Startspieler wählt eine von zwei Rohstoffkarten. Das Alien zieht und räumt Minen, dann kommen neue Steine in die Minen.' },
  ] },
  plan: { rules: ['A7', 'A39'], text: [
    { en: 'All humans secretly assign their members to mines, rival bases, their own base or the camp.', de: 'Alle Menschen weisen ihre Mitglieder geheim zu: Minen, fremden Basen, der eigenen Basis oder dem Lager.' },
  ] },
  deploy: { rules: ['A8', 'A29', 'A40'], text: [
    { en: 'All plans are revealed together. Then each AI crew turns up a card and follows it.', de: 'Alle Pläne werden zugleich aufgedeckt. Dann deckt jede KI-Crew eine Karte auf und folgt ihr.' },
  ] },
  command: { rules: ['A9', 'A45'], text: [
    { en: 'Take turns playing one Command card or passing, until everyone has passed in a row.', de: 'Reihum eine Befehlskarte spielen oder passen, bis alle nacheinander gepasst haben.' },
  ] },
  combat: { rules: ['A12', 'A13', 'A16', 'A17', 'A48'], text: [
    { en: 'Fights are due where a mine has more members than cubes, where crews meet at a facing, and where raiders face defenders. Crews take turns picking one roll-off.', de: 'Kämpfe sind fällig, wo mehr Mitglieder als Steine in einer Mine sind, wo Crews sich an einer Seite treffen und wo Angreifer auf Verteidiger stoßen. Reihum wählt jede Crew einen Würfelkampf.' },
    { en: 'Afterwards miners take their cubes, and members at the camp roll for cards.', de: 'Danach nehmen die Mitglieder in den Minen ihre Steine, und im Lager wird um Karten gewürfelt.' },
  ] },
  deposit: { rules: ['A20', 'A21', 'A51'], text: [
    { en: 'Raiders at undefended bases steal, then everyone stores their haul. All members go home.', de: 'Angreifer an unverteidigten Basen stehlen, dann lagern alle ein, was sie gewonnen haben. Alle Mitglieder gehen heim.' },
  ] },
  restore: { rules: ['A23', 'A24', 'A52'], text: [
    { en: 'Has the match ended? If not, wounds earn cards and every wounded member recovers one step.', de: 'Ist die Partie zu Ende? Wenn nicht, bringen Wunden Karten, und alle Verwundeten rücken ein Feld auf.' },
  ] },
};

// biome-ignore format: one sentence, one line
export const backHelp: Readonly<Record<(typeof backs)[number], Explained>> = {
  action: { rules: ['A36', 'A37'], text: [
    { en: 'Only its owner sees a hand, and nobody sees the deck. You get cards at the camp and for wounds.', de: 'Eine Hand sieht nur ihr Besitzer, den Stapel niemand. Das Lager und Wunden bringen Karten.' },
  ] },
  resource: { rules: ['A37', 'A38'], text: [
    { en: 'One is played each round. A card put back on top is known to those who have seen it.', de: 'Eine wird in jeder Runde gespielt. Eine oben zurückgelegte Karte kennt, wer sie gesehen hat.' },
  ] },
  order: { rules: ['A29', 'A37', 'AA68'], text: [
    { en: 'Each AI crew turns one up per round and follows it.', de: 'Jede KI-Crew deckt in jeder Runde eine auf und folgt ihr.' },
  ] },
};

// biome-ignore format: one text, one line
export const helpWords = {
  name: { en: 'Name', de: 'Name' },
  effect: { en: 'Effect', de: 'Wirkung' },
  timing: { en: 'When it is played', de: 'Wann sie gespielt wird' },
  copies: { en: 'Number of such cards: {copies}', de: 'Anzahl solcher Karten: {copies}' },
  colour: { en: 'Colour', de: 'Farbe' },
  zone: { en: 'Zone', de: 'Zone' },
  whole: { en: 'Everything on it', de: 'Alles darauf' },
  points: { en: 'Points', de: 'Punkte' },
  number: { en: 'Number of cubes: {count}', de: 'Anzahl der Steine: {count}' },
  boxCount: { en: 'Number in box {colour}', de: 'Zahl im Feld {colour}' },
  boxFallback: { en: 'Fallback in box {colour}', de: 'Ersatz im Feld {colour}' },
  gain: { en: 'Cards for wounds', de: 'Karten für Wunden' },
  campCards: { en: 'Cards for each roll', de: 'Karten je Wurf' },
  own: { en: 'your own', de: 'eigene' },
  any: { en: 'anyone’s', de: 'egal von wem' },
  oneMember: { en: 'one member', de: 'ein Mitglied' },
  someMembers: { en: 'up to {most} members', de: 'bis zu {most} Mitglieder' },
  resourceAlien: { en: 'The Alien moves {zones} and clears every mine on its way.', de: 'Das Alien zieht {zones} weiter und räumt jede Mine auf seinem Weg.' },
  resourceCubes: { en: 'Then cubes are added to the mines: {mines}.', de: 'Dann kommen Steine in die Minen: {mines}.' },
  resourceCrossed: { en: 'With {crews} or more crews, also: {mines}.', de: 'Ab {crews} Crews außerdem: {mines}.' },
  order: { en: 'Box by box, members go to mines of the box’s colour, clockwise from their own zone, never more than there are cubes. Members who find no cube do what the box says.', de: 'Feld für Feld gehen Mitglieder in Minen der Farbe, im Uhrzeigersinn ab der eigenen Zone, nie mehr als Steine da sind. Wer keinen Stein findet, tut, was das Feld sagt.' },
  orderBox: { en: '{members} to {colour}; otherwise they {otherwise}.', de: '{members} zu {colour}; sonst {otherwise}.' },
  defend: { en: 'defend', de: 'verteidigen sie' },
  raid: { en: 'raid', de: 'überfallen sie' },
  cubePoints: { en: 'Stored in a base it is worth {points}.', de: 'Eingelagert zählt er {points}.' },
  cubeMines: { en: 'Mined at {mines}.', de: 'Abgebaut in {mines}.' },
  cubeBonus: { en: 'A facing filled with {slots} cubes of one colour is worth {bonus} more.', de: 'Eine Seite mit {slots} Steinen einer Farbe zählt {bonus} mehr.' },
  defence: { en: 'Members here defend your base: raiders must beat them before they can steal.', de: 'Mitglieder hier verteidigen deine Basis: Wer stehlen will, muss sie erst besiegen.' },
  defenceCap: { en: 'At most {most} defenders.', de: 'Höchstens {most} Verteidiger.' },
  camp: { en: 'While the Alien is away, members search its camp. They never fight here.', de: 'Während das Alien unterwegs ist, durchsuchen Mitglieder sein Lager. Hier wird nie gekämpft.' },
  campDie: { en: 'After Combat each member rolls a die for Action cards (roll → cards): {cards}.', de: 'Nach dem Kampf würfelt jedes Mitglied um Aktionskarten (Wurf → Karten): {cards}.' },
  campCap: { en: 'At most {most} members of a crew.', de: 'Höchstens {most} Mitglieder einer Crew.' },
  facing: { en: 'A raider here may steal from this side of {base} once no defender is left: it rolls a die and takes cubes from the outer edge, worth at most the roll in points. The first cube is always allowed.', de: 'Ein Angreifer hier darf von dieser Seite der Basis {base} stehlen, sobald sie niemand mehr verteidigt: Er würfelt und nimmt Steine vom äußeren Rand, zusammen höchstens so viele Punkte wie der Wurf. Der erste Stein ist immer erlaubt.' },
  facingFight: { en: 'Raiders of several crews at one facing must fight each other first.', de: 'Angreifer mehrerer Crews an derselben Seite müssen zuerst gegeneinander kämpfen.' },
  facingCap: { en: 'One member of a crew per facing, at most {most} per base.', de: 'Ein Mitglied einer Crew je Seite, höchstens {most} je Basis.' },
  mine: { en: 'In zone {zone}, cubes: {colour}. Each member here takes one cube after Combat.', de: 'In Zone {zone}, Steine: {colour}. Nach dem Kampf nimmt jedes Mitglied hier einen Stein.' },
  mineFight: { en: 'If several crews are here and have more members than there are cubes, they must fight.', de: 'Sind mehrere Crews mit mehr Mitgliedern da, als es Steine gibt, müssen sie kämpfen.' },
  mineCap: { en: 'At most {most} members of a crew.', de: 'Höchstens {most} Mitglieder einer Crew.' },
  base: { en: 'In zone {zone}. It has four facings with {slots} slots each; thieves take the outermost cubes first.', de: 'In Zone {zone}. Sie hat vier Seiten mit je {slots} Lagerplätzen; wer stiehlt, nimmt die äußersten Steine zuerst.' },
  baseFull: { en: 'If all {all} slots are full at Restore, the match ends.', de: 'Sind beim Erholen alle {all} Plätze voll, endet die Partie.' },
  baseBonus: { en: 'Each facing filled with one colour is worth {bonus} more.', de: 'Jede Seite voller Steine einer Farbe zählt {bonus} mehr.' },
} satisfies Record<string, Words>;

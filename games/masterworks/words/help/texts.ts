/** Help for tokens, markers, faces, tools and conditions, in each language. */
import type { Words } from '../../../words.ts';
import type { Condition, Face } from '../../rules/content/vocabulary.ts';
import type { Plain } from '../things.ts';

export interface Explained {
  readonly text: readonly Words[];
  readonly rules: readonly string[];
}

// biome-ignore format: one entry, a few lines
export const conditionHelp: Readonly<Record<Condition, Words>> = {
  bleed: { en: 'Suffers 1 damage at the end of each of its activations.', de: 'Erleidet am Ende jeder eigenen Aktivierung 1 Schaden.' },
  hex: { en: 'Its criticals add no dice.', de: 'Eigene Volltreffer bringen keine Würfel dazu.' },
  incinerate: { en: 'Rolls one defence die fewer.', de: 'Würfelt einen Verteidigungswürfel weniger.' },
  judgement: { en: 'Gains no Power for damage suffered from enemy attacks.', de: 'Bekommt keine Kraft für Schaden aus gegnerischen Angriffen.' },
  poison: { en: 'Loses 1 Power in each Power Phase.', de: 'Verliert in jeder Kraftphase 1 Kraft.' },
  root: { en: 'Must pay 1 Power more for each active or reactive superpower.', de: 'Muss für jede aktive oder reaktive Superkraft 1 Kraft mehr zahlen.' },
  shock: { en: 'Rolls one attack die fewer.', de: 'Würfelt einen Angriffswürfel weniger.' },
  slow: { en: 'Advances only with the Short tool.', de: 'Rückt nur mit dem Lineal Kurz vor.' },
  stagger: { en: 'Its first action must be to shake Stagger off.', de: 'Die erste Aktion muss das Taumeln abschütteln.' },
  stun: { en: 'An effect that would give it more than 1 Power gives it 1.', de: 'Eine Wirkung, die mehr als 1 Kraft geben würde, gibt nur 1.' },
};

// biome-ignore format: one entry, a few lines
export const faceHelp: Readonly<Record<Face, Words>> = {
  critical: { en: 'A success for attack, defence and dodge. In the first roll each one adds another die, once.', de: 'Ein Erfolg in Angriff, Verteidigung und beim Ausweichen. Im ersten Wurf bringt jeder einmal einen weiteren Würfel.' },
  wild: { en: 'A success for attack, defence and dodge. Many special rules fire on a wild.', de: 'Ein Erfolg in Angriff, Verteidigung und beim Ausweichen. Viele Sonderregeln lösen bei einem Joker aus.' },
  hit: { en: 'A success for attack. Two faces of the die show it.', de: 'Ein Erfolg im Angriff. Zwei Seiten des Würfels zeigen ihn.' },
  block: { en: 'A success for defence and dodge.', de: 'Ein Erfolg in der Verteidigung und beim Ausweichen.' },
  blank: { en: 'Not a success, but it can be rerolled. Two faces of the die show it.', de: 'Kein Erfolg, kann aber neu gewürfelt werden. Zwei Seiten des Würfels zeigen sie.' },
  failure: { en: 'Not a success, and it cannot be rerolled or changed unless a rule says so.', de: 'Kein Erfolg und kann nicht neu gewürfelt oder geändert werden, außer eine Regel erlaubt es.' },
};

// biome-ignore format: one entry, a few lines
export const plainHelp: Readonly<Record<Plain, Explained>> = {
  soldier: { text: [
    { en: 'Lies face down: a Shutdown Code, Secret Information or nothing. Nobody knows which before someone interacts with it.', de: 'Liegt verdeckt: ein Abschaltcode, geheime Informationen oder nichts. Das weiß niemand, bis jemand damit interagiert.' },
    { en: 'A hero within Range {range} pays {cost} Power to turn it over and keeps a Shutdown Code. Magneto turns it over and discards it, and gains 2 Power for Secret Information.', de: 'Ein Held in Reichweite {range} zahlt {cost} Kraft, dreht ihn um und behält einen Abschaltcode. Magneto dreht ihn um, legt ihn ab und bekommt für geheime Informationen 2 Kraft.' },
  ], rules: ['ME22', 'ME23', 'ME31', 'ME33'] },
  code: { text: [
    { en: 'A carrier drops it when Dazed or KO’d. Both codes on the missile win the match for the Crisis Team.', de: 'Wer ihn trägt, lässt ihn fallen, wenn er benommen oder K. o. ist. Mit beiden Codes auf der Rakete gewinnt das Krisenteam.' },
    { en: 'A hero picks it up for {cost} Power; Magneto sends it back among the Soldiers.', de: 'Ein Held nimmt ihn für {cost} Kraft auf; Magneto legt ihn zu den abgelegten Soldaten.' },
  ], rules: ['ME24', 'ME34', 'ME35', 'ME36', 'ME38'] },
  missile: { text: [
    { en: 'Shielded until Magneto has {needed} Exhaustion. Then heroes enter Shutdown Codes here.', de: 'Abgeschirmt, bis Magneto {needed} Erschöpfung hat. Dann geben Helden hier Abschaltcodes ein.' },
    { en: 'At the end of each round Magneto moves it up to Range {missileRange}, but not near a cleared dampener. If it reaches the Teleporter, the Cosmic Threat wins.', de: 'Am Ende jeder Runde bewegt Magneto sie bis Reichweite {missileRange}, aber nicht in die Nähe eines freien Dämpfers. Erreicht sie den Teleporter, gewinnt die Kosmische Bedrohung.' },
  ], rules: ['ME16', 'ME17', 'ME35', 'ME38'] },
  teleporter: { text: [
    { en: 'The goal of the missile. Nobody can stand on it.', de: 'Das Ziel der Rakete. Niemand kann darauf stehen.' },
  ], rules: ['ME18', 'ME38', 'MA43'] },
  construct: { text: [
    { en: 'Metal bent by Magneto. Terrain nobody can stand on.', de: 'Von Magneto geformtes Metall. Gelände, auf dem niemand stehen kann.' },
  ], rules: ['MA22', 'MA23'] },
  power: { text: [
    { en: 'Pays for attacks, superpowers, cards and interacting. At most 10.', de: 'Bezahlt Angriffe, Superkräfte, Karten und Interaktionen. Höchstens 10.' },
    { en: 'Everyone gains 1 in the Power Phase, and as much as the damage they suffer from enemies.', de: 'Alle bekommen 1 in der Kraftphase und so viel, wie sie Schaden durch Gegner erleiden.' },
  ], rules: ['MC11', 'MC13', 'MC20'] },
  stamina: { text: [
    { en: 'Damage equal to Stamina Dazes a Healthy hero and KOs an Injured one.', de: 'Schaden in Höhe der Ausdauer macht gesunde Helden benommen; verletzte gehen K. o.' },
  ], rules: ['MC12', 'MC14'] },
  dazed: { text: [
    { en: 'Cannot act, move, be targeted or be affected. At the end of the round it turns to its Injured side without damage.', de: 'Kann nicht handeln, sich nicht bewegen, nicht Ziel sein und nicht betroffen werden. Am Ende der Runde dreht sich die Karte ohne Schaden auf die verletzte Seite.' },
  ], rules: ['MC15', 'MC71'] },
  injured: { text: [
    { en: 'The second side of the card. The next time damage reaches Stamina, the hero is KO’d.', de: 'Die zweite Seite der Karte. Erreicht der Schaden wieder die Ausdauer, geht der Held K. o.' },
  ], rules: ['MC14', 'MC23'] },
  activated: { text: [
    { en: 'Has had its activation this round.', de: 'War in dieser Runde schon an der Reihe.' },
  ], rules: ['MC21', 'ME7'] },
  exhaustion: { text: [
    { en: 'When Magneto would be Dazed he gains one instead and loses all damage. {needed} of them bring down the shield of the missile.', de: 'Statt benommen zu werden, bekommt Magneto einen Marker und verliert allen Schaden. {needed} davon beenden die Abschirmung der Rakete.' },
  ], rules: ['ME25', 'ME37', 'MA53'] },
  debris: { text: [
    { en: 'Rises by the Size of each piece of terrain destroyed. Each row is a Storm Level; lower levels stay in force.', de: 'Steigt um die Größe jedes zerstörten Geländestücks. Jede Zeile ist eine Sturmstufe; niedrigere Stufen gelten weiter.' },
  ], rules: ['ME26', 'ME27', 'ME28', 'ME44'] },
  tracker: { text: [
    { en: 'Counts the Cosmic turns. After {turns} the round ends.', de: 'Zählt die kosmischen Züge. Nach {turns} endet die Runde.' },
  ], rules: ['ME8', 'ME9'] },
  reserve: { text: [
    { en: 'Soldiers still to come, face down.', de: 'Soldaten, die noch kommen, verdeckt.' },
  ], rules: ['ME14', 'ME22'] },
  discard: { text: [
    { en: 'Soldiers already turned over. When the reserve is empty they are shuffled and form the new one.', de: 'Soldaten, die schon umgedreht wurden. Ist die Reserve leer, werden sie gemischt und bilden die neue.' },
  ], rules: ['ME22', 'ME45', 'MK4'] },
  cover: { text: [
    { en: 'A defender in cover may change one defence die to a block. Terrain within Range 1 of the defender gives it if some line from the attacker crosses it and the attacker is not within Range 2.', de: 'Wer in Deckung verteidigt, darf einen Verteidigungswürfel in einen Block ändern. Deckung gibt Gelände in Reichweite 1 des Verteidigers, wenn eine Linie vom Angreifer darüber führt und der Angreifer nicht in Reichweite 2 steht.' },
  ], rules: ['MC46', 'MC47'] },
  sight: { text: [
    { en: 'One free straight line between the two bases is enough. Terrain blocks it only if it is larger than the target; characters never do.', de: 'Eine freie gerade Linie zwischen den beiden Bases genügt. Gelände sperrt sie nur, wenn es größer als das Ziel ist; Figuren nie.' },
  ], rules: ['MC44', 'MC45', 'MA68'] },
};

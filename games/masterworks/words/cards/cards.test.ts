/** Card texts are made from effects: every one of them, in both languages, and some of them word by word. */
import { describe, expect, it } from 'vitest';
import type { Language } from '../../../words.ts';
import { content } from '../../content/index.ts';
import {
  attackText,
  type CardText,
  interactionText,
  numbered,
  stormText,
  superpowerText,
  tacticText,
} from './index.ts';

const languages: readonly Language[] = ['en', 'de'];
const cards = [...Object.entries(content.characters), ['boss', content.boss] as const];

/** Every text of the box, by the name of its entry. */
function texts(language: Language): Map<string, CardText> {
  const all = new Map<string, CardText>();
  for (const [name, card] of cards) {
    for (const [key, attack] of Object.entries(card.attacks))
      all.set(`${name}.${key}`, attackText(content, card, attack, language));
    for (const [key, power] of Object.entries(card.superpowers))
      all.set(`${name}.${key}`, superpowerText(content, card, power, language));
  }
  for (const [name, card] of Object.entries(content.tactics))
    all.set(name, tacticText(content, card, language));
  for (const [level, row] of content.encounter.storm.rows.entries())
    all.set(`storm.${level}`, stormText(content, row, level, language));
  for (const [name, one] of Object.entries(content.encounter.interactions))
    all.set(`interaction.${name}`, interactionText(content, one, language));
  return all;
}

const said = { en: texts('en'), de: texts('de') };
const line = (language: Language, name: string): string => {
  const { title, family, text } = said[language].get(name) ?? { title: '', family: '', text: [] };
  return [`${title} (${family}).`, ...text].join(' ');
};

describe.each(languages)('every text in %s', (language) => {
  const all = [...said[language]].map(([name]) => [name, line(language, name)] as const);

  it('is there for 75 attacks, 139 superpowers, 34 cards, 5 storm levels and 7 interactions', () => {
    expect(all).toHaveLength(75 + 139 + 34 + 5 + 7);
    for (const [name] of all) expect(said[language].get(name)?.text.length, name).toBeGreaterThan(0);
  });
  it('has no leftovers: no missing words, raw keys or broken punctuation', () => {
    for (const [name, text] of all) {
      expect(text, name).not.toMatch(/undefined|null|NaN|\[object|\bnobody\b|\bniemand/);
      expect(text, name).not.toMatch(/\p{Ll}\p{Lu}/u); // camelCase
      expect(text, name).not.toMatch(/ {2}| [,.;:]|\.\.(?!\.)|,,|„“|\(\)| $/);
      expect(text, name).toMatch(/\.$/);
    }
  });
  it('starts each sentence with a capital letter and ends it with a full stop', () => {
    for (const [name, { text }] of said[language])
      for (const sentence of text) expect(sentence, name).toMatch(/^[\p{Lu}\d„].*\.$/u);
  });
  it('names the rule behind each keyword, where the guide explains it', () => {
    const { text, rules } = said[language].get('captain-america.bodyguard') ?? { text: [], rules: [] };
    expect(rules).toContain('MC83');
    expect(numbered(text, language).join(' ')).toContain('(MC83)');
    expect(
      numbered(text, language)
        .join(' ')
        .replace(/ \(\w+\)/g, ''),
    ).toBe(text.join(' '));
  });
});

it('German texts are German: no English term is left in a sentence', () => {
  for (const [name, { text, family }] of said.de)
    expect([family, ...text].join(' '), name).not.toMatch(
      /\b(Power|Range|attack|damage|dice|the|and|character|Short|Medium|Long)\b/,
    );
});

// biome-ignore format: one card, one line
const golden: readonly (readonly [name: string, en: string, de: string])[] = [
  ['captain-america.strike', 'Strike (Physical attack, Range 2, Strength 5, 0 Power). After the attack, the attacker gains Power equal to the damage dealt. Push [wild]: Before damage is dealt, the attacker may push the defender Short away if the defender is Size 3 or less.', 'Schlag (Physischer Angriff, Reichweite 2, Stärke 5, 0 Kraft). Nach dem Angriff erhält der Angreifer Kraft in Höhe des verursachten Schadens. Stoß [Joker]: Bevor Schaden zugefügt wird, darf der Angreifer den Verteidiger Kurz von sich weg stoßen, wenn dieser höchstens Größe 3 hat.'],
  ['captain-america.shield-throw', 'Shield Throw (Physical attack, Range 4, Strength 5, 0 Power). After the attack, the attacker gains 1 Power. This attack needs no line of sight and ignores cover. Ricochet [wild]: After the attack, the attacker may make one more Shield Throw attack against a different character within Range 3 of the defender, at any distance from the attacker; that attack has no Ricochet.', 'Schildwurf (Physischer Angriff, Reichweite 4, Stärke 5, 0 Kraft). Nach dem Angriff erhält der Angreifer 1 Kraft. Dieser Angriff braucht keine Sichtlinie und ignoriert Deckung. Querschläger [Joker]: Nach dem Angriff darf der Angreifer einen weiteren Angriff „Schildwurf“ gegen einen anderen Charakter in Reichweite 3 des Verteidigers, gleich wie weit vom Angreifer entfernt, ausführen; dieser ist ohne „Querschläger“.'],
  ['captain-america.a-day-unlike-any-other', 'A Day Unlike Any Other (Leadership: Avengers). Each character of this squad pays 1 Power less for an active or reactive superpower, to a minimum of 1. Once per turn for each character.', 'Ein Tag wie kein anderer (Führung: Avengers). Jeder Charakter dieses Trupps zahlt für eine aktive oder reaktive Superkraft 1 Kraft weniger, mindestens aber 1. Einmal pro Zug für jeden Charakter.'],
  ['captain-america.bodyguard', 'Bodyguard (Reactive superpower, 2 Power). When another allied character within Range 2 is targeted by an attack: This character becomes the target instead, whatever the range and line of sight.', 'Leibwächter (Reaktive Superkraft, 2 Kraft). Wenn ein anderer verbündeter Charakter in Reichweite 2 zum Ziel eines Angriffs wird: Dieser Charakter wird stattdessen zum Ziel, unabhängig von Reichweite und Sichtlinie.'],
  ['black-widow.pistol', 'Pistol (Physical attack, Range 3, Strength 4, 0 Power). No special rule.', 'Pistole (Physischer Angriff, Reichweite 3, Stärke 4, 0 Kraft). Keine Sonderregel.'],
  ['black-widow.counter-strike', 'Counter-Strike (Reactive superpower, 2 Power). When an attack that targeted this character is resolved: The attacker suffers 1 damage for each critical and wild on 4 dice rolled for this if the attacker is within Range 3.', 'Gegenschlag (Reaktive Superkraft, 2 Kraft). Wenn ein Angriff gegen diesen Charakter abgehandelt ist: Der Angreifer erleidet 1 Schaden je Volltreffer und Joker auf 4 dafür geworfenen Würfeln, wenn der Angreifer in Reichweite 3 ist.'],
  ['captain-marvel.energy-absorption', `Energy Absorption (Innate superpower). When defending against energy attacks, this character may change 1 of the attacker's dice from critical, wild or hit to blank for each wild in its own roll and gains 1 Power for each die changed.`, 'Energieabsorption (Angeborene Superkraft). Bei der Verteidigung gegen Energieangriffe darf dieser Charakter je Joker im eigenen Wurf 1 Würfel des Angreifers von Volltreffer, Joker oder Treffer auf Leerseite drehen und erhält je gedrehtem Würfel 1 Kraft.'],
  ['hawkeye.arrow-shot', 'Arrow Shot (Physical attack, Range 5, Strength 5, 0 Power). After the attack, the attacker gains Power equal to the damage dealt. Before targeting, the attacker chooses whether this attack is physical or energy. Full Quiver [wild]: After the attack, the defender gains one of Bleed, Shock, Slow or Poison.', 'Pfeilschuss (Physischer Angriff, Reichweite 5, Stärke 5, 0 Kraft). Nach dem Angriff erhält der Angreifer Kraft in Höhe des verursachten Schadens. Vor der Zielwahl wählt der Angreifer, ob dies ein physischer Angriff oder Energieangriff ist. Voller Köcher [Joker]: Nach dem Angriff erhält der Verteidiger eines von Blutung, Schock, Verlangsamung oder Gift.'],
  ['hawkeye.fast-draw', 'Fast Draw (Reactive superpower, 2 Power). When this character is targeted by an attack from outside Range 3: This character makes at once an Arrow Shot attack against the attacker.', 'Schnell gezogen (Reaktive Superkraft, 2 Kraft). Wenn dieser Charakter zum Ziel eines Angriffs von außerhalb Reichweite 3 wird: Dieser Charakter führt sofort einen Angriff „Pfeilschuss“ gegen den Angreifer aus.'],
  ['thor.prince-of-asgard', 'Prince of Asgard (Leadership: Asgard). When a turn of your side starts: A character of this squad may pay 1 Power. The payer chooses one: it removes 1 damage; or it loses 1 special condition. Once per turn, and once per round for each character.', 'Prinz von Asgard (Führung: Asgard). Wenn ein Zug deiner Seite beginnt: Ein Charakter dieses Trupps darf 1 Kraft zahlen. Der zahlende Charakter wählt eines: er entfernt 1 Schaden; oder er verliert 1 besonderen Zustand. Einmal pro Zug und einmal pro Runde für jeden Charakter.'],
  ['hulk.you-wont-like-me-when-im-angry', `You Won't Like Me When I'm Angry (Innate superpower). This character adds 1 die to its attack roll for every 4 damage on it. This character is KO'd when it would be Dazed: it has no Injured side.`, 'Wenn ich wütend bin, magst du mich nicht (Angeborene Superkraft). Dieser Charakter fügt seinem Angriffswurf je 4 Schaden auf ihm 1 Würfel hinzu. Dieser Charakter geht K. o., wenn er benommen würde: Er hat keine verletzte Seite.'],
  ['hulk.strongest-one-there-is', 'Strongest One There Is (Active superpower, 2 Power). This character throws an interactive terrain feature or an enemy character of Size 4 or less within Range 2 (Medium). Once per turn.', 'Stärkster von allen (Aktive Superkraft, 2 Kraft). Dieser Charakter wirft ein interaktives Geländestück oder einen gegnerischen Charakter der Größe 4 oder kleiner in Reichweite 2 (Mittel). Einmal pro Zug.'],
  ['vision.phasing', 'Phasing (Innate superpower). In the Power Phase, this character chooses until the next Power Phase: Enhanced Density (against physical attacks, this character adds 3 dice to its defence roll; this character cannot be pushed) or Phased (against energy attacks, this character adds 3 dice to its defence roll; this character suffers no damage from collisions).', 'Phasenwechsel (Angeborene Superkraft). In der Kraftphase wählt dieser Charakter bis zur nächsten Kraftphase: Erhöhte Dichte (gegen physische Angriffe fügt dieser Charakter seinem Verteidigungswurf 3 Würfel hinzu; dieser Charakter kann nicht gestoßen werden) oder Phasenverschoben (gegen Energieangriffe fügt dieser Charakter seinem Verteidigungswurf 3 Würfel hinzu; dieser Charakter erleidet keinen Schaden durch Kollisionen).'],
  ['storm.x-men-gold', 'X-Men Gold (Leadership: Uncanny X-Men). Once per round, between actions, for 1 Power, an active character of this squad may be placed within Range 1 of another character of this squad within Range 2 of it if it holds no objective token. Against attacks from outside Range 2, each character of this squad may reroll 1 of its defence dice.', 'X-Men Gold (Führung: Uncanny X-Men). Einmal pro Runde darf ein aktiver Charakter dieses Trupps zwischen zwei Aktionen für 1 Kraft in Reichweite 1 von einem anderen Charakter dieses Trupps in Reichweite 2 von ihm versetzt werden, wenn er keinen Zielmarker hält. Gegen Angriffe von außerhalb Reichweite 2 darf jeder Charakter dieses Trupps 1 seiner Verteidigungswürfel neu würfeln.'],
  ['black-panther.kinetic-burst', 'Kinetic Burst (Energy attack, Range 2, Strength 6, 3 Power). When paying for it, the attacker may pay up to 3 more Power to add 1 die to its attack roll for each. Explosive Force [wild]: After the attack, the attacker pushes each other character within Range 2 of the attacker Short away. After the attack, each character moved this way suffers 1 damage.', 'Kinetischer Ausbruch (Energieangriff, Reichweite 2, Stärke 6, 3 Kraft). Beim Bezahlen darf der Angreifer bis zu 3 weitere Kraft zahlen und erhält je Kraft 1 Würfel für seinen Angriffswurf. Sprengkraft [Joker]: Nach dem Angriff stößt der Angreifer jeden anderen Charakter in Reichweite 2 vom Angreifer Kurz von sich weg. Nach dem Angriff erleidet jeder so bewegte Charakter 1 Schaden.'],
  ['black-panther.king-of-wakanda', 'King of Wakanda (Leadership: Wakanda). When a character of this squad attacks or defends and may modify dice, or may modify a dodge roll: That character may pay 1 Power. That character may reroll 1 of its dice. Once per roll for each character.', 'König von Wakanda (Führung: Wakanda). Wenn ein Charakter dieses Trupps angreift oder sich verteidigt und Würfel ändern darf oder einen Ausweichwurf ändern darf: Jener Charakter darf 1 Kraft zahlen. Jener Charakter darf 1 seiner Würfel neu würfeln. Einmal pro Wurf für jeden Charakter.'],
  ['beast.stars-and-garters', 'Stars and Garters (Reactive superpower, 1 to 3 Power). When this character defends against an attack and may modify dice, or may modify a dodge roll: This character may reroll up to X of its dice. X is the Power paid.', 'Sterne und Strumpfbänder (Reaktive Superkraft, 1 bis 3 Kraft). Wenn dieser Charakter sich verteidigt und Würfel ändern darf oder einen Ausweichwurf ändern darf: Dieser Charakter darf bis zu X seiner Würfel neu würfeln. X ist die gezahlte Kraft.'],
  ['nightcrawler.brimstone-blitz', 'Brimstone Blitz (Physical attack, Range 2, Strength 5, 1 Power). The attacker adds 1 die to its attack roll for each time it has been placed this turn. Flurry of Blows [critical + hit]: After the attack, the attacker may make one more attack action against the same target.', 'Schwefelsturm (Physischer Angriff, Reichweite 2, Stärke 5, 1 Kraft). Der Angreifer fügt seinem Angriffswurf für jedes Mal, das er in diesem Zug versetzt wurde, 1 Würfel hinzu. Hagel von Schlägen [Volltreffer + Treffer]: Nach dem Angriff darf der Angreifer eine weitere Angriffsaktion gegen dasselbe Ziel ausführen.'],
  ['wolverine.wild-rage', 'Wild Rage (Innate superpower, Injured side). This character adds 1 die to its attack roll for each damage on it. This character cannot interact or hold objective tokens.', 'Wilde Raserei (Angeborene Superkraft, verletzte Seite). Dieser Charakter fügt seinem Angriffswurf je Schaden auf ihm 1 Würfel hinzu. Dieser Charakter kann weder interagieren noch Zielmarker halten.'],
  ['mystique.expert-sabotage', 'Expert Sabotage (Active superpower, 3 Power). Action: Each enemy character within Range 1 of the terrain about to be destroyed suffers 2 damage. This character destroys one interactive terrain feature of Size 3 or less within Range 4. Once per turn.', 'Meisterhafte Sabotage (Aktive Superkraft, 3 Kraft). Aktion: Jeder gegnerische Charakter in Reichweite 1 vom Gelände, das zerstört wird, erleidet 2 Schaden. Dieser Charakter zerstört ein interaktives Geländestück der Größe 3 oder kleiner in Reichweite 4. Einmal pro Zug.'],
  ['boss.magnetic-crush', 'Magnetic Crush (Physical attack, Range 4, Strength 7, 5 Power). The attacker destroys every interactive terrain feature of Size 3 or less within Range 2 of the defender. The attacker adds 1 die to its attack roll for each point of Size of one piece destroyed this way, and 1 more for each other piece. Before damage is dealt, each other enemy character within Range 2 of the defender suffers 1 damage.', 'Magnetische Zermalmung (Physischer Angriff, Reichweite 4, Stärke 7, 5 Kraft). Der Angreifer zerstört jedes interaktive Geländestück der Größe 3 oder kleiner in Reichweite 2 vom Verteidiger. Der Angreifer fügt seinem Angriffswurf je Punkt Größe eines so zerstörten Stücks und 1 weiteren je anderem Stück 1 Würfel hinzu. Bevor Schaden zugefügt wird, erleidet jeder andere gegnerische Charakter in Reichweite 2 vom Verteidiger 1 Schaden.'],
  ['boss.unyielding-will', `Unyielding Will (Innate superpower). When it would be Dazed or KO'd, this character gains 1 Exhaustion token instead, removes all its damage and loses all special conditions; if this happens in its own activation, that activation ends.`, 'Unbeugsamer Wille (Angeborene Superkraft). Statt benommen oder K. o. zu werden, erhält dieser Charakter 1 Erschöpfungsmarker, entfernt allen Schaden und verliert alle besonderen Zustände; geschieht das in seiner eigenen Aktivierung, so endet sie.'],
  ['boss.fatal-attraction', 'Fatal Attraction (Active superpower, 1 to 4 Power). This character throws an interactive terrain feature of Size X or less within Range 3 (Long). X is the Power paid. Each further use in the same turn costs 1 Power more.', 'Fatale Anziehung (Aktive Superkraft, 1 bis 4 Kraft). Dieser Charakter wirft ein interaktives Geländestück der Größe X oder kleiner in Reichweite 3 (Lang). X ist die gezahlte Kraft. Jede weitere Nutzung im selben Zug kostet 1 Kraft mehr.'],
  ['avengers-assemble', 'Avengers Assemble (Active tactic card: Avengers). Any number of allied Avengers characters pay 1 Power each. Each of them advances Short.', 'Avengers, sammeln! (Aktive Taktikkarte: Avengers). Beliebig viele verbündete Charaktere mit Zugehörigkeit Avengers zahlen je 1 Kraft. Jeder von ihnen rückt Kurz vor.'],
  ['spirit-of-wakanda', 'Spirit of Wakanda (Active tactic card: Wakanda). An allied Wakanda character pays 2 Power. That character chooses one: each other allied character within Range 2 of that character may remove 2 damage; or each other allied character within Range 2 of that character may lose all its special conditions; or each other allied character within Range 2 of that character gains 2 Power.', 'Geist von Wakanda (Aktive Taktikkarte: Wakanda). Ein verbündeter Charakter mit Zugehörigkeit Wakanda zahlt 2 Kraft. Jener Charakter wählt eines: jeder andere verbündete Charakter in Reichweite 2 von jenem Charakter darf 2 Schaden entfernen; oder jeder andere verbündete Charakter in Reichweite 2 von jenem Charakter darf alle besonderen Zustände verlieren; oder jeder andere verbündete Charakter in Reichweite 2 von jenem Charakter erhält 2 Kraft.'],
  ['sacrifice', 'Sacrifice (Reactive tactic card). When an allied character is targeted by an enemy attack: That character and another allied character within Range 2 of that character may pay 1 Power each. The second of them becomes the target instead, whatever the range and line of sight. The second of them cannot add defence dice or change or reroll its dice for this attack.', 'Opfer (Reaktive Taktikkarte). Wenn ein verbündeter Charakter zum Ziel eines gegnerischen Angriffs wird: Jener Charakter und ein anderer verbündeter Charakter in Reichweite 2 von jenem Charakter dürfen je 1 Kraft zahlen. Der zweite von ihnen wird stattdessen zum Ziel, unabhängig von Reichweite und Sichtlinie. Der zweite von ihnen kann für diesen Angriff weder Verteidigungswürfel hinzufügen noch seine Würfel drehen oder neu würfeln.'],
  ['fastball-special', 'Fastball Special! (Active tactic card). Colossus and Wolverine within Range 2 of Colossus pay 1 Power each. Wolverine is thrown Medium and suffers no damage from the collision itself. Before the collision, each enemy hit rolls 2 fewer dodge dice (at least 1). After the collision, each enemy hit gains Bleed.', 'Fastball-Spezial! (Aktive Taktikkarte). Colossus und Wolverine in Reichweite 2 von Colossus zahlen je 1 Kraft. Wolverine wird Mittel geworfen und erleidet selbst keinen Schaden durch die Kollision. Vor der Kollision würfelt jeder getroffene Gegner mit 2 Ausweichwürfeln weniger (mindestens 1). Nach der Kollision erhält jeder getroffene Gegner Blutung.'],
  ['mission-objective', 'Mission Objective (Active or reactive tactic card). When it is an open moment of the activation of the active character, and it holds an Asset or Civilian token, or when an allied character is Dazed while holding an Asset or Civilian token, or would drop one: That character may pay 2 Power. That character gives 1 Asset or Civilian token it holds to another allied character within Range 2 of that character.', 'Missionsziel (Aktive oder reaktive Taktikkarte). Wenn der aktive Charakter in seiner Aktivierung, zwischen zwei Aktionen, einen Objekt- oder Zivilistenmarker hält, oder wenn ein verbündeter Charakter benommen wird, während er einen Objekt- oder Zivilistenmarker hält, oder einen fallen lassen müsste: Jener Charakter darf 2 Kraft zahlen. Jener Charakter gibt einem anderen verbündeten Charakter in Reichweite 2 von jenem Charakter 1 Objekt- oder Zivilistenmarker, den er hält.'],
  ['storm.3', `Unforeseen Impact (Storm Level 3, from 16 debris). At the end of each Cosmic turn, a Crisis Team character of the Cosmic player's choice gains one of Bleed, Slow or Stun.`, 'Unerwarteter Einschlag (Sturmstufe 3, ab 16 Trümmern). Am Ende jedes Kosmischen Zuges erhält ein Charakter des Krisenteams nach Wahl des Kosmischen Spielers eines von Blutung, Verlangsamung oder Betäubung.'],
  ['interaction.crisis-soldier', 'Soldier (Interact, Crisis Team, Range 1, 1 Power). The Soldier is turned face up for all to see. The character picks up the token if it is a Shutdown Code. The token goes to the discarded Soldiers if it is Secret Information or nothing.', 'Soldat (Interagieren, Krisenteam, Reichweite 1, 1 Kraft). Der Soldat wird für alle aufgedeckt. Der Charakter nimmt den Marker auf, wenn es ein Abschaltcode ist. Der Marker kommt zu den abgelegten Soldaten, wenn es Geheime Information oder nichts ist.'],
  ['interaction.cosmic-dampener', 'Magnetic Field Dampener (Interact, Boss, Range 1, 1 Power). Only if no Debris Pile lies on it. The Debris Tracker goes down by 4. An undamaged Debris Pile is put on the dampener if that was possible in full.', 'Magnetfelddämpfer (Interagieren, Endgegner, Reichweite 1, 1 Kraft). Nur, wenn kein Trümmerhaufen darauf liegt. Die Trümmerleiste sinkt um 4. Ein unbeschädigter Trümmerhaufen kommt auf den Dämpfer, wenn das ganz möglich war.'],
];

describe('read aloud', () => {
  it('heroes-for-hire says who throws', () => {
    expect(line('en', 'heroes-for-hire')).toContain('the chosen character may throw the attacker Short away');
    expect(line('de', 'heroes-for-hire')).toContain(
      'darf der gewählte Charakter den Angreifer Kurz von sich weg werfen',
    );
  });

  it.each(golden)('%s', (name, en, de) => {
    expect(line('en', name)).toBe(en);
    expect(line('de', name)).toBe(de);
  });
});

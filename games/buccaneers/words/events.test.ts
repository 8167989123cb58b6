import { erased, heard, type Ruleset } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import type { GameWords, Language } from '../../words.ts';
import { type Given, given } from '../testing/given.ts';
import type { Play } from '../testing/play.ts';
import { words } from './index.ts';

const { eventText } = erased<Required<GameWords>>(words);
const names = ['Ann', 'Ben', 'Cy'];

/** The log as somebody who only watches reads it. */
function log(play: Play, language: Language = 'en'): string[] {
  const ruleset = play.ruleset as unknown as Ruleset;
  return heard(play.stage.told, 0).flatMap((event) => eventText(event, names, ruleset, language) ?? []);
}

/** The log of a scoring of these displays; the pile card of step F weighs 2. */
const scoring = (displays: readonly (readonly string[])[], more: Given = {}): Play =>
  given({ at: 'score', pile: ['Bathtub Duck'], displays, chance: ['Bathtub Duck'], ...more });

describe('the log gives reasons', () => {
  it('B14 says which Spacecraft breaks a tie within a Round, and who shares the last place', () => {
    // Solar Kite is worth -3 and Courier Skiff 7: all three are worth 4.
    const play = scoring([['Scramble Cube'], ['Solar Kite', 'Courier Skiff'], ['Morpho Calzino']]);
    expect(play.page.lines.map(({ value, points }) => [value, points])).toEqual([
      [4, 5],
      [4, 15],
      [4, 5],
    ]);
    expect(log(play)).toContain(
      'Value 4: Ben, Ann, and Cy are tied, so the best spacecraft decides: Ben has Courier Skiff (7), Ann has none, Cy has none. Ann and Cy share the last of the tied places: rank 3.',
    );
    expect(log(play, 'de')).toContain(
      'Wert 4: Ben, Ann und Cy liegen gleichauf, also entscheidet das beste Raumschiff: Ben hat Kuriergleiter (7), Ann hat keins, Cy hat keins. Ann und Cy teilen sich den letzten der umkämpften Plätze: Rang 3.',
    );
  });

  it('B14 says that a tie without any Spacecraft takes the last place it covers, and nothing without a tie', () => {
    const play = scoring([['Scramble Cube'], ['Morpho Calzino'], ['Morpho Cubo']]);
    expect(log(play)).toContain(
      'Value 4: Ann and Ben are tied and have no spacecraft to break the tie, so they share the last of the tied places: rank 3.',
    );
    expect(log(scoring([['Moon Bus'], [], ['Scramble Cube']])).join(' ')).not.toMatch(/tied/);
  });

  it('BA36 names every pair that shares a place when Spacecraft of a pack are equal', () => {
    const trash = {
      SPC06: { sides: [{ value: 5, weight: 1 }] },
      SPC05: { sides: [{ value: 5, weight: 1 }] },
    };
    const pack = { game: 'buccaneers', name: 'equal ships', content: { trash } };
    const play = scoring([['Moon Bus'], ['Saucer Cab'], ['Morpho Teiera']], { pack });
    expect(log(play).find((one) => one.startsWith('Value 5'))).toBe(
      'Value 5: Ann, Ben, and Cy are tied, so the best spacecraft decides: Ann has Moon Bus (5), Ben has Saucer Cab (5), Cy has none. Ann and Ben share the last of the tied places: rank 2.',
    );
  });

  it('B9 leaves out the steps whose Relic is not in play', () => {
    const steps = (play: Play): string[] => log(play).filter((one) => one.startsWith('Step '));
    expect(steps(scoring([[], [], []])).map((one) => one[5])).toEqual(['C', 'E', 'F', 'G', 'H']);
    expect(steps(scoring([[], ['Easter Egg'], []]))[0]).toBe('Step A: Easter Egg');
  });

  it('B12 says so when nobody is drawn in', () => {
    expect(log(scoring([['Moon Bus'], [], []]))).toContain(
      'Nobody is drawn in: no weight exceeds its threshold.',
    );
    expect(log(scoring([[], [], []]), 'de')).toContain(
      'Niemand wird eingesogen: Kein Gewicht übersteigt seinen Schwellenwert.',
    );
    const heavy = ['Planet Cracker', 'Cube Freighter', 'Flagship of the Explorers'];
    expect(log(scoring([heavy, [], []]))).not.toContain(
      'Nobody is drawn in: no weight exceeds its threshold.',
    );
  });

  it('BA26 says so when nobody is left to be ranked', () => {
    const play = scoring([['Moon Bus'], ['Saucer Cab'], ['Courier Skiff']], {
      atHole: ['-4', '-2'],
      hole: 'Needle Eye',
      chance: ['Helium Hulk'],
      pile: ['Helium Hulk'],
    });
    expect(log(play)).toContain('Nobody is left to rank: everyone was drawn in.');
  });

  it('B9 says who takes the card for the heaviest Toys, or that nobody does', () => {
    expect(log(scoring([['Game Slab'], [], []]))).toContain(
      'Ann has the heaviest toys and takes the Weight −6 card.',
    );
    expect(log(scoring([['Game Slab'], ['Rocking Unicorn'], []]))).toContain(
      'No single player has the heaviest toys, so nobody takes the Weight −6 card.',
    );
  });

  it('B32 names the Carpet and the Exoskeleton as the reason, even when they bring nothing', () => {
    const gained = log(scoring([['Antigravity Carpet'], ['Exoskeleton', 'Moon Bus'], ['Courier Skiff']]));
    expect(gained).toContain(
      'Antigravity Carpet: Ann is lighter than everyone else and takes the Value +10 card.',
    );
    expect(gained).toContain('Exoskeleton: Ben is heavier than everyone else and takes the Weight −10 card.');
    const level = log(scoring([['Antigravity Carpet'], ['Exoskeleton'], ['Morpho Spinoso']]), 'de');
    expect(level).toContain('Exoskelett: Ben ist nicht schwerer als alle anderen und bekommt nichts.');
    const heavy = log(scoring([['Antigravity Carpet', 'Moon Bus'], [], []]));
    expect(heavy).toContain("Antigravity Carpet: Ann isn't lighter than everyone else and takes nothing.");
  });

  it('B11 names the Paperweight as the reason for a higher Threshold', () => {
    expect(log(scoring([[], ['XXL Paperweight'], []])).find((one) => one.startsWith('The pile card'))).toBe(
      'The pile card is Bathtub Duck, weight 2. Final thresholds: Ann 20, Ben 22, Cy 20. XXL Paperweight: the pile card counts twice for Ben.',
    );
  });

  it('B12 names the Towel as the reason for its points', () => {
    const heavy = ['Planet Cracker', 'Cube Freighter', 'Emergency Towel'];
    expect(log(scoring([heavy, [], []], { atHole: ['-4'] }))).toContain(
      'Ann is drawn in: weight 20 exceeds 16. Emergency Towel saves 5 points.',
    );
  });

  it('B23 B24 B26 names the Artifact that moves a Threshold card or flips the direction', () => {
    const play = given({
      hands: [['TIIT CLO UHL'], ['Reality Gyro'], ['Swiss Army Pocket Laser']],
      clockwise: true,
    });
    play.turn('TIIT CLO UHL', 'Reality Gyro', 'Swiss Army Pocket Laser').seat(2).places('-2');
    const lines = log(play);
    expect(lines).toContain('TIIT CLO UHL (Ann): everyone draws a card.');
    expect(lines).toContain('TIIT CLO UHL (Ann): threshold card +3 goes to the hole.');
    expect(lines).toContain('Swiss Army Pocket Laser (Cy): threshold card −2 goes to the hole.');
    expect(lines).toContain('Reality Gyro (Ben): hands are now passed counterclockwise.');
  });

  it('B25 names the Tentacles when somebody draws for them', () => {
    const play = given({ hands: [['Titanic Tentacles']] }).turn('Titanic Tentacles');
    expect(log(play).at(-1)).toBe('Titanic Tentacles: Ann draws 3 cards.');
  });

  it('B27 B29 names the cards that an Artifact turns for', () => {
    const play = given({
      displays: [['awake Morpho Sucker'], ['awake Loot Box'], []],
      hands: [[], ['Morpho Cubo'], ['Morpho Plumo']],
    }).turn(null, 'Morpho Cubo', 'Morpho Plumo');
    expect(log(play)).toContain(
      "Ann's Morpho Sucker turns 2 times for Morpho Cubo and Morpho Plumo: value 8, weight 4.",
    );
    expect(log(play)).toContain("Ben's Loot Box turns for Morpho Cubo: value 7, weight 3.");
  });

  it('BA8 does not promise a next Turn to GPS in the last one', () => {
    const last = given({ handSize: 2, hands: [['GPS Tracker']], displays: [['Easter Egg']] }).turn(
      'GPS Tracker',
    );
    expect(log(last)).toContain('GPS Tracker has no effect: Ann has no turn left in this round.');
    const longer = given({ handSize: 2, hands: [['GPS Tracker'], ['TIIT CLO UHL']] });
    expect(log(longer.turn('GPS Tracker', 'TIIT CLO UHL'))).toContain(
      "GPS Tracker: Ann's next pick is random.",
    );
  });

  it('numbers the Turns', () => {
    const play = given({ handSize: 4, at: 'turn', also: { turn: 0 } })
      .turn()
      .turn();
    expect(log(play).filter((one) => one.startsWith('Round 1, turn'))).toEqual([
      'Round 1, turn 1.',
      'Round 1, turn 2.',
      'Round 1, turn 3.',
    ]);
    expect(log(play, 'de')).toContain('Runde 1, Zug 2.');
  });

  it('B15 says who wins the match, and what broke a tie', () => {
    const points = [
      [10, 0],
      [0, 0],
      [10, 5],
    ];
    const won = scoring([['Moon Bus'], [], []], { points });
    expect(log(won).at(-1)).toBe('The match is over. Ann wins with 25 points.');
    const byShip = scoring([['Moon Bus', 'Emergency Towel'], ['Bathtub Duck'], ['Courier Skiff']], {
      pile: ['Pet Carrier'],
      chance: ['Pet Carrier'],
      points: [[0], [0], [5]],
    });
    expect(log(byShip).at(-1)).toBe(
      'The match is over. Ann wins with 15 points, ahead of Cy thanks to a better spacecraft.',
    );
    const shared = scoring([['Scramble Cube'], ['Morpho Calzino'], []], { points: [[0], [0], [0]] });
    expect(log(shared, 'de').at(-1)).toBe(
      'Die Partie ist zu Ende. Ann und Ben teilen sich den Sieg mit je 10 Punkten.',
    );
  });
});

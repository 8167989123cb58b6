import { describe, expect, it } from 'vitest';
import { Listener } from './listening.ts';
import { openPlace } from './place.ts';

const place = openPlace();

/** Plays by keyboard until somebody says that the next Round begins; what was heard and chosen, line by line. */
async function story(
  game: string,
  seats: number,
  choose: (question: string, turn: number) => RegExp,
): Promise<readonly string[]> {
  const ada = await place().person();
  const listener = await Listener.at(ada, place().house.address, game, seats, `by ear, ${game}`);
  const lines: string[] = [];
  for (let turn = 0; turn < 60; turn++) {
    const heard = await listener.listen();
    lines.push(...heard);
    if (heard.some((text) => /Round 2\b/.test(text))) break;
    lines.push(`> ${await listener.choose(choose(heard.at(-1) ?? '', turn))}`);
  }
  expect(ada.complaints).toEqual([]);
  await ada.leave();
  return lines;
}

/** What is said between a choice and the next question as one: how it is taken apart depends on the machine. */
function joined(lines: readonly string[]): readonly string[] {
  const all: string[] = [];
  const isSaid = (line = '> '): boolean => !line.startsWith('> ') && !line.startsWith('Your turn.');
  for (const line of lines) {
    if (isSaid(line) && isSaid(all.at(-1))) all.push(`${all.pop()} ${line}`);
    else all.push(line);
  }
  return all;
}

/** What is heard; a line with > is the choice that was made, as its name is read. */
const buccaneers: readonly string[] = [
  'Round 1: Tight Collar opens, threshold 12. Everyone is dealt 5 cards. Round 1, turn 1.',
  'Your turn. Pick one card to keep.',
  '> Titanic Tentacles, artifact, value 2, weight 1: pick. Your display: value 2, weight 1; 100% chance to escape',
  'Revealed: Ada: Titanic Tentacles, Kepler: Loot Box, Leavitt: Pocket Mech. Titanic Tentacles: Ada draws Cubus Libra, Reality Gyro, and Command Chair 2.',
  'Your turn. Choose which of the drawn cards to keep.',
  '> Cubus Libra, artifact, value 3, weight 5: keep. Your display: value 5, weight 6; 100% chance to escape',
  'Ada keeps Cubus Libra. Ada discards Reality Gyro and Command Chair 2. Hands are passed counterclockwise. Round 1, turn 2.',
  'Your turn. Pick one card to keep.',
  '> Antigravity Carpet, relic, value 2, weight 2: pick. Your display: value 7, weight 8; 100% chance to escape',
  'Revealed: Ada: Antigravity Carpet, Kepler: Swiss Army Pocket Laser, Leavitt: Nanny Vacuum.',
  'Swiss Army Pocket Laser (Kepler): threshold card −2 goes to the hole. Hands are passed counterclockwise. Round 1, turn 3.',
  'Your turn. Pick one card to keep.',
  '> Exoskeleton, relic, value 3, weight 6: pick. Your display: value 10, weight 14; 62% chance to escape',
  "Revealed: Ada: Exoskeleton, Kepler: Warp Drive 1, Leavitt: Moon Bus. Kepler starts a time machine group with Warp Drive 1. Ada's Cubus Libra turns for Moon Bus: value 5, weight 4. Hands are passed counterclockwise. Round 1, turn 4.",
  'Your turn. Pick one card to keep.',
  '> XXL Paperweight, relic, value 4, weight 7: pick. Your display: value 16, weight 20; 51% chance to escape',
  "Revealed: Ada: XXL Paperweight, Kepler: One Ring, Leavitt: Morpho Broccolo. Morpho Broccolo goes on top of Leavitt's shapeshifters. Ada's Cubus Libra turns for One Ring: value 7, weight 2. Kepler's Loot Box turns for One Ring: value 7, weight 3. Ada puts Helium Hulk on the pile. Step C: Toys are revealed. Toy weights: Ada 0, Kepler 0, Leavitt 0. No single player has the heaviest toys, so nobody takes the Weight −6 card. Step D: One Ring.",
  "Kepler discards One Ring. Step E: Everyone is weighed. Total weights: Ada 18, Kepler 11, Leavitt 15. Antigravity Carpet: Ada isn't lighter than everyone else and takes nothing. Exoskeleton: Ada is heavier than everyone else and takes the Weight −10 card. Step F: Final threshold. The pile card is Helium Hulk, weight −4. Final thresholds: Ada 2, Kepler 6, Leavitt 6. XXL Paperweight: the pile card counts twice for Ada. Step G: Who is drawn in? Ada is drawn in: weight 8 exceeds 2. Points: 0. Kepler is drawn in: weight 11 exceeds 6. Points: 0. Leavitt is drawn in: weight 15 exceeds 6. Points: 0. Step H: Value, rank and points. Nobody is left to rank: everyone was drawn in. Round 2: Wide Yawn opens, threshold 27. Everyone is dealt 8 cards. Round 2, turn 1.",
  'Your turn. Pick one card to keep.',
];

const amass: readonly string[] = [
  'Your turn. Choose the Resource card for this round. The other goes back on top of the deck.',
  '> Play Resource card 10 (Alien 3; B1 1, F2 1, G3 1, J4 1, M5 1, P6 1, R7 1, U8 1). The cubes are worth 17 points',
  'Round 1: Ada plays Resource card 10. The Alien moves 3 zones, to zone 3 (G3). New cubes at the mines: B1 1, F2 1, G3 1, J4 1, M5 1, P6 1, R7 1, U8 1.',
  'Your turn. Plan in secret: 8 members are still at home. Then lock the plan.',
  '> Mine B1: send a member. 1 orange there, worth 4 points',
  'Your turn. Plan in secret: 7 members are still at home. Then lock the plan.',
  '> Mine B1: send a member. 1 orange there, worth 4 points',
  'Your turn. Plan in secret: 6 members are still at home. Then lock the plan.',
  '> Alien camp: send a member',
  'Your turn. Plan in secret: 5 members are still at home. Then lock the plan.',
  '> Lock the plan',
  'Plans revealed: Ada: 2 × B1, camp; Kepler: B1, F2, J4, M5, P6, R7, 2 × camp. AI Tango draws AI card 9. AI Tango deploys: B1, R7, 3 × base centre, F2, M5, P6.',
  'Your turn. Combat: choose one of your fights.',
  '> Mine B1: fight Echo (2 against 1, 1 cube)',
  "B1: Ada fights Kepler. Ada rolls 3 and 4, Kepler rolls 1. Ada against Kepler: 4 beats 1 by 3. A member of Kepler's crew (B1) is wounded: Major.",
  "R7: Kepler fights AI Tango. Kepler rolls 1, AI Tango rolls 1. Kepler against AI Tango: 1 ties with 1: both lose. A member of Kepler's crew (R7) is wounded: Minor. A member of AI Tango's crew (R7) is wounded: Minor. P6: AI Tango fights Kepler. AI Tango rolls 3, Kepler rolls 1. AI Tango against Kepler: 3 beats 1 by 2. A member of Kepler's crew (P6) is wounded: Moderate. B1: Ada fights AI Tango. Ada rolls 3 and 6, AI Tango rolls 4. Ada against AI Tango: 6 beats 4 by 2. A member of AI Tango's crew (B1) is wounded: Moderate.",
  "M5: Kepler fights AI Tango. Kepler rolls 2, AI Tango rolls 3. Kepler against AI Tango: 2 loses to 3 by 1. A member of Kepler's crew (M5) is wounded: Moderate. F2: AI Tango fights Kepler. AI Tango rolls 3, Kepler rolls 1. AI Tango against Kepler: 3 beats 1 by 2. A member of Kepler's crew (F2) is wounded: Moderate. Ada takes 1 orange from B1. AI Tango takes 1 blue from F2. Kepler takes 1 green from J4. AI Tango takes 1 blue from M5. AI Tango takes 1 green from P6. Ada rolls 2 at the camp and draws Jump Jets. Kepler rolls 2 and 5 at the camp and draws 3 cards.",
  'Your turn. Store your haul: 1 cube still needs a slot. The innermost slots are safest.',
  '> Store the rest for me. Your base: 1 of 20 slots, 4 points',
  'Your turn. Every cube has a slot. Confirm, or take some back.',
  '> Confirm the slots',
  'Ada stores 1 orange. Kepler stores 1 green. AI Tango stores 1 green and 2 blue. Kepler gains 2 cards for wounded members. Kepler draws 2 cards. Every wounded member recovers one step.',
  'Round 2: Kepler plays Resource card 7. The Alien moves 2 zones, to zone 5 (M5). New cubes at the mines: B1 1, F2 1, J4 1, M5 1, R7 2, U8 2.',
  'Your turn. Plan in secret: 8 members are still at home. Then lock the plan.',
];

const ultramassive: readonly string[] = [
  'Ada draws Slow Decay, Deep Plunge, and Stellar Draw. Kepler is the starting player.',
  'Your turn. Place your four Wormholes, at most one per space.',
  '> Wormholes on blue 1, blue 7, pink 1, and pink 7',
  'Ada places Wormholes on blue 1, blue 7, pink 1, and pink 7. Kepler too. Round 1. Resource Draft.',
  'Kepler picks from set 1: Antimatter.',
  'Your turn. Resource Draft: pick a space from set 1.',
  '> Space 2: Gain 1 Blue Giant Star.',
  'Ada picks from set 1: Blue Giant Star.',
  'Your turn. Resource Draft: pick a space from set 2.',
  '> Space 2: Gain 1 Supergiant Star.',
  'Ada picks from set 2: Supergiant Star.',
  'Kepler picks from set 2: recycle up to 3. Everyone gains what they drafted.',
  'Your turn. Choose which Resource to gain next.',
  '> Gain next: Gain 1 Blue Giant Star',
  'Your turn. Choose a space for the Blue Giant Star.',
  '> Place Blue Giant Star on blue 1',
  'Ada places Blue Giant Star on blue 1.',
  'Your turn. Choose which Resource to gain next.',
  '> Gain next: Gain 1 Supergiant Star',
  'Your turn. Choose a space for the Supergiant Star.',
  '> Place Supergiant Star on blue 1, with Blue Giant Star',
  'Ada places Supergiant Star on blue 1.',
  'Your turn. Choose a space for the Minor Antimatter.',
  '> Place Minor Antimatter on blue 1: detonates with Blue Giant Star and Supergiant Star',
  'Ada places Minor Antimatter on blue 1. Matter meets Antimatter on Ada’s blue 1 and detonates, unscored: Blue Giant Star, Supergiant Star, and Minor Antimatter.',
  'Kepler recycles 3 cards. Kepler: +3 Solar Mass.',
  'Kepler places Major Antimatter on blue 1. Discovery.',
  'Your turn. Discovery: choose one Anomaly, or none.',
  '> Discover Accretion Stream (Siphon 1) for 3. Siphon.',
  'Kepler discovers Stellar Nursery for 3 Discovery Counters. Ada discovers Accretion Stream for 3 Discovery Counters. Actions.',
  'Your turn. Take any actions, then end your Actions phase. You can play 2 cards.',
  '> Play Slow Decay: Orbit one Channel by 1 space. Gain 1 Discovery Counter.',
  'Ada plays Slow Decay.',
  'Your turn. Choose a Channel to orbit by 1 space.',
  '> Orbit blue by 1 space (nothing on it). +1 Discovery Counter',
  'Ada orbits the blue Channel by 1 space. Ada: +1 Discovery Counter.',
  'Your turn. Take any actions, then end your Actions phase. You can play 1 more card.',
  '> Use Accretion Stream: Siphon.',
  'Ada uses Accretion Stream.',
  'Your turn. Siphon: choose what to draw in.',
  '> Siphon (Primordial): Gain 1 Blue Giant Star.',
  'Ada siphons (Primordial).',
  'Your turn. Choose a space for the Blue Giant Star.',
  '> Place Blue Giant Star on blue 1',
  'Ada places Blue Giant Star on blue 1.',
  'Your turn. Take any actions, then end your Actions phase. You can play 1 more card.',
  '> End your Actions phase',
  'Kepler plays Galactic Merger.',
  'Kepler places Primordial Black Hole on pink 1.',
  'Kepler places Blue Giant Star on pink 1. Queued by Kepler for Ada, once everyone is done: Gain 1 Blue Giant Star.',
  'Kepler plays Shared Horizon.',
  'Kepler siphons (Primordial).',
  'Kepler places Blue Giant Star on pink 1. Kepler: +1 Discovery Counter. Queued by Kepler for Ada, once everyone is done: Gain 1 Discovery Counter.',
  'Kepler uses Stellar Nursery.',
  'Kepler places Blue Giant Star on blue 7.',
  'Kepler swaps pink 1 and pink 7.',
  'Now for Ada, from Kepler: Gain 1 Blue Giant Star. Now for Ada, from Kepler: Gain 1 Discovery Counter.',
  'Your turn. Choose a space for the Blue Giant Star.',
  '> Place Blue Giant Star on blue 1, with Blue Giant Star. +1 Discovery Counter, then chance decides',
  'Ada places Blue Giant Star on blue 1. Ada: +1 Discovery Counter. Ada draws Deep Plunge. Round 2. Resource Draft.',
  'Your turn. Resource Draft: pick a space from set 1.',
];

describe('a round by keyboard alone, heard and not seen', () => {
  it('of Black Hole Buccaneers tells who took what, and how the scoring came about', async () => {
    const heard = await story('buccaneers', 3, () => /pick|keep|discard|group/);
    expect(joined(heard)).toEqual(joined(buccaneers));
  });

  it('of AMASS tells plans, fights and hauls', async () => {
    const plan = [/^Mine .*worth/, /^Mine .*worth/, /^Alien camp: send/, /^Lock the plan/];
    let planned = 0;
    const heard = await story('amass', 2, (question) => {
      if (/Plan in secret/.test(question)) return plan[planned++] ?? /^Lock/;
      return /^Store the rest|^Confirm|^Pass|fight|^Play|take/;
    });
    expect(joined(heard)).toEqual(joined(amass));
  });

  it('of ULTRAMASSIVE tells every step of both boards', async () => {
    let actions = 0;
    const heard = await story('ultramassive', 2, (question) => {
      if (!/Take any actions/.test(question)) return /./;
      return [/^Play/, /^Use/][actions++] ?? /^End/;
    });
    expect(joined(heard)).toEqual(joined(ultramassive));
  });
});

/** The 67 cards of space trash: what the top edge shows after 0, 90, 180 and 270 degrees, and how that is known. */
import type { Content } from '../rules/content.ts';

type Trash = Content['trash'];

/** No effect; the best one a player owns breaks ties (B14, B15, B21). */
// biome-ignore format: one card, one line
const spacecraft: Trash = {
  'SPC01': { family: 'spacecraft', name: { en: 'Helium Hulk', de: 'Heliumkahn' }, sides: [{ value: -5, weight: -4 }], from: { numbers: 'printed', copies: 'printed', en: 'stand-in', de: 'stand-in' } },
  'SPC02': { family: 'spacecraft', name: { en: 'Tow Balloon', de: 'Schleppballon' }, sides: [{ value: -4, weight: -3 }], from: { numbers: 'printed', copies: 'printed', en: 'stand-in', de: 'stand-in' } },
  'SPC03': { family: 'spacecraft', name: { en: 'Solar Kite', de: 'Sonnendrachen' }, sides: [{ value: -3, weight: -2 }], from: { numbers: 'printed', copies: 'printed', en: 'stand-in', de: 'stand-in' } },
  'SPC04': { family: 'spacecraft', name: { en: 'Courier Skiff', de: 'Kuriergleiter' }, sides: [{ value: 7, weight: 5 }], from: { numbers: 'printed', copies: 'printed', en: 'stand-in', de: 'stand-in' } },
  'SPC05': { family: 'spacecraft', name: { en: 'Saucer Cab', de: 'Untertassentaxi' }, sides: [{ value: 8, weight: 6 }], from: { numbers: 'printed', copies: 'printed', en: 'stand-in', de: 'stand-in' } },
  'SPC06': { family: 'spacecraft', name: { en: 'Moon Bus', de: 'Mondbus' }, sides: [{ value: 9, weight: 7 }], from: { numbers: 'printed', copies: 'printed', en: 'stand-in', de: 'stand-in' } },
  'SPC07': { family: 'spacecraft', name: { en: "Smuggler's Clunker", de: 'Schmugglerkiste' }, sides: [{ value: 10, weight: 7 }], from: { numbers: 'printed', copies: 'printed', en: 'stand-in', de: 'stand-in' } },
  'SPC08': { family: 'spacecraft', name: { en: 'Flagship of the Explorers', de: 'Flaggschiff der Entdecker' }, sides: [{ value: 11, weight: 8 }], from: { numbers: 'printed', copies: 'printed', en: 'stand-in', de: 'stand-in' } },
  'SPC09': { family: 'spacecraft', name: { en: 'Cube Freighter', de: 'Würfelfrachter' }, sides: [{ value: 12, weight: 9 }], from: { numbers: 'printed', copies: 'printed', en: 'stand-in', de: 'stand-in' } },
  'SPC10': { family: 'spacecraft', name: { en: 'Planet Cracker', de: 'Planetenknacker' }, sides: [{ value: 14, weight: 10 }], from: { numbers: 'printed', copies: 'printed', en: 'stand-in', de: 'stand-in' } },
};

/** Face down until step C; the sole heaviest sum takes the -6 Weight card (B9, B20). */
// biome-ignore format: one card, one line
const toys: Trash = {
  'TOY01': { family: 'toy', name: { en: 'Bathtub Duck', de: 'Badeente' }, sides: [{ value: 1, weight: 2 }], from: { numbers: 'printed', copies: 'printed', en: 'stand-in', de: 'stand-in' } },
  'TOY02': { family: 'toy', name: { en: 'Staircase Spring', de: 'Treppenspirale' }, sides: [{ value: 2, weight: 2 }], from: { numbers: 'printed', copies: 'printed', en: 'stand-in', de: 'stand-in' } },
  'TOY03': { family: 'toy', name: { en: 'Stuffed Oracle', de: 'Ausgestopftes Orakel' }, sides: [{ value: 2, weight: 3 }], from: { numbers: 'printed', copies: 'printed', en: 'printed', de: 'printed', together: 'stand-in' } },
  'TOY04': { family: 'toy', name: { en: 'Pet Carrier', de: 'Haustiertransportbox' }, sides: [{ value: 3, weight: 3 }], from: { numbers: 'printed', copies: 'printed', en: 'stand-in', de: 'printed', together: 'stand-in' } },
  'TOY05': { family: 'toy', name: { en: 'Leather Kickball', de: 'Lederball' }, sides: [{ value: 3, weight: 4 }], from: { numbers: 'printed', copies: 'printed', en: 'stand-in', de: 'stand-in' } },
  'TOY06': { family: 'toy', name: { en: 'Scramble Cube', de: 'Drehwürfel' }, sides: [{ value: 4, weight: 4 }], from: { numbers: 'printed', copies: 'printed', en: 'stand-in', de: 'stand-in' } },
  'TOY07': { family: 'toy', name: { en: 'Brick Bucket', de: 'Steckstein-Eimer' }, sides: [{ value: 4, weight: 5 }], from: { numbers: 'printed', copies: 'printed', en: 'stand-in', de: 'stand-in' } },
  'TOY08': { family: 'toy', name: { en: 'Rocking Unicorn', de: 'Schaukeleinhorn' }, sides: [{ value: 4, weight: 6 }], from: { numbers: 'printed', copies: 'printed', en: 'stand-in', de: 'stand-in' } },
  'TOY09': { family: 'toy', name: { en: 'Chatty Furball', de: 'Plapperknäuel' }, sides: [{ value: 5, weight: 5 }], from: { numbers: 'printed', copies: 'printed', en: 'stand-in', de: 'stand-in' } },
  'TOY10': { family: 'toy', name: { en: 'Game Slab', de: 'Spielplatte' }, sides: [{ value: 5, weight: 6 }], from: { numbers: 'printed', copies: 'printed', en: 'printed', de: 'stand-in', together: 'stand-in' } },
};

/** One of each part per group; a group turns with every part (B18). */
// biome-ignore format: one card, one line
const timeMachine: Trash = {
  'TMP-CHAIR-1': { family: 'timeMachine', name: { en: 'Command Chair', de: 'Kommandosessel' }, sides: [{ value: 2, weight: 5 }, { value: 4, weight: 4 }, { value: 5, weight: 3 }, { value: 5, weight: 2 }], part: 'chair', from: { numbers: 'printed', copies: 'printed', en: 'printed', de: 'stand-in' } },
  'TMP-CHAIR-2': { family: 'timeMachine', name: { en: 'Command Chair', de: 'Kommandosessel' }, sides: [{ value: 2, weight: 5 }, { value: 4, weight: 4 }, { value: 5, weight: 3 }, { value: 5, weight: 2 }], part: 'chair', from: { numbers: 'printed', copies: 'printed', en: 'printed', de: 'stand-in' } },
  'TMP-CHAIR-3': { family: 'timeMachine', name: { en: 'Command Chair', de: 'Kommandosessel' }, sides: [{ value: 2, weight: 5 }, { value: 4, weight: 4 }, { value: 5, weight: 3 }, { value: 5, weight: 2 }], part: 'chair', from: { numbers: 'printed', copies: 'printed', en: 'printed', de: 'stand-in' } },
  'TMP-SHIELD-1': { family: 'timeMachine', name: { en: 'Reflector Shield', de: 'Reflektorschild' }, sides: [{ value: 2, weight: 5 }, { value: 4, weight: 4 }, { value: 5, weight: 3 }, { value: 5, weight: 2 }], part: 'shield', from: { numbers: 'printed', copies: 'printed', en: 'printed', de: 'stand-in' } },
  'TMP-SHIELD-2': { family: 'timeMachine', name: { en: 'Reflector Shield', de: 'Reflektorschild' }, sides: [{ value: 2, weight: 5 }, { value: 4, weight: 4 }, { value: 5, weight: 3 }, { value: 5, weight: 2 }], part: 'shield', from: { numbers: 'printed', copies: 'printed', en: 'printed', de: 'stand-in' } },
  'TMP-SHIELD-3': { family: 'timeMachine', name: { en: 'Reflector Shield', de: 'Reflektorschild' }, sides: [{ value: 2, weight: 5 }, { value: 4, weight: 4 }, { value: 5, weight: 3 }, { value: 5, weight: 2 }], part: 'shield', from: { numbers: 'printed', copies: 'printed', en: 'printed', de: 'stand-in' } },
  'TMP-STEER-1': { family: 'timeMachine', name: { en: 'Quantum Steering', de: 'Quantensteuerung' }, sides: [{ value: 2, weight: 5 }, { value: 4, weight: 4 }, { value: 5, weight: 3 }, { value: 5, weight: 2 }], part: 'steer', from: { numbers: 'printed', copies: 'printed', en: 'printed', de: 'stand-in' } },
  'TMP-STEER-2': { family: 'timeMachine', name: { en: 'Quantum Steering', de: 'Quantensteuerung' }, sides: [{ value: 2, weight: 5 }, { value: 4, weight: 4 }, { value: 5, weight: 3 }, { value: 5, weight: 2 }], part: 'steer', from: { numbers: 'printed', copies: 'printed', en: 'printed', de: 'stand-in' } },
  'TMP-STEER-3': { family: 'timeMachine', name: { en: 'Quantum Steering', de: 'Quantensteuerung' }, sides: [{ value: 2, weight: 5 }, { value: 4, weight: 4 }, { value: 5, weight: 3 }, { value: 5, weight: 2 }], part: 'steer', from: { numbers: 'printed', copies: 'printed', en: 'printed', de: 'stand-in' } },
  'TMP-WARP-1': { family: 'timeMachine', name: { en: 'Warp Drive', de: 'Warpantrieb' }, sides: [{ value: 2, weight: 5 }, { value: 4, weight: 4 }, { value: 5, weight: 3 }, { value: 5, weight: 2 }], part: 'warp', from: { numbers: 'printed', copies: 'printed', en: 'printed', de: 'stand-in' } },
  'TMP-WARP-2': { family: 'timeMachine', name: { en: 'Warp Drive', de: 'Warpantrieb' }, sides: [{ value: 2, weight: 5 }, { value: 4, weight: 4 }, { value: 5, weight: 3 }, { value: 5, weight: 2 }], part: 'warp', from: { numbers: 'printed', copies: 'printed', en: 'printed', de: 'stand-in' } },
  'TMP-WARP-3': { family: 'timeMachine', name: { en: 'Warp Drive', de: 'Warpantrieb' }, sides: [{ value: 2, weight: 5 }, { value: 4, weight: 4 }, { value: 5, weight: 3 }, { value: 5, weight: 2 }], part: 'warp', from: { numbers: 'printed', copies: 'printed', en: 'printed', de: 'stand-in' } },
};

/** The newest lies on top and gives its Weight to all of them (B19). */
// biome-ignore format: one card, one line
const shapeshifters: Trash = {
  'SHP01': { family: 'shapeshifter', name: { en: 'Morpho Plumo', de: 'Morpho Plumo' }, sides: [{ value: 3, weight: 3 }], from: { numbers: 'printed', copies: 'derived', en: 'stand-in', de: 'stand-in' } },
  'SHP02': { family: 'shapeshifter', name: { en: 'Morpho Bulla', de: 'Morpho Bulla' }, sides: [{ value: 3, weight: 3 }], from: { numbers: 'printed', copies: 'derived', en: 'stand-in', de: 'stand-in' } },
  'SHP03': { family: 'shapeshifter', name: { en: 'Morpho Broccolo', de: 'Morpho Broccolo' }, sides: [{ value: 4, weight: 4 }], from: { numbers: 'printed', copies: 'derived', en: 'printed', de: 'stand-in' } },
  'SHP04': { family: 'shapeshifter', name: { en: 'Morpho Calzino', de: 'Morpho Calzino' }, sides: [{ value: 4, weight: 4 }], from: { numbers: 'printed', copies: 'derived', en: 'stand-in', de: 'stand-in' } },
  'SHP05': { family: 'shapeshifter', name: { en: 'Morpho Teiera', de: 'Morpho Teiera' }, sides: [{ value: 5, weight: 5 }], from: { numbers: 'printed', copies: 'derived', en: 'stand-in', de: 'stand-in' } },
  'SHP06': { family: 'shapeshifter', name: { en: 'Morpho Spinoso', de: 'Morpho Spinoso' }, sides: [{ value: 6, weight: 6 }], from: { numbers: 'printed', copies: 'derived', en: 'stand-in', de: 'stand-in' } },
  'SHP07': { family: 'shapeshifter', name: { en: 'Morpho Servientes', de: 'Morpho Servientes' }, sides: [{ value: 7, weight: 7 }], from: { numbers: 'printed', copies: 'derived', en: 'printed', de: 'stand-in' } },
  'SHP08': { family: 'shapeshifter', name: { en: 'Morpho Lampada', de: 'Morpho Lampada' }, sides: [{ value: 7, weight: 7 }], from: { numbers: 'printed', copies: 'derived', en: 'stand-in', de: 'stand-in' } },
  'SHP09': { family: 'shapeshifter', name: { en: 'Morpho Cubo', de: 'Morpho Cubo' }, sides: [{ value: 8, weight: 8 }], from: { numbers: 'printed', copies: 'derived', en: 'printed', de: 'stand-in' } },
  'SHP10': { family: 'shapeshifter', name: { en: 'Morpho Ancora', de: 'Morpho Ancora' }, sides: [{ value: 8, weight: 8 }], from: { numbers: 'printed', copies: 'derived', en: 'stand-in', de: 'stand-in' } },
};

/** Turns once when another player reveals a Robot in the same Turn (B17). */
// biome-ignore format: one card, one line
const robots: Trash = {
  'ROB01': { family: 'robot', name: { en: 'Beeping Dustbin', de: 'Piepsende Tonne' }, sides: [{ value: 4, weight: 2 }, { value: 2, weight: 4 }], from: { numbers: 'printed', copies: 'derived', en: 'stand-in', de: 'stand-in' } },
  'ROB02': { family: 'robot', name: { en: 'Nanny Vacuum', de: 'Kindermädchen-Sauger' }, sides: [{ value: 4, weight: 2 }, { value: 2, weight: 4 }], from: { numbers: 'printed', copies: 'derived', en: 'stand-in', de: 'stand-in' } },
  'ROB03': { family: 'robot', name: { en: 'Lonely Compactor', de: 'Einsame Presse' }, sides: [{ value: 4, weight: 2 }, { value: 2, weight: 4 }], from: { numbers: 'printed', copies: 'derived', en: 'stand-in', de: 'stand-in' } },
  'ROB04': { family: 'robot', name: { en: 'Golden Fusspot', de: 'Goldener Angsthase' }, sides: [{ value: 6, weight: 3 }, { value: 3, weight: 6 }], from: { numbers: 'printed', copies: 'derived', en: 'stand-in', de: 'stand-in' } },
  'ROB05': { family: 'robot', name: { en: 'Cynical Dental Light', de: 'Zynische Zahnarztlampe' }, sides: [{ value: 6, weight: 3 }, { value: 3, weight: 6 }], from: { numbers: 'printed', copies: 'derived', en: 'printed', de: 'stand-in', together: 'stand-in' } },
  'ROB06': { family: 'robot', name: { en: 'Tin Philosopher', de: 'Blechphilosoph' }, sides: [{ value: 6, weight: 3 }, { value: 3, weight: 6 }], from: { numbers: 'printed', copies: 'derived', en: 'stand-in', de: 'stand-in' } },
  'ROB07': { family: 'robot', name: { en: 'Pocket Mech', de: 'Taschenmech' }, sides: [{ value: 5, weight: 2 }, { value: 2, weight: 5 }], from: { numbers: 'printed', copies: 'derived', en: 'stand-in', de: 'stand-in' } },
  'ROB08': { family: 'robot', name: { en: 'Waiter Droid', de: 'Kellnerdroide' }, sides: [{ value: 5, weight: 2 }, { value: 2, weight: 5 }], from: { numbers: 'printed', copies: 'derived', en: 'stand-in', de: 'stand-in' } },
  'ROB09': { family: 'robot', name: { en: 'Chrome Bouncer', de: 'Chromtürsteher' }, sides: [{ value: 7, weight: 3 }, { value: 3, weight: 7 }], from: { numbers: 'printed', copies: 'derived', en: 'stand-in', de: 'stand-in' } },
  'ROB10': { family: 'robot', name: { en: 'Gloomy Mastermind', de: 'Suizidales Superhirn' }, sides: [{ value: 7, weight: 3 }, { value: 3, weight: 7 }], from: { numbers: 'printed', copies: 'derived', en: 'stand-in', de: 'printed', together: 'stand-in' } },
};

/** Works when revealed, or from the next Turn on, in this order (B22 to B29). */
// biome-ignore format: one card, one line
const artifacts: Trash = {
  'ART-GPS': { family: 'artifact', name: { en: 'GPS Tracker', de: 'GPS-Tracker' }, sides: [{ value: 6, weight: 3 }], effect: { do: 'markRandomPick' }, order: 1, from: { numbers: 'stand-in', copies: 'printed', en: 'printed', de: 'stand-in' } },
  'ART-TIIT': { family: 'artifact', name: { en: 'TIIT CLO UHL', de: 'TIIT CLO UHL' }, sides: [{ value: 4, weight: 3 }], effect: { do: 'everyoneDraws', threshold: 'THR+3' }, order: 2, from: { numbers: 'stand-in', copies: 'printed', en: 'printed', de: 'stand-in' } },
  'ART-LASER': { family: 'artifact', name: { en: 'Swiss Army Pocket Laser', de: 'Schweizer Taschenlaser' }, sides: [{ value: 5, weight: 3 }], effect: { do: 'placeThreshold', choices: ['THR-4', 'THR-2', 'THR+2', 'THR+4'], discardFor: ['THR+2', 'THR+4'] }, order: 3, from: { numbers: 'stand-in', copies: 'printed', en: 'printed', de: 'stand-in' } },
  'ART-TENT': { family: 'artifact', name: { en: 'Titanic Tentacles', de: 'Titanische Tentakel' }, sides: [{ value: 2, weight: 1 }], effect: { do: 'drawAndKeep', draw: 3 }, order: 4, from: { numbers: 'stand-in', copies: 'printed', en: 'printed', de: 'stand-in' } },
  'ART-GYRO': { family: 'artifact', name: { en: 'Reality Gyro', de: 'Realitätskreisel' }, sides: [{ value: 5, weight: 3 }], effect: { do: 'flipDirection' }, order: 5, from: { numbers: 'stand-in', copies: 'printed', en: 'printed', de: 'stand-in' } },
  'ART-SUCKER': { family: 'artifact', name: { en: 'Morpho Sucker', de: 'Morpho-Sauger' }, sides: [{ value: 3, weight: 4 }, { value: 5, weight: 4 }, { value: 8, weight: 4 }, { value: 11, weight: 4 }], effect: { do: 'turnOnReveal', by: 'others', family: 'shapeshifter', minWeight: -99 }, order: 6, from: { numbers: 'stand-in', copies: 'printed', en: 'printed', de: 'stand-in' } },
  'ART-CUBUS': { family: 'artifact', name: { en: 'Cubus Libra', de: 'Cubus Libra' }, sides: [{ value: 3, weight: 5 }, { value: 5, weight: 4 }, { value: 7, weight: 2 }, { value: 9, weight: 0 }], effect: { do: 'turnOnReveal', by: 'others', family: 'any', minWeight: 7 }, order: 7, from: { numbers: 'stand-in', copies: 'printed', en: 'printed', de: 'stand-in' } },
  'ART-LOOT': { family: 'artifact', name: { en: 'Loot Box', de: 'Beutekiste' }, sides: [{ value: 3, weight: 3 }, { value: 7, weight: 3 }, { value: 4, weight: 3 }, { value: 11, weight: 3 }], effect: { do: 'turnOnReveal', by: 'owner', family: 'any', minWeight: 6 }, order: 8, from: { numbers: 'stand-in', copies: 'printed', en: 'printed', de: 'stand-in' } },
};

/** Works only in the Score phase (B30 to B33). */
// biome-ignore format: one card, one line
const relics: Trash = {
  'REL-EGG': { family: 'relic', name: { en: 'Easter Egg', de: 'Osterei' }, sides: [{ value: 1, weight: 1 }], effect: { do: 'revealFromDeck' }, from: { numbers: 'stand-in', copies: 'printed', en: 'printed', de: 'stand-in' } },
  'REL-POOL': { family: 'relic', name: { en: 'Alien Kiddie Pool', de: 'Alien-Planschbecken' }, sides: [{ value: 2, weight: 2 }], effect: { do: 'revealFromPile' }, from: { numbers: 'stand-in', copies: 'printed', en: 'printed', de: 'printed' } },
  'REL-RING': { family: 'relic', name: { en: 'One Ring', de: 'Der Eine Ring' }, sides: [{ value: 9, weight: 8 }], effect: { do: 'mayDiscard' }, from: { numbers: 'stand-in', copies: 'printed', en: 'printed', de: 'stand-in' } },
  'REL-CARPET': { family: 'relic', name: { en: 'Antigravity Carpet', de: 'Antigravitationsteppich' }, sides: [{ value: 2, weight: 2 }], effect: { do: 'takeIfLightest', modifier: 'VAL+10' }, from: { numbers: 'stand-in', copies: 'printed', en: 'printed', de: 'stand-in' } },
  'REL-EXO': { family: 'relic', name: { en: 'Exoskeleton', de: 'Exoskelett' }, sides: [{ value: 3, weight: 6 }], effect: { do: 'takeIfHeaviest', modifier: 'WGT-10' }, from: { numbers: 'stand-in', copies: 'printed', en: 'printed', de: 'stand-in' } },
  'REL-XXL': { family: 'relic', name: { en: 'XXL Paperweight', de: 'XXL-Briefbeschwerer' }, sides: [{ value: 4, weight: 7 }], effect: { do: 'countPileCardAgain' }, from: { numbers: 'stand-in', copies: 'printed', en: 'printed', de: 'stand-in' } },
  'REL-TOWEL': { family: 'relic', name: { en: 'Emergency Towel', de: 'Notfallhandtuch' }, sides: [{ value: 0, weight: 1 }], effect: { do: 'consolation', points: 5 }, from: { numbers: 'stand-in', copies: 'printed', en: 'printed', de: 'stand-in' } },
};

export const trash: Trash = {
  ...spacecraft,
  ...toys,
  ...timeMachine,
  ...shapeshifters,
  ...robots,
  ...artifacts,
  ...relics,
};

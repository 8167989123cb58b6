/**
 * The table, in thousandths of an inch from its south-west corner. The printed map is not public: this layout is a
 * stand-in. Every piece has a twin mirrored through the centre; the radar dish is its own.
 */
import type { Content } from '../rules/content/shape.ts';

// biome-ignore format: one piece, one line
export const map: Content['map'] = {
  width: 36_000,
  height: 36_000,
  missile: { x: 18_000, y: 4500, radius: 1000 },
  teleporter: { x: 18_000, y: 32_500, radius: 1500 },
  dampeners: {
    west: { name: { en: 'West dampener', de: 'Westlicher Dämpfer' }, x: 12_000, y: 18_000, radius: 1000 },
    east: { name: { en: 'East dampener', de: 'Östlicher Dämpfer' }, x: 24_000, y: 18_000, radius: 1000 },
  },
  rallyPoints: {
    'north-west': { name: { en: 'North-west Rally Point', de: 'Nordwestlicher Sammelpunkt' }, x: 9000, y: 26_500, radius: 500 },
    'south-east': { name: { en: 'South-east Rally Point', de: 'Südöstlicher Sammelpunkt' }, x: 27_000, y: 9500, radius: 500 },
  },
  zones: {
    west: { name: { en: 'West zone', de: 'Westzone' }, west: 0, south: 12_000, east: 6000, north: 24_000 },
    east: { name: { en: 'East zone', de: 'Ostzone' }, west: 30_000, south: 12_000, east: 36_000, north: 24_000 },
  },
  terrain: {
    'bunker-a': { name: { en: 'Collapsed bunker', de: 'Eingestürzter Bunker' }, size: 4, interactive: true, outline: { is: 'polygon', corners: [{ x: 4000, y: 29_000 }, { x: 9000, y: 29_000 }, { x: 9000, y: 33_000 }, { x: 4000, y: 33_000 }] } },
    'bunker-b': { name: { en: 'Collapsed bunker', de: 'Eingestürzter Bunker' }, size: 4, interactive: true, outline: { is: 'polygon', corners: [{ x: 32_000, y: 7000 }, { x: 27_000, y: 7000 }, { x: 27_000, y: 3000 }, { x: 32_000, y: 3000 }] } },
    'truck-a': { name: { en: 'Overturned missile carrier', de: 'Umgestürzter Raketentransporter' }, size: 4, interactive: true, outline: { is: 'polygon', corners: [{ x: 15_000, y: 11_250 }, { x: 21_000, y: 11_250 }, { x: 21_000, y: 13_750 }, { x: 15_000, y: 13_750 }] } },
    'truck-b': { name: { en: 'Overturned missile carrier', de: 'Umgestürzter Raketentransporter' }, size: 4, interactive: true, outline: { is: 'polygon', corners: [{ x: 21_000, y: 24_750 }, { x: 15_000, y: 24_750 }, { x: 15_000, y: 22_250 }, { x: 21_000, y: 22_250 }] } },
    'container-a': { name: { en: 'Shipping container', de: 'Frachtcontainer' }, size: 3, interactive: true, outline: { is: 'polygon', corners: [{ x: 8250, y: 10_400 }, { x: 12_750, y: 10_400 }, { x: 12_750, y: 12_600 }, { x: 8250, y: 12_600 }] } },
    'container-b': { name: { en: 'Shipping container', de: 'Frachtcontainer' }, size: 3, interactive: true, outline: { is: 'polygon', corners: [{ x: 27_750, y: 25_600 }, { x: 23_250, y: 25_600 }, { x: 23_250, y: 23_400 }, { x: 27_750, y: 23_400 }] } },
    'barracks-a': { name: { en: 'Barracks wall', de: 'Kasernenmauer' }, size: 3, interactive: true, outline: { is: 'polygon', corners: [{ x: 11_100, y: 21_950 }, { x: 13_300, y: 21_950 }, { x: 13_300, y: 26_450 }, { x: 11_100, y: 26_450 }] } },
    'barracks-b': { name: { en: 'Barracks wall', de: 'Kasernenmauer' }, size: 3, interactive: true, outline: { is: 'polygon', corners: [{ x: 24_900, y: 14_050 }, { x: 22_700, y: 14_050 }, { x: 22_700, y: 9550 }, { x: 24_900, y: 9550 }] } },
    'hut-a': { name: { en: 'Guard hut', de: 'Wachhaus' }, size: 3, interactive: true, outline: { is: 'polygon', corners: [{ x: 3500, y: 6500 }, { x: 6500, y: 6500 }, { x: 6500, y: 9500 }, { x: 3500, y: 9500 }] } },
    'hut-b': { name: { en: 'Guard hut', de: 'Wachhaus' }, size: 3, interactive: true, outline: { is: 'polygon', corners: [{ x: 32_500, y: 29_500 }, { x: 29_500, y: 29_500 }, { x: 29_500, y: 26_500 }, { x: 32_500, y: 26_500 }] } },
    'jeep-a': { name: { en: 'Burnt jeep', de: 'Ausgebrannter Jeep' }, size: 2, interactive: true, outline: { is: 'polygon', corners: [{ x: 10_564, y: 4421 }, { x: 13_336, y: 6021 }, { x: 12_436, y: 7579 }, { x: 9664, y: 5979 }] } },
    'jeep-b': { name: { en: 'Burnt jeep', de: 'Ausgebrannter Jeep' }, size: 2, interactive: true, outline: { is: 'polygon', corners: [{ x: 25_436, y: 31_579 }, { x: 22_664, y: 29_979 }, { x: 23_564, y: 28_421 }, { x: 26_336, y: 30_021 }] } },
    'sandbags-a': { name: { en: 'Sandbag wall', de: 'Sandsackwall' }, size: 2, interactive: true, outline: { is: 'polygon', corners: [{ x: 7600, y: 16_400 }, { x: 9400, y: 16_400 }, { x: 9400, y: 19_600 }, { x: 7600, y: 19_600 }] } },
    'sandbags-b': { name: { en: 'Sandbag wall', de: 'Sandsackwall' }, size: 2, interactive: true, outline: { is: 'polygon', corners: [{ x: 28_400, y: 19_600 }, { x: 26_600, y: 19_600 }, { x: 26_600, y: 16_400 }, { x: 28_400, y: 16_400 }] } },
    'barricade-a': { name: { en: 'Concrete barricade', de: 'Betonsperre' }, size: 2, interactive: true, outline: { is: 'polygon', corners: [{ x: 13_900, y: 15_150 }, { x: 16_500, y: 15_150 }, { x: 16_500, y: 16_350 }, { x: 13_900, y: 16_350 }] } },
    'barricade-b': { name: { en: 'Concrete barricade', de: 'Betonsperre' }, size: 2, interactive: true, outline: { is: 'polygon', corners: [{ x: 22_100, y: 20_850 }, { x: 19_500, y: 20_850 }, { x: 19_500, y: 19_650 }, { x: 22_100, y: 19_650 }] } },
    'fuel-a': { name: { en: 'Fuel drums', de: 'Treibstofffässer' }, size: 2, interactive: true, outline: { is: 'circle', x: 24_500, y: 4000, radius: 900 } },
    'fuel-b': { name: { en: 'Fuel drums', de: 'Treibstofffässer' }, size: 2, interactive: true, outline: { is: 'circle', x: 11_500, y: 32_000, radius: 900 } },
    'crates-a': { name: { en: 'Ammunition crates', de: 'Munitionskisten' }, size: 2, interactive: true, outline: { is: 'polygon', corners: [{ x: 13_200, y: 28_200 }, { x: 15_200, y: 28_200 }, { x: 15_200, y: 30_200 }, { x: 13_200, y: 30_200 }] } },
    'crates-b': { name: { en: 'Ammunition crates', de: 'Munitionskisten' }, size: 2, interactive: true, outline: { is: 'polygon', corners: [{ x: 22_800, y: 7800 }, { x: 20_800, y: 7800 }, { x: 20_800, y: 5800 }, { x: 22_800, y: 5800 }] } },
    'lamp-a': { name: { en: 'Floodlight mast', de: 'Flutlichtmast' }, size: 1, interactive: true, outline: { is: 'circle', x: 3000, y: 26_500, radius: 500 } },
    'lamp-b': { name: { en: 'Floodlight mast', de: 'Flutlichtmast' }, size: 1, interactive: true, outline: { is: 'circle', x: 33_000, y: 9500, radius: 500 } },
    'generator-a': { name: { en: 'Field generator', de: 'Feldgenerator' }, size: 1, interactive: true, outline: { is: 'polygon', corners: [{ x: 14_000, y: 8500 }, { x: 15_000, y: 8500 }, { x: 15_000, y: 9500 }, { x: 14_000, y: 9500 }] } },
    'generator-b': { name: { en: 'Field generator', de: 'Feldgenerator' }, size: 1, interactive: true, outline: { is: 'polygon', corners: [{ x: 22_000, y: 27_500 }, { x: 21_000, y: 27_500 }, { x: 21_000, y: 26_500 }, { x: 22_000, y: 26_500 }] } },
    'barrel-a': { name: { en: 'Barrel stack', de: 'Fässerstapel' }, size: 1, interactive: true, outline: { is: 'circle', x: 8000, y: 22_500, radius: 500 } },
    'barrel-b': { name: { en: 'Barrel stack', de: 'Fässerstapel' }, size: 1, interactive: true, outline: { is: 'circle', x: 28_000, y: 13_500, radius: 500 } },
    radar: { name: { en: 'Radar dish', de: 'Radarschüssel' }, size: 3, interactive: true, outline: { is: 'circle', x: 18_000, y: 18_000, radius: 1000 } },
  },
  from: 'stand-in',
};

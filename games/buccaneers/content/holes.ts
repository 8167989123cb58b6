/** The 13 Black Holes: Threshold and hand size. */
import type { Content } from '../rules/content.ts';

// biome-ignore format: one card, one line
export const holes: Content['holes'] = {
  'BH-DNG1': { class: 'dangerous', name: { en: 'Lazy Whirl', de: 'Träger Strudel' }, threshold: 14, hand: 5, from: { threshold: 'stand-in', hand: 'stand-in', en: 'stand-in', de: 'stand-in' } },
  'BH-DNG2': { class: 'dangerous', name: { en: 'Old Plughole', de: 'Alter Abfluss' }, threshold: 18, hand: 6, from: { threshold: 'derived', hand: 'printed', en: 'stand-in', de: 'stand-in' } },
  'BH-DNG3': { class: 'dangerous', name: { en: 'Slow Swallow', de: 'Langsamer Schlund' }, threshold: 23, hand: 7, from: { threshold: 'stand-in', hand: 'stand-in', en: 'stand-in', de: 'stand-in' } },
  'BH-DNG4': { class: 'dangerous', name: { en: 'Wide Yawn', de: 'Weites Gähnen' }, threshold: 27, hand: 8, from: { threshold: 'stand-in', hand: 'stand-in', en: 'stand-in', de: 'stand-in' } },
  'BH-PRE1': { class: 'precarious', name: { en: 'Tight Collar', de: 'Enger Kragen' }, threshold: 12, hand: 5, from: { threshold: 'stand-in', hand: 'stand-in', en: 'stand-in', de: 'stand-in' } },
  'BH-PRE2': { class: 'precarious', name: { en: 'Crooked Funnel', de: 'Schiefer Trichter' }, threshold: 16, hand: 6, from: { threshold: 'stand-in', hand: 'stand-in', en: 'stand-in', de: 'stand-in' } },
  'BH-PRE3': { class: 'precarious', name: { en: 'Hungry Cellar', de: 'Hungriger Keller' }, threshold: 20, hand: 7, from: { threshold: 'stand-in', hand: 'stand-in', en: 'stand-in', de: 'stand-in' } },
  'BH-PRE4': { class: 'precarious', name: { en: 'Long Throat', de: 'Langer Hals' }, threshold: 25, hand: 8, from: { threshold: 'stand-in', hand: 'stand-in', en: 'stand-in', de: 'stand-in' } },
  'BH-DIR1': { class: 'dire', name: { en: 'Needle Eye', de: 'Nadelöhr' }, threshold: 10, hand: 5, from: { threshold: 'stand-in', hand: 'stand-in', en: 'stand-in', de: 'stand-in' } },
  'BH-DIR2': { class: 'dire', name: { en: 'Last Gulp', de: 'Letzter Schluck' }, threshold: 14, hand: 6, from: { threshold: 'stand-in', hand: 'stand-in', en: 'stand-in', de: 'stand-in' } },
  'BH-DIR3': { class: 'dire', name: { en: 'Iron Maw', de: 'Eiserner Rachen' }, threshold: 18, hand: 7, from: { threshold: 'stand-in', hand: 'stand-in', en: 'stand-in', de: 'stand-in' } },
  'BH-DIR4': { class: 'dire', name: { en: 'Tax Office', de: 'Finanzamt' }, threshold: 22, hand: 8, from: { threshold: 'stand-in', hand: 'stand-in', en: 'stand-in', de: 'stand-in' } },
  'BH-DIR5': { class: 'dire', name: { en: 'Point of No Return', de: 'Ohne Wiederkehr' }, threshold: 26, hand: 9, from: { threshold: 'stand-in', hand: 'stand-in', en: 'stand-in', de: 'stand-in' } },
};

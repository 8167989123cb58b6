/** Words about moving a ghost: tools, reasons, what would come into range and sight. */
import { speechOf } from '../../../pieces/words.ts';

// biome-ignore format: one text, one line
const texts = {
  'title.advance': { en: 'Move {name}', de: '{name} bewegen' },
  'title.climb': { en: '{name} climbs', de: '{name} klettert' },
  'title.spot': { en: 'Place {name}', de: '{name} platzieren' },
  'title.deploy': { en: 'Deploy {name}', de: '{name} aufstellen' },
  'title.soldier': { en: 'Place a Soldier near {name}', de: 'Soldat platzieren nahe {name}' },
  'hint': { en: 'Drag the ghost or tap a spot. Arrow keys move it ¼ inch, with Shift 1 inch, with Alt 1/100 inch.', de: 'Zieh die Figur oder tippe auf eine Stelle. Pfeiltasten bewegen sie ¼ Zoll, mit Umschalt 1 Zoll, mit Alt 1/100 Zoll.' },
  'tools': { en: 'Tool', de: 'Lineal' },
  'confirm': { en: 'Move here', de: 'Hierhin bewegen' },
  'confirm.stay': { en: 'Stay here', de: 'Hier bleiben' },
  'confirm.place': { en: 'Place here', de: 'Hier platzieren' },
  'cancel': { en: 'Cancel', de: 'Abbrechen' },
  'back': { en: 'Back to start', de: 'Zurück zum Start' },
  'hinge': { en: 'Lay the tool by hand', de: 'Lineal von Hand legen' },
  'hinge.free': { en: 'Let the rules lay the tool', de: 'Lineal von den Regeln legen lassen' },
  'hinge.first': { en: 'First half', de: 'Erste Hälfte' },
  'hinge.second': { en: 'Second half', de: 'Zweite Hälfte' },
  'hinge.handle': { en: 'Hinge of the tool', de: 'Gelenk des Lineals' },
  'ghost': { en: 'Ghost of {name}', de: 'Schatten von {name}' },
  'moved': { en: '{inches} from the start', de: '{inches} vom Start' },
  'snapped': { en: 'Not there: {why}', de: 'Dort nicht: {why}' },
  'nearest': { en: 'The ghost stands at the nearest legal spot.', de: 'Die Figur steht auf der nächsten erlaubten Stelle.' },
  'on': { en: 'on {piece}', de: 'auf {piece}' },
  'targets': { en: 'From there', de: 'Von dort' },
  'threats': { en: 'Magneto there', de: 'Magneto dort' },
  'newly': { en: 'new', de: 'neu' },
  'interacts': { en: 'Within reach to interact: {names}', de: 'Zum Interagieren nah genug: {names}' },
  'boss.now': { en: 'can attack from where he stands ({attacks})', de: 'kann von dort angreifen, wo er steht ({attacks})' },
  'boss.moving': { en: 'can attack after a move ({attacks})', de: 'kann nach einer Bewegung angreifen ({attacks})' },
  'boss.no': { en: 'cannot reach {name} with one move', de: 'erreicht {name} nicht mit einer Bewegung' },
  'own.cover': { en: 'cover from him: {piece}', de: 'Deckung vor ihm: {piece}' },
  'own.noCover': { en: 'no cover from him', de: 'keine Deckung vor ihm' },
  'own.unseen': { en: 'out of his sight', de: 'außer seiner Sicht' },
} as const;

export const { say: ghostSay } = speechOf(texts);

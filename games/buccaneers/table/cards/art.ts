/** How each standard card is drawn: an icon or one of our shapes, a motif behind it, a hue. */
import type { IconName } from './icons.ts';
import type { MotifName } from './Motif.tsx';
import type { ShapeName } from './Shape.tsx';

export interface Art {
  readonly icon?: IconName;
  /** One of our own drawings instead of an icon. */
  readonly shape?: ShapeName;
  /** A small second icon. */
  readonly accent?: IconName;
  readonly hue: number;
  readonly motif: MotifName;
  /** Degrees the icon leans. */
  readonly tilt?: number;
  /** Mirrored left to right. */
  readonly mirrored?: boolean;
}

// biome-ignore format: one card, one line
const artOf: Readonly<Record<string, Art>> = {
  'SPC01': { icon: 'zeppelin', hue: 190, motif: 'clouds', tilt: -8 },
  'SPC02': { icon: 'air-balloon', hue: 350, motif: 'stars' },
  'SPC03': { icon: 'kite', hue: 48, motif: 'sun' },
  'SPC04': { icon: 'light-fighter', hue: 165, motif: 'streaks', tilt: 45 },
  'SPC05': { icon: 'ufo', hue: 85, motif: 'beam' },
  'SPC06': { icon: 'bus', hue: 45, motif: 'moonscape' },
  'SPC07': { icon: 'interceptor-ship', hue: 20, motif: 'smoke', tilt: -20 },
  'SPC08': { icon: 'spaceship', hue: 215, motif: 'orbit', tilt: 12 },
  'SPC09': { icon: 'cargo-crate', hue: 145, motif: 'grid', tilt: -6 },
  'SPC10': { icon: 'exploding-planet', hue: 5, motif: 'burst' },

  'TOY01': { icon: 'plastic-duck', hue: 50, motif: 'bubbles' },
  'TOY02': { icon: 'bouncing-spring', hue: 285, motif: 'stairs' },
  'TOY03': { icon: 'voodoo-doll', hue: 265, motif: 'eye' },
  'TOY04': { icon: 'cage', hue: 205, motif: 'paws' },
  'TOY05': { icon: 'soccer-ball', hue: 110, motif: 'streaks', tilt: 15 },
  'TOY06': { shape: 'scrambleCube', hue: 15, motif: 'disc' },
  'TOY07': { icon: 'beach-bucket', hue: 355, motif: 'bricks' },
  'TOY08': { icon: 'unicorn', hue: 320, motif: 'rainbow' },
  'TOY09': { shape: 'furball', hue: 30, motif: 'chatter' },
  'TOY10': { icon: 'gamepad', hue: 175, motif: 'pixels', tilt: -12 },

  'TMP-CHAIR': { icon: 'office-chair', hue: 8, motif: 'clock' },
  'TMP-SHIELD': { icon: 'shield-reflect', hue: 195, motif: 'rays' },
  'TMP-STEER': { icon: 'steering-wheel', hue: 265, motif: 'orbit' },
  'TMP-WARP': { icon: 'reactor', hue: 60, motif: 'streaks' },

  'SHP01': { icon: 'feather', hue: 55, motif: 'drops' },
  'SHP02': { icon: 'bubbles', hue: 200, motif: 'disc' },
  'SHP03': { icon: 'broccoli', hue: 105, motif: 'clouds' },
  'SHP04': { icon: 'socks', hue: 340, motif: 'stairs', tilt: -10 },
  'SHP05': { icon: 'teapot', hue: 25, motif: 'smoke' },
  'SHP06': { icon: 'cactus', hue: 140, motif: 'sun' },
  'SHP07': { icon: 'meal', hue: 225, motif: 'beam' },
  'SHP08': { icon: 'desk-lamp', hue: 48, motif: 'rays' },
  'SHP09': { icon: 'cube', hue: 290, motif: 'grid', tilt: 8 },
  'SHP10': { icon: 'anchor', hue: 185, motif: 'waves' },

  'ROB01': { icon: 'trash-can', hue: 210, motif: 'chatter' },
  'ROB02': { icon: 'vacuum-cleaner', hue: 330, motif: 'waves' },
  'ROB03': { icon: 'tracked-robot', hue: 35, motif: 'bricks' },
  'ROB04': { icon: 'android-mask', hue: 48, motif: 'burst' },
  'ROB05': { icon: 'flexible-lamp', hue: 180, motif: 'beam' },
  'ROB06': { icon: 'vintage-robot', hue: 255, motif: 'clouds' },
  'ROB07': { icon: 'battle-mech', hue: 130, motif: 'grid' },
  'ROB08': { icon: 'mono-wheel-robot', hue: 5, motif: 'disc' },
  'ROB09': { icon: 'mecha-head', hue: 200, motif: 'rays' },
  'ROB10': { icon: 'brain', hue: 300, motif: 'drops' },

  'ART-GPS': { icon: 'gps', hue: 140, motif: 'orbit' },
  'ART-TIIT': { icon: 'cuckoo-clock', hue: 30, motif: 'clock' },
  'ART-LASER': { icon: 'swiss-army-knife', hue: 0, motif: 'streaks' },
  'ART-TENT': { icon: 'kraken-tentacle', hue: 310, motif: 'waves' },
  'ART-GYRO': { icon: 'gyroscope', hue: 205, motif: 'vortex' },
  'ART-SUCKER': { icon: 'leeching-worm', hue: 95, motif: 'drops' },
  'ART-CUBUS': { icon: 'scales', hue: 245, motif: 'grid' },
  'ART-LOOT': { icon: 'open-treasure-chest', hue: 45, motif: 'rays' },

  'REL-EGG': { shape: 'egg', hue: 55, motif: 'paws' },
  'REL-POOL': { shape: 'pool', accent: 'alien-stare', hue: 190, motif: 'bubbles' },
  'REL-RING': { icon: 'ring', hue: 42, motif: 'burst' },
  'REL-CARPET': { shape: 'carpet', hue: 280, motif: 'clouds' },
  'REL-EXO': { icon: 'mechanical-arm', hue: 165, motif: 'grid' },
  'REL-XXL': { icon: 'weight', hue: 220, motif: 'disc' },
  'REL-TOWEL': { icon: 'towel', hue: 350, motif: 'stars' },
};

const motifs: readonly MotifName[] = ['disc', 'orbit', 'stars', 'grid', 'waves', 'rays', 'burst', 'bubbles'];

/** The drawing of a card by its name in the box; copies share one, and cards of packs get one from their name. */
export function artFor(name: string): Art {
  const known = artOf[name] ?? artOf[name.replace(/-\d+$/, '')];
  if (known !== undefined) return known;
  let sum = 0;
  for (let i = 0; i < name.length; i++) sum = (sum * 31 + name.charCodeAt(i)) % 9973;
  return { hue: sum % 360, motif: motifs[sum % motifs.length] ?? 'disc' };
}

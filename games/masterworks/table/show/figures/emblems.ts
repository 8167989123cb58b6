/**
 * What a figure is known by on the map: a shape of our own for what it does, told apart without any colour. On a
 * square from -1 to 1; where outlines overlap there is a hole.
 */
import type { Hero } from '../../field/model.ts';

const disc = (r: number): string => `M0 ${-r}A${r} ${r} 0 1 0 0 ${r}A${r} ${r} 0 1 0 0 ${-r}Z`;
const hexagon = (r: number): string =>
  `M0 ${-r}L${0.87 * r} ${-r / 2}V${r / 2}L0 ${r}L${-0.87 * r} ${r / 2}V${-r / 2}Z`;
const around = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

// biome-ignore format: one shape, one line
const shapes = {
  anvil: 'M-.95 -.6H.95V-.3C.6 -.3 .4 -.1 .35 .2V.45L.65 .8H-.65L-.35 .45V.2C-.4 -.05 -.7 -.1 -.95 -.2Z',
  arrow: 'M-.95 .75L.25 -.45L-.1 -.62L.95 -.95L.62 .1L.45 -.25L-.75 .95Z',
  batons: 'M-.95 -.68L-.68 -.95L.95 .68L.68 .95ZM.95 -.68L.68 -.95L-.95 .68L-.68 .95Z',
  bolt: 'M.25 -.98L-.65 .15H-.08L-.25 .98L.65 -.15H.08Z',
  cards: 'M-.8 -.55L0 -.85L.42 .3L-.38 .6ZM.22 -.75L.88 -.5L.4 .9L-.3 .75L.62 .4Z',
  cat: 'M-.8 -.95L-.35 -.55H.35L.8 -.95V.2L.3 .9H-.3L-.8 .2ZM-.55 -.18L-.1 .12L-.5 .16ZM.55 -.18L.1 .12L.5 .16Z',
  chip: 'M-.58 -.58H.58V.58H-.58ZM-.24 -.24V.24H.24V-.24ZM-.4 -.98H-.18V-.62H-.4ZM.18 -.98H.4V-.62H.18ZM-.4 .62H-.18V.98H-.4ZM.18 .62H.4V.98H.18ZM-.98 -.4H-.62V-.18H-.98ZM-.98 .18H-.62V.4H-.98ZM.62 -.4H.98V-.18H.62ZM.62 .18H.98V.4H.62Z',
  claws: 'M-.85 .9L-.72 -.85L-.35 .9ZM-.24 .9L0 -.98L.24 .9ZM.35 .9L.72 -.85L.85 .9Z',
  cloud: 'M-.55 .08A.36 .36 0 0 1 -.58 -.6A.5 .5 0 0 1 .38 -.72A.4 .4 0 0 1 .6 .08ZM.18 .2L-.38 .62H-.04L-.16 .98L.38 .52H.06Z',
  comet: 'M-.95 .95L.02 -.7A.5 .5 0 1 1 .7 -.02Z',
  core: `${hexagon(0.98)}${hexagon(0.62)}${disc(0.34)}`,
  eye: `M-.98 0C-.5 -.8 .5 -.8 .98 0C.5 .8 -.5 .8 -.98 0Z${disc(0.42)}${disc(0.2)}`,
  fist: 'M-.8 -.5a.2 .24 0 0 1 .4 0a.2 .24 0 0 1 .4 0a.2 .24 0 0 1 .4 0a.2 .24 0 0 1 .4 0V.25C.8 .7 .5 .92 .1 .92H-.3C-.6 .85 -.8 .6 -.8 .25ZM-.8 -.02V.14H.3V-.02Z',
  flame: 'M.05 -.98C.2 -.5 .78 -.2 .78 .35A.78 .62 0 0 1 -.78 .35C-.78 0 -.5 -.2 -.42 -.55C-.22 -.35 -.12 -.2 -.1 0C.1 -.3 .15 -.6 .05 -.98Z',
  frog: `M-.95 .15A.95 .6 0 0 1 .95 .15A.95 .75 0 0 1 -.95 .15ZM-.6 .2V.34H.6V.2Z${around(-0.5, -0.62, 0.3)}${around(0.5, -0.62, 0.3)}`,
  gem: 'M0 -.98L.75 0L0 .98L-.75 0ZM0 -.5L-.38 0L0 .5Z',
  hammer: 'M-.8 -.9H.8V-.18H.16V.95H-.16V-.18H-.8Z',
  hood: 'M0 -.98C.6 -.98 .9 -.4 .9 .2L.7 .95H-.7L-.9 .2C-.9 -.4 -.6 -.98 0 -.98ZM0 -.5C-.35 -.5 -.5 -.1 -.5 .2C-.5 .5 -.3 .7 0 .7C.3 .7 .5 .5 .5 .2C.5 -.1 .35 -.5 0 -.5Z',
  magnet: 'M-.9 -.9H-.3V.05A.3 .3 0 0 0 .3 .05V-.9H.9V.05A.9 .9 0 0 1 -.9 .05ZM-.9 -.5V-.3H-.3V-.5ZM.3 -.5V-.3H.9V-.5Z',
  mask: 'M0 -.85V.95C-.4 .95 -.9 .6 -.9 0V-.85ZM-.66 -.2A.24 .26 0 0 1 -.18 -.2A.24 .12 0 0 1 -.66 -.2ZM.18 -.2A.24 .26 0 0 1 .66 -.2A.24 .12 0 0 1 .18 -.2ZM.2 .45L.6 .35V.52L.2 .62Z',
  moon: 'M.3 -.95A.95 .95 0 1 0 .92 .45A.8 .8 0 0 1 .3 -.95Z',
  mountain: 'M-.98 .85L-.6 -.2L-.25 .1L.05 -.95L.55 -.3L.98 .85Z',
  net: `${hexagon(0.98)}${hexagon(0.74)}${hexagon(0.52)}${hexagon(0.28)}`,
  palm: 'M-.55 .2V-.5A.12 .12 0 0 1 -.31 -.5V-.1H-.25V-.8A.12 .12 0 0 1 -.01 -.8V-.1H.05V-.74A.12 .12 0 0 1 .29 -.74V-.1H.35V-.45A.12 .12 0 0 1 .59 -.45V.4C.59 .75 .35 .95 .05 .95C-.25 .95 -.4 .8 -.55 .55L-.92 .1A.13 .13 0 0 1 -.72 -.05Z',
  paw: `M0 0C.45 0 .75 .4 .6 .75C.4 1 .2 .8 0 .8C-.2 .8 -.4 1 -.6 .75C-.75 .4 -.45 0 0 0Z${around(-0.74, -0.12, 0.2)}${around(-0.28, -0.6, 0.23)}${around(0.28, -0.6, 0.23)}${around(0.74, -0.12, 0.2)}`,
  rockets: 'M-.9 -.88H.3L.68 -.64L.3 -.4H-.9ZM-.9 -.24H.55L.98 0L.55 .24H-.9ZM-.9 .4H.3L.68 .64L.3 .88H-.9Z',
  shield: 'M0 -.98L.82 -.68V0C.82 .5 .4 .82 0 .98C-.4 .82 -.82 .5 -.82 0V-.68ZM0 -.55L-.45 -.4V0C-.45 .26 -.2 .44 0 .54Z',
  spark: `${disc(0.98)}${disc(0.78)}M.18 -.7L-.45 .1H-.06L-.18 .7L.45 -.1H.06Z`,
  spear: 'M.98 -.98L.78 -.15L.56 -.38L-.78 .96L-.96 .78L.38 -.56L.15 -.78Z',
  sword: 'M0 -.98L.2 -.7V.28H.55V.5H.14V.95H-.14V.5H-.55V.28H-.2V-.7Z',
  visor: 'M-.98 -.38H.98L.86 .3C.5 .48 -.5 .48 -.86 .3ZM-.72 -.12V.1H.72V-.12Z',
} as const;

export type EmblemName = keyof typeof shapes;

const ofHeroes: Readonly<Record<string, EmblemName>> = {
  ...{ 'captain-america': 'shield', 'iron-man': 'core', 'captain-marvel': 'comet', 'black-widow': 'batons' },
  ...{ hawkeye: 'arrow', 'war-machine': 'rockets', 'luke-cage': 'fist', thor: 'hammer', hulk: 'mountain' },
  ...{ vision: 'gem', 'doctor-strange': 'eye', 'jean-grey': 'flame', colossus: 'anvil', rogue: 'palm' },
  ...{ gambit: 'cards', nightcrawler: 'moon', 'black-panther': 'cat', okoye: 'spear', shuri: 'chip' },
  ...{ 'spider-man-peter': 'net', 'spider-man-miles': 'spark', 'ghost-spider': 'hood', storm: 'cloud' },
  ...{ cyclops: 'visor', wolverine: 'claws', beast: 'paw', magik: 'sword', toad: 'frog', mystique: 'mask' },
  ...{ magneto: 'magnet', boss: 'magnet' },
};

/** Whoever has none of its own, such as a figure of a pack, has one by how it hits hardest. */
const byAttack = { physical: 'fist', energy: 'bolt', mystic: 'eye' } as const;

export function emblemOf({ key, card }: Pick<Hero, 'key' | 'card'>): EmblemName {
  const own = ofHeroes[key];
  if (own !== undefined) return own;
  const [hardest] = Object.values(card.attacks).sort((a, b) => b.strength - a.strength);
  return byAttack[hardest?.type ?? 'physical'];
}

export const emblemPath = (name: EmblemName): string => shapes[name];

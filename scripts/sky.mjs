// npm run sky: draws the sky behind the pages, one tile for each theme, into web/public/sky.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

const [width, height] = [1600, 1000];
const count = 230;
/** Stars keep away from the edges, so that none is cut where two tiles meet. */
const margin = 8;

/**
 * @typedef {{ stars: readonly string[], faint: number, strong: number,
 *   clouds: readonly { at: readonly [number, number], size: readonly [number, number], colour: string }[] }} Look
 * @type {Record<string, Look>}
 */
const looks = {
  dark: {
    stars: ['#ffffff', '#ffffff', '#cfd8ff', '#ffe2bd', '#d9c8ff'],
    faint: 0.12,
    strong: 0.62,
    clouds: [
      { at: [430, 310], size: [400, 250], colour: '#6a4bc433' },
      { at: [1180, 690], size: [390, 270], colour: '#2f6a8c26' },
      { at: [860, 480], size: [300, 160], colour: '#c4622a17' },
    ],
  },
  // As on a chart printed on paper.
  light: {
    stars: ['#4b4378', '#4b4378', '#7a4fae', '#8a5a2e'],
    faint: 0.1,
    strong: 0.34,
    clouds: [
      { at: [430, 310], size: [400, 250], colour: '#8d6ff01f' },
      { at: [1180, 690], size: [390, 270], colour: '#5aa7c41f' },
      { at: [860, 480], size: [300, 160], colour: '#f0a05a1c' },
    ],
  },
};

/**
 * The same numbers every time (mulberry32).
 * @param {number} seed
 */
function chance(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** @param {Look} look */
function tile({ stars, faint, strong, clouds }) {
  const next = chance(17);
  const drawn = Array.from({ length: count }, () => {
    // Many are small, few are large.
    const size = 0.45 + 1.25 * next() ** 5;
    const [x, y] = [width, height].map((all) => margin + next() * (all - 2 * margin));
    const opacity = faint + (strong - faint) * next() ** 2;
    const colour = stars[Math.floor(next() * stars.length)];
    return `<circle cx="${x?.toFixed(0)}" cy="${y?.toFixed(0)}" r="${size.toFixed(1)}" fill="${colour}" opacity="${opacity.toFixed(2)}"/>`;
  });
  const lights = clouds.map(
    ({ colour }, n) =>
      `<radialGradient id="c${n}"><stop stop-color="${colour}"/><stop offset="1" stop-color="${colour.slice(0, 7)}00"/></radialGradient>`,
  );
  const mists = clouds.map(
    ({ at: [x, y], size: [rx, ry] }, n) =>
      `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#c${n})"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><title>Sky</title><defs>${lights.join('')}</defs>${mists.join('')}${drawn.join('')}</svg>\n`;
}

const folder = join(root, 'web/public/sky');
mkdirSync(folder, { recursive: true });
for (const [name, look] of Object.entries(looks)) writeFileSync(join(folder, `${name}.svg`), tile(look));

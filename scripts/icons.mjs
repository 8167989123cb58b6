/**
 * Takes the icons a table names out of the open set game-icons (CC BY 3.0) and writes them on a sheet of paths,
 * rounded to their grid of 512: `node scripts/icons.mjs`. Only the icons used are shipped.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { optimize } from 'svgo';

const set = JSON.parse(
  await readFile(new URL(import.meta.resolve('@iconify-json/game-icons/icons.json')), 'utf8'),
);

const tables = [
  {
    names: ['games/buccaneers/table/cards/art.ts', 'games/buccaneers/table/cards/holeArt.ts'],
    out: 'games/buccaneers/table/cards/icons',
  },
  { names: ['games/amass/table/cards/art.ts'], out: 'games/amass/table/cards/icons' },
];

/** @type {import('svgo').Config} */
const rounding = {
  plugins: [
    { name: 'mergePaths', params: { force: true, floatPrecision: 0 } },
    { name: 'convertPathData', params: { floatPrecision: 0, noSpaceAfterFlags: true } },
  ],
};

/** @param {string} name */
function pathOf(name) {
  const icon = set.icons[name];
  if (icon === undefined) throw new Error(`game-icons has no icon "${name}"`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${icon.body}</svg>`;
  const paths = [...optimize(svg, rounding).data.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
  return paths.join('');
}

for (const { names, out } of tables) {
  const text = (await Promise.all(names.map((file) => readFile(file, 'utf8')))).join('\n');
  const used = [
    ...new Set([...text.matchAll(/(?:icon|accent): '([a-z0-9-]+)'/g)].map((match) => match[1] ?? '')),
  ].sort();
  const paths = used.map((name) => `<path id="${name}" d="${pathOf(name)}"/>`);
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg">\n<title>game-icons, CC BY 3.0</title>\n${paths.join('\n')}\n</svg>\n`;
  await writeFile(`${out}.svg`, sheet);
  const head =
    '/** Made by scripts/icons.mjs from game-icons (CC BY 3.0): the icons on the sheet, on a grid of 512. */';
  await writeFile(
    `${out}.ts`,
    `${head}\nexport type IconName =\n${used.map((name) => `  | '${name}'`).join('\n')};\n`,
  );
  process.stdout.write(`${out}: ${used.length} icons\n`);
}

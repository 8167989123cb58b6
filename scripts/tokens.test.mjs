import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../web/design/tokens.css', import.meta.url), 'utf8');

/**
 * The colours declared under a selector.
 * @param {string} selector
 */
function coloursUnder(selector) {
  const [, block = ''] = css.split(`${selector} {`);
  const declared = (block.split('}')[0] ?? '').matchAll(/--([\w-]+): (#[0-9a-f]{6});/g);
  return new Map([...declared].map(([, name = '', colour = '']) => [name, colour]));
}

const themes = {
  dark: coloursUnder('[data-tone="dark"]'),
  light: coloursUnder(':root[data-theme="light"]'),
};

/**
 * The relative luminance of WCAG 2.
 * @param {string} colour
 */
function luminance(colour) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * @param {string} one
 * @param {string} other
 */
function contrast(one, other) {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

const texts = ['text', 'text-dim', 'text-faint', 'glow', 'glow-strong', 'violet', 'cyan', 'good', 'bad'];
const surfaces = ['surface-0', 'surface-1', 'surface-2', 'surface-3'];

describe.each(Object.entries(themes))('the %s theme', (_, colours) => {
  /** @param {string} name */
  const colour = (name) => colours.get(name) ?? expect.fail(`no --${name}`);

  it.each(texts)('has --%s readable on every surface', (text) => {
    for (const surface of surfaces)
      expect(contrast(colour(text), colour(surface)), `on --${surface}`).toBeGreaterThanOrEqual(4.5);
  });

  it('has text readable on what glows', () => {
    for (const glow of ['glow', 'glow-strong'])
      expect(contrast(colour('glow-ink'), colour(glow))).toBeGreaterThanOrEqual(4.5);
  });

  it('has a focus ring that is seen', () => {
    for (const surface of surfaces)
      expect(contrast(colour('focus'), colour(surface))).toBeGreaterThanOrEqual(3);
  });
});

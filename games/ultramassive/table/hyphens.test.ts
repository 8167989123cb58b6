import { describe, expect, it } from 'vitest';
import { content } from '../content/index.ts';
import { hyphenated } from './hyphens.ts';

/** Bold and small, so many letters go into a line of the narrowest card on a screen of 360 pixels. */
const most = 12;

const named = [
  content.actions,
  content.anomalies,
  content.cores,
  content.resources,
  content.challenges,
  content.draftTokens,
].flatMap((entries) => Object.values(entries));

describe('long words on cards', () => {
  it.each(['en', 'de'] as const)('no title has a piece too long for a line (%s)', (language) => {
    const pieces = named.flatMap(({ name }) => hyphenated(name[language]).split(/[\s\u00ad-]/u));
    expect(pieces.filter((piece) => piece.length > most)).toEqual([]);
  });

  it('break at the joints of a compound, and only there', () => {
    const broken = (text: string): string => hyphenated(text).replaceAll('\u00ad', '|');
    expect(broken('Spektraldurchmusterung')).toBe('Spektral|durch|musterung');
    expect(broken('Galaxienverschmelzung')).toBe('Galaxien|ver|schmelzung');
    expect(broken('Erhalte 2 Entdeckungsmarker.')).toBe('Erhalte 2 Entdeckungs|marker.');
    expect(broken('Sternenwiege, Sterngeburt')).toBe('Sternen|wiege, Stern|geburt');
    expect(broken('Sterne und Risse')).toBe('Sterne und Risse');
    expect(hyphenated('Spektraldurchmusterung').replaceAll('\u00ad', '')).toBe('Spektraldurchmusterung');
  });
});

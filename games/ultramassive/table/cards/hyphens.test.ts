import { describe, expect, it } from 'vitest';
import type { Words } from '../../../table.ts';
import { content } from '../../content/index.ts';
import { hyphenated } from './hyphens.ts';

/** So many letters go into a line of a card on a screen of 360 pixels; Anomalies lie in four columns there. */
const most = { narrow: 11, wide: 12 };

const wide = [
  content.actions,
  content.cores,
  content.resources,
  content.challenges,
  content.draftTokens,
].flatMap((entries) => Object.values(entries));

describe('long words on cards', () => {
  it.each(['en', 'de'] as const)('no title has a piece too long for a line (%s)', (language) => {
    const piecesOf = (named: readonly { readonly name: Words }[]): string[] =>
      named.flatMap(({ name }) => hyphenated(name[language]).split(/(?<=-)|[\s\u00ad]/u));
    expect(piecesOf(wide).filter(({ length }) => length > most.wide)).toEqual([]);
    expect(piecesOf(Object.values(content.anomalies)).filter(({ length }) => length > most.narrow)).toEqual(
      [],
    );
  });

  it('break at the joints of a compound, and only there', () => {
    const broken = (text: string): string => hyphenated(text).replaceAll('\u00ad', '|');
    expect(broken('Spektraldurchmusterung')).toBe('Spektral|durch|musterung');
    expect(broken('Schwerkraftschub')).toBe('Schwer|kraft|schub');
    expect(broken('Galaxienverschmelzung')).toBe('Galaxien|ver|schmelzung');
    expect(broken('Erhalte 2 Entdeckungsmarker.')).toBe('Erhalte 2 Entdeckungs|marker.');
    expect(broken('Sternenwiege, Sterngeburt')).toBe('Sternen|wiege, Stern|geburt');
    expect(broken('Sterne und Risse')).toBe('Sterne und Risse');
    expect(hyphenated('Spektraldurchmusterung').replaceAll('\u00ad', '')).toBe('Spektraldurchmusterung');
  });
});

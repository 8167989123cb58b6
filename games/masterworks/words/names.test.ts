import { describe, expect, it } from 'vitest';
import { content } from '../content/index.ts';
import { exactly, percent, roughly } from './measures.ts';
import { bossKey } from './model.ts';
import { figureName, pieceName, pieceTitle, ruleName, thingName } from './names.ts';
import { pointOf, pointOfDirection, whichOf } from './places/compass.ts';
import { facesWords } from './terms.ts';

const box = { content };
const languages = ['en', 'de'] as const;

describe('names', () => {
  it('a character goes by its short name, those who share one by their alter ego', () => {
    expect(figureName(box, 'thor', 'de')).toBe('Thor');
    expect(figureName(box, bossKey, 'en')).toBe('Magneto');
    expect(figureName(box, 'magneto', 'de')).toBe('Magneto (Held)');
    expect(figureName(box, 'spider-man-miles', 'en')).toBe('Spider-Man (Miles Morales)');
  });

  it.each(languages)('no two figures, pieces, piles or Rally Points are called the same (%s)', (language) => {
    const { characters, map } = content;
    const names = [
      ...[bossKey, ...Object.keys(characters)].map((key) => figureName(box, key, language)),
      ...Object.keys(map.terrain).map((key) => pieceName(box, key, language)),
      ...Object.keys(map.dampeners)
        .flatMap((key) => [`pile:${key}`, `dampener:${key}`])
        .map(called),
      ...Object.keys(map.rallyPoints).map((key) => called(`rally:${key}`)),
    ];
    expect(new Set(names).size).toBe(names.length);
    function called(name: string): string {
      return thingName(box, name, language);
    }
  });

  it('terrain with a twin is told apart by where it lies', () => {
    expect(pieceName(box, 'jeep-a', 'en')).toBe('the south-west burnt jeep');
    expect(pieceName(box, 'jeep-b', 'de')).toBe('Ausgebrannter Jeep, Nordost');
    expect(pieceTitle(box, 'jeep-b', 'en')).toBe('Burnt jeep (north-east)');
    expect(pieceName(box, 'radar', 'en')).toBe('the radar dish');
    expect(thingName(box, 'pile:west', 'de', 'acc')).toBe('den Trümmerhaufen West');
  });

  it('attacks, superpowers, cards and granted attacks have their printed names', () => {
    expect(ruleName(box, 'hulk.strike', 'de')).toBe('Schlag');
    expect(ruleName(box, 'captain-america.bodyguard', 'en')).toBe('Bodyguard');
    expect(ruleName(box, 'medpack', 'de')).toBe('Medizinkoffer');
    expect(ruleName(box, 'storm.1', 'en')).toBe('Reduced Visibility');
    expect(ruleName(box, 'ricochet-blast.attack', 'en')).not.toBe('ricochet-blast.attack');
  });
});

describe('measures', () => {
  it('MC95 a ruling is told to the thousandth, a move to the tenth', () => {
    expect(exactly(214, 'en')).toBe('0.214 inch');
    expect(exactly(214, 'de')).toBe('0,214 Zoll');
    expect(exactly(1500, 'en')).toBe('1.5 inches');
    expect(roughly(4760, 'en')).toBe('4.8 inches');
  });

  it('what can happen is never said to be impossible, what can fail never certain', () => {
    expect([0, 0.001, 0.62, 0.999, 1].map((chance) => percent(chance, 'en'))).toEqual([
      '0%',
      '<1%',
      '62%',
      '>99%',
      '100%',
    ]);
  });

  it('MA64 directions and places go by the compass', () => {
    expect([0, 127, 129, 512, 1024, 1536, 2047].map(pointOfDirection)).toEqual([
      'e',
      'e',
      'ne',
      'n',
      'w',
      's',
      'e',
    ]);
    expect(pointOf(10, 3)).toBe('e');
    expect(pointOf(-10, -9)).toBe('sw');
    expect(pointOf(0, 0)).toBeNull();
  });

  it('several at the same point of the compass are numbered', () => {
    const all = [
      { x: 0, y: 30 },
      { x: 1, y: 31 },
      { x: 30, y: 0 },
    ];
    expect(whichOf(all)).toEqual([
      { point: 'nw', number: 1 },
      { point: 'nw', number: 2 },
      { point: 'se', number: 0 },
    ]);
    expect(whichOf(all.slice(0, 1))).toEqual([{ point: null, number: 0 }]);
  });

  it('MA69 dice are told by face, the best first', () => {
    expect(facesWords([8, 3, 1, 4, 6, 2], 'en')).toBe('1 critical, 1 wild, 2 hits, 1 blank, 1 failure');
    expect(facesWords([5, 5], 'de')).toBe('2 Blocks');
  });
});

import { boxOf, type Game, merged, type Problem } from '@accretion/engine';
import { games } from '@accretion/games';
import type { Language } from '@accretion/games/tables';
import { describe, expect, it } from 'vitest';
import { fieldsOf, withField, withoutField } from '../json.ts';
import { changeOf, changesBetween } from './changes.ts';
import { contentOf, newPack, packFor, readPack, textOf } from './draft.ts';
import { problemSentence } from './problemSentence.ts';

const game = games.find(({ id }) => id === 'buccaneers') as Game;
const blank = newPack(game, 'Mine');
const built = contentOf(game, blank);
const trash = fieldsOf(built['trash']);

describe('a pack from a form', () => {
  it('is empty when nothing has changed', () => {
    expect(packFor(game, blank, built)).toEqual(blank);
    expect(changesBetween(built, built)).toBeUndefined();
  });

  it('contains only the differences, and results in the same content', () => {
    const ship = withField(fieldsOf(trash['SPC01']), 'sides', [{ value: 3, weight: 1 }]);
    const laser = withField(fieldsOf(trash['ART-LASER']), 'effect', { do: 'flipDirection' });
    const edited = {
      ...built,
      rounds: 2,
      firstGame: ['BH-DNG2', 'BH-DIR4'],
      trash: { ...withoutField(trash, 'SPC02'), SPC01: ship, 'ART-LASER': laser, 'SPC01-2': ship },
    };
    const pack = packFor(game, blank, edited);
    expect(Object.keys(pack.content).sort()).toEqual(['firstGame', 'rounds', 'trash']);
    expect(pack.content['trash']).toMatchObject({
      SPC01: { sides: [{ value: 3, weight: 1 }] },
      SPC02: null,
      'ART-LASER': { effect: { do: 'flipDirection', choices: null, discardFor: null } },
    });
    expect(contentOf(game, pack)).toEqual(edited);
    expect(merged(game.content, pack.content)).toEqual(edited);
    const boxed = boxOf(game, pack);
    expect('box' in boxed ? boxed.box.content : boxed).toEqual(edited);
  });

  it('survives being written as text and read back', () => {
    const pack = packFor(game, blank, { ...built, trash: withoutField(trash, 'TOY01') });
    expect(readPack(game, textOf(pack))).toEqual({ pack, problems: [] });
  });

  it('tells how an entry was changed', () => {
    expect(changeOf(1, 1)).toBe('same');
    expect(changeOf(1, 2)).toBe('changed');
    expect(changeOf(undefined, 2)).toBe('added');
    expect(changeOf(1, undefined)).toBe('out');
  });
});

describe('a bad pack', () => {
  it('names the line where JSON is broken', () => {
    const { pack, problems } = readPack(game, '{\n  "game": "buccaneers",\n  oops\n}');
    expect(pack).toBeNull();
    expect(problems[0]).toMatchObject({ why: 'json', values: { line: 3 } });
  });

  it('names entry, field and what was expected', () => {
    const wrong = { ...blank, content: { trash: { SPC01: { sides: [{ value: 'x', weight: 1 }] } } } };
    const { pack, problems } = readPack(game, JSON.stringify(wrong));
    expect(pack).toEqual(wrong);
    expect(problems).toEqual([
      { path: 'trash.SPC01.sides.0.value', why: 'intRange', values: { min: -99, max: 99, found: '"x"' } },
    ]);
  });

  it('is rejected when it belongs to another game', () => {
    expect(readPack(game, JSON.stringify({ ...blank, game: 'chess' }))).toMatchObject({ pack: null });
  });

  it('is described in the language of the page', () => {
    const t = (_: string, values: object = {}): string => Object.values(values).join(' / ');
    const ofGame = {
      problems: { tooFew: { en: 'at least {min} of {family} (B1)', de: '{family}: mindestens {min} (B1)' } },
      fields: { toy: { en: 'Toy', de: 'Spielzeug' } },
    };
    const say = (why: string, values: Problem['values'], language: Language = 'de'): string =>
      problemSentence({ path: '', why, values }, t, language, ofGame);
    expect(say('intRange', { min: -99, max: 99, found: '"x"' })).toBe('eine ganze Zahl von -99 bis 99 / "x"');
    expect(say('listFrom', { min: 2, foundIs: 'nothing' })).toBe(
      'eine Liste mit mindestens 2 Einträgen / nichts',
    );
    expect(say('tooFew', { min: 3, family: 'toy', found: '1' })).toBe('Spielzeug: mindestens 3 (B1) / 1');
    expect(say('tooFew', { min: 3, family: 'toy', found: '1' }, 'en')).toBe('at least 3 of Toy (B1) / 1');
  });
});

/** Terrain and storm, piles, Soldiers, codes and the missile. */
import { type SoldierKind, soldierKinds } from '../../rules/content/vocabulary.ts';
import { gap } from '../../rules/plane/gaps.ts';
import { roughly } from '../measures.ts';
import { capital } from '../names.ts';
import { counted, faceAt, facesWords } from '../terms.ts';
import type { Tellers } from './telling.ts';
import { say } from './texts.ts';

/** The kind of a Soldier token by its name, which may have a number after it. */
const kindOf = (name: string): SoldierKind => soldierKinds.find((kind) => name.startsWith(kind)) ?? 'blank';

/** Moves and events may name a dampener or Rally Point by its bare key. */
const asToken = (kind: 'dampener' | 'rally' | 'pile', name: string): string =>
  name.includes(':') ? name : `${kind}:${name}`;

export const groundLines: Tellers<
  'shieldDown' | 'destroy' | 'storm' | 'shrapnel' | 'repair' | 'newPile' | 'construct' | 'missile'
> = {
  shieldDown: (_, { language }) => say(language, 'shieldDown'),
  destroy({ piece, debris }, telling) {
    const words = { piece: telling.thing(piece), debris };
    return capital(say(telling.language, 'destroy', words));
  },
  storm({ level }, { box, language }) {
    const name = box.content.encounter.storm.rows[level]?.name?.[language];
    return name === undefined ? say(language, 'storm.calm') : say(language, 'storm', { level, name });
  },
  shrapnel({ pile, dice }, telling) {
    const { box, language } = telling;
    const { range, faces } = box.content.encounter.shrapnel;
    const damage = dice.filter((die) => faces.includes(faceAt(die))).length;
    return say(language, damage === 0 ? 'shrapnel.none' : 'shrapnel', {
      pile: telling.thing(asToken('pile', pile)),
      dice: facesWords(dice, language),
      range,
      damage: counted(language, 'damageOf', damage),
    });
  },
  repair({ pile, amount }, telling) {
    if (amount === 0) return null;
    const words = {
      pile: telling.thing(asToken('pile', pile)),
      amount: counted(telling.language, 'damageOf', amount),
    };
    return capital(say(telling.language, 'repair', words));
  },
  newPile: ({ dampener }, telling) =>
    say(telling.language, 'newPile', { dampener: telling.thing(asToken('dampener', dampener), 'acc') }),
  construct: (_, { language }) => say(language, 'construct'),
  missile(told, telling) {
    const { box, language } = telling;
    const way = told.stays ? null : telling.way(told);
    if (way === null) return say(language, 'missile.stays');
    const { missile, teleporter } = box.content.map;
    const left = gap(told.x, told.y, missile.radius, teleporter.x, teleporter.y, teleporter.radius);
    if (left < 0) return say(language, 'missile.there', way);
    return say(language, 'missile', { ...way, left: roughly(left, language) });
  },
};

export const tokenLines: Tellers<
  'interact' | 'reveal' | 'hold' | 'pass' | 'drop' | 'discard' | 'deliver' | 'soldier' | 'shuffle'
> = {
  interact: ({ figure, token }, telling) =>
    say(telling.language, 'interact', {
      figure: telling.figure(figure),
      token: telling.thing(token, 'dat'),
    }),
  reveal: ({ kind }, { language }) =>
    say(language, 'reveal', { kind: say(language, `kind.${kindOf(kind)}`) }),
  hold: ({ figure, kind }, telling) =>
    say(telling.language, 'hold', {
      figure: telling.figure(figure),
      kind: say(telling.language, `kind.${kindOf(kind)}`),
    }),
  pass: ({ figure, to }, telling) =>
    say(telling.language, 'pass', { figure: telling.figure(figure), to: telling.figure(to) }),
  drop: ({ figure }, telling) => say(telling.language, 'drop', { figure: telling.figure(figure) }),
  discard: ({ kind }, { language }) =>
    say(language, kindOf(kind) === 'shutdownCode' ? 'discard.shutdownCode' : 'discard'),
  deliver: ({ figure, codes }, telling) =>
    say(telling.language, 'deliver', {
      figure: telling.figure(figure),
      codes: counted(telling.language, 'codes', codes),
    }),
  soldier: ({ rally }, telling) =>
    say(telling.language, 'soldier', { rally: telling.thing(asToken('rally', rally), 'dat') }),
  shuffle: ({ soldiers }, { language }) => say(language, 'shuffle', { soldiers }),
};

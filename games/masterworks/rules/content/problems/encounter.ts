/** The encounter: a track that rises row by row, difficulties on it, codes to win with, effects that work. */
import type { Content } from '../shape.ts';
import type { Context } from './context.ts';
import { effectProblems } from './effects.ts';
import type { Wrong } from './wrong.ts';

export function encounterProblems(content: Content, wrong: Wrong): void {
  const { encounter, difficulties, tactics } = content;
  const { rows, cap } = encounter.storm;
  const context: Context = {
    content,
    wrong,
    card: null,
    place: 'storm',
    isBoss: false,
    triggers: [],
    pay: null,
    hasX: false,
  };
  for (const [level, row] of rows.entries()) {
    const path = `encounter.storm.rows.${level}`;
    const before = rows[level - 1]?.at;
    if (before === undefined && row.at !== 0) wrong(`${path}.at`, 'startsAtZero', row.at);
    if (before !== undefined && row.at <= before) wrong(`${path}.at`, 'higherThan', row.at, { before });
    if ((row.name === undefined) !== (row.effects === undefined))
      wrong(path, 'bothOrNone', Object.keys(row), { fields: 'name, effects' });
    effectProblems(row.effects ?? [], `${path}.effects`, context);
  }
  const last = rows.at(-1)?.at ?? 0;
  if (cap < last) wrong('encounter.storm.cap', 'atLeastMin', cap, { min: last });
  for (const [name, { debris, tactics: cards }] of Object.entries(difficulties)) {
    if (debris > cap) wrong(`difficulties.${name}.debris`, 'atMost', debris, { max: cap });
    const max = Object.keys(tactics).length;
    if (cards > max) wrong(`difficulties.${name}.tactics`, 'atMost', cards, { max });
  }
  if (encounter.soldiers.shutdownCode === 0) wrong('encounter.soldiers.shutdownCode', 'someCode', 0);
  for (const [name, one] of Object.entries(encounter.interactions))
    effectProblems(one.effects, `encounter.interactions.${name}.effects`, {
      ...context,
      place: 'interaction',
    });
}

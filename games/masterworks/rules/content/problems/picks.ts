/** A pick must be able to find somebody: a side or terrain, something to measure from, names that exist. */
import type { Pick } from '../picks.ts';
import { type Context, isEventful } from './context.ts';
import { unknownNames } from './wrong.ts';

export function pickProblems(pick: Pick, path: string, context: Context): void {
  const { content, wrong, pay, hasX } = context;
  if (pick.side === undefined && pick.terrain !== true) wrong(`${path}.side`, 'sideOrTerrain', undefined);
  const measures = pick.of !== undefined || pick.ofCharacter !== undefined;
  if (pick.within !== undefined && !measures) wrong(`${path}.of`, 'measuredFrom', undefined);
  if (pick.of !== undefined && pick.ofCharacter !== undefined)
    wrong(`${path}.ofCharacter`, 'oneOrOther', pick.ofCharacter, { fields: 'of, ofCharacter' });
  if (pick.of === 'picked') wrong(`${path}.of`, 'notItself', pick.of);
  if (pick.los === true && !measures) wrong(`${path}.of`, 'seenFrom', undefined);
  for (const field of ['is', 'isNot'] as const)
    unknownNames(
      pick[field] ?? [],
      content.characters,
      { path: `${path}.${field}`, why: 'characterName' },
      wrong,
    );
  if (pick.ofCharacter !== undefined && !Object.hasOwn(content.characters, pick.ofCharacter))
    wrong(`${path}.ofCharacter`, 'characterName', pick.ofCharacter);
  for (const field of ['affiliation', 'leads'] as const) {
    const name = pick[field];
    if (name !== undefined && !Object.hasOwn(content.affiliations, name))
      wrong(`${path}.${field}`, 'affiliationName', name);
  }
  if (pick.power !== undefined && !isPower(pick.power, context))
    wrong(`${path}.power`, 'superpowerName', pick.power);
  if (pick.ownSquad === true && context.place !== 'leadership')
    wrong(`${path}.ownSquad`, 'inLeadership', true);
  if ((pick.count === 'paid' || pick.within === 'paid') && pay === null)
    wrong(`${path}.${pick.count === 'paid' ? 'count' : 'within'}`, 'paidHere', 'paid');
  if (pick.maxSize === 'X' && !hasX) wrong(`${path}.maxSize`, 'xHere', 'X');
  if (pick.count === 'terrainSize' && !isEventful(context, 'terrainDestroyed'))
    wrong(`${path}.count`, 'terrainHere', pick.count);
}

const isPower = (key: string, { content }: Context): boolean =>
  Object.hasOwn(content.boss.superpowers, key) ||
  Object.values(content.characters).some(({ superpowers }) => Object.hasOwn(superpowers, key));

/** Superpowers and tactic cards behind the keys of moves and events. */
import type { Superpower, Tactic } from '../../rules/content/cards.ts';
import type { Model } from './model.ts';

export function superpowerOf({ content }: Pick<Model, 'content'>, key: string): Superpower | null {
  const [owner = '', name = ''] = key.split('.');
  const card = owner === 'boss' ? content.boss : content.characters[owner];
  return card?.superpowers[name] ?? null;
}

export const tacticOf = ({ content }: Pick<Model, 'content'>, key: string): Tactic | null =>
  content.tactics[key] ?? null;

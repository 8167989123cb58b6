/** How sides and figures look: a colour and a shape for each seat, initials on every base. */
import type { Mark } from '../../../table.ts';
import type { Hero, Model } from '../field/model.ts';
import type { Language } from '../types.ts';

const looks: readonly [Mark, Mark, Mark] = [
  { fill: '#f5b84e', path: 'M-0.92 0a0.92 0.92 0 1 0 1.84 0a0.92 0.92 0 1 0 -1.84 0Z' },
  { fill: '#58d5e6', path: 'M0 -1L0.87 -0.5L0.87 0.5L0 1L-0.87 0.5L-0.87 -0.5Z' },
  { fill: '#e56bd0', path: 'M0 -1L0.95 0.1L0.59 0.9H-0.59L-0.95 0.1Z' },
];

/** Of Crisis A, Crisis B and the Cosmic side. */
export const seatLook = (seat: number): Mark => looks[seat] ?? looks[2];

/** Two letters a figure is known by: those that would be alike by their ends, namesakes by their alter egos. */
export function initialsOf(model: Model, hero: Hero, language: Language): string {
  const own = shortened(hero.card.name[language]);
  const isShared = model.heroes.some(
    (other) => other.id !== hero.id && shortened(other.card.name[language]) === own,
  );
  if (!isShared) return own;
  const name = hero.card.name[language];
  const hasNamesake = model.heroes.some(
    (other) => other.id !== hero.id && other.card.name[language] === name,
  );
  if (hasNamesake) return shortened(hero.card.alterEgo);
  const [word = ''] = name.split(/[\s,-]+/);
  return `${word.slice(0, 1)}${word.slice(-1)}`;
}

/** First letters of two words, or the first two of one. What stands after a comma is a title. */
export function shortened(name: string): string {
  const words = (name.split(',')[0] ?? '').split(/[\s-]+/).filter((word) => word !== '');
  const [first = '', second] = words;
  return second === undefined ? first.slice(0, 2) : `${first.slice(0, 1)}${second.slice(0, 1)}`;
}

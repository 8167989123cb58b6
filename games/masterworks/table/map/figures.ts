/** Figures as the map draws them, from a view. */
import { conditions } from '../../rules/content/vocabulary.ts';
import { none, type View } from '../../rules/state.ts';
import type { Model } from '../field/model.ts';
import type { Language } from '../types.ts';
import type { DrawnFigure } from './FigureDrawing.tsx';
import { initialsOf } from './looks.ts';

export type ViewedFigure = View['figures'][number];

export function staminaOf(model: Model, view: Pick<View, 'stamina'>, figure: ViewedFigure): number {
  if (figure.character === model.boss) return view.stamina;
  const stamina = model.heroes[figure.character]?.card.stamina;
  return (figure.injured ? stamina?.injured : undefined) ?? stamina?.healthy ?? 1;
}

/** Figures on the table; those that are KO'd are not. */
export function drawnFigures(model: Model, view: View, language: Language): readonly DrawnFigure[] {
  return view.figures.flatMap((figure, mark): DrawnFigure[] => {
    const hero = model.heroes[figure.character];
    if (figure.gone || hero === undefined || !isPlaced(figure)) return [];
    return [
      {
        mark,
        hero,
        x: figure.x,
        y: figure.y,
        r: hero.radius,
        seat: figure.seat,
        initials: initialsOf(model, hero, language),
        stamina: staminaOf(model, view, figure),
        damage: figure.damage,
        power: figure.power,
        conditions: conditions.filter((_, bit) => (figure.conditions & (1 << bit)) !== 0),
        isInjured: figure.injured,
        isActivated: figure.activated,
        isDazed: figure.dazed,
        isActive: view.active?.figure === mark,
        isElevated: figure.on !== none,
        codes: figure.held.length,
        isBoss: figure.character === model.boss,
      },
    ];
  });
}

/** Before it is deployed a figure stands off the table. */
const isPlaced = ({ x, y }: { readonly x: number; readonly y: number }): boolean => x >= 0 && y >= 0;

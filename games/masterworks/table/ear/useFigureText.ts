/** A figure in words: who, whose, how it fares, where it stands seen from the active figure. */
import { conditions } from '../../rules/content/vocabulary.ts';
import { none } from '../../rules/state.ts';
import { figureName, pieceName } from '../../words/names.ts';
import { conditionNames } from '../../words/terms.ts';
import { useBoard, useWords } from '../context.ts';
import { keyOf } from '../field/names.ts';
import { staminaOf } from '../map/figures.ts';
import { useBearings } from './useBearings.ts';

export const squadKeys = ['squad.a', 'squad.b', 'squad.cosmic'] as const;

export function useFigureText(): (mark: number) => string {
  const { model, view, language } = useBoard();
  const say = useWords();
  const seenFrom = useBearings();
  return (mark) => {
    const figure = view.figures[mark];
    if (figure === undefined) return '';
    const stamina = staminaOf(model, view, figure);
    const piece = model.pieceKeys[figure.on];
    const parts = [
      figureName(model, keyOf(model, view, mark), language),
      say(squadKeys[figure.seat] ?? 'squad.cosmic'),
      view.active?.figure === mark ? say('active') : '',
      figure.dazed ? say('dazed') : figure.injured ? say('injured') : '',
      say('stamina', { left: stamina - figure.damage, stamina }),
      say('power', { power: figure.power }),
      ...conditions
        .filter((_, bit) => (figure.conditions & (1 << bit)) !== 0)
        .map((one) => conditionNames[one][language]),
      figure.activated ? say('activated') : '',
      figure.held.length > 0 ? say.count('codes', figure.held.length) : '',
      figure.on !== none && piece !== undefined
        ? say('onTop', { piece: pieceName(model, piece, language) })
        : '',
      seenFrom(mark),
    ];
    return parts.filter((part) => part !== '').join(', ');
  };
}

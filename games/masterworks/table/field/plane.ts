/** The table as geometry sees it, from a view: what the rules have of their own state. */
import { pieceOf } from '../../rules/plane/pieces.ts';
import type { Piece, Plane } from '../../rules/plane/types.ts';
import type { View } from '../../rules/state.ts';
import type { Model } from './model.ts';

/** Nobody stands there: where what is not on the table is put. */
const nowhere = -900_000;

export function planeOf(model: Model, view: View): Plane {
  const { map } = model.content;
  return {
    width: map.width,
    height: map.height,
    pieces: piecesOf(model, view),
    standing: standingOf(model, view),
    bases: view.figures.flatMap(({ gone, x, y, character }) =>
      gone ? [nowhere, nowhere, 0] : [x, y, model.heroes[character]?.radius ?? 0],
    ),
    noRest: [view.missile.x, view.missile.y, map.missile.radius],
    noEntry: [map.teleporter.x, map.teleporter.y, map.teleporter.radius],
  };
}

/** Pieces of the map, piles, constructs. */
function piecesOf(model: Model, view: View): readonly Piece[] {
  const { radius, size } = model.content.encounter.pile;
  return [
    ...model.pieces,
    ...view.constructs.map(({ x, y }, index) =>
      pieceOf({ x, y, radius }, { index: model.pieces.length + index, size, standable: false }),
    ),
  ];
}

function standingOf(model: Model, view: View): readonly boolean[] {
  const standing = new Set<number>(view.standing);
  return [
    ...model.pieceKeys.map((_, id) => standing.has(id)),
    ...view.piles.map(({ isStanding }) => isStanding),
    ...view.constructs.map(({ isStanding }) => isStanding),
  ];
}

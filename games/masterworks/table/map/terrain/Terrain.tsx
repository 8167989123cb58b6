/** All pieces of terrain: shadows by Size beneath, drawings inside outlines, the Size as a number on each. */
import { memo, type ReactNode } from 'react';
import type { Model } from '../../field/model.ts';
import { frameOf, outlinePath, shadowPath } from '../outlines.ts';
import { Drawing } from './Drawing.tsx';
import { kindOf } from './kinds.ts';
import style from './Terrain.module.css';

interface TerrainProps {
  readonly model: Model;
  /** Pieces that stand, by component id. */
  readonly standing: readonly number[];
  /** Pieces that are no more. */
  readonly destroyed: readonly number[];
}

export const Terrain = memo(function Terrain({ model, standing, destroyed }: TerrainProps): ReactNode {
  const { height } = model.content.map;
  return (
    <>
      {destroyed.map((id) => (
        <Ruin key={id} model={model} id={id} />
      ))}
      {standing.map((id) => {
        const piece = model.pieces[id];
        return piece === undefined ? null : (
          <path key={id} className={style['shadow']} d={shadowPath(piece, height)} />
        );
      })}
      {standing.map((id) => (
        <OnePiece key={id} model={model} id={id} />
      ))}
    </>
  );
});

/** A piece as it stands. Twins are drawn alike, each turned its way. */
export function OnePiece({ model, id }: { readonly model: Model; readonly id: number }): ReactNode {
  const piece = model.pieces[id];
  if (piece === undefined) return null;
  const { height } = model.content.map;
  const kind = kindOf(model.pieceKeys[id] ?? '');
  const outline = outlinePath(piece, height);
  const { x, y, angle, width, depth } = frameOf(piece, height);
  const clip = `outline-${id}`;
  return (
    <g className={style['piece']} data-kind={kind} data-size={piece.size} data-thing={`piece ${id}`}>
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      <path className={style['top']} d={outline} />
      <g clipPath={`url(#${clip})`}>
        <g transform={`translate(${x} ${y}) rotate(${angle.toFixed(2)})`}>
          <Drawing kind={kind} width={width} depth={depth} />
        </g>
        <path className={style['lit']} d={outline} transform="translate(70 90)" />
        <path className={style['shade']} d={outline} transform="translate(-70 -90)" />
      </g>
      <path className={style['outline']} d={outline} />
      <g className={style['size']} transform={`translate(${x} ${y})`}>
        <circle r={330} />
        <text y={170}>{piece.size}</text>
      </g>
    </g>
  );
}

/** What is left of a piece: a few stones where it stood. */
function Ruin({ model, id }: { readonly model: Model; readonly id: number }): ReactNode {
  const piece = model.pieces[id];
  if (piece === undefined) return null;
  const y = model.content.map.height - piece.y;
  return (
    <g className={style['ruin']}>
      <path d={outlinePath(piece, model.content.map.height)} />
      <path
        className={style['stones']}
        d={`M${piece.x - 500} ${y}l220 -130l160 150l-150 160ZM${piece.x + 120} ${y - 320}l240 -40l40 190l-210 60ZM${piece.x + 60} ${y + 210}l170 -80l130 120l-130 110Z`}
      />
    </g>
  );
}

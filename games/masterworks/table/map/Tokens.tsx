/** Tokens on the table: missile, teleporter, dampeners and the piles on them, Rally Points, Soldiers, codes. */
import { memo, type ReactNode } from 'react';
import type { View } from '../../rules/state.ts';
import type { Model } from '../field/model.ts';
import { shadowPath } from './outlines.ts';
import style from './Tokens.module.css';

interface TokensProps {
  readonly model: Model;
  readonly view: Pick<
    View,
    'piles' | 'missile' | 'delivered' | 'soldiers' | 'codes' | 'exhaustion' | 'constructs'
  >;
}

export const Tokens = memo(function Tokens({ model, view }: TokensProps): ReactNode {
  const { map, encounter } = model.content;
  const flip = (y: number): number => map.height - y;
  return (
    <>
      <Teleporter x={map.teleporter.x} y={flip(map.teleporter.y)} r={map.teleporter.radius} />
      {model.rallyPoints.map(({ key, x, y, radius }, id) => (
        <g
          key={key}
          className={style['rally']}
          transform={`translate(${x} ${flip(y)})`}
          data-thing={`rally ${id}`}
        >
          <circle r={radius} />
          <path d="M-150 260V-280M-150 -280L240 -130L-150 20" />
        </g>
      ))}
      {model.dampeners.map(({ key, x, y, radius }, id) => {
        const pile = view.piles[id];
        return (
          <g key={key} data-thing={`pile ${id}`}>
            {pile?.isStanding === true ? (
              <Pile model={model} id={id} damage={pile.damage} />
            ) : (
              <g className={style['dampener']} transform={`translate(${x} ${flip(y)})`}>
                <circle r={radius} />
                <circle className={style['wave']} r={radius * 0.66} />
                <path d="M120 -560L-300 90H-20L-120 560L300 -110H20Z" />
              </g>
            )}
          </g>
        );
      })}
      {view.soldiers.map(({ token, x, y }) => (
        <g
          key={token}
          className={style['soldier']}
          transform={`translate(${x} ${flip(y)})`}
          data-thing="soldier 0"
        >
          <circle r={encounter.soldierRadius} />
          <path d="M-230 40A230 230 0 0 1 230 40H310V120H-310V40Z" />
          <text y={370}>?</text>
        </g>
      ))}
      {view.codes.map(({ token, x, y }) => (
        <g key={token} className={style['code']} transform={`translate(${x} ${flip(y)})`} data-thing="code 0">
          <circle r={encounter.soldierRadius} />
          <Key />
        </g>
      ))}
      <Missile
        x={view.missile.x}
        y={flip(view.missile.y)}
        r={map.missile.radius}
        isShielded={view.exhaustion < encounter.exhaustionToUnshield}
        codes={view.delivered.length}
      />
    </>
  );
});

/** A Shutdown Code: a key card. */
const Key = (): ReactNode => (
  <path
    d="M-260 -170H260V170H-260ZM-170 -60H170M-170 60H40"
    fill="none"
    stroke="currentColor"
    strokeWidth={70}
  />
);

function Teleporter({ x, y, r }: { readonly x: number; readonly y: number; readonly r: number }): ReactNode {
  return (
    <g className={style['teleporter']} transform={`translate(${x} ${y})`} data-thing="teleporter 0">
      <circle r={r} />
      {[0.78, 0.54, 0.3].map((part) => (
        <circle
          key={part}
          className={style['wave']}
          r={r * part}
          strokeDasharray={`${r * part * 1.1} ${r * part * 0.47}`}
        />
      ))}
      <circle className={style['heart']} r={r * 0.14} />
    </g>
  );
}

interface MissileProps {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly isShielded: boolean;
  readonly codes: number;
}

function Missile({ x, y, r, isShielded, codes }: MissileProps): ReactNode {
  return (
    <g
      className={style['missile']}
      transform={`translate(${x} ${y})`}
      data-thing="missile 0"
      data-shielded={isShielded}
    >
      <circle className={style['shadow']} cx={200} cy={240} r={r} />
      <circle className={style['plate']} r={r} />
      <path
        className={style['rocket']}
        d={`M0 ${-r * 0.82}C${r * 0.3} ${-r * 0.5} ${r * 0.28} ${r * 0.2} ${r * 0.24} ${r * 0.46}L${r * 0.48} ${r * 0.78}H${-r * 0.48}L${-r * 0.24} ${r * 0.46}C${-r * 0.28} ${r * 0.2} ${-r * 0.3} ${-r * 0.5} 0 ${-r * 0.82}Z`}
      />
      <path className={style['band']} d={`M${-r * 0.27} ${r * 0.1}H${r * 0.27}`} />
      {isShielded && <circle className={style['shield']} r={r * 1.02} />}
      {Array.from({ length: codes }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: codes are all alike.
        <circle key={i} className={style['delivered']} cx={(i - 0.5) * 520} cy={r * 0.1} r={200} />
      ))}
    </g>
  );
}

/** A Debris Pile, with the damage on it. */
function Pile({
  model,
  id,
  damage,
}: {
  readonly model: Model;
  readonly id: number;
  readonly damage: number;
}): ReactNode {
  const { height } = model.content.map;
  const { stamina } = model.content.encounter.pile;
  const piece = model.pieces[model.pieceKeys.length + id];
  if (piece === undefined) return null;
  const { x, r } = piece;
  return (
    <g className={style['pile']}>
      <path className={style['cast']} d={shadowPath(piece, height)} />
      <g transform={`translate(${x} ${height - piece.y})`}>
        <circle className={style['heap']} r={r} />
        <path
          className={style['scrap']}
          d="M-700 120L-260 -420L40 60ZM-120 -660L460 -520L300 -60L-60 -240ZM160 80L760 -180L640 460L260 560ZM-520 360L80 240L120 760L-320 700Z"
        />
        <path className={style['beam']} d="M-780 -180L560 640M-380 760L300 -780M700 120L-140 -520" />
        <g className={style['count']}>
          <rect x={-520} y={-260} width={1040} height={520} rx={260} />
          <text y={165}>{`${stamina - damage}/${stamina}`}</text>
        </g>
      </g>
    </g>
  );
}

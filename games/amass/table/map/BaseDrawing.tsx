/** A base on the map: its centre, four facings of slots, walls, and who stands before them. */
import type { ReactNode } from 'react';
import { facingPlace } from '../../rules/board.ts';
import { type Colour, facings } from '../../rules/content.ts';
import { droidsIn } from '../../rules/due.ts';
import { bonusOf, pointsOf } from '../../rules/score.ts';
import { withSettings } from '../../rules/store.ts';
import { listOf } from '../../words/known.ts';
import { say as words } from '../../words/texts.ts';
import { mark } from '../cards/art.ts';
import { IconAt } from '../cards/Icon.tsx';
import { useBoard, useWords } from '../context.ts';
import { Hull } from '../figures/Hull.tsx';
import { Members } from '../figures/Member.tsx';
import { crewLook } from '../looks.ts';
import { Bar } from '../Pieces.tsx';
import style from './BaseDrawing.module.css';
import { labelAt, sideAt, slotRect } from './geometry.ts';
import type { Standing } from './useStanding.ts';

export function BaseDrawing({
  base,
  standing,
  isPointedAt,
  isNear,
}: {
  readonly base: number;
  readonly standing: Standing;
  /** Its facings have no buttons of their own: what points at one finds it here. */
  readonly isPointedAt: boolean;
  /** Large enough for the names of its facings. */
  readonly isNear: boolean;
}): ReactNode {
  const { board, view, geometry, language } = useBoard();
  const zone = board.bases[base]?.zone ?? 0;
  const middle = geometry.base(zone);
  const owner = view.owners[base] ?? -1;
  const crew = view.crews[owner];
  const { coreHalf, baseHalf } = geometry;
  const name = board.bases[base]?.name ?? '';
  if (crew === undefined) {
    return (
      <g className={style['unused']}>
        <rect x={middle.x - 34} y={middle.y - 34} width={68} height={68} rx={10} />
        <text x={middle.x} y={middle.y + 8} className={style['baseName']}>
          {name}
        </text>
      </g>
    );
  }
  const slots = withSettings(crew.slots, listOf(crew.setting));
  return (
    <g>
      <Hull base={base} middle={middle} geometry={geometry} />
      {facings.map((facing, side) => (
        <Arm
          key={facing}
          base={base}
          side={side}
          slots={slots[side] ?? []}
          isClosed={crew.closed.includes(side)}
          thing={isPointedAt ? `place ${facingPlace(board, base, side)}` : undefined}
        />
      ))}
      <Centre base={base} standing={standing} />
      {crew.armour && (
        <IconAt
          of={mark.armour.icon}
          x={middle.x + coreHalf + 8}
          y={middle.y - coreHalf - 8}
          size={24}
          fill="#ffe069"
        />
      )}
      {facings.map((facing, side) =>
        standing({ kind: 'facing', base, facing: side }).map(({ crew: raider, at, ...group }) => (
          <Members
            key={`${facing} ${raider} ${group.isPlanned}`}
            base={view.crews[raider]?.base ?? 0}
            {...at}
            radius={baseHalf * 0.16}
            {...group}
          />
        )),
      )}
      {isNear &&
        facings.map((facing, side) => {
          const { x, y } = sideAt(geometry, middle, side);
          return (
            <text key={facing} x={x} y={y} className={style['side']}>
              {words(language, `facing.${facing}`)}
            </text>
          );
        })}
      <Label {...labelAt(geometry, zone)} base={base} name={name} owner={owner} />
    </g>
  );
}

function Label({
  x,
  y,
  base,
  name,
  owner,
}: {
  readonly x: number;
  readonly y: number;
  readonly base: number;
  readonly name: string;
  readonly owner: number;
}): ReactNode {
  const { board, view } = useBoard();
  const say = useWords();
  const crew = view.crews[owner];
  if (crew === undefined) return null;
  const bonus = bonusOf(board, crew);
  return (
    <g transform={`translate(${x} ${y})`}>
      <text y={-2} className={style['baseName']} style={{ fill: crewLook(base).fill }}>
        {name}
      </text>
      <text y={20} className={style['basePoints']}>
        {say('points.short', { points: pointsOf(board, crew) })}
        {bonus > 0 && ' ★'}
      </text>
    </g>
  );
}

/** A facing: its slots from the innermost to the outermost, and a wall where it is closed. */
function Arm({
  base,
  side,
  slots,
  isClosed,
  thing,
}: {
  readonly base: number;
  readonly side: number;
  readonly slots: readonly (Colour | null)[];
  readonly isClosed: boolean;
  readonly thing: string | undefined;
}): ReactNode {
  const { board, geometry } = useBoard();
  const middle = geometry.base(board.bases[base]?.zone ?? 0);
  const count = slots.length;
  const last = slotRect(geometry, middle, side, count - 1, count);
  return (
    <g data-thing={thing}>
      {slots.map((cube, slot) => {
        const rect = slotRect(geometry, middle, side, slot, count);
        const key = `${side} ${slot}`;
        return cube === null ? (
          <rect key={key} {...rect} rx={2} className={style['slot']} />
        ) : (
          <Bar key={key} colour={cube} {...rect} />
        );
      })}
      {isClosed && (
        <g transform={`translate(${last.x + last.width / 2} ${last.y + last.height / 2})`}>
          <circle r={21} fill="#10101c" stroke="#dfe6f2" strokeWidth={2} />
          <IconAt of="stone-wall" size={30} fill="#dfe6f2" />
        </g>
      )}
    </g>
  );
}

/** The defenders: members, droids, and those planned to be. */
function Centre({ base, standing }: { readonly base: number; readonly standing: Standing }): ReactNode {
  const { board, view, geometry } = useBoard();
  const middle = geometry.base(board.bases[base]?.zone ?? 0);
  const crew = view.crews[view.owners[base] ?? -1];
  if (crew === undefined) return null;
  const groups = standing({ kind: 'centre', base });
  const waiting = groups.find(({ isPlanned }) => isPlanned)?.count ?? 0;
  const isArriving = groups.some((one) => one.isArriving);
  const droids = droidsIn(crew);
  const isEmpty = crew.defence === 0 && waiting === 0;
  const { coreHalf } = geometry;
  return (
    <g>
      {droids > 0 && (
        <IconAt
          of={mark.droid.icon}
          x={middle.x - (isEmpty ? 0 : coreHalf - 9)}
          y={middle.y - (isEmpty ? 0 : coreHalf - 9)}
          size={isEmpty ? 40 : 20}
          fill="#cfe9ff"
        />
      )}
      {droids > 1 && (
        <text
          className={style['droids']}
          x={middle.x + (isEmpty ? 17 : 21 - coreHalf)}
          y={middle.y + (isEmpty ? 19 : 17 - coreHalf)}
        >
          {droids}
        </text>
      )}
      {isEmpty && droids === 0 && (
        <path
          d={crewLook(base).path}
          transform={`translate(${middle.x} ${middle.y}) scale(11)`}
          fill="none"
          stroke={crewLook(base).fill}
          strokeWidth={0.14}
          opacity={0.55}
        />
      )}
      {!isEmpty && (
        <Members
          base={base}
          x={middle.x}
          y={middle.y + 3}
          radius={coreHalf * 0.62}
          count={crew.defence + waiting}
          isPlanned={waiting > 0}
          isArriving={isArriving}
        />
      )}
    </g>
  );
}

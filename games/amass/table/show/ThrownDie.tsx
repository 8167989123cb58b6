/** A die with six sides that tumbles over the table and comes to lie with its face up. */
import { type CSSProperties, type ReactNode, useState } from 'react';
import { useBoard } from '../context.ts';
import { crewLook } from '../looks.ts';
import { pips } from '../Pieces.tsx';
import style from './ThrownDie.module.css';

export function ThrownDie({
  face,
  base,
  side,
  nth,
  isThrown,
}: {
  /** 0: still in the hand. */
  readonly face: number;
  readonly base: number;
  readonly side: 0 | 1;
  readonly nth: number;
  /** It was not there before. */
  readonly isThrown: boolean;
}): ReactNode {
  const { props } = useBoard();
  // What comes to lie in one scene lies still in the next, however long that lasts.
  const [lasts] = useState(isThrown || face === 0 ? (props.scene?.lasts ?? 0) : 0);
  const { fill, path } = crewLook(base);
  const vars = { '--thrown': `${lasts}ms`, '--nth': nth, '--from': side === 0 ? -1 : 1 };
  return (
    <span className={style['die']} data-in-hand={face === 0} style={vars as CSSProperties}>
      <span className={style['cube']}>
        {sidesOf(face).map(({ turn, shown }) => (
          <svg
            key={turn}
            viewBox="-13 -13 26 26"
            className={style['side']}
            data-turn={turn}
            aria-hidden="true"
          >
            <rect x={-12.5} y={-12.5} width={25} height={25} rx={4} fill={fill} />
            <path d={path} transform="scale(10.5)" fill="#000" fillOpacity={0.09} />
            {(pips[shown] ?? []).map(([x, y]) => (
              <circle key={`${x} ${y}`} cx={x * 6.2} cy={y * 6.2} r={2.6} fill="#15151f" />
            ))}
          </svg>
        ))}
      </span>
    </span>
  );
}

const turns = ['up', 'down', 'east', 'west', 'north', 'south'] as const;

/** Which face each side bears: the one that lies up, the one below it, and the four around; in the hand none. */
function sidesOf(face: number): readonly { turn: (typeof turns)[number]; shown: number }[] {
  const around = [1, 2, 3, 4, 5, 6].filter((one) => one !== face && one !== 7 - face);
  const faces = face === 0 ? [] : [face, 7 - face, ...around];
  return turns.map((turn, i) => ({ turn, shown: faces[i] ?? 0 }));
}

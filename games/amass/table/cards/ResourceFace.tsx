/** A resource card: how far the Alien goes, and the cubes for each mine around the planet. */
import type { ReactNode } from 'react';
import type { Board, ResourceCard } from '../../rules/board.ts';
import { Cube } from '../Pieces.tsx';
import { mark } from './art.ts';
import { Back, CardNumber, Sheet } from './frames.tsx';
import { IconAt } from './Icon.tsx';

export function ResourceFace({
  board,
  card,
  number,
}: {
  readonly board: Board;
  readonly card: ResourceCard | undefined;
  readonly number: string;
}): ReactNode {
  if (card === undefined) return <Back />;
  const count = board.zones.length;
  return (
    <Sheet hue={32}>
      <IconAt of={mark.alien.icon} x={36} y={18} size={24} fill="#9bf065" />
      <text x={62} y={26} fontSize={21} fontWeight={850} textAnchor="middle" fill="#fff">
        +{card.alien}
      </text>
      <CardNumber number={number} y={133} />
      <circle cx={50} cy={86} r={33} fill="none" stroke="#7a6a86" strokeWidth={1} strokeDasharray="3 3" />
      {board.zones.map(({ mine, colour }, zone) => {
        const turn = ((zone / count) * 2 - 0.5) * Math.PI;
        const [x, y] = [50 + Math.cos(turn) * 35, 86 + Math.sin(turn) * 39];
        const [cubes, crossed] = [card.cubes[zone] ?? 0, card.crossed[zone] ?? 0];
        return (
          <g key={mine} transform={`translate(${x} ${y})`}>
            {cubes + crossed === 0 ? (
              <circle r={3} fill="#6d6a86" />
            ) : (
              <>
                <Cube colour={colour} x={-5} size={13} />
                <text x={6.5} y={4} fontSize={11} fontWeight={800} textAnchor="middle" fill="#fff">
                  {cubes}
                </text>
                {crossed > 0 && (
                  <text x={1} y={13} fontSize={7} fontWeight={750} textAnchor="middle" fill="#ffca8a">
                    +{crossed}×
                  </text>
                )}
              </>
            )}
            <text y={-8} fontSize={6.5} textAnchor="middle" fill="#cfcbe2">
              {mine}
            </text>
          </g>
        );
      })}
    </Sheet>
  );
}

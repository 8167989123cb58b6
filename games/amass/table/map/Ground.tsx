/** The ground of the planet: zones, mines with cubes and miners, the camp, the Alien and its way. */
import type { ReactNode } from 'react';
import { mark } from '../cards/art.ts';
import { IconAt } from '../cards/Icon.tsx';
import { useBoard } from '../context.ts';
import { AlienFigure } from '../figures/Alien.tsx';
import { Members } from '../figures/Member.tsx';
import { cubeLooks } from '../looks.ts';
import { Cube } from '../Pieces.tsx';
import style from './Ground.module.css';
import { alienAt, alienRadius, type Point } from './geometry.ts';
import type { Spot } from './spots.ts';
import type { Standing } from './useStanding.ts';

/** Scars of the ground: where on the way round, how far out, how large. Between zones, so that they hide nothing. */
const craters: readonly (readonly [number, number, number])[] = [
  [0.5, 300, 34],
  [0.42, 430, 20],
  [1.55, 420, 40],
  [1.5, 300, 16],
  [2.5, 330, 26],
  [3.45, 415, 36],
  [3.5, 290, 18],
  [4.5, 350, 30],
  [4.58, 455, 15],
  [5.5, 300, 22],
  [5.45, 420, 34],
  [6.5, 390, 42],
  [6.55, 280, 16],
  [7.5, 320, 28],
  [7.42, 440, 20],
];

export function Ground({
  standing,
  isAlienArriving,
}: {
  readonly standing: Standing;
  readonly isAlienArriving: boolean;
}): ReactNode {
  const { board, view, geometry, pointed } = useBoard();
  const { middle, rim } = geometry;
  const card = pointed === null ? undefined : board.resources[pointed];
  const way = Array.from(
    { length: Math.min(card?.alien ?? 0, board.zones.length) },
    (_, step) => (view.alien + step + 1) % board.zones.length,
  );
  return (
    <g>
      <defs>
        <radialGradient id="amass-planet">
          <stop offset="0" stopColor="#4a3550" />
          <stop offset="0.55" stopColor="#2f2a44" />
          <stop offset="1" stopColor="#191a2b" />
        </radialGradient>
        <radialGradient id="amass-dread">
          <stop offset="0.3" stopColor="#8fe35c" stopOpacity="0.5" />
          <stop offset="1" stopColor="#8fe35c" stopOpacity="0" />
        </radialGradient>
        <pattern
          id="amass-hazard"
          width="26"
          height="26"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="26" height="26" fill="#7bd84a" fillOpacity="0.1" />
          <rect width="11" height="26" fill="#7bd84a" fillOpacity="0.16" />
        </pattern>
      </defs>
      <circle cx={middle.x} cy={middle.y} r={rim} fill="url(#amass-planet)" className={style['planet']} />
      <circle cx={middle.x} cy={middle.y} r={rim} className={style['halo']} />
      {craters.map(([zone, radius, size]) => {
        const { x, y } = geometry.ray(zone, radius);
        return (
          <g key={`${zone} ${radius}`} className={style['crater']}>
            <circle cx={x} cy={y} r={size} />
            <circle cx={x + size * 0.12} cy={y + size * 0.14} r={size * 0.82} />
          </g>
        );
      })}
      {board.zones.map(({ mine }, zone) => (
        <path
          key={mine}
          d={geometry.sector(zone)}
          className={style['zone']}
          data-alien={zone === view.alien}
          data-way={way.includes(zone)}
        />
      ))}
      <Camp standing={standing} />
      {board.zones.map(({ mine }, zone) => (
        <Mine key={mine} zone={zone} standing={standing} />
      ))}
      <Way />
      <Alien {...alienAt(geometry, view.alien)} isArriving={isAlienArriving} />
    </g>
  );
}

function Alien({ x, y, isArriving }: Point & { readonly isArriving: boolean }): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`} className={style['alien']} data-arriving={isArriving}>
      <circle r={alienRadius * 1.7} fill="url(#amass-dread)" />
      <AlienFigure />
    </g>
  );
}

/** The zones the Alien will pass: by the card pointed at, or else by the card that moves it furthest. */
function Way(): ReactNode {
  const { board, view, geometry, pointed } = useBoard();
  const furthest = Math.max(0, ...board.resources.map(({ alien }) => alien));
  const steps = Math.min(
    pointed === null ? furthest : (board.resources[pointed]?.alien ?? 0),
    board.zones.length - 1,
  );
  return Array.from({ length: steps }, (_, i) => i + 1).map((step) => {
    const { x, y } = alienAt(geometry, (view.alien + step) % board.zones.length);
    return (
      <g key={step} transform={`translate(${x} ${y})`} className={style['step']} data-sure={pointed !== null}>
        <circle r={22} />
        <IconAt of={mark.steps.icon} x={-6} y={-6} size={22} />
        <text x={9} y={10}>
          {step}
        </text>
      </g>
    );
  });
}

/** Who stands at a spot and who is planned to. */
function Group({
  spot,
  radius,
  standing,
}: {
  readonly spot: Spot;
  readonly radius: number;
  readonly standing: Standing;
}): ReactNode {
  const { view } = useBoard();
  return standing(spot).map(({ crew, at, ...group }) => (
    <Members
      key={`${crew} ${group.isPlanned}`}
      base={view.crews[crew]?.base ?? 0}
      {...at}
      radius={radius}
      {...group}
    />
  ));
}

function Mine({ zone, standing }: { readonly zone: number; readonly standing: Standing }): ReactNode {
  const { board, view, geometry, pointed } = useBoard();
  const { mine, colour } = board.zones[zone] ?? { mine: '', colour: 'green' as const };
  const { x, y } = geometry.mine(zone);
  const radius = geometry.mineRadius;
  const cubes = view.mines[mine] ?? 0;
  const shown = Math.min(cubes, 5);
  const card = pointed === null ? undefined : board.resources[pointed];
  const isLarge = view.crews.length >= board.content.crossedFrom;
  const coming = (card?.cubes[zone] ?? 0) + (isLarge ? (card?.crossed[zone] ?? 0) : 0);
  return (
    <g>
      <circle cx={x} cy={y} r={radius} className={style['mine']} style={{ stroke: cubeLooks[colour].face }} />
      <text x={x} y={y - radius * 0.42} className={style['mineName']}>
        {mine}
      </text>
      {Array.from({ length: shown }, (_, i) => i).map((i) => (
        <Cube
          key={i}
          colour={colour}
          x={x + (i - (shown - 1) / 2) * Math.min(21, (radius * 1.35) / shown) - 1}
          y={y + radius * 0.02}
          size={24}
          points={board.points[colour]}
        />
      ))}
      {cubes === 0 && (
        <g opacity={0.4}>
          <Cube colour={colour} x={x - 1} y={y + radius * 0.02} size={24} points={board.points[colour]} />
        </g>
      )}
      <text x={x} y={y + radius * 0.66} className={style['mineCount']} data-none={cubes === 0}>
        {cubes === 0 ? '–' : `×${cubes}`}
        {coming > 0 && <tspan className={style['coming']}> +{coming}</tspan>}
      </text>
      <Group spot={{ kind: 'mine', zone }} radius={radius * 0.34} standing={standing} />
    </g>
  );
}

function Camp({ standing }: { readonly standing: Standing }): ReactNode {
  const { geometry } = useBoard();
  const { middle, campRadius } = geometry;
  return (
    <g>
      <circle cx={middle.x} cy={middle.y} r={campRadius} className={style['camp']} />
      <IconAt of={mark.camp.icon} x={middle.x} y={middle.y - 32} size={68} fill="#e3c9a0" />
      <Group spot={{ kind: 'camp' }} radius={20} standing={standing} />
    </g>
  );
}

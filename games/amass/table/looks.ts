/** How crews and cubes look: every crew has a shape of its own, every cube as many dots as it is worth. */
import type { Colour } from '../rules/content.ts';

interface CrewLook {
  readonly fill: string;
  /** On a square from -1 to 1. */
  readonly path: string;
}

const polygon = (corners: number, turn = -90, inner?: number): string => {
  const count = inner === undefined ? corners : corners * 2;
  const points = Array.from({ length: count }, (_, i) => {
    const radius = inner !== undefined && i % 2 === 1 ? inner : 1;
    const angle = ((turn + (360 / count) * i) * Math.PI) / 180;
    return `${(Math.cos(angle) * radius).toFixed(3)} ${(Math.sin(angle) * radius).toFixed(3)}`;
  });
  return `M${points.join('L')}Z`;
};

const plainLook: CrewLook = {
  fill: '#f4efe2',
  path: 'M-0.92 0a0.92 0.92 0 1 0 1.84 0a0.92 0.92 0 1 0 -1.84 0Z',
};

/** By base, so that a crew looks alike in every match. */
const crewLooks: readonly CrewLook[] = [
  plainLook,
  { fill: '#ffe069', path: 'M0 -0.98L0.98 0.78L-0.98 0.78Z' },
  { fill: '#ff7d6e', path: 'M-0.8 -0.8H0.8V0.8H-0.8Z' },
  { fill: '#c3a6ff', path: 'M0 -1.02L0.86 0L0 1.02L-0.86 0Z' },
  { fill: '#5fe3d0', path: polygon(6, 0) },
  { fill: '#b9c6d8', path: polygon(5, -90, 0.5) },
];

export const crewLook = (base: number): CrewLook =>
  crewLooks[((base % crewLooks.length) + crewLooks.length) % crewLooks.length] ?? plainLook;

export interface CubeLook {
  readonly face: string;
  readonly top: string;
  readonly side: string;
}

export const cubeLooks: Readonly<Record<Colour, CubeLook>> = {
  green: { face: '#58c96a', top: '#8fe79b', side: '#2f8a40' },
  blue: { face: '#4f9cf5', top: '#94c5ff', side: '#2563b5' },
  pink: { face: '#f277bd', top: '#ffabdb', side: '#b43c83' },
  orange: { face: '#ff9d3b', top: '#ffc98f', side: '#bd6410' },
};

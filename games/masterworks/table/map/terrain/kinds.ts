/** Which drawing a piece gets: by the first part of its name, so that a pack's pieces may use ours. */
const terrainKinds = [
  'bunker',
  'truck',
  'container',
  'barracks',
  'hut',
  'jeep',
  'sandbags',
  'barricade',
  'fuel',
  'crates',
  'lamp',
  'generator',
  'barrel',
  'radar',
] as const;
export type TerrainKind = (typeof terrainKinds)[number];

export const kindOf = (key: string): TerrainKind | 'plain' =>
  terrainKinds.find((kind) => key === kind || key.startsWith(`${kind}-`)) ?? 'plain';

/** What is drawn of a piece, in thousandths. */
export interface DrawingProps {
  readonly kind: TerrainKind | 'plain';
  readonly width: number;
  readonly depth: number;
}

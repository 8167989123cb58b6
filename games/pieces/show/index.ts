/** What shows are made of: drawings that move, numbers that count. Loaded after the table can be played. */
export { Count, type CountProps } from './Count.tsx';
export * from './ease.ts';
export { type Moving, moving, type Shot } from './moving.ts';
export { type Paint, Painting, type PaintingProps } from './Painting.tsx';

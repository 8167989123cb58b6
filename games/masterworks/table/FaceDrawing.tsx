/** A thing of the game by itself: a figure's base, a piece of terrain, a token, a card by its first letters. */
import type { ReactNode } from 'react';
import { nameOf } from '../words/things.ts';
import { FigureDrawing } from './map/FigureDrawing.tsx';
import { initialsOf, shortened } from './map/looks.ts';
import { frameOf } from './map/outlines.ts';
import { OnePiece } from './map/terrain/Terrain.tsx';
import type { FaceProps } from './types.ts';

export function FaceDrawing({ thing, ruleset, settings }: FaceProps): ReactNode {
  const { model } = ruleset;
  const { language } = settings;
  if (thing.kind === 'character') {
    const hero = model.heroes[thing.id];
    if (hero === undefined) return null;
    const isBoss = hero.id === model.boss;
    const half = hero.radius * (isBoss ? 1.6 : 1.3);
    return (
      <svg viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`} aria-hidden="true">
        <FigureDrawing
          {...{
            mark: 0,
            hero,
            x: 0,
            y: 0,
            r: hero.radius,
            seat: isBoss ? 2 : 0,
            initials: initialsOf(model, hero, language),
          }}
          {...{ stamina: hero.card.stamina.healthy, damage: 0, power: 0, conditions: [], isInjured: false }}
          {...{ isActivated: false, isDazed: false, isActive: false, isElevated: false, codes: 0, isBoss }}
        />
      </svg>
    );
  }
  const piece = thing.kind === 'piece' ? model.pieces[thing.id] : undefined;
  if (piece !== undefined) {
    const { x, y } = frameOf(piece, model.content.map.height);
    const half = piece.r * 1.15;
    return (
      <svg viewBox={`${x - half} ${y - half} ${2 * half} ${2 * half}`} aria-hidden="true">
        <OnePiece model={model} id={thing.id} />
      </svg>
    );
  }
  const name = nameOf(thing, ruleset, language);
  return (
    <svg viewBox="-10 -10 20 20" aria-hidden="true">
      <rect x={-8.5} y={-8.5} width={17} height={17} rx={4} fill="#2c1950" stroke="#c9acff" />
      <text y={3} textAnchor="middle" fontSize={8} fontWeight={800} fill="#f3ecff">
        {shortened(name)}
      </text>
    </svg>
  );
}

/** Any thing of the game, drawn on its own. */
import { memo, type ReactNode } from 'react';
import { cardAt, codeOf } from '../../rules/cards.ts';
import { holeName, trashName } from '../../words/names.ts';
import { say } from '../../words/texts.ts';
import type { FaceProps } from '../types.ts';
import { HoleFace } from './HoleFace.tsx';
import { BackFace, DirectionFace, ModifierFace, ScoreFace } from './SideFace.tsx';
import { TrashFace } from './TrashFace.tsx';

type Props = FaceProps & {
  /** Quarter turns: which edge counts. Turning the drawing is up to the caller. */
  readonly spin?: number;
  /** Without the name, for small sizes. */
  readonly small?: boolean;
};

/** A board has dozens of faces: those that look the same are not drawn again. */
export const Face = memo(
  ({ thing, ruleset, settings, size, spin = 0, small = false }: Props): ReactNode => {
    const drawn = <Drawing thing={thing} ruleset={ruleset} settings={settings} spin={spin} small={small} />;
    if (size === undefined) return drawn;
    return <span style={{ display: 'inline-block', width: size, height: size }}>{drawn}</span>;
  },
  (a, b) =>
    a.thing.kind === b.thing.kind &&
    a.thing.id === b.thing.id &&
    a.ruleset === b.ruleset &&
    a.settings.language === b.settings.language &&
    a.settings.patterns === b.settings.patterns &&
    a.size === b.size &&
    a.spin === b.spin &&
    a.small === b.small,
);

function Drawing({ thing, ruleset, settings, spin = 0, small = false }: Props): ReactNode {
  const cards = ruleset.model;
  const { language } = settings;
  switch (thing.kind) {
    case 'trash':
      return (
        <TrashFace
          card={cardAt(cards, thing.id)}
          code={codeOf(cards, 'trash', thing.id)}
          name={trashName(cards, thing.id, language)}
          spin={spin}
          small={small}
          patterns={settings.patterns}
        />
      );
    case 'hole': {
      const code = codeOf(cards, 'hole', thing.id);
      const hole = cards.content.holes[code];
      if (hole === undefined) return <BackFace />;
      const name = holeName(cards, thing.id, language);
      return (
        <HoleFace
          code={code}
          name={name}
          danger={hole.class}
          threshold={hole.threshold}
          hand={hole.hand}
          small={small}
        />
      );
    }
    case 'modifier': {
      const modifier = cards.modifiers[thing.id];
      if (modifier === undefined) return <BackFace />;
      const label = say(language, modifier.type);
      return <ModifierFace type={modifier.type} amount={modifier.amount} label={label} />;
    }
    case 'direction':
      return <DirectionFace clockwise={thing.id === 1} />;
    case 'scoreCard':
      return <ScoreFace points={cards.pointsFor(thing.id)} label={say(language, 'scoreCard')} />;
    default:
      return <BackFace />;
  }
}

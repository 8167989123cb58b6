/** Whatever is in hand, drawn on the map: an attack's targets, an arrow, a ghost, a ruler; and what presses mean then. */
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useBoard } from './context.ts';
import { Area, PlaceArea } from './ghost/Area.tsx';
import { GhostLayer } from './ghost/GhostLayer.tsx';
import { OnlySpot } from './ghost/OnlySpot.tsx';
import { useGhost } from './ghost/useGhost.ts';
import { useSeenText } from './ghost/useSeenText.ts';
import { Tails } from './map/Tails.tsx';
import type { MapCamera } from './map/useCamera.ts';
import { AimLayer } from './target/AimLayer.tsx';
import { MeasureLayer } from './target/MeasureLayer.tsx';
import { TargetLayer } from './target/TargetLayer.tsx';
import { type Pressing, usePressing } from './usePressing.ts';

interface InHandProps {
  readonly camera: MapCamera;
  /** Told what presses on the map mean now. */
  readonly listen: (pressing: Pressing) => void;
  readonly speak: (text: string) => void;
}

export function InHand({ camera, listen, speak }: InHandProps): ReactNode {
  const seen = useSeenText();
  const pressing = usePressing();
  useLayoutEffect(() => listen(pressing));
  const [heard, hear] = useState('');
  return (
    <>
      <Tails />
      <TargetLayer />
      <AimLayer camera={camera} />
      <OnlySpot />
      <GhostLayer
        camera={camera}
        speak={({ targets }) => {
          const text = targets
            .slice(0, 2)
            .map((one) =>
              Object.values(seen(one))
                .filter((part) => part !== '')
                .join(', '),
            )
            .join('. ');
          // Only what changed is worth hearing.
          if (text !== heard) speak(text);
          hear(text);
        }}
      />
      <MeasureLayer />
    </>
  );
}

/** Where the ghost in hand may go, on the ground. */
export function LegalArea(): ReactNode {
  const { plane } = useBoard();
  const { ghost, placing } = useGhost();
  if (ghost === null || placing === null) return null;
  if (ghost.do !== 'advance' && ghost.do !== 'climb') return <PlaceArea plane={plane} placing={placing} />;
  return <Area plane={plane} figure={placing.figure} size={placing.size} tool={ghost.tool} />;
}

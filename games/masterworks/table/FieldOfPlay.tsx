/** The battlefield with whatever is in hand on it, and what taps and presses mean then. */
import { type ReactNode, useState } from 'react';
import { useBoard, useWords } from './context.ts';
import { Area } from './ghost/Area.tsx';
import { GhostLayer } from './ghost/GhostLayer.tsx';
import { useGhost } from './ghost/useGhost.ts';
import { useSeenText } from './ghost/useSeenText.ts';
import { Battlefield } from './map/Battlefield.tsx';
import { usePressing } from './usePressing.ts';

export function FieldOfPlay(): ReactNode {
  const { plane } = useBoard();
  const say = useWords();
  const { ghost, placing } = useGhost();
  const seen = useSeenText();
  const { tapped, pressed } = usePressing();
  const [spoken, speak] = useState('');
  const isAdvance = ghost?.do === 'advance' || ghost?.do === 'climb';
  return (
    <>
      <Battlefield
        tapped={tapped}
        pressed={pressed}
        under={
          isAdvance && placing !== null ? (
            <Area plane={plane} figure={placing.figure} size={placing.size} tool={ghost.tool} />
          ) : null
        }
        over={(camera) => (
          <GhostLayer
            camera={camera}
            speak={({ targets }) =>
              speak(
                targets
                  .slice(0, 2)
                  .map((one) =>
                    Object.values(seen(one))
                      .filter((part) => part !== '')
                      .join(', '),
                  )
                  .join('. '),
              )
            }
          />
        )}
      />
      <p className="unseen" aria-live="polite" aria-label={say('map')}>
        {spoken}
      </p>
    </>
  );
}

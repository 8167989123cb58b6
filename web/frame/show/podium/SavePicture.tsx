import type { Outcome } from '@accretion/engine';
import { useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { useTexts } from '../../../texts/texts.ts';
import type { Ending } from '../../end/useEnding.ts';
import { useFrame } from '../../frame.ts';
import { resultCard } from '../picture/card.ts';

interface Props {
  readonly outcome: Outcome;
  readonly ending: Ending;
}

/** Makes a picture of the result in the page, to share or to keep. */
export function SavePicture({ outcome, ending }: Props) {
  const t = useTexts();
  const frame = useFrame();
  const [hasFailed, fail] = useState(false);
  const save = async (): Promise<void> => {
    const { pictureOf, sharePicture } = await import('../picture/index.tsx');
    const result = resultCard(frame, outcome, ending, new Date(), t);
    const picture = await pictureOf(result, frame.card);
    if (picture === null) return fail(true);
    await sharePicture(picture, `${frame.card.id}-${result.title}.png`, `${result.game}: ${result.title}`);
  };
  return (
    <>
      <Button
        onClick={() => {
          fail(false);
          save().catch(() => fail(true));
        }}
      >
        {t('end.picture')}
      </Button>
      {hasFailed && <p role="alert">{t('app.broken')}</p>}
    </>
  );
}

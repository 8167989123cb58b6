import { erased, rulesetOf } from '@accretion/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { amass } from '../../index.ts';
import type { FaceProps } from '../types.ts';
import { FaceDrawing } from './FaceDrawing.tsx';

const ruleset = erased<FaceProps['ruleset']>(rulesetOf(amass));

describe('the face of a card', () => {
  it.each(['en', 'de'] as const)(
    'of a Resource or AI card shows the number it is called by (%s)',
    (language) => {
      for (const thing of [
        { kind: 'resource', id: 3 },
        { kind: 'order', id: 11 },
      ])
        expect(
          renderToStaticMarkup(
            <FaceDrawing
              thing={thing}
              ruleset={ruleset}
              settings={{ language, motion: false, patterns: false }}
            />,
          ),
        ).toContain(`>${thing.id + 1}</text>`);
    },
  );
});

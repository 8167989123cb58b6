/** The drawing of any thing of the game. */
import type { ReactNode } from 'react';
import { riftSpace } from '../../rules/board.ts';
import type { Cards } from '../../rules/cards.ts';
import { nameOf } from '../../words/names.ts';
import { draftSpaceOf, siphonOf, slotOf, spotOf, tokenOf } from '../../words/things.ts';
import { Hole } from '../spiral/Hole.tsx';
import { Rift } from '../spiral/Spiral.tsx';
import { worthOf } from '../spiral/Stack.tsx';
import { TokenMark } from '../spiral/TokenMark.tsx';
import { WormholeMark } from '../spiral/WormholeMark.tsx';
import type { FaceProps } from '../types.ts';
import { CardFace } from './CardFace.tsx';
import { EffectSigns } from './EffectSigns.tsx';
import style from './faces.module.css';
import { ActionFace, AnomalyFace, ChallengeFace, CoreFace, DraftTokenFace, ResourceFace } from './faces.tsx';
import { Sign, type SignName } from './Sign.tsx';

type FaceDrawingProps = FaceProps & { readonly small: boolean };

export function FaceDrawing({ thing, ruleset, settings, small }: FaceDrawingProps): ReactNode {
  const cards = ruleset.model;
  const { language } = settings;
  const { id } = thing;
  switch (thing.kind) {
    case 'action':
      return <ActionFace id={id} cards={cards} language={language} small={small} />;
    case 'core':
      return <CoreFace id={id} cards={cards} language={language} small={small} />;
    case 'anomaly':
      return <AnomalyFace slot={slotOf(id)} cards={cards} language={language} small={small} />;
    case 'resource':
      return <ResourceFace id={id} cards={cards} language={language} small={small} />;
    case 'challenge':
      return <ChallengeFace id={id} cards={cards} language={language} />;
    case 'draftToken':
      return <DraftTokenFace id={id} cards={cards} language={language} />;
    case 'draftSpace':
      return (
        <CardFace family="draft" title={nameOf(thing, ruleset, language)}>
          <EffectSigns of={draftSpaceOf(cards, id)?.steps ?? []} cards={cards} />
        </CardFace>
      );
    case 'siphon':
      return (
        <CardFace family="siphon" title={nameOf(thing, ruleset, language)}>
          <EffectSigns of={siphonOf(cards, id).option?.steps ?? []} cards={cards} />
        </CardFace>
      );
    default:
      return <Plain kind={thing.kind} id={id} cards={cards} />;
  }
}

const plainSigns: Readonly<Record<string, SignName>> = {
  mass: 'mass',
  discovery: 'discovery',
  deck: 'deck',
  discard: 'discard',
  starter: 'start',
  round: 'recycle',
};

function Plain({
  kind,
  id,
  cards,
}: {
  readonly kind: string;
  readonly id: number;
  readonly cards: Cards;
}): ReactNode {
  switch (kind) {
    case 'token': {
      const token = tokenOf(id);
      return (
        <svg className={style['drawing']} viewBox="-1.300 -1.300 2.600 2.600" aria-hidden="true">
          <TokenMark token={token} worth={worthOf(cards, token)} />
        </svg>
      );
    }
    case 'wormhole':
      return (
        <svg className={style['drawing']} viewBox="-32 -32 64 64" aria-hidden="true">
          <WormholeMark at={{ x: 0, y: 0 }} open />
        </svg>
      );
    case 'space': {
      const { channel, space } = spotOf(id);
      return (
        <svg className={style['drawing']} viewBox="-30 -30 60 60" aria-hidden="true" data-channel={channel}>
          <circle r={24} fill="#0a0a14" stroke={channel === 'blue' ? '#5c9dff' : '#ff7eb6'} strokeWidth={2} />
          {space === riftSpace && <Rift />}
          <text y={6} textAnchor="middle" fontSize={17} fontWeight={650} fill="#fff">
            {space}
          </text>
        </svg>
      );
    }
    case 'hole':
      return (
        <svg className={style['drawing']} viewBox="140 140 120 120" aria-hidden="true">
          <Hole rank="primordial" waiting={[]} mass={null} cards={cards} mini={false} />
        </svg>
      );
    default:
      return (
        <span className={style['plain']}>
          <Sign of={plainSigns[kind] ?? 'card'} />
        </span>
      );
  }
}

/** What all cards share: a frame of their family, a title, a badge, lines of signs, and words where there is room. */
import type { ReactNode } from 'react';
import style from './CardFace.module.css';
import { Sign, type SignName } from './Sign.tsx';

export type Family = 'siphon' | 'matter' | 'orbit' | 'core' | 'resource' | 'challenge' | 'draft';

interface CardFaceProps {
  readonly family: Family;
  readonly title: string;
  /** In the corner: the Power, the tier, the letter. */
  readonly badge?: ReactNode;
  /** In the other corner: the cost. */
  readonly price?: ReactNode;
  readonly children: ReactNode;
  /** What it does, in words; left out where there is no room. */
  readonly words?: string;
}

const frames: Readonly<Record<Family, string>> = {
  siphon: 'M12 1H88L99 12V88L88 99H12L1 88V12Z',
  matter: 'M18 1H82Q99 1 99 18V82Q99 99 82 99H18Q1 99 1 82V18Q1 1 18 1Z',
  orbit: 'M13 1H87A12 12 0 0 0 99 13V87A12 12 0 0 0 87 99H13A12 12 0 0 0 1 87V13A12 12 0 0 0 13 1Z',
  core: 'M1 1H99V99H1ZM5 5V95H95V5Z',
  resource: 'M6 1H94Q99 1 99 6V42A8 8 0 0 0 99 58V94Q99 99 94 99H6Q1 99 1 94V58A8 8 0 0 0 1 42V6Q1 1 6 1Z',
  challenge: 'M1 1H99V90L50 99L1 90Z',
  draft: 'M8 1H92L99 20V80L92 99H8L1 80V20Z',
};

const familySigns: Readonly<Record<Family, SignName>> = {
  siphon: 'siphon',
  matter: 'matter',
  orbit: 'orbit',
  core: 'core',
  resource: 'deck',
  challenge: 'start',
  draft: 'card',
};

export function CardFace({ family, title, badge, price, children, words }: CardFaceProps): ReactNode {
  return (
    <span className={style['card']} data-family={family}>
      <svg className={style['frame']} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d={frames[family]} vectorEffect="non-scaling-stroke" fillRule="evenodd" />
      </svg>
      <span className={style['head']}>
        <span className={style['sign']}>
          <Sign of={familySigns[family]} />
        </span>
        <span className={style['title']}>{title}</span>
        {badge !== undefined && <span className={style['badge']}>{badge}</span>}
      </span>
      <span className={style['body']}>{children}</span>
      {words !== undefined && words !== '' && <span className={style['words']}>{words}</span>}
      {price !== undefined && <span className={style['price']}>{price}</span>}
    </span>
  );
}

/** What all cards share: a frame of their family, a title, a badge, lines of signs, and words where there is room. */
import type { ReactNode } from 'react';
import style from './CardFace.module.css';
import { hyphenated } from './hyphens.ts';
import { Sign, type SignName } from './Sign.tsx';

type Family = 'siphon' | 'matter' | 'orbit' | 'core' | 'resource' | 'challenge' | 'draft';

interface CardFaceProps {
  readonly family: Family;
  readonly title: string;
  /** In the corner: the Power, the tier, the letter. */
  readonly badge?: ReactNode;
  /** In the other corner: the cost. */
  readonly price?: ReactNode;
  /** How it stands, at the foot: yours, closed. */
  readonly note?: string;
  readonly isLocked?: boolean;
  readonly children: ReactNode;
  /** What it does, in words; left out where there is no room. */
  readonly words?: string;
  /** The same in one short line, or what else there is to say, where there is room. */
  readonly short?: string;
}

const frames: Readonly<Record<Family, string>> = {
  siphon: 'M8 1H92L99 8V92L92 99H8L1 92V8Z',
  matter: 'M12 1H88Q99 1 99 12V88Q99 99 88 99H12Q1 99 1 88V12Q1 1 12 1Z',
  orbit: 'M7 1H93A6 6 0 0 0 99 7V93A6 6 0 0 0 93 99H7A6 6 0 0 0 1 93V7A6 6 0 0 0 7 1Z',
  core: 'M1 1H99V99H1Z',
  resource: 'M4 1H96Q99 1 99 6V46A3 4 0 0 0 99 54V94Q99 99 96 99H4Q1 99 1 94V54A3 4 0 0 0 1 46V6Q1 1 4 1Z',
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

export function CardFace(props: CardFaceProps): ReactNode {
  const { family, title, badge, price, note = '', isLocked = false, children, words, short = '' } = props;
  return (
    <span className={style['card']} data-tone="dark" data-family={family} data-small={words === undefined}>
      <svg className={style['frame']} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d={frames[family]} vectorEffect="non-scaling-stroke" />
        {family === 'core' && <path d="M4 5H96V95H4Z" vectorEffect="non-scaling-stroke" />}
      </svg>
      <span className={style['head']}>
        <span className={style['sign']}>
          <Sign of={isLocked ? 'lock' : familySigns[family]} />
        </span>
        <span className={style['title']}>{hyphenated(title)}</span>
        {price !== undefined && <span className={style['price']}>{price}</span>}
        {badge !== undefined && <span className={style['badge']}>{badge}</span>}
      </span>
      <span className={style['body']}>{children}</span>
      {words !== undefined && words !== '' && <span className={style['words']}>{hyphenated(words)}</span>}
      {short !== '' && <span className={style['short']}>{hyphenated(short)}</span>}
      {note !== '' && <span className={style['note']}>{note}</span>}
    </span>
  );
}

import type { ReactNode } from 'react';
import { iconsOf } from '../../../pieces/Icon.tsx';
import sheet from './icons.svg';
import type { IconName } from './icons.ts';

const Icon = iconsOf<IconName>(sheet);

/** An icon inside a drawing: around this point, so large. */
export const IconAt = ({
  of,
  x = 0,
  y = 0,
  size,
  fill,
}: {
  readonly of: IconName;
  readonly x?: number;
  readonly y?: number;
  readonly size: number;
  readonly fill?: string;
}): ReactNode => (
  <Icon of={of} fill={fill} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`} />
);

/** An icon by itself, as large as the text around it. */
export const Sign = ({
  of,
  size = '1.1em',
}: {
  readonly of: IconName;
  readonly size?: string;
}): ReactNode => (
  <svg
    viewBox="0 0 512 512"
    width={size}
    height={size}
    aria-hidden="true"
    fill="currentColor"
    style={{ display: 'inline-block', flex: 'none', verticalAlign: '-0.18em' }}
  >
    <Icon of={of} />
  </svg>
);

import type { SVGProps } from 'react';
import sheet from './icons.svg';
import type { IconName } from './icons.ts';

/** An icon of the sheet, on a grid of 512. The sheet is a picture of its own, not part of the script. */
export const Icon = ({ of, ...rest }: SVGProps<SVGUseElement> & { readonly of: IconName }) => (
  <use href={`${sheet}#${of}`} {...rest} />
);

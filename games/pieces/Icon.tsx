import type { ReactNode, SVGProps } from 'react';

/** Icons of a sheet, on a grid of 512. The sheet is a picture of its own, not part of the script. */
export const iconsOf =
  <Name extends string>(sheet: string) =>
  ({ of, ...rest }: SVGProps<SVGUseElement> & { readonly of: Name }): ReactNode => (
    <use href={`${sheet}#${of}`} {...rest} />
  );

/** Words where there is room for them, else something short; those who listen always hear the words. */
import type { ReactNode } from 'react';
import style from './Short.module.css';

export const Short = ({ long, short }: { readonly long: string; readonly short: ReactNode }): ReactNode => (
  <>
    <span className={style['long']}>{long}</span>
    <span className={style['short']} aria-hidden="true">
      {short}
    </span>
  </>
);

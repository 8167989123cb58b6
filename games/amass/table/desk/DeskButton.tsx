/** A button as they look on the desk. */
import type { ComponentProps, ReactNode } from 'react';
import style from './DeskButton.module.css';

interface DeskButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'className'> {
  readonly look?: 'main' | 'plain' | 'bare';
}

export const DeskButton = ({ look = 'plain', ...rest }: DeskButtonProps): ReactNode => (
  <button type="button" className={style['button']} data-look={look} {...rest} />
);

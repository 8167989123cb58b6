import type { ComponentProps } from 'react';
import styles from './Button.module.css';

export type Look = 'main' | 'plain' | 'quiet' | 'danger';

interface Props extends ComponentProps<'button'> {
  readonly look?: Look;
}

/** A button. `main` marks the primary action, one per place. */
export function Button({ look = 'plain', className, ...rest }: Props) {
  return <button type="button" {...rest} className={buttonClass(look, className)} />;
}

/** For a link that looks like a button. */
export const buttonClass = (look: Look, more?: string): string =>
  [styles.button, styles[look], more].filter(Boolean).join(' ');

import { Component, type ReactNode } from 'react';
import { useTexts } from '../texts/texts.ts';
import { Button } from './Button.tsx';
import styles from './Waiting.module.css';

interface Props {
  readonly children: ReactNode;
  /** Shown in place of what broke. */
  readonly fallback?: ReactNode;
}

/** Shows that something broke and offers to reload; matches are saved. */
export class ErrorBoundary extends Component<Props, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    const { children, fallback = <Apology /> } = this.props;
    return this.state.isBroken ? fallback : children;
  }
}

function Apology() {
  const t = useTexts();
  return (
    <main className={styles.waiting}>
      <h1>{t('app.broken')}</h1>
      <Button look="main" onClick={() => location.reload()}>
        {t('app.reload')}
      </Button>
    </main>
  );
}

import { Component, type ReactNode } from 'react';
import { useTexts } from '../texts/texts.ts';
import { Button } from './Button.tsx';
import styles from './Waiting.module.css';

/** Where something breaks, the page says so and offers to load again; matches are kept. */
export class Mishap extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <Apology /> : this.props.children;
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

import { Link } from 'wouter';
import { addressOf } from '../../addresses.ts';
import { Icon } from '../../design/Icon.tsx';
import { Logo } from '../../design/Logo.tsx';
import { Tip } from '../../design/Tip.tsx';
import { useTexts } from '../../texts/texts.ts';
import { useFrame } from '../frame.ts';
import type { Sheet } from '../panel/Panel.tsx';
import styles from './FrameHead.module.css';
import { GuideLink } from './GuideLink.tsx';
import { SoundButton } from './SoundButton.tsx';

interface Props {
  readonly openDialog: (dialog: 'settings' | 'keys') => void;
  readonly sheet: Sheet;
  readonly openSheet: (sheet: Sheet) => void;
}

export function FrameHead({ openDialog, sheet, openSheet }: Props) {
  const t = useTexts();
  const { card, state, settings, undo, explain } = useFrame();
  const askUndo = (): void => (state.canUndo ? undo() : explain({ rule: 'E6', why: 'nothingToUndo' }));
  const toggle = (one: Exclude<Sheet, null>) => () => openSheet(sheet === one ? null : one);
  return (
    <header className={styles.head}>
      <Tip text={t('table.leave')}>
        <Link href={addressOf.lobby} className={styles.home} aria-label={t('table.leave')}>
          <Icon of="back" />
          <Logo size={28} />
        </Link>
      </Tip>
      <span className={styles.game}>{card.name[settings.language]}</span>
      <button
        type="button"
        className={styles.tool}
        aria-label={t('table.undo')}
        aria-disabled={!state.canUndo}
        onClick={askUndo}
      >
        <Icon of="undo" /> <span className={styles.word}>{t('table.undo')}</span>
      </button>
      {state.mine !== 0 && (
        <button
          type="button"
          className={`${styles.tool} ${styles.small}`}
          aria-expanded={sheet === 'choices'}
          onClick={toggle('choices')}
        >
          <Icon of="list" /> <span className="unseen">{t('table.choices')}</span>
        </button>
      )}
      <button
        type="button"
        className={`${styles.tool} ${styles.small}`}
        aria-expanded={sheet === 'log'}
        onClick={toggle('log')}
      >
        <Icon of="log" /> <span className="unseen">{t('table.log')}</span>
      </button>
      <GuideLink className={`${styles.tool} ${styles.large}`}>{t('lobby.rules')}</GuideLink>
      <Tip text={t('keys.title')}>
        <button
          type="button"
          className={`${styles.tool} ${styles.large}`}
          aria-label={t('keys.title')}
          onClick={() => openDialog('keys')}
        >
          <Icon of="keys" />
        </button>
      </Tip>
      <SoundButton />
      <Tip text={t('nav.settings')}>
        <button
          type="button"
          className={styles.tool}
          aria-label={t('nav.settings')}
          onClick={() => openDialog('settings')}
        >
          <Icon of="gear" />
        </button>
      </Tip>
    </header>
  );
}

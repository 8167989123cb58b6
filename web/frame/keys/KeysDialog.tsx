import { Dialog } from '../../design/Dialog.tsx';
import { usePreferences } from '../../settings/useSettings.ts';
import { useTexts } from '../../texts/texts.ts';
import styles from './KeysDialog.module.css';
import { keyHelp } from './keys.ts';

export default function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts();
  const { shortcuts } = usePreferences();
  return (
    <Dialog title={t('keys.title')} onClose={onClose}>
      <p>{t('keys.intro')}</p>
      {!shortcuts && <p>{t('keys.off')}</p>}
      <dl className={styles.keys}>
        {keyHelp.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(does)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

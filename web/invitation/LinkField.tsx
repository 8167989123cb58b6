import { useId, useState } from 'react';
import { Button } from '../design/Button.tsx';
import field from '../design/Field.module.css';
import { Icon } from '../design/Icon.tsx';
import { useTexts } from '../texts/texts.ts';
import styles from './Invitation.module.css';

/** The invitation link, with buttons to copy it and, where the device supports it, to share it. */
export function LinkField({ link }: { readonly link: string }) {
  const t = useTexts();
  const id = useId();
  const [isCopied, setCopied] = useState(false);
  const url = new URL(link, location.href).href;
  const copy = (): void => void navigator.clipboard?.writeText(url).then(() => setCopied(true));
  return (
    <div className={field.field}>
      <label htmlFor={id}>{t('invite.link')}</label>
      <div className={styles.link}>
        <input
          id={id}
          className={field.control}
          readOnly
          value={url}
          onFocus={(event) => event.target.select()}
        />
        <Button onClick={copy}>
          <Icon of="link" />
          <span aria-live="polite">{t(isCopied ? 'invite.copied' : 'invite.copy')}</span>
        </Button>
        {'share' in navigator && (
          <Button onClick={() => void navigator.share({ url }).catch(() => undefined)}>
            {t('invite.share')}
          </Button>
        )}
      </div>
    </div>
  );
}

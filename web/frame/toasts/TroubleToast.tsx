import { useEffect } from 'react';
import { Icon } from '../../design/Icon.tsx';
import type { Company, CompanyActions } from '../../match/source.ts';
import { useTexts } from '../../texts/texts.ts';
import { useFrame } from '../frame.ts';
import styles from './RefusalToast.module.css';
import { RefusalToast } from './RefusalToast.tsx';

const patience = 9000;

interface Props {
  readonly trouble: NonNullable<Company['trouble']>;
  readonly actions: CompanyActions;
}

/** What the server refused, in one sentence. */
export default function TroubleToast({ trouble, actions }: Props) {
  const t = useTexts();
  const { settings } = useFrame();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another trouble starts the time anew.
  useEffect(() => {
    const timer = window.setTimeout(actions.hush, patience);
    return () => window.clearTimeout(timer);
  }, [trouble]);
  if (trouble.refusal !== undefined) return <RefusalToast refusal={trouble.refusal} onClose={actions.hush} />;
  return (
    <div role="alert" className={styles.toast}>
      <p>{trouble.words[settings.language]}</p>
      <button type="button" aria-label={t('table.dismiss')} onClick={actions.hush}>
        <Icon of="close" size={18} />
      </button>
    </div>
  );
}

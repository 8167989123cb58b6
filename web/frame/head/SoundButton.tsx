import { lazy, useEffect, useRef, useState } from 'react';
import { Icon } from '../../design/Icon.tsx';
import { LazyPart } from '../../design/LazyPart.tsx';
import { Tip } from '../../design/Tip.tsx';
import { usePreferences } from '../../settings/useSettings.ts';
import { useTexts, withPageTexts } from '../../texts/texts.ts';
import styles from './FrameHead.module.css';

const Volume = lazy(() =>
  withPageTexts(import('../../settings/Volume.tsx')).then((one) => ({ default: one.Volume })),
);

/** Mute and volume at hand; closes on Escape and when somebody goes elsewhere. */
export function SoundButton() {
  const t = useTexts();
  const { sound } = usePreferences();
  const [isOpen, open] = useState(false);
  const around = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const leave = ({ target }: Event): void => {
      if (target instanceof Node && around.current?.contains(target) !== true) open(false);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches for Escape; what can be pressed is inside.
    <span
      ref={around}
      className={styles.sound}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        open(false);
      }}
    >
      <Tip text={t('table.sound')}>
        <button
          type="button"
          className={styles.tool}
          aria-label={t('table.sound')}
          aria-expanded={isOpen}
          onClick={() => open(!isOpen)}
        >
          <Icon of={sound ? 'sound' : 'mute'} />
        </button>
      </Tip>
      {isOpen && (
        <div className={styles.volume}>
          <LazyPart>
            <Volume />
          </LazyPart>
        </div>
      )}
    </span>
  );
}

import { nobody } from '@accretion/engine';
import { Button } from '../../design/Button.tsx';
import { useTexts } from '../../texts/texts.ts';
import { useFrame } from '../frame.ts';
import styles from './SceneControls.module.css';

/** While a scene runs: end it, or all of them. A scene that waits for the person has its own button. */
export function SceneControls() {
  const t = useTexts();
  const { scene, newest, skip, toNow } = useFrame();
  if (scene === null || scene.lasts === null) return null;
  const isAsked = newest.outcome === null && (newest.asked & newest.mine) !== nobody;
  return (
    <span className={styles.controls} data-part="scene">
      <Button look="quiet" onClick={skip}>
        {t('scene.skip')}
      </Button>
      <Button look="quiet" onClick={toNow}>
        {t(isAsked ? 'scene.toNow' : 'scene.toEnd')}
      </Button>
    </span>
  );
}

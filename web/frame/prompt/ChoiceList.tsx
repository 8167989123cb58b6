import { Button } from '../../design/Button.tsx';
import { setPreferences } from '../../settings/settings.ts';
import { usePreferences } from '../../settings/useSettings.ts';
import { useTexts } from '../../texts/texts.ts';
import { useFrame } from '../frame.ts';
import { Section } from '../panel/Section.tsx';
import styles from './ChoiceList.module.css';

/** Every legal choice in words, for keys and screen readers. Reachable even when hidden. */
export function ChoiceList() {
  const t = useTexts();
  const { choices: isOpen } = usePreferences();
  const { state, module, source, settings, play } = useFrame();
  const { choices, view } = state;
  const toggle = (
    <button
      type="button"
      className={styles.toggle}
      aria-expanded={isOpen}
      onClick={() => setPreferences({ choices: !isOpen })}
    >
      {t(isOpen ? 'table.hideChoices' : 'table.showChoices')}
    </button>
  );
  return (
    <Section title={t('table.choices')} part="choices" aside={toggle}>
      {choices.length === 0 && <p className={styles.none}>{t('table.noChoices')}</p>}
      <ol className={isOpen ? styles.choices : `${styles.choices} ${styles.away}`}>
        {choices.map((choice, index) => (
          <li key={JSON.stringify(choice)}>
            <Button className={styles.choice} data-choice={index + 1} onClick={() => play(choice)}>
              {index < 9 && (
                <span aria-hidden="true" className={styles.number}>
                  {index + 1}
                </span>
              )}
              {module.words.choiceText(choice, view, source.ruleset, settings.language)}
            </Button>
          </li>
        ))}
      </ol>
    </Section>
  );
}

import type { Ruleset } from '@accretion/engine';
import type { HelpText, Settings, TableModule, Thing } from '@accretion/games/tables';
import { Link } from 'wouter';
import { addressOf } from '../../addresses.ts';
import { Dialog } from '../../design/Dialog.tsx';
import { useTexts } from '../../texts/texts.ts';
import styles from './CardHelp.module.css';
import { useHelp } from './useHelp.ts';

const faceSize = 200;
const notYet: Omit<HelpText, 'title'> = { family: '', text: [], rules: [], provenance: [] };

interface Props {
  readonly thing: Thing;
  readonly module: TableModule;
  readonly ruleset: Ruleset;
  /** The view of the match it belongs to; without one the help is about the cards in general. */
  readonly view?: unknown;
  readonly settings: Settings;
  readonly onClose: () => void;
}

/** Everything about one thing: its face, what it does, its rules, and where its numbers come from. */
export function HelpDialog({ thing, module, ruleset, view, settings, onClose }: Props) {
  const t = useTexts();
  const { Face } = module;
  const help = useHelp(module);
  const { title, family, text, rules, provenance } = help?.(thing, ruleset, settings.language, view) ?? {
    ...notYet,
    title: module.words.nameOf(thing, ruleset, settings.language),
  };
  return (
    <Dialog title={title} onClose={onClose} wide>
      <div className={styles.help}>
        <div className={`${styles.face} plate`} data-tone="dark">
          <Face thing={thing} ruleset={ruleset} settings={settings} size={faceSize} />
        </div>
        <div className={styles.words}>
          <p className={styles.family}>{family}</p>
          {text.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {rules.length > 0 && (
            <p className={styles.rules}>
              {t('help.rules')}:{' '}
              {rules.map((rule) => (
                <Link key={rule} href={addressOf.guide(ruleset.game.id, rule)} onClick={onClose}>
                  {rule}
                </Link>
              ))}
            </p>
          )}
          {provenance.length > 0 && (
            <>
              <h3>{t('help.provenance')}</h3>
              <ul className={styles.provenance}>
                {provenance.map(({ what, mark }) => (
                  <li key={what}>
                    <span>{what}</span> {t(`help.${mark}`)}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
    </Dialog>
  );
}

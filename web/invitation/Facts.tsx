import type { LobbyCard } from '@accretion/games/tables';
import type { MatchInfo } from '@accretion/protocol';
import { useLoaded } from '../lobby/useWanted.ts';
import { usePreferences } from '../settings/useSettings.ts';
import { useTexts } from '../texts/texts.ts';
import { optionFacts, tempoFacts } from './facts.ts';
import styles from './Invitation.module.css';

interface Props {
  readonly info: MatchInfo;
  readonly card: LobbyCard;
}

/** What somebody who joins agrees to. */
export function Facts({ info, card }: Props) {
  const t = useTexts();
  const { language } = usePreferences();
  const loaded = useLoaded(card);
  const facts = [
    ...tempoFacts(info, t),
    ...(loaded === null ? [] : optionFacts(info, { ...loaded, language }, t)),
  ];
  return (
    <section className={styles.box} aria-labelledby="facts">
      <h2 id="facts">{t('join.facts')}</h2>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

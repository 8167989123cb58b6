import type { Outcome } from '@accretion/engine';
import { lazy, useState } from 'react';
import { useLocation } from 'wouter';
import { addressOf } from '../../addresses.ts';
import { Button } from '../../design/Button.tsx';
import { LazyPart } from '../../design/LazyPart.tsx';
import { save } from '../../match/local/export.ts';
import { isLocal } from '../../match/local/kept.ts';
import { useTexts, withPageTexts } from '../../texts/texts.ts';
import { useFrame } from '../frame.ts';
import { SeatMark } from '../seats/SeatMark.tsx';
import { victoryText } from '../words.ts';
import styles from './EndPanel.module.css';
import { isRanked as areRanked, standingsIn } from './standings.ts';
import { useEnding } from './useEnding.ts';

const FairnessDialog = lazy(() => withPageTexts(import('../../replay/FairnessDialog.tsx')));

/** After the end: ranks, points, what broke ties, and what to do next. */
export default function EndPanel({ outcome }: { readonly outcome: Outcome }) {
  const t = useTexts();
  const [here, goTo] = useLocation();
  const frame = useFrame();
  const { source, state, module, settings } = frame;
  const { names } = state;
  const { how } = useEnding(outcome);
  const [isChecking, check] = useState(false);
  const replay = addressOf.replay(source.id);
  const isReplay = here.startsWith(addressOf.records);
  // A guided game is dealt by plan: nobody committed to its seed.
  const isLesson = !isReplay && !isLocal(source.id) && state.company === undefined;
  const ties = module.words.ties?.(state.view, names, source.ruleset, settings.language) ?? [];
  const standings = standingsIn(frame, outcome);
  const isRanked = areRanked(standings);
  return (
    <section aria-labelledby="end" className={styles.end}>
      <h2 id="end">{victoryText(outcome, frame, t)}</h2>
      {how !== '' && <p>{how}</p>}
      <table>
        <thead>
          <tr>
            {isRanked && <th scope="col">{t('end.rank')}</th>}
            <th scope="col">{t('end.name')}</th>
            <th scope="col">{t('end.points')}</th>
          </tr>
        </thead>
        <tbody>
          {standings.map(({ player, rank, name, points, isMine, mark, avatar }) => (
            <tr key={player} data-first={rank === 1}>
              {isRanked && <td>{rank}</td>}
              <th scope="row">
                <SeatMark {...{ mark, avatar }} /> {name} {isMine && <small>{t('table.you')}</small>}
              </th>
              <td>{points}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {ties.map((text) => (
        <p key={text} className={styles.note}>
          {text}
        </p>
      ))}
      <div className={styles.buttons}>
        <Button look="main" onClick={() => void source.rematch().then((id) => goTo(addressOf.table(id)))}>
          {t('end.rematch')}
        </Button>
        <Button onClick={frame.showPodium}>{t('end.podium')}</Button>
        {!isReplay && !isLesson && <Button onClick={() => goTo(replay)}>{t('end.replay')}</Button>}
        {!isLesson && (
          <>
            <Button onClick={() => check(true)}>{t('end.fairness')}</Button>
            <Button
              onClick={() =>
                void source.record().then((record) => save(record, `${source.game}-${source.id}`))
              }
            >
              {t('end.export')}
            </Button>
          </>
        )}
        <Button onClick={() => goTo(addressOf.lobby)}>{t('app.toLobby')}</Button>
      </div>
      {isLesson && <p className={styles.note}>{t('end.lesson')}</p>}
      {isChecking && (
        <LazyPart>
          <FairnessDialog source={source} onClose={() => check(false)} />
        </LazyPart>
      )}
    </section>
  );
}

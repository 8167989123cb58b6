import { has, type Outcome } from '@accretion/engine';
import { useLocation } from 'wouter';
import { addressOf } from '../addresses.ts';
import { Button } from '../design/Button.tsx';
import { save } from '../match/export.ts';
import { useTexts } from '../texts/texts.ts';
import styles from './EndPanel.module.css';
import { useFrame } from './frame.ts';
import { othersOf, victoryText } from './words.ts';

/** After the end: ranks and points, and what one may want next. */
export function EndPanel({ outcome }: { readonly outcome: Outcome }) {
  const t = useTexts();
  const [here, goTo] = useLocation();
  const frame = useFrame();
  const { source, state } = frame;
  const { names, mine } = state;
  const replay = addressOf.replay(source.id);
  // A guided game has no commitment, and nobody looks for its record; a replay need not lead to itself.
  const hasReplay = source.commitment !== '' && here !== replay;
  const ranked = [
    ...outcome.ranks.map((rank, seat) => ({
      rank,
      name: names[seat] ?? '',
      points: outcome.scores[seat] ?? 0,
      isMine: has(mine, seat),
    })),
    ...othersOf(frame).flatMap(({ rank, ...one }) =>
      rank === null ? [] : [{ ...one, rank, isMine: false }],
    ),
  ].sort((a, b) => a.rank - b.rank || b.points - a.points);
  return (
    <section aria-labelledby="end" className={styles.end}>
      <h2 id="end">{victoryText(outcome, frame, t)}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('end.rank')}</th>
            <th scope="col">{t('end.name')}</th>
            <th scope="col">{t('end.points')}</th>
          </tr>
        </thead>
        <tbody>
          {ranked.map(({ rank, name, points, isMine }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names may be equal, and the list never changes.
            <tr key={index} data-first={rank === 1}>
              <td>{rank}</td>
              <th scope="row">
                {name} {isMine && <small>{t('table.you')}</small>}
              </th>
              <td>{points}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.buttons}>
        <Button look="main" onClick={() => void source.rematch().then((id) => goTo(addressOf.table(id)))}>
          {t('end.rematch')}
        </Button>
        {hasReplay && <Button onClick={() => goTo(replay)}>{t('end.replay')}</Button>}
        <Button
          onClick={() => void source.record().then((record) => save(record, `${source.game}-${source.id}`))}
        >
          {t('end.export')}
        </Button>
        <Button onClick={() => goTo(addressOf.lobby)}>{t('app.toLobby')}</Button>
      </div>
    </section>
  );
}

import { listSeats } from '@accretion/engine';
import type { Proposal } from '@accretion/protocol';
import { useLocation } from 'wouter';
import { addressOf } from '../../addresses.ts';
import { Button } from '../../design/Button.tsx';
import type { Company, CompanyActions, Player } from '../../match/source.ts';
import { useTexts } from '../../texts/texts.ts';
import { useFrame } from '../frame.ts';
import { InPlace } from './InPlace.tsx';
import { Notice } from './Notice.tsx';
import styles from './Signals.module.css';

interface Props {
  readonly company: Company;
  readonly actions: CompanyActions;
}

/** What waits for an answer or concerns this person's seat: part of the bar, so that it covers nothing. */
export function Requests({ company, actions }: Props) {
  const t = useTexts();
  const [, goTo] = useLocation();
  const { mine, outcome, players, names } = useFrame().newest;
  const isPlayer = mine !== 0;
  const taken = listSeats(mine).filter((seat) => players[seat]?.bot != null);
  const { rematch } = company;
  return (
    <>
      {company.isGone && <Notice role="alert" text={t('company.gone')} />}
      {company.proposals.map((proposal) => {
        const { id, seat, yes } = proposal;
        const at = names[seat] ?? '';
        const text = t(questionOf(proposal, players[seat]), { name: proposal.name ?? at, at, n: seat + 1 });
        const mustAnswer = (mine & ~yes) !== 0;
        return (
          <Notice key={id} role="alert" text={text}>
            {mustAnswer ? (
              <>
                <Button look="main" onClick={() => actions.vote(id, true)}>
                  {t('company.yes')}
                </Button>
                <Button onClick={() => actions.vote(id, false)}>{t('company.no')}</Button>
              </>
            ) : (
              <span className={styles.wait}>{t('company.waiting')}</span>
            )}
          </Notice>
        );
      })}
      {outcome === null && company.isPaused && isPlayer && (
        <Notice text={t('signals.paused')}>
          <Button onClick={actions.unpause}>{t('company.goOn')}</Button>
        </Notice>
      )}
      <InPlace />
      {outcome === null &&
        taken.map((seat) => (
          <Notice key={seat} text={t('signals.standIn')}>
            <Button onClick={() => void actions.handBack(seat)}>{t('company.takeBack')}</Button>
          </Notice>
        ))}
      {outcome === null &&
        listSeats(mine)
          .filter((seat) => players[seat]?.isAnsweredFor)
          .map((seat) => <Notice key={seat} text={t('signals.answerFor', { name: names[seat] ?? '' })} />)}
      {outcome !== null && rematch !== null && (
        <Notice text={t('company.rematch')}>
          <Button look="main" onClick={() => goTo(addressOf.table(rematch))}>
            {t('company.goToRematch')}
          </Button>
        </Notice>
      )}
    </>
  );
}

function questionOf({ what }: Proposal, player: Player | undefined) {
  if (what === 'seat') return player?.is === 'bot' ? 'company.asksBotSeat' : 'company.asksSeat';
  return what === 'pause' ? 'company.asksPause' : 'company.asksRewind';
}

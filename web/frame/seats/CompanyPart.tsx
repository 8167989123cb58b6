import { has } from '@accretion/engine';
import type { Proposal } from '@accretion/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { addressOf } from '../../addresses.ts';
import { Button } from '../../design/Button.tsx';
import { Dialog } from '../../design/Dialog.tsx';
import { Buttons } from '../../design/Field.tsx';
import { usualBot } from '../../lobby/playNow.ts';
import type { Company, CompanyActions, Player } from '../../match/source.ts';
import { useTexts } from '../../texts/texts.ts';
import { useFrame } from '../frame.ts';
import { Section } from '../panel/Section.tsx';
import styles from './CompanyPart.module.css';

interface Props {
  readonly company: Company;
  readonly actions: CompanyActions;
}

/** What an online match needs besides the game: proposals, pauses, bots taking over, leaving, the rematch. */
export default function CompanyPart({ company, actions }: Props) {
  const t = useTexts();
  const [, goTo] = useLocation();
  const { state } = useFrame();
  const { mine, outcome, canUndo, players } = state;
  const isPlayer = mine !== 0;
  const [isLeaving, setLeaving] = useState(false);
  const leave = async (): Promise<void> => {
    if (await actions.leave()) goTo(addressOf.lobby);
  };
  const mayPause = company.hasClock && !company.isPaused;
  return (
    <Section title={t('company.title')} part="company">
      {company.isGone && (
        <p role="alert" className={styles.note}>
          {t('company.gone')}
        </p>
      )}
      {company.isPaused && (
        <p role="status" className={styles.note}>
          {t('company.paused')}
        </p>
      )}
      <Asked company={company} actions={actions} />
      {outcome === null && (
        <ul className={styles.seats}>
          {players.map((player, seat) => {
            const isStandIn = player.bot !== null && player.is !== 'bot';
            const mayFill = company.isHost && player.bot === null && !has(mine, seat) && !player.present;
            const mayHandBack = isStandIn && (company.isHost || has(mine, seat));
            const mayAsk = player.is === 'nobody' || (player.is === 'bot' && !isPlayer);
            if (!mayFill && !mayHandBack && !mayAsk) return null;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the seat is the identity.
              <li key={seat}>
                <span>{t(standingOf(player), { name: player.name })}</span>
                {mayHandBack && (
                  <Button onClick={() => void actions.handBack(seat)}>
                    {t(has(mine, seat) ? 'company.takeBack' : 'company.handBack')}
                  </Button>
                )}
                {mayFill && (
                  <Button onClick={() => void actions.seatBot(seat, usualBot)}>{t('company.seatBot')}</Button>
                )}
                {mayAsk && (
                  <Button
                    aria-label={t('company.askForSeatOf', { name: player.name })}
                    onClick={() => void actions.askForSeat(seat)}
                  >
                    {t('company.askForSeat')}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {isPlayer && outcome === null && (
        <div className={styles.buttons}>
          {company.isPaused && <Button onClick={actions.unpause}>{t('company.goOn')}</Button>}
          {mayPause && <Button onClick={() => actions.propose('pause')}>{t('company.askPause')}</Button>}
          {!canUndo && company.hasMoved && (
            <Button onClick={() => actions.propose('rewind')}>{t('company.askRewind')}</Button>
          )}
          <Button look="quiet" onClick={() => setLeaving(true)}>
            {t('company.leave')}
          </Button>
        </div>
      )}
      {isLeaving && (
        <Dialog title={t('company.leaveTitle')} onClose={() => setLeaving(false)}>
          <p>{t('company.leaveText')}</p>
          <Buttons>
            <Button onClick={() => setLeaving(false)}>{t('app.cancel')}</Button>
            <Button look="danger" onClick={() => void leave()}>
              {t('company.leave')}
            </Button>
          </Buttons>
        </Dialog>
      )}
      {outcome !== null && company.rematch !== null && (
        <p className={styles.note}>
          {t('company.rematch')}{' '}
          <Button look="main" onClick={() => goTo(addressOf.table(company.rematch ?? ''))}>
            {t('company.goToRematch')}
          </Button>
        </p>
      )}
    </Section>
  );
}

/** Says what is the matter with a seat that its holder is not playing. */
function standingOf({ is, bot }: Player) {
  if (is === 'nobody') return 'company.free';
  if (is === 'bot') return 'company.botPlays';
  return bot === null ? 'company.absent' : 'company.standIn';
}

function questionOf({ what }: Proposal, player: Player | undefined) {
  if (what === 'seat') return player?.is === 'bot' ? 'company.asksBotSeat' : 'company.asksSeat';
  return what === 'pause' ? 'company.asksPause' : 'company.asksRewind';
}

/** The open proposals: buttons for those who have not answered yet, a note for the others. */
function Asked({ company, actions }: Props) {
  const t = useTexts();
  const { state } = useFrame();
  return company.proposals.map((proposal) => {
    const { id, seat, yes } = proposal;
    const mustAnswer = (state.mine & ~yes) !== 0;
    const at = state.names[seat] ?? '';
    return (
      <div key={id} role="alert" className={styles.asked}>
        <p>{t(questionOf(proposal, state.players[seat]), { name: proposal.name ?? at, at, n: seat + 1 })}</p>
        {mustAnswer ? (
          <div className={styles.buttons}>
            <Button look="main" onClick={() => actions.vote(id, true)}>
              {t('company.yes')}
            </Button>
            <Button onClick={() => actions.vote(id, false)}>{t('company.no')}</Button>
          </div>
        ) : (
          <p className={styles.wait}>{t('company.waiting')}</p>
        )}
      </div>
    );
  });
}

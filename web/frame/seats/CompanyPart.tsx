import { has } from '@accretion/engine';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { addressOf } from '../../addresses.ts';
import { Button } from '../../design/Button.tsx';
import { Dialog } from '../../design/Dialog.tsx';
import { Buttons } from '../../design/Field.tsx';
import { standInLevel } from '../../lobby/levels.ts';
import type { Company, CompanyActions, Player } from '../../match/source.ts';
import { useTexts } from '../../texts/texts.ts';
import { useFrame } from '../frame.ts';
import { Section } from '../panel/Section.tsx';
import styles from './CompanyPart.module.css';

interface Props {
  readonly company: Company;
  readonly actions: CompanyActions;
}

/** What players of an online match can ask for besides playing: pauses, undo, seats, bots taking over, leaving. */
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
      {outcome === null && (
        <ul className={styles.seats}>
          {players.map((player, seat) => {
            const isStandIn = player.bot !== null && player.is !== 'bot';
            const mayFill = company.isHost && player.bot === null && !has(mine, seat) && !player.present;
            const mayHandBack = isStandIn && company.isHost && !has(mine, seat);
            const mayAsk = player.is === 'nobody' || (player.is === 'bot' && !isPlayer);
            if (!mayFill && !mayHandBack && !mayAsk) return null;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the seat is the identity.
              <li key={seat}>
                <span>{t(standingOf(player), { name: player.name })}</span>
                {mayHandBack && (
                  <Button onClick={() => void actions.handBack(seat)}>{t('company.handBack')}</Button>
                )}
                {mayFill && (
                  <Button onClick={() => void actions.seatBot(seat, standInLevel)}>
                    {t('company.seatBot')}
                  </Button>
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
    </Section>
  );
}

/** Says what is the matter with a seat that its holder is not playing. */
function standingOf({ is, bot, isAnsweredFor }: Player) {
  if (isAnsweredFor) return 'company.partner';
  if (is === 'nobody') return 'company.free';
  if (is === 'bot') return 'company.botPlays';
  return bot === null ? 'company.absent' : 'company.standIn';
}

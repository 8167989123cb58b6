import type { MatchInfo } from '@accretion/protocol';
import { useEffect, useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { addressOf } from '../addresses.ts';
import { Button, buttonClass } from '../design/Button.tsx';
import { Buttons, Form, Input, ProblemText } from '../design/Field.tsx';
import { Page } from '../design/Page.tsx';
import { Waiting } from '../design/Waiting.tsx';
import { cardOf } from '../match/games.ts';
import { joinWithNumber } from '../match/ownNumber.ts';
import { call } from '../server/call.ts';
import { introduce } from '../server/me.ts';
import { Trouble, troubleIn } from '../server/trouble.ts';
import { setPreferences } from '../settings/settings.ts';
import { usePreferences } from '../settings/useSettings.ts';
import { useTexts } from '../texts/texts.ts';
import { Facts } from './Facts.tsx';
import styles from './Invitation.module.css';
import { LinkField } from './LinkField.tsx';
import { SeatList } from './SeatList.tsx';
import { useInvitation } from './useInvitation.ts';

const nameLimit = 40;

/** The page behind an invitation link: who is seated, a name, a seat; then waiting for the others. */
export default function InvitationPage() {
  const t = useTexts();
  const { id = '' } = useParams<{ id: string }>();
  const { language } = usePreferences();
  const [, goTo] = useLocation();
  const [info, setInfo] = useInvitation(id);
  const isMine = info !== null && !(info instanceof Trouble) && info.mine.length > 0;
  const hasStarted = info !== null && !(info instanceof Trouble) && info.status !== 'open';
  useEffect(() => {
    if (isMine && hasStarted) goTo(addressOf.table(id), { replace: true });
  }, [isMine, hasStarted, id, goTo]);
  if (info === null || (isMine && hasStarted)) return <Waiting />;
  if (info instanceof Trouble) {
    return (
      <Page title={t('app.notFound')}>
        <div className={styles.page}>
          <h1>{info.words[language]}</h1>
          <p>
            <Link href={addressOf.lobby} className={buttonClass('main')}>
              {t('app.toLobby')}
            </Link>
          </p>
        </div>
      </Page>
    );
  }
  const card = cardOf(info.game);
  const game = card?.name[language] ?? info.game;
  return (
    <Page title={t('join.title', { game })}>
      <div className={styles.page}>
        <header>
          <h1>{game}</h1>
          <p className={styles.lead}>{t(isMine ? 'join.waiting' : 'join.lead', { host: info.host })}</p>
        </header>
        <section className={styles.box} aria-labelledby="seats">
          <h2 id="seats">{t('table.players')}</h2>
          <SeatList info={info} card={card} onChange={setInfo} />
        </section>
        {card !== undefined && <Facts info={info} card={card} />}
        {isMine ? <Wait info={info} onChange={setInfo} /> : <Sit info={info} onChange={setInfo} />}
      </div>
    </Page>
  );
}

interface Props {
  readonly info: MatchInfo;
  readonly onChange: (info: MatchInfo) => void;
}

function Sit({ info, onChange }: Props) {
  const t = useTexts();
  const { name, language } = usePreferences();
  const [problem, setProblem] = useState<string | null>(null);
  const isFree = info.status !== 'over' && info.seats.some(({ holder }) => holder === 'open');
  const join = async (): Promise<void> => {
    try {
      await introduce(name.trim() || t('settings.nobody'));
      onChange(await joinWithNumber(info));
    } catch (error) {
      setProblem(troubleIn(error).words[language]);
    }
  };
  return (
    <section className={styles.box} aria-label={t('join.sit')}>
      {isFree ? (
        <Form onSubmit={() => void join()}>
          <Input
            label={t('invite.name')}
            value={name}
            max={nameLimit}
            placeholder={t('settings.nobody')}
            onChange={(value) => setPreferences({ name: value })}
          />
          {problem !== null && <ProblemText>{problem}</ProblemText>}
          <Buttons>
            <Button look="main" type="submit">
              {t('join.sit')}
            </Button>
          </Buttons>
        </Form>
      ) : (
        <p>{t('join.full')}</p>
      )}
      {info.status !== 'open' && (
        <p>
          <Link href={addressOf.table(info.id)} className={buttonClass('plain')}>
            {t('join.watch')}
          </Link>
        </p>
      )}
    </section>
  );
}

function Wait({ info, onChange }: Props) {
  const t = useTexts();
  const { language } = usePreferences();
  const [, goTo] = useLocation();
  const [problem, setProblem] = useState<string | null>(null);
  const tryTo = async (task: () => Promise<void>): Promise<void> => {
    await task().catch((error: unknown) => setProblem(troubleIn(error).words[language]));
  };
  return (
    <section className={styles.box} aria-label={t('join.invite')}>
      <LinkField link={info.link} />
      {problem !== null && <ProblemText>{problem}</ProblemText>}
      <div className={styles.buttons}>
        <Button
          onClick={() => void tryTo(async () => onChange(await call('leave', { id: info.id, body: {} })))}
        >
          {t('join.leave')}
        </Button>
        {info.isHost && (
          <Button
            look="danger"
            onClick={() =>
              void tryTo(async () => {
                await call('remove', { id: info.id });
                goTo(addressOf.lobby);
              })
            }
          >
            {t('join.remove')}
          </Button>
        )}
      </div>
    </section>
  );
}

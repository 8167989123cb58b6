import type { LobbyCard } from '@accretion/games/tables';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { addressOf } from '../addresses.ts';
import { Button, buttonClass } from '../design/Button.tsx';
import { Icon } from '../design/Icon.tsx';
import type { ServerState } from '../server/useServer.ts';
import { usePreferences } from '../settings/useSettings.ts';
import { useTexts, withPageTexts } from '../texts/texts.ts';
import styles from './GameCard.module.css';
import { mayOffer, rememberOffered } from './offered.ts';
import { PlainPoster } from './PlainPoster.tsx';
import { playNow, type Start } from './playNow.ts';

const OptionsDialog = lazy(() => withPageTexts(import('./OptionsDialog.tsx')));
const GuidedOffer = lazy(() => withPageTexts(import('./GuidedOffer.tsx')));
const InviteDialog = lazy(() => withPageTexts(import('./InviteDialog.tsx')));
const posters = new Map<string, ReturnType<typeof posterOf>>();

function posterOf({ poster }: LobbyCard) {
  return lazy(async () => ({ default: (await poster?.()) ?? PlainPoster }));
}

/** The same lazy component for the same game, whenever it is drawn. */
function keptPoster(card: LobbyCard) {
  const poster = posters.get(card.id) ?? posterOf(card);
  posters.set(card.id, poster);
  return poster;
}

interface Props {
  readonly card: LobbyCard;
  readonly server: ServerState;
}

export function GameCard({ card, server }: Props) {
  const t = useTexts();
  const { language, name } = usePreferences();
  const [open, setOpen] = useState<'options' | 'invite' | 'offer' | null>(null);
  const [isStarting, setStarting] = useState(false);
  const [, goTo] = useLocation();
  const title = card.name[language];
  const Poster = keptPoster(card);

  const start = async (other?: Start): Promise<void> => {
    setStarting(true);
    goTo(addressOf.table(await playNow(card, name || t('settings.nobody'), other)));
  };

  const playOrLearn = (): void => {
    if (!mayOffer(card)) return void start();
    rememberOffered(card.id);
    setOpen('offer');
  };

  const invite = (
    <InviteButton
      name={
        card.friends === undefined
          ? t('invite.title', { game: title })
          : `${card.friends[language]}: ${title}`
      }
      server={server}
      onClick={() => setOpen('invite')}
    >
      {card.friends?.[language] ?? t('lobby.invite')}
    </InviteButton>
  );

  return (
    <div className={styles.around}>
      <article className={styles.card} aria-labelledby={`game-${card.id}`}>
        <div className={styles.poster}>
          <Suspense fallback={null}>
            <Poster title={title} />
          </Suspense>
        </div>
        <div className={styles.words}>
          <h3 id={`game-${card.id}`}>{title}</h3>
          <p className={styles.tagline}>{card.tagline[language]}</p>
          <Facts card={card} />
          <div className={styles.buttons}>
            <Button
              look="main"
              aria-label={t('lobby.playNowOf', { game: title })}
              disabled={isStarting}
              onClick={playOrLearn}
            >
              <Icon of="play" /> {t('lobby.playNow')}
            </Button>
            {card.starts?.map((other) => (
              <Button
                key={other.name.en}
                aria-label={`${other.name[language]}: ${title}`}
                disabled={isStarting}
                onClick={() => void start(other)}
              >
                {other.name[language]}
              </Button>
            ))}
            {card.friends !== undefined && invite}
            <Button aria-label={t('lobby.optionsOf', { game: title })} onClick={() => setOpen('options')}>
              {t('lobby.options')}
            </Button>
            {card.load !== undefined && (
              <Link
                href={addressOf.learn(card.id)}
                className={buttonClass('plain')}
                aria-label={t('learn.buttonOf', { game: title })}
              >
                <Icon of="star" /> {t('learn.button')}
              </Link>
            )}
            {card.load !== undefined && (
              <Link
                href={addressOf.guide(card.id)}
                className={buttonClass('plain')}
                aria-label={t('lobby.rulesOf', { game: title })}
              >
                {t('lobby.rules')}
              </Link>
            )}
            {card.friends === undefined && invite}
          </div>
        </div>
        <Suspense fallback={null}>
          {open === 'offer' && (
            <GuidedOffer card={card} onPlay={() => void start()} onClose={() => setOpen(null)} />
          )}
          {open === 'options' && <OptionsDialog card={card} onClose={() => setOpen(null)} />}
          {open === 'invite' && <InviteDialog card={card} onClose={() => setOpen(null)} />}
        </Suspense>
      </article>
    </div>
  );
}

function Facts({ card }: { readonly card: LobbyCard }) {
  const t = useTexts();
  const [shortest, longest] = card.minutes;
  // Where people choose their seats, one person may hold all of them.
  const { min, max } = card.roles === undefined ? card.seats : { ...card.seats, min: 1 };
  return (
    <ul className={styles.facts}>
      <li>
        <Icon of="people" size={18} /> {t('lobby.players', { min, max })}
      </li>
      <li>
        <Icon of="clock" size={18} /> {t('lobby.minutes', { min: shortest, max: longest })}
      </li>
      <li>
        <Icon of="weight" size={18} />
        <span className="unseen">{t('lobby.difficulty', { level: card.difficulty })}</span>
        <span aria-hidden="true" className={styles.dots}>
          {[1, 2, 3, 4, 5].map((level) => (
            <i key={level} data-on={level <= card.difficulty} />
          ))}
        </span>
      </li>
    </ul>
  );
}

interface InviteProps {
  readonly name: string;
  readonly children: ReactNode;
  readonly server: ServerState;
  readonly onClick: () => void;
}

/** Without a server, explains why the button is disabled. */
function InviteButton({ name, server, onClick, children }: InviteProps) {
  const t = useTexts();
  const reason = useId();
  const isHere = server === 'here';
  return (
    <>
      <Button
        aria-label={name}
        aria-disabled={!isHere}
        aria-describedby={isHere ? undefined : reason}
        onClick={() => isHere && onClick()}
      >
        <Icon of="link" /> {children}
      </Button>
      {!isHere && (
        <p id={reason} className={styles.noServer}>
          {t(server === 'unknown' ? 'lobby.lookingForServer' : 'lobby.noServer')}
        </p>
      )}
    </>
  );
}

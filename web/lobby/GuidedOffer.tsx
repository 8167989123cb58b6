import type { LobbyCard } from '@accretion/games/tables';
import { Link } from 'wouter';
import { addressOf } from '../addresses.ts';
import { Button, buttonClass } from '../design/Button.tsx';
import { Dialog } from '../design/Dialog.tsx';
import { Buttons } from '../design/Field.tsx';
import { Icon } from '../design/Icon.tsx';
import { usePreferences } from '../settings/useSettings.ts';
import { useTexts } from '../texts/texts.ts';

interface Props {
  readonly card: LobbyCard;
  readonly onPlay: () => void;
  readonly onClose: () => void;
}

/** Before somebody's first match of a game: learn it by playing, or play right away. */
export default function GuidedOffer({ card, onPlay, onClose }: Props) {
  const t = useTexts();
  const { language } = usePreferences();
  return (
    <Dialog title={t('offer.title', { game: card.name[language] })} onClose={onClose}>
      <p>{t('offer.text')}</p>
      <Buttons>
        <Button onClick={onPlay}>
          <Icon of="play" /> {t('offer.play')}
        </Button>
        <Link href={addressOf.learn(card.id)} className={buttonClass('main')}>
          <Icon of="star" /> {t('learn.button')}
        </Link>
      </Buttons>
    </Dialog>
  );
}

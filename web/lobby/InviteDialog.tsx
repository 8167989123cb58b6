import type { LobbyCard } from '@accretion/games/tables';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { addressOf } from '../addresses.ts';
import { Button } from '../design/Button.tsx';
import { Dialog } from '../design/Dialog.tsx';
import { Buttons, Form, Input, ProblemText, Select } from '../design/Field.tsx';
import { type Invitation, invite } from '../server/invite.ts';
import { wish } from '../settings/settings.ts';
import { useWishes } from '../settings/useSettings.ts';
import { useTexts } from '../texts/texts.ts';

interface Props {
  readonly card: LobbyCard;
  readonly onClose: () => void;
}

/** A table on the server, and the link to it. */
export default function InviteDialog({ card, onClose }: Props) {
  const t = useTexts();
  const { name, language } = useWishes();
  const [friends, setFriends] = useState(card.usualSeats - 1);
  const [made, setMade] = useState<Invitation | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const create = async (): Promise<void> => {
    const answer = await invite(card, name || t('settings.nobody'), friends);
    if ('problem' in answer) setProblem(t('invite.failed', answer));
    else setMade(answer);
  };
  const counts = Array.from(
    { length: card.seats.max - card.seats.min + 1 },
    (_, i) => card.seats.min - 1 + i,
  );
  return (
    <Dialog title={t('invite.title', { game: card.name[language] })} onClose={onClose}>
      {made !== null ? (
        <Ready invitation={made} />
      ) : (
        <Form onSubmit={() => void create()}>
          <Input label={t('invite.name')} value={name} max={40} onChange={(value) => wish({ name: value })} />
          <Select
            label={t('invite.open')}
            value={String(friends)}
            values={counts.map((count) => ({ value: String(count), name: String(count) }))}
            onChange={(value) => setFriends(Number(value))}
          />
          {problem !== null && <ProblemText>{problem}</ProblemText>}
          <Buttons>
            <Button look="main" type="submit">
              {t('invite.create')}
            </Button>
          </Buttons>
        </Form>
      )}
    </Dialog>
  );
}

function Ready({ invitation: { id, link } }: { readonly invitation: Invitation }) {
  const t = useTexts();
  const [, goTo] = useLocation();
  const [isCopied, setCopied] = useState(false);
  return (
    <>
      <p>{t('invite.ready')}</p>
      <p>
        <a href={link}>{link}</a>
      </p>
      <Buttons>
        <Button onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}>
          <span aria-live="polite">{t(isCopied ? 'invite.copied' : 'invite.copy')}</span>
        </Button>
        <Button look="main" onClick={() => goTo(addressOf.table(id))}>
          {t('invite.go')}
        </Button>
      </Buttons>
    </>
  );
}

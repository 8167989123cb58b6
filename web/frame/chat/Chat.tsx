import { useState, useSyncExternalStore } from 'react';
import { Button } from '../../design/Button.tsx';
import { Form, Input } from '../../design/Field.tsx';
import type { ChatMessage } from '../../match/source.ts';
import { useTexts } from '../../texts/texts.ts';
import { type Frame, useFrame } from '../frame.ts';
import styles from '../log/Log.module.css';
import { useNewest } from '../log/useNewest.ts';
import { Section } from '../panel/Section.tsx';
import { playerAvatar } from '../seats/avatars.ts';
import { markIn, SeatMark } from '../seats/SeatMark.tsx';
import { ChatPeople } from './ChatPeople.tsx';
import { muted as store } from './muted.ts';

const longest = 500;

/** How the author of a message is drawn: as their seat is; a spectator by their name. */
function looksOf(frame: Frame, name: string, own: boolean) {
  const { players } = frame.state;
  const seat = players.findIndex((one) =>
    own ? one.is === 'you' : one.name === name && one.is === 'person',
  );
  const sitting = players[seat];
  if (sitting !== undefined) return { mark: markIn(frame, seat), avatar: playerAvatar(sitting) };
  const spectator = { name, is: own ? 'you' : 'person', bot: null, present: true } as const;
  return { mark: null, avatar: playerAvatar(spectator) };
}

/** The chat of an online match. */
export function Chat({ messages }: { readonly messages: readonly ChatMessage[] }) {
  const t = useTexts();
  const frame = useFrame();
  const { source } = frame;
  const [text, setText] = useState('');
  const muted = useSyncExternalStore(store.subscribe, store.getSnapshot);
  const heard = messages.filter(({ who, own }) => own || !muted.has(who));
  const list = useNewest(heard.at(-1)?.n);
  const send = (): void => {
    if (text.trim() !== '') source.say?.(text.trim());
    setText('');
  };
  return (
    <Section title={t('table.chat')} part="chat">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys too. */}
      <ol ref={list} className={styles.chat} aria-live="polite" aria-label={t('table.chat')} tabIndex={0}>
        {heard.map(({ n, name, own, text: said }) => (
          <li key={n}>
            <SeatMark {...looksOf(frame, name, own)} />
            <strong>{name}</strong> {said}
          </li>
        ))}
      </ol>
      <ChatPeople messages={messages} muted={muted} />
      {source.say !== undefined && (
        <Form onSubmit={send}>
          <div className={styles.say}>
            <Input
              label={t('table.say')}
              placeholder={t('table.say')}
              isLabelHidden
              value={text}
              max={longest}
              onChange={setText}
            />
            <Button type="submit">{t('table.send')}</Button>
          </div>
        </Form>
      )}
    </Section>
  );
}

import { useState, useSyncExternalStore } from 'react';
import { Button } from '../../design/Button.tsx';
import { Form, Input } from '../../design/Field.tsx';
import type { ChatMessage } from '../../match/source.ts';
import { useTexts } from '../../texts/texts.ts';
import { useFrame } from '../frame.ts';
import styles from '../log/Log.module.css';
import { useNewest } from '../log/useNewest.ts';
import { Section } from '../panel/Section.tsx';
import { ChatPeople } from './ChatPeople.tsx';
import { muted as store } from './muted.ts';

const longest = 500;

/** The chat of an online match. */
export function Chat({ messages }: { readonly messages: readonly ChatMessage[] }) {
  const t = useTexts();
  const { source } = useFrame();
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
        {heard.map(({ n, name, text: said }) => (
          <li key={n}>
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

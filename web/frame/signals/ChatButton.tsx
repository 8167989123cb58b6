import { useEffect, useState, useSyncExternalStore } from 'react';
import { Icon } from '../../design/Icon.tsx';
import type { ChatMessage } from '../../match/source.ts';
import { useTexts } from '../../texts/texts.ts';
import { muted as mutedStore } from '../chat/muted.ts';
import { useFrame } from '../frame.ts';
import type { Sheet } from '../panel/Panel.tsx';
import styles from './Signals.module.css';
import { rememberSeen, seenUpTo } from './seen.ts';

/** How long a new message is shown, in milliseconds. */
const patience = 8000;
const none: readonly ChatMessage[] = [];
/** On a wide screen the chat is always open, beside the board. */
const isWide = (): boolean => matchMedia('(min-width: 60rem)').matches;

interface Props {
  readonly sheet: Sheet;
  readonly openSheet: (sheet: Sheet) => void;
}

/** Opens the chat; says how many messages are unread, and for a while what the newest one is. */
export function ChatButton({ sheet, openSheet }: Props) {
  const t = useTexts();
  const { source, newest } = useFrame();
  const muted = useSyncExternalStore(mutedStore.subscribe, mutedStore.getSnapshot);
  const messages = newest.chat ?? none;
  const last = messages.at(-1)?.n ?? 0;
  const isOpen = sheet === 'chat' || sheet === 'log' || isWide();
  const [seen, setSeen] = useState(() => seenUpTo('chat', source.id));
  const [fresh, setFresh] = useState<ChatMessage | null>(null);
  useEffect(() => {
    if (!isOpen || last <= seen) return;
    setSeen(last);
    rememberSeen('chat', source.id, last);
  }, [isOpen, last, seen, source.id]);
  const unread = messages.filter(({ n, own, who }) => n > seen && !own && !muted.has(who));
  const latest = unread.at(-1) ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another message starts the time again.
  useEffect(() => {
    setFresh(latest);
    const timer = window.setTimeout(() => setFresh(null), patience);
    return () => window.clearTimeout(timer);
  }, [latest?.n]);
  return (
    <button
      type="button"
      className={styles.chat}
      data-unread={unread.length > 0}
      aria-expanded={sheet === 'chat'}
      onClick={() => openSheet(sheet === 'chat' ? null : 'chat')}
    >
      <Icon of="chat" />
      <span className="unseen">{t('signals.chat', { count: unread.length })}</span>
      {unread.length > 0 && (
        <span aria-hidden="true" className={styles.count}>
          {unread.length}
        </span>
      )}
      {fresh !== null && (
        <span className={styles.fresh} data-part="message">
          <strong>{fresh.name}</strong> {fresh.text}
        </span>
      )}
    </button>
  );
}

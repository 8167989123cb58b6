import { Button } from '../../design/Button.tsx';
import type { ChatMessage } from '../../match/source.ts';
import { useTexts } from '../../texts/texts.ts';
import styles from '../log/Log.module.css';
import { mute } from './muted.ts';

interface Props {
  readonly messages: readonly ChatMessage[];
  readonly muted: ReadonlySet<string>;
}

/** Everyone else who has written something, by their latest name; each can be muted in this browser. */
export function ChatPeople({ messages, muted }: Props) {
  const t = useTexts();
  const names = new Map(messages.flatMap(({ who, own, name }) => (own || who === '' ? [] : [[who, name]])));
  if (names.size === 0) return null;
  const hidden = messages.filter(({ who, own }) => !own && muted.has(who)).length;
  return (
    <details className={styles.people}>
      <summary>
        {t('chat.people')}
        {hidden > 0 && <small> {t('chat.hidden', { count: hidden })}</small>}
      </summary>
      <ul>
        {[...names].map(([who, name]) => (
          <li key={who}>
            <span>{name}</span>
            <Button
              aria-pressed={muted.has(who)}
              aria-label={t('chat.muteName', { name })}
              onClick={() => mute(who, !muted.has(who))}
            >
              {t(muted.has(who) ? 'chat.muted' : 'chat.mute')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

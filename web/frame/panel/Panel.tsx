import { lazy } from 'react';
import { Icon } from '../../design/Icon.tsx';
import { LazyPart } from '../../design/LazyPart.tsx';
import { useTexts, withPageTexts } from '../../texts/texts.ts';
import { Chat } from '../chat/Chat.tsx';
import { useFrame } from '../frame.ts';
import { Players } from '../seats/Players.tsx';
import { hasChoiceTexts } from '../words.ts';
import styles from './Panel.module.css';

const CompanyPart = lazy(() => withPageTexts(import('../seats/CompanyPart.tsx')));
const Log = lazy(() => import('../log/Log.tsx'));
const ChoiceList = lazy(() => import('../prompt/ChoiceList.tsx'));
const EndPanel = lazy(() => withPageTexts(import('../end/EndPanel.tsx')));

/** Which part covers the board on a narrow screen. */
export type Sheet = 'choices' | 'log' | 'chat' | 'end' | null;

interface Props {
  readonly sheet: Sheet;
  readonly openSheet: (sheet: Sheet) => void;
}

/** Beside the board; on a narrow screen a sheet over its lower half. */
export function Panel({ sheet, openSheet }: Props) {
  const t = useTexts();
  const frame = useFrame();
  const { state, source, module } = frame;
  const isWhole = module.whole === undefined;
  return (
    <aside aria-label={t('table.panel')} className={styles.panel} data-sheet={sheet ?? 'none'}>
      <button
        type="button"
        className={styles.close}
        aria-label={t('app.close')}
        onClick={({ currentTarget }) => {
          // With the focus inside, the panel would stay in sight.
          currentTarget.blur();
          openSheet(null);
        }}
      >
        <Icon of="close" />
      </button>
      {state.outcome !== null && (
        <div className={styles.part} data-of="end">
          <LazyPart>
            <EndPanel outcome={state.outcome} />
          </LazyPart>
        </div>
      )}
      <div className={styles.part} data-of="log end">
        <Players />
      </div>
      {state.company !== undefined && source.actions !== undefined && (
        <div className={styles.part} data-of="log end">
          <LazyPart>
            <CompanyPart company={state.company} actions={source.actions} />
          </LazyPart>
        </div>
      )}
      {(isWhole || hasChoiceTexts(frame)) && state.outcome === null && state.mine !== 0 && (
        <div className={styles.part} data-of="choices">
          <LazyPart>
            <ChoiceList />
          </LazyPart>
        </div>
      )}
      <div className={`${styles.part} ${styles.grows}`} data-of="log">
        {isWhole && (
          <LazyPart>
            <Log />
          </LazyPart>
        )}
      </div>
      {state.chat !== undefined && (
        <div className={styles.part} data-of="log chat">
          <Chat messages={state.chat} />
        </div>
      )}
    </aside>
  );
}

/** The Action Cards on the discard pile. */
import type { ReactNode } from 'react';
import { Modal } from '../../../pieces/Modal.tsx';
import { ActionFace } from '../cards/faces.tsx';
import { useBoard, useWords } from '../context.ts';
import style from './RoundBar.module.css';

export function DiscardDialog({ close }: { close(): void }): ReactNode {
  const { view, cards, language } = useBoard();
  const say = useWords();
  return (
    <Modal title={say('discard', { count: view.discard.length })} close={close}>
      <div className={style['discarded']}>
        {view.discard.map((card) => (
          <span key={card} data-thing={`action ${card}`}>
            <ActionFace id={card} cards={cards} language={language} small />
          </span>
        ))}
      </div>
      <button type="button" className={style['close']} onClick={close}>
        {say('close')}
      </button>
    </Modal>
  );
}

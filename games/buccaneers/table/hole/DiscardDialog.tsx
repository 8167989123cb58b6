/** The whole discard pile: it is face up for everyone (B43). */
import type { ReactNode } from 'react';
import { Modal } from '../../../pieces/Modal.tsx';
import { described } from '../../words/names.ts';
import { Tile } from '../cards/Tile.tsx';
import { useBoard, useWords } from '../context.ts';
import { DialogButton, DialogButtons } from '../DialogButtons.tsx';
import style from './DiscardDialog.module.css';

export function DiscardDialog({ close }: { close(): void }): ReactNode {
  const { view, cards, language } = useBoard();
  const say = useWords();
  return (
    <Modal title={say('discard.title')} close={close}>
      {view.discard.length === 0 && <p>{say('discard.empty')}</p>}
      {view.discard.length > 1 && <p>{say('discard.order')}</p>}
      <div className={style['cards']}>
        {view.discard.toReversed().map((id) => (
          <Tile
            key={id}
            thing={{ kind: 'trash', id }}
            label={described(cards, id, language)}
            small={false}
            zone="discard"
          />
        ))}
      </div>
      <DialogButtons>
        <DialogButton main onClick={close}>
          {say('close')}
        </DialogButton>
      </DialogButtons>
    </Modal>
  );
}

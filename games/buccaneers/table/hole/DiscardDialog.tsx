/** The whole discard: it lies face up for everybody (B43). */
import type { ReactNode } from 'react';
import { Modal } from '../../../pieces/Modal.tsx';
import type { Thing } from '../../../table.ts';
import { described } from '../../words/names.ts';
import { Tile } from '../cards/Tile.tsx';
import { useBoard, useWords } from '../context.ts';
import style from '../scoring/Dialog.module.css';

interface DiscardDialogProps {
  close(): void;
  help(thing: Thing): void;
}

export function DiscardDialog({ close }: DiscardDialogProps): ReactNode {
  const { view, cards, language } = useBoard();
  const say = useWords();
  return (
    <Modal title={say('discard')} close={close}>
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
      <p className={style['buttons']}>
        <button type="button" className={style['main']} onClick={close}>
          {say('close')}
        </button>
      </p>
    </Modal>
  );
}

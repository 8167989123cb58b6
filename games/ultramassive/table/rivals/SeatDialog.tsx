/** A player's board in full: the spiral, what is pending or queued, cards played, Anomalies. */
import type { ReactNode } from 'react';
import { Modal } from '../../../pieces/Modal.tsx';
import { describeBoard } from '../../words/spaces.ts';
import { Counters } from '../board/Counters.tsx';
import { PendingTray } from '../board/PendingTray.tsx';
import { Queue } from '../board/Queue.tsx';
import { Tableau } from '../board/Tableau.tsx';
import { ActionFace } from '../cards/faces.tsx';
import { useBoard, useCounts, useWords } from '../context.ts';
import { rankOf } from '../spiral/rank.ts';
import { Spiral } from '../spiral/Spiral.tsx';
import { Marks } from './Marks.tsx';
import style from './SeatDialog.module.css';

interface SeatDialogProps {
  readonly seat: number;
  close(): void;
}

export function SeatDialog({ seat, close }: SeatDialogProps): ReactNode {
  const { props, view, cards, language } = useBoard();
  const say = useWords();
  const count = useCounts();
  const place = view.seats[seat];
  if (place === undefined) return null;
  return (
    <Modal title={say('board.of', { player: props.names[seat] ?? '' })} close={close}>
      <div className={style['seat']}>
        <div className={style['spiral']} data-tone="dark">
          <Spiral place={place} rank={rankOf(view, place)} cards={cards} patterns={props.settings.patterns} />
          <p className="unseen">{describeBoard(cards, place, language)}</p>
        </div>
        <div className={style['facts']}>
          <Counters seat={seat} place={place} />
          <Marks seat={seat} />
          <p>{count('cards', place.hand.length)}</p>
          <PendingTray seat={seat} place={place} />
          <Queue seat={seat} />
          {place.played.length > 0 && (
            <div className={style['played']}>
              {place.played.map((card) => (
                <span key={card} data-thing={`action ${card}`}>
                  <ActionFace id={card} cards={cards} language={language} small />
                </span>
              ))}
            </div>
          )}
        </div>
      </div>
      <Tableau seat={seat} place={place} />
      <button type="button" className={style['close']} onClick={close}>
        {say('close')}
      </button>
    </Modal>
  );
}

/** F: the card of the pile rises before the hole and turns slowly (B11). For eyes only: it lies beside the hole then. */
import type { ReactNode } from 'react';
import { Face } from '../cards/Face.tsx';
import { BackFace } from '../cards/SideFace.tsx';
import { useBoard } from '../context.ts';
import { momentOf } from '../scoring/moment.ts';
import style from './PileStage.module.css';

export function PileStage(): ReactNode {
  const { props, view } = useBoard();
  const moment = momentOf(props.scene, view);
  if (moment?.step !== 'F' || moment.lasts === null || !props.settings.motion) return null;
  const { ruleset, settings } = props;
  if (moment.isHappening)
    return (
      <span className={style['card']} data-side="back" aria-hidden="true">
        <BackFace />
      </span>
    );
  if (view.turnedUp === null) return null;
  return (
    <span className={style['card']} data-side="face" aria-hidden="true">
      <Face thing={{ kind: 'trash', id: view.turnedUp }} ruleset={ruleset} settings={settings} />
    </span>
  );
}

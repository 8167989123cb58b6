import type { Company, CompanyActions } from '../../match/source.ts';
import type { Sheet } from '../panel/Panel.tsx';
import { ChatButton } from './ChatButton.tsx';
import { Requests } from './Requests.tsx';
import styles from './Signals.module.css';
import { Turns } from './Turns.tsx';

interface Props {
  readonly company: Company;
  readonly actions: CompanyActions;
  readonly sheet: Sheet;
  readonly openSheet: (sheet: Sheet) => void;
}

/** What an online match must show without opening anything: clocks and chat on a narrow screen, requests on all. */
export default function Signals({ company, actions, sheet, openSheet }: Props) {
  return (
    <>
      <div className={styles.strip} data-part="signals">
        <Turns />
        <ChatButton sheet={sheet} openSheet={openSheet} />
      </div>
      <Requests company={company} actions={actions} />
    </>
  );
}

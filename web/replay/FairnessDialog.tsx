import type { MatchRecord } from '@accretion/engine';
import { useEffect, useState } from 'react';
import { Dialog } from '../design/Dialog.tsx';
import { Waiting } from '../design/Waiting.tsx';
import type { MatchSource } from '../match/source.ts';
import { useTexts } from '../texts/texts.ts';
import { Fairness } from './Fairness.tsx';

/** The fairness check of a finished match, opened from its end panel. */
export default function FairnessDialog(props: {
  readonly source: MatchSource;
  readonly onClose: () => void;
}) {
  const t = useTexts();
  const { source, onClose } = props;
  const [record, setRecord] = useState<MatchRecord | null>(null);
  useEffect(() => {
    let isGone = false;
    void source.record().then((found) => isGone || setRecord(found));
    return () => {
      isGone = true;
    };
  }, [source]);
  return (
    <Dialog title={t('fair.title')} onClose={onClose} wide>
      {record === null ? <Waiting /> : <Fairness record={record} ruleset={source.ruleset} />}
    </Dialog>
  );
}

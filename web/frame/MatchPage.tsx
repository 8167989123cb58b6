import { useEffect, useState } from 'react';
import { Redirect, useParams } from 'wouter';
import { addressOf } from '../addresses.ts';
import { Waiting } from '../design/Waiting.tsx';
import { openMatch } from '../match/open.ts';
import type { Closed, Opened } from '../match/opened.ts';
import { ClosedMatch } from './ClosedMatch.tsx';
import { MatchFrame } from './MatchFrame.tsx';

/** Opens the match named in the address and closes it when the page is left. */
export default function MatchPage() {
  const { id = '' } = useParams<{ id: string }>();
  const [opened, setOpened] = useState<Opened | Closed | null>(null);
  const [takeOver, setTakeOver] = useState(false);
  useEffect(() => {
    let isGone = false;
    let leave = (): void => undefined;
    setOpened(null);
    const lost = (): void => {
      if (isGone) return;
      setTakeOver(false);
      setOpened('elsewhere');
    };
    void openMatch(id, { takeOver, lost }).then((found) => {
      if (typeof found !== 'string') leave = () => found.source.close();
      if (isGone) leave();
      else setOpened(found);
    });
    return () => {
      isGone = true;
      leave();
    };
  }, [id, takeOver]);
  if (opened === null) return <Waiting />;
  if (opened === 'notStarted') return <Redirect to={addressOf.invitation(id)} replace />;
  return typeof opened === 'string' ? (
    <ClosedMatch why={opened} onTakeOver={() => setTakeOver(true)} />
  ) : (
    <MatchFrame key={opened.source.id} {...opened} />
  );
}

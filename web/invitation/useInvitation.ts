/** A match as its invitation shows it, updated as people take seats. */
import type { MatchInfo } from '@accretion/protocol';
import { useEffect, useState } from 'react';
import { call } from '../server/call.ts';
import { MatchSocket } from '../server/matchSocket.ts';
import { Trouble, troubleIn } from '../server/trouble.ts';

export type Invitation = MatchInfo | Trouble | null;

export function useInvitation(id: string): readonly [Invitation, (info: MatchInfo) => void] {
  const [info, setInfo] = useState<Invitation>(null);
  useEffect(() => {
    let isGone = false;
    setInfo(null);
    const show = (found: Invitation): void => {
      if (!isGone) setInfo(found);
    };
    call('match', { id }).then(show, (error: unknown) => show(troubleIn(error)));
    return () => {
      isGone = true;
    };
  }, [id]);

  // A socket knows who we are from when it was opened; after sitting down we take a new one.
  const seats = info === null || info instanceof Trouble ? '' : info.mine.join();
  const isFollowed = info !== null && !(info instanceof Trouble) && info.status !== 'over';
  // biome-ignore lint/correctness/useExhaustiveDependencies: who holds other seats is another person to the socket.
  useEffect(() => {
    if (!isFollowed) return;
    const socket = new MatchSocket(id);
    socket.listen({
      have: () => undefined,
      hear: (message) => {
        if (message.t === 'hello') setInfo(message.match);
        if (message.t === 'table') {
          setInfo((now) => (now === null || now instanceof Trouble ? now : { ...now, ...message.match }));
        }
        if (message.t === 'gone') setInfo(new Trouble({ code: 'noSuchMatch', message: '' }));
      },
      lost: () => undefined,
    });
    return () => socket.close();
  }, [id, isFollowed, seats]);
  return [info, setInfo];
}

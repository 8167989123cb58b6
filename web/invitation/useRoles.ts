/** What the seats of a match play as, in games where people choose theirs. */
import { boxOf } from '@accretion/engine';
import type { LobbyCard } from '@accretion/games/tables';
import type { MatchInfo } from '@accretion/protocol';
import { useEffect, useState } from 'react';
import { loadGame } from '../match/games.ts';
import { rolesOf } from '../match/players.ts';

/** Nothing until the game is loaded. */
export function useRoles(
  { options, pack, seats }: MatchInfo,
  card: LobbyCard | undefined,
): readonly string[] {
  const [roles, setRoles] = useState<readonly string[]>([]);
  const id = card?.roles === undefined ? null : card.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: options and pack of a match never change.
  useEffect(() => {
    if (id === null) return;
    void loadGame(id).then(({ game }) => {
      const boxed = boxOf(game, pack);
      const content = 'box' in boxed ? boxed.box.content : game.content;
      setRoles(rolesOf(game, content, options, seats.length));
    });
  }, [id]);
  return roles;
}

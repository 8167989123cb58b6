/** Help on the things of a game, loaded when it is first needed. */
import type { GameWords, Help, TableModule } from '@accretion/games/tables';
import { useEffect, useState } from 'react';

const loaded = new WeakMap<GameWords['help'], Help>();

export function useHelp({ words: { help } }: TableModule): Help | null {
  const [, draw] = useState(0);
  useEffect(() => {
    if (loaded.has(help)) return;
    void help().then((one) => {
      loaded.set(help, one);
      draw(1);
    });
  }, [help]);
  return loaded.get(help) ?? null;
}

/** The log of a match on a server, for as long as the tab is open: a reload does not forget what was told. */
import type { Seats } from '@accretion/engine';
import type { Happening } from '@accretion/games/tables';

export interface LogMemory {
  read(viewer: Seats): readonly Happening[];
  write(viewer: Seats, log: readonly Happening[]): void;
}

const most = 400;

export function logIn(storage: Storage, idOf: () => string): LogMemory {
  const key = (viewer: Seats): string => `accretion/log/${idOf()}/${viewer}`;
  return {
    read(viewer) {
      try {
        return JSON.parse(storage.getItem(key(viewer)) ?? '[]');
      } catch {
        return [];
      }
    },
    write(viewer, log) {
      try {
        storage.setItem(key(viewer), JSON.stringify(log.slice(-most)));
      } catch {
        // A full storage costs the memory of a reload, nothing else.
      }
    },
  };
}

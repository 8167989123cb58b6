/** Keeps the log of an online match while the tab is open, so that it survives a reload. */
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
        // If storage is full, a reload loses the log, nothing else.
      }
    },
  };
}

/** Opens a match by its id, with the game's table. Local and remote sources are loaded on demand. */
import type { Holding } from './local/hold.ts';
import { isLocal } from './local/kept.ts';
import type { Closed, Opened } from './opened.ts';

export async function openMatch(id: string, holding: Holding): Promise<Opened | Closed> {
  if (isLocal(id)) return (await import('./local/openLocal.ts')).openLocal(id, holding);
  return (await import('./remote/openRemote.ts')).openRemote(id);
}

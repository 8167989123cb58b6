/** Who sends a message, as far as answering it goes. */
import type { Tell } from '@accretion/protocol';
import type { Asker } from '../lobby/info.ts';
import type { Hall } from '../room/hall.ts';
import type { Room } from '../room/room.ts';

/** Who is behind a socket, from the cookie. */
export interface Visitor {
  readonly person: string | null;
  readonly name: string | null;
}

export interface Sender {
  readonly hall: Hall;
  readonly visitor: Visitor;
  readonly asker: Asker;
  readonly room: Room | null;
  readonly who: string | null;
  readonly isLimited: boolean;
  send(text: string): void;
  tell(message: Tell): void;
  /** The room, for one who may act on this seat; refuses anybody else. */
  at(seat: number): Room;
}

/** What each message does, once its sender has opened a match. */
import { type Seats, seatsOf } from '@accretion/engine';
import type { Ask } from '@accretion/protocol';
import { Fault } from '../fault.ts';
import { seatsHeld } from '../lobby/info.ts';
import type { Seated } from '../match/seated.ts';
import { type NewMessage, say } from '../room/chat.ts';
import { pause, play, undo } from '../room/moves.ts';
import { propose, vote } from '../room/proposals.ts';
import type { Room } from '../room/room.ts';
import { tellStory } from '../room/story.ts';
import type { Sender } from './sender.ts';

export async function answers(from: Sender, message: Exclude<Ask, { t: 'open' }>): Promise<void> {
  switch (message.t) {
    case 'move':
      await play(from.at(message.seat), message, message.move, null, () => void from.at(message.seat));
      return from.send(`{"t":"ack","id":"${message.id}"}`);
    case 'undo':
      await undo(from.at(message.seat), message, () => void from.at(message.seat));
      return from.send(`{"t":"ack","id":"${message.id}"}`);
    case 'propose':
      return propose(from.at(message.seat), message.what, message.seat, mine(from));
    case 'vote':
      return vote(player(from), message.proposal, () => mine(from), message.yes);
    case 'unpause':
      await pause(player(from), false);
      return;
    case 'chat':
      return chat(from, message.text);
    case 'log':
      return log(from);
    case 'moves':
      return moves(from, message.seat);
  }
}

const mine = ({ room, asker }: Sender): number =>
  room?.seated == null ? 0 : seatsOf(seatsHeld(room.seated, asker));

/** The room, for one who holds a seat there. */
function player(from: Sender): Room {
  if (from.room === null) throw new Fault('notOpened');
  if (mine(from) === 0) throw new Fault('notYourSeat');
  return from.room;
}

/** After the end too, it is what this person's seats were told: the record shows what was hidden. */
async function log(from: Sender): Promise<void> {
  const { room } = from;
  if (room?.seated == null) throw new Fault('notOpened');
  const viewerOf = (seated: Seated): Seats => seatsOf(seatsHeld(seated, from.asker));
  await tellStory(room, viewerOf, (told) => from.tell(told));
}

async function chat(from: Sender, text: string): Promise<void> {
  const { room } = from;
  if (room?.seated == null) throw new Fault('notOpened');
  await say(room, () => messageFrom(from, text), from.isLimited);
}

function messageFrom({ room, visitor, asker, who, hall }: Sender, text: string): NewMessage {
  const isProgram = asker.seat !== undefined;
  if (visitor.name === null && !isProgram) throw new Fault('notSignedIn');
  const seats = room?.seated == null ? [] : seatsHeld(room.seated, asker);
  if (isProgram && seats.length === 0) throw new Fault('badToken');
  const name = isProgram ? `program ${(asker.seat ?? 0) + 1}` : (visitor.name ?? '');
  return { name, who: who ?? '', seats, text, at: hall.now() };
}

/** The legal moves; they depend on nothing the seat does not know. */
async function moves(from: Sender, seat: number): Promise<void> {
  const room = from.at(seat);
  await room.queue.run(async () => {
    const { running } = await room.played();
    const { ruleset, match, numbers } = running;
    from.tell({ t: 'moves', seat, number: numbers[seat] ?? 0, moves: [...ruleset.moves(match.state, seat)] });
  });
}

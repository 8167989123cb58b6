/** Messages that have arrived and are not answered yet. While the database hangs they pile up, so they are limited. */
import type { ErrorCode } from '@accretion/protocol';

/** A page has one or two messages in flight, a program a few. */
const maxMessages = 64;
const maxBytes = 262_144;
/** Of all sockets of this process together. */
const maxBytesOfAll = 67_108_864;

/** What waits in this process. */
export class Waiting {
  messages = 0;
  bytes = 0;
}

/** What waits of one socket, before its sender is known and after. */
export class Backlog {
  private messages = 0;
  private bytes = 0;

  constructor(private readonly all: Waiting) {}

  /** Why one more of this size may not wait; null: it may. */
  refuse(bytes: number): ErrorCode | null {
    if (this.messages >= maxMessages || this.bytes + bytes > maxBytes) return 'flood';
    return this.all.bytes + bytes > maxBytesOfAll ? 'unavailable' : null;
  }

  /** Counts a message as waiting until it is answered. */
  async hold(bytes: number, answered: Promise<void>): Promise<void> {
    this.count(1, bytes);
    try {
      await answered;
    } finally {
      this.count(-1, -bytes);
    }
  }

  private count(messages: number, bytes: number): void {
    this.messages += messages;
    this.bytes += bytes;
    this.all.messages += messages;
    this.all.bytes += bytes;
  }
}

/** WebSockets of a browser that lead nowhere: a test is the other end. */
import type { Ask, Tell } from '@accretion/protocol';

export class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  /** All that were opened, the newest last. */
  static all: FakeSocket[] = [];

  readyState = 0;
  readonly sent: Ask[] = [];

  constructor(readonly url: string) {
    super();
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Ask);
  }

  close(): void {
    this.readyState = 3;
  }

  /** The connection stands. */
  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.dispatchEvent(new Event('open'));
  }

  tell(message: Tell): void {
    this.hand(JSON.stringify(message));
  }

  hand(data: string): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  /** The connection is cut from outside. */
  cut(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }
}

/** From now on the page's sockets are these; the newest one. */
export function newestSocket(): FakeSocket {
  const newest = FakeSocket.all.at(-1);
  if (newest === undefined) throw new Error('nobody has connected');
  return newest;
}

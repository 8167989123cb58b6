/**
 * The socket of a match: one WebSocket, reconnected whenever it is lost, each time a little later. The listener says
 * what it already has, so the server sends exactly what was missed.
 */
import type { Ask, Tell } from '@accretion/protocol';
import { onIdentity } from './identity.ts';
import { parse, tell } from './protocol.ts';

export interface Listener {
  /** What we have; undefined: nothing yet. */
  have(): { readonly viewer: number; readonly number: number } | undefined;
  hear(message: Tell): void;
  lost(): void;
}

const firstPause = 250;
const longestPause = 8_000;
/** After so much silence we ask whether the server is still there; how long we wait for the answer. */
const silence = 25_000;
const patience = 8_000;

export class MatchSocket {
  private listener: Listener | null = null;
  /** What came while nobody listened. */
  private held: Tell[] = [];
  private socket: WebSocket | null = null;
  private isOpened = false;
  private isLost = false;
  private failures = 0;
  private retry = 0;
  private watch = 0;
  private readonly over = new AbortController();

  constructor(private readonly match: string) {
    const { signal } = this.over;
    window.addEventListener('online', () => this.connect(), { signal });
    window.addEventListener('offline', () => this.drop(), { signal });
    // A socket belongs to the person this browser was when it was opened.
    onIdentity(() => this.again(), signal);
    document.addEventListener(
      'visibilitychange',
      () => document.visibilityState === 'visible' && this.probe(),
      { signal },
    );
    this.connect();
  }

  /** Hands everything to this listener from now on, first what came while nobody listened. Null: keeps it. */
  listen(listener: Listener | null): void {
    this.listener = listener;
    if (listener === null) return;
    if (this.isLost) listener.lost();
    for (const message of this.held.splice(0)) listener.hear(message);
  }

  /** False: not connected. */
  say(message: Ask): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN || !this.isOpened) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Asks for what we do not have. */
  open(): void {
    const from = this.listener?.have();
    const message: Ask = { t: 'open', match: this.match, ...(from !== undefined && { from }) };
    this.socket?.send(JSON.stringify(message));
  }

  close(): void {
    this.over.abort();
    window.clearTimeout(this.retry);
    window.clearTimeout(this.watch);
    this.socket?.close();
    this.socket = null;
  }

  private connect(): void {
    if (this.over.signal.aborted || this.socket !== null) return;
    window.clearTimeout(this.retry);
    const { protocol, host } = location;
    const socket = new WebSocket(`${protocol.replace('http', 'ws')}//${host}/api/live/${this.match}`);
    this.socket = socket;
    this.isOpened = false;
    socket.addEventListener('open', () => this.socket === socket && this.open());
    socket.addEventListener('message', ({ data }) => this.socket === socket && this.take(String(data)));
    socket.addEventListener('close', () => this.socket === socket && this.drop());
    this.expect(patience);
  }

  /** Reconnects at once. */
  private again(): void {
    const { socket } = this;
    window.clearTimeout(this.watch);
    this.socket = null;
    socket?.close();
    this.connect();
  }

  private take(data: string): void {
    const parsed = parse(tell, JSON.parse(data) as unknown);
    if ('problem' in parsed) return this.drop();
    this.failures = 0;
    if (parsed.value.t === 'hello' || parsed.value.t === 'missed') this.isOpened = true;
    window.clearTimeout(this.watch);
    this.watch = window.setTimeout(() => this.probe(), silence);
    this.isLost = false;
    if (this.listener === null) this.held.push(parsed.value);
    else this.listener.hear(parsed.value);
  }

  private probe(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.open();
    this.expect(patience);
  }

  private expect(milliseconds: number): void {
    window.clearTimeout(this.watch);
    this.watch = window.setTimeout(() => this.drop(), milliseconds);
  }

  /** Gives this connection up and reconnects, after a pause that grows. */
  private drop(): void {
    window.clearTimeout(this.watch);
    window.clearTimeout(this.retry);
    const { socket } = this;
    this.socket = null;
    this.isOpened = false;
    socket?.close();
    if (this.over.signal.aborted) return;
    this.isLost = true;
    this.listener?.lost();
    const pause = Math.min(longestPause, firstPause * 2 ** this.failures++);
    this.retry = window.setTimeout(() => this.connect(), pause * (0.75 + Math.random() / 2));
  }
}

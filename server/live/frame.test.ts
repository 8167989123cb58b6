import { describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { framed } from './frame.ts';

describe('frames', () => {
  it('of every length are understood by other implementations, several in one write', async () => {
    const lengths = [0, 1, 125, 126, 127, 65_535, 65_536, 70_000];
    const messages = lengths.map((length) => 'ä€x'.repeat(length).slice(0, length));
    const server = new WebSocketServer({ port: 0, perMessageDeflate: false });
    server.on('connection', (_, request) => request.socket.write(framed(messages)));
    const address = server.address();
    const client = new WebSocket(`ws://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
    const heard: string[] = [];
    client.on('message', (data) => heard.push(String(data)));
    await expect.poll(() => heard.length).toBe(messages.length);
    expect(heard).toEqual(messages);
    client.terminate();
    server.close();
  });
});

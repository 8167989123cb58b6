import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type House, house } from './testing/house.ts';

const evil = { origin: 'https://evil.example', 'x-forwarded-proto': 'https' };
const planted = ['evil.example', 'evil.example, evil.example', 'play.example.org, evil.example'];

async function introduced({ app }: House, headers: Record<string, string>): Promise<string> {
  const answer = await app.http.inject({
    method: 'POST',
    url: '/api/me',
    headers: { host: 'play.example.org', ...headers },
    payload: { name: 'Ada' },
  });
  return answer.statusCode === 200 ? 'ok' : (answer.json() as { code: string }).code;
}

/** The status with which a socket is refused. */
const refusedSocket = (address: string, headers: Record<string, string>): Promise<number | undefined> =>
  new Promise((done, fail) => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/live`, { headers });
    socket.on('open', () => {
      socket.terminate();
      fail(new Error('the socket was not refused'));
    });
    socket.on('unexpected-response', (_, answer) => {
      done(answer.statusCode);
      socket.terminate();
    });
    socket.on('error', () => undefined);
  });

describe.each([0, 1, 2])('behind %i proxies', (proxies) => {
  it('a client cannot choose the host its origin is compared with', async () => {
    const at = await house({ proxies });
    for (const host of planted) {
      const headers = { ...evil, 'x-forwarded-host': host };
      expect(await introduced(at, headers)).toBe('badOrigin');
      expect(await refusedSocket(at.address, headers)).toBe(403);
    }
    expect(await at.query('select 1 from people')).toEqual([]);
  });

  it('our own page may connect, whatever its request claims about the host', async () => {
    const at = await house({ proxies });
    const scheme = proxies === 0 ? 'http' : 'https';
    const own = { origin: `${scheme}://play.example.org`, 'x-forwarded-proto': 'https' };
    expect(await introduced(at, own)).toBe('ok');
    expect(await introduced(at, { ...own, 'x-forwarded-host': 'evil.example' })).toBe('ok');
  });

  it('a passkey is made for the requested host, not for one the client claims', async () => {
    const at = await house({ proxies });
    const { app } = at;
    for (const host of ['play.example.org', 'play.example.org:8080', '[::1]:8080']) {
      const answer = await app.http.inject({
        method: 'POST',
        url: '/api/login/begin',
        headers: { host, 'x-forwarded-host': 'evil.example' },
        payload: {},
      });
      expect(answer.json()).toMatchObject({ rpId: host.startsWith('[') ? '[::1]' : 'play.example.org' });
    }
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { atEnd } from './testing/end.ts';
import { house } from './testing/house.ts';

/** As it is, which fetch would tidy up first. */
const statusOf = (address: string, path: string): Promise<number> =>
  new Promise((done, fail) => {
    const { hostname, port } = new URL(address);
    const asked = request({ hostname, port, path }, (response) => {
      response.resume();
      done(response.statusCode ?? 0);
    });
    asked.on('error', fail).end();
  });

it('the page is served, and nothing outside its folder', async () => {
  const webFolder = mkdtempSync(join(tmpdir(), 'accretion-page-'));
  atEnd(async () => rmSync(webFolder, { recursive: true }));
  writeFileSync(join(webFolder, 'index.html'), '<title>Accretion</title>');
  const { address } = await house({ webFolder });
  expect(await statusOf(address, '/')).toBe(200);
  expect(await statusOf(address, '/match/anything')).toBe(200);
  const out = ['/../passwd.txt', '/%2e%2e/passwd.txt', '/..%2fpasswd.txt', '/a/..%5c..%5cpasswd.txt'];
  for (const path of out) expect(await statusOf(address, path), path).toBe(404);
});

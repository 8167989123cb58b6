import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { atEnd } from '../testing/end.ts';
import { house } from '../testing/house.ts';

const example = fileURLToPath(new URL('../../docs/examples/bot.mjs', import.meta.url));

it('the example of docs/bot-api.md plays its seat to the end', async () => {
  const at = await house();
  const ada = await at.person('Ada');
  const bot = { for: 'bot', level: 'random' } as const;
  const { id } = await ada.create({ seats: [bot, { for: 'me' }, bot] });
  const { token } = await ada.post<{ token: string }>(`/api/matches/${id}/seats/1/token`);
  const program = spawn(process.execPath, [example, at.address, id, token]);
  atEnd(async () => void program.kill());
  let said = '';
  program.stdout.on('data', (chunk) => {
    said += String(chunk);
  });
  const code = await new Promise<number | null>((done) => program.once('exit', done));
  expect(code).toBe(0);
  expect(said).toMatch(/^The match is over; ranks: \d, \d, \d/);
});

import { type Browser, chromium } from 'playwright-core';

/** A quiet browser: it talks to the page under test and to nobody else. */
const flags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

export function launchBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'];
  if (executablePath === undefined) throw new Error('CHROMIUM_PATH is not set; run "npm run browser"');
  return chromium.launch({ executablePath, args: flags });
}

// Before the browser tests: make sure there is a browser, and tell the tests where.
import { ensureBrowser } from '../scripts/browser.mjs';

export default async function setup() {
  process.env['CHROMIUM_PATH'] = await ensureBrowser();
}

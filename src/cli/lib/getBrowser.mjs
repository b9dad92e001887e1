import {existsSync} from 'node:fs';
import {CommandError} from './CommandError.mjs';
import {npmCommand, runStep} from './runStep.mjs';

/** @typedef {import('@playwright/test').LaunchOptions} LaunchOptions */

/** Paths of Debian's Chromium. The headless shell comes first, because it is twice as fast. */
const DEBIAN_PATHS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/**
 * Finds a browser for Playwright: the one at CHROMIUM_PATH if it is set, else Playwright's Chromium,
 * Debian's Chromium, or Chrome. If CHROMIUM_PATH is not set and none of these starts, downloads
 * Playwright's Chromium, or installs Debian's package if the user is root.
 *
 * @returns {Promise<Record<string, string>>} variables that `playwright.config.ts` reads
 * @throws {CommandError} if no browser is found and none can be installed
 */
export async function getBrowser() {
  const {chromium} = await import('@playwright/test');
  const {CHROMIUM_PATH} = process.env;
  /** @param {LaunchOptions} options */
  async function canStart(options) {
    try {
      const browser = await chromium.launch({...options, args: ['--no-sandbox']});
      await browser.close();
      return true;
    } catch {
      return false;
    }
  }
  /** @returns {Promise<Record<string, string> | undefined>} */
  async function find() {
    if (CHROMIUM_PATH) {
      return (await canStart({executablePath: CHROMIUM_PATH})) ? {CHROMIUM_PATH} : undefined;
    }
    if (await canStart({})) {
      return {};
    }
    for (const executablePath of DEBIAN_PATHS) {
      if (await canStart({executablePath})) {
        return {CHROMIUM_PATH: executablePath};
      }
    }
    return (await canStart({channel: 'chrome'})) ? {PLAYWRIGHT_CHANNEL: 'chrome'} : undefined;
  }
  let found = await find();
  if (!found && !CHROMIUM_PATH) {
    const download = npmCommand(['exec', '--', 'playwright', 'install', 'chromium']);
    // By default, Playwright makes five attempts of 30 seconds if the servers cannot be reached.
    const env = {PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000'};
    let isDone = await runStep({title: 'Download Chromium', ...download, env, quiet: true});
    if (!isDone && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
      const title = "Install Debian's Chromium (apt-get), because Playwright's is unavailable";
      const install = 'apt-get install -y -qq chromium-headless-shell fonts-liberation';
      const args = ['-c', `apt-get update -qq && ${install}`];
      isDone = await runStep({title, command: 'sh', args, quiet: true});
    }
    found = isDone ? await find() : undefined;
  }
  if (!found) {
    throw new CommandError(
      'No working Chromium was found. Run "npx playwright install --with-deps chromium", or set CHROMIUM_PATH to a Chromium executable.',
    );
  }
  return found;
}

import {existsSync} from 'node:fs';
import {CommandError} from './CommandError.mjs';
import {npmCommand, runStep} from './runStep.mjs';

/** @typedef {import('@playwright/test').LaunchOptions} LaunchOptions */

// The shell starts no windows, and takes half the time of the whole browser.
const DEBIAN = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/**
 * Finds a browser for Playwright (CHROMIUM_PATH, or Playwright's own, Debian's, Chrome), or gets
 * one: Playwright's download, then, for root on Debian, the package.
 *
 * @returns {Promise<Record<string, string>>} variables that `playwright.config.ts` reads
 * @throws {CommandError} when there is none and none can be had
 */
export async function getBrowser() {
  const {chromium} = await import('@playwright/test');
  const starts = (/** @type {LaunchOptions} */ options) =>
    chromium.launch({...options, args: ['--no-sandbox']}).then(
      async (browser) => browser.close().then(() => true),
      () => false,
    );
  /** @returns {Promise<Record<string, string> | undefined>} */
  async function find() {
    const {CHROMIUM_PATH} = process.env;
    if (!CHROMIUM_PATH && (await starts({}))) {
      return {};
    }
    for (const executablePath of CHROMIUM_PATH ? [CHROMIUM_PATH] : DEBIAN) {
      if (await starts({executablePath})) {
        return {CHROMIUM_PATH: executablePath};
      }
    }
    return !CHROMIUM_PATH && (await starts({channel: 'chrome'}))
      ? {PLAYWRIGHT_CHANNEL: 'chrome'}
      : undefined;
  }
  let found = await find();
  if (!found && !process.env.CHROMIUM_PATH) {
    const download = npmCommand(['exec', '--', 'playwright', 'install', 'chromium']);
    // Where the servers cannot be reached, five tries of half a minute would be too many.
    const env = {PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000'};
    let isDone = await runStep({title: 'Download Chromium', ...download, env, quiet: true});
    if (!isDone && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
      const title = "Install Debian's Chromium (apt-get), since Playwright's cannot be had";
      const install = 'apt-get install -y -qq chromium-headless-shell fonts-liberation';
      const args = ['-c', `apt-get update -qq && ${install}`];
      isDone = await runStep({title, command: 'sh', args, quiet: true});
    }
    found = isDone ? await find() : undefined;
  }
  if (!found) {
    throw new CommandError(
      'No Chromium that starts was found. Run "npx playwright install --with-deps chromium", or set CHROMIUM_PATH to one.',
    );
  }
  return found;
}

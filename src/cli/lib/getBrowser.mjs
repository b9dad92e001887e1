import {existsSync} from 'node:fs';
import {CommandError} from './CommandError.mjs';
import {npmCommand} from './npmCommand.mjs';
import {runStep} from './runStep.mjs';

/** @typedef {import('@playwright/test').LaunchOptions} LaunchOptions */

// The shell starts no windows, and takes half the time of the whole browser.
const DEBIAN = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].map((executablePath) => ({
  executablePath,
}));

/**
 * Finds a browser for Playwright, or gets one: CHROMIUM_PATH, Playwright's own, Debian's
 * Chromium, Chrome; then Playwright's download and, for root on Debian, the package.
 *
 * @returns {Promise<Record<string, string>>} variables that `playwright.config.ts` reads
 * @throws {CommandError} when there is none and none can be had
 */
export async function getBrowser() {
  const {chromium} = await import('@playwright/test');
  /** @param {LaunchOptions[]} all @returns {Promise<LaunchOptions | undefined>} that starts */
  async function find(...all) {
    for (const options of all) {
      try {
        await (await chromium.launch({...options, args: ['--no-sandbox']})).close();
        return options;
      } catch {
        // The next one may.
      }
    }
    return undefined;
  }
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (await find({executablePath: named})) {
      return {};
    }
    throw new CommandError(`CHROMIUM_PATH names ${named}, which is not a browser that starts.`);
  }
  let found = await find({}, ...DEBIAN, {channel: 'chrome'});
  if (!found) {
    const download = npmCommand(['exec', '--', 'playwright', 'install', 'chromium']);
    // Where the servers cannot be reached, five tries of half a minute would be too many.
    const env = {PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000'};
    await runStep({title: "Download Playwright's Chromium", ...download, env, quiet: true});
    found = await find({});
  }
  if (!found && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const install = 'apt-get install -y -qq chromium-headless-shell fonts-liberation';
    const title = "Install Debian's Chromium (apt-get), since Playwright's cannot be had";
    const args = ['-c', `apt-get update -qq && ${install}`];
    await runStep({title, command: 'sh', args, quiet: true});
    found = await find(...DEBIAN);
  }
  if (!found) {
    throw new CommandError(
      'No Chrome or Chromium that starts was found. Install Google Chrome, or run "npx playwright install --with-deps chromium", or set CHROMIUM_PATH to a browser.',
    );
  }
  return {
    ...(found.executablePath && {CHROMIUM_PATH: found.executablePath}),
    ...(found.channel && {PLAYWRIGHT_CHANNEL: found.channel}),
  };
}

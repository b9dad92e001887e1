import {existsSync} from 'node:fs';
import {CommandError} from './CommandError.mjs';
import {npmCommand} from './npmCommand.mjs';
import {runStep} from './runStep.mjs';

// The shell starts no windows, and takes half the time of the whole browser.
const DEBIAN = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/**
 * Finds a browser for Playwright, or gets one: CHROMIUM_PATH, Playwright's own, Debian's
 * Chromium, Chrome; then Playwright's download and, for root on Debian, the package.
 *
 * @returns {Promise<Record<string, string>>} variables that `playwright.config.ts` reads
 * @throws {CommandError} when there is none and none can be had
 */
export async function getBrowser() {
  const {chromium} = await import('@playwright/test');
  const starts = (/** @type {import('@playwright/test').LaunchOptions} */ options) =>
    chromium.launch({...options, args: ['--no-sandbox']}).then(
      (browser) => browser.close().then(() => true),
      () => false,
    );
  const debian = async () => {
    for (const executablePath of DEBIAN) {
      if (existsSync(executablePath) && (await starts({executablePath}))) {
        return executablePath;
      }
    }
    return undefined;
  };

  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!(await starts({executablePath: named}))) {
      throw new CommandError(`CHROMIUM_PATH names ${named}, which is no browser that starts.`);
    }
    return {};
  }
  if (await starts({})) {
    return {};
  }
  const found = await debian();
  if (found) {
    return {CHROMIUM_PATH: found};
  }
  if (await starts({channel: 'chrome'})) {
    return {PLAYWRIGHT_CHANNEL: 'chrome'};
  }
  const download = npmCommand(['exec', '--', 'playwright', 'install', 'chromium']);
  // Where the servers cannot be reached, five tries of half a minute would be too many.
  const env = {PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000'};
  await runStep({title: "Download Playwright's Chromium", ...download, env, quiet: true});
  if (await starts({})) {
    return {};
  }
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const args = [
      '-c',
      'apt-get update -qq && apt-get install -y -qq chromium-headless-shell fonts-liberation',
    ];
    const title = "Install Debian's Chromium (apt-get), since Playwright's cannot be had";
    await runStep({title, command: 'sh', args, quiet: true});
    const installed = await debian();
    if (installed) {
      return {CHROMIUM_PATH: installed};
    }
  }
  throw new CommandError(
    'No Chrome or Chromium that starts was found. Install Google Chrome, or run "npx playwright install --with-deps chromium", or set CHROMIUM_PATH to a browser.',
  );
}

import {CommandError} from './CommandError.mjs';
import {chromiumCandidates} from './chromiumCandidates.mjs';

/**
 * What findChromium needs to know of a machine, and may do on it.
 *
 * @typedef {object} ChromiumHost
 * @property {Record<string, string | undefined>} env
 * @property {string} platform as in `process.platform`
 * @property {boolean} mayInstallPackages root, with apt-get at hand
 * @property {(path: string) => boolean} exists
 * @property {(path: string) => boolean} runs whether the program starts (a stub, or one that lacks
 *   system libraries, exists and does not)
 * @property {() => Promise<string | undefined>} playwrightPath where Playwright keeps its Chromium
 * @property {() => Promise<boolean>} downloadPlaywright
 * @property {() => Promise<boolean>} installPackage Debian's package
 */

/**
 * Finds a Chromium for the browser tests, or gets one. In this order: the one named by
 * CHROMIUM_PATH; an installed Chrome or Chromium; Playwright's own, downloaded if need be; Debian's
 * package.
 *
 * @param {ChromiumHost} host
 * @returns {Promise<string>} path of a program that starts
 * @throws {CommandError} when there is none and none can be had; says what to install
 */
export async function findChromium(host) {
  const named = host.env.CHROMIUM_PATH;
  if (named) {
    if (host.exists(named)) {
      return named;
    }
    throw new CommandError(`CHROMIUM_PATH names ${named}, and there is no such file.`);
  }
  return (
    findInstalled(host) ??
    (await findPlaywrights(host)) ??
    (host.mayInstallPackages && (await host.installPackage()) ? findInstalled(host) : undefined) ??
    giveUp()
  );
}

/** @param {ChromiumHost} host */
function findInstalled(host) {
  return chromiumCandidates(host.env, host.platform).find((path) => isUsable(host, path));
}

/** @param {ChromiumHost} host */
async function findPlaywrights(host) {
  const path = await host.playwrightPath();
  if (!path) {
    return undefined;
  }
  if (!host.exists(path)) {
    await host.downloadPlaywright();
  }
  return isUsable(host, path) ? path : undefined;
}

/**
 * @param {ChromiumHost} host
 * @param {string} path
 */
function isUsable(host, path) {
  return host.exists(path) && host.runs(path);
}

/** @returns {never} */
function giveUp() {
  throw new CommandError(
    [
      'No Chrome or Chromium that starts was found, and none could be downloaded. Do one of these:',
      '  install Google Chrome or Chromium;',
      '  run: npx playwright install --with-deps chromium',
      '  set CHROMIUM_PATH to the program, if it stands in an unusual place.',
    ].join('\n'),
  );
}

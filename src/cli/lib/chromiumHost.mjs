import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {projectRoot} from './projectRoot.mjs';
import {runStep} from './runStep.mjs';

const tenMinutes = 10 * 60_000;

/**
 * This machine, as findChromium sees it. Needs the dependencies to be installed.
 *
 * @returns {import('./findChromium.mjs').ChromiumHost}
 */
export function chromiumHost() {
  const isRoot = process.getuid?.() === 0;
  return {
    env: process.env,
    platform: process.platform,
    mayInstallPackages: isRoot && existsSync('/usr/bin/apt-get'),
    exists: existsSync,
    runs,
    playwrightPath,
    downloadPlaywright,
    installPackage,
  };
}

/** @param {string} path */
function runs(path) {
  if (process.platform === 'win32') {
    // Asked for its version, Chrome opens a window there.
    return true;
  }
  return spawnSync(path, ['--version'], {stdio: 'ignore', timeout: 30_000}).status === 0;
}

async function playwrightPath() {
  const {chromium} = await import('@playwright/test');
  return chromium.executablePath() || undefined;
}

function downloadPlaywright() {
  return runStep({
    title: "Download Playwright's Chromium",
    command: process.execPath,
    args: [
      join(projectRoot, 'node_modules', '@playwright', 'test', 'cli.js'),
      ...['install', '--no-shell', 'chromium'],
    ],
    // Playwright tries five times; where its servers cannot be reached that should not take minutes.
    env: {
      PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT:
        process.env.PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT ?? '10000',
    },
    timeout: tenMinutes,
  });
}

async function installPackage() {
  const apt = {command: 'apt-get', env: {DEBIAN_FRONTEND: 'noninteractive'}, timeout: tenMinutes};
  const packages = ['chromium', 'fonts-liberation'];
  return (
    (await runStep({...apt, title: "Update Debian's package lists", args: ['update']})) &&
    (await runStep({
      ...apt,
      title: "Install Debian's Chromium",
      args: ['install', '-y', '--no-install-recommends', ...packages],
    }))
  );
}

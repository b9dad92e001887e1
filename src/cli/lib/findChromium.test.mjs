import {expect, test} from 'vitest';
import {findChromium} from './findChromium.mjs';

const ownPath = '/cache/playwright/chrome';

/**
 * A Linux machine, described by the programs it has.
 *
 * @param {object} machine
 * @param {string[]} [machine.files] programs that exist
 * @param {string[]} [machine.broken] those of them that do not start
 * @param {string} [machine.download] what Playwright's download brings
 * @param {string} [machine.package] what Debian's package brings; also makes us root
 * @param {Partial<import('./findChromium.mjs').ChromiumHost>} [machine.host]
 */
function machineWith({files = [], broken = [], download, package: installs, host}) {
  const present = new Set(files);
  /** @type {string[]} */
  const done = [];
  /**
   * @param {string} action
   * @param {string} [file]
   */
  const bring = async (action, file) => {
    done.push(action);
    if (file) {
      present.add(file);
    }
    return file !== undefined;
  };
  return {
    done,
    host: {
      env: {PATH: '/usr/local/bin:/usr/bin'},
      platform: 'linux',
      mayInstallPackages: installs !== undefined,
      exists: (/** @type {string} */ path) => present.has(path),
      runs: (/** @type {string} */ path) => !broken.includes(path),
      playwrightPath: async () => ownPath,
      downloadPlaywright: () => bring('download', download),
      installPackage: () => bring('package', installs),
      ...host,
    },
  };
}

const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const windows = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe';

/** @type {[string, Parameters<typeof machineWith>[0], string, string[]][]} */
const table = [
  [
    'takes the one CHROMIUM_PATH names before all others',
    {files: ['/opt/own', '/usr/bin/chromium'], host: {env: {CHROMIUM_PATH: '/opt/own'}}},
    '/opt/own',
    [],
  ],
  [
    'takes an installed Chrome before a Chromium',
    {files: ['/usr/bin/chromium', '/usr/bin/google-chrome']},
    '/usr/bin/google-chrome',
    [],
  ],
  [
    'takes chromium-browser from the PATH',
    {files: ['/usr/local/bin/chromium-browser']},
    '/usr/local/bin/chromium-browser',
    [],
  ],
  [
    'takes /usr/bin/chromium without a PATH',
    {files: ['/usr/bin/chromium'], host: {env: {}}},
    '/usr/bin/chromium',
    [],
  ],
  [
    'passes over an installed stub that does not start',
    {files: ['/usr/bin/chromium-browser', ownPath], broken: ['/usr/bin/chromium-browser']},
    ownPath,
    [],
  ],
  ['takes the Mac application', {files: [mac], host: {platform: 'darwin'}}, mac, []],
  [
    'takes the Windows program',
    {files: [windows], host: {platform: 'win32', env: {PROGRAMFILES: 'C:\\Program Files'}}},
    windows,
    [],
  ],
  ["takes Playwright's own when it is there", {files: [ownPath]}, ownPath, []],
  ["downloads Playwright's own when it is not", {download: ownPath}, ownPath, ['download']],
  [
    'installs the package when the download fails',
    {package: '/usr/bin/chromium'},
    '/usr/bin/chromium',
    ['download', 'package'],
  ],
  [
    'installs the package when the downloaded one does not start',
    {download: ownPath, broken: [ownPath], package: '/usr/bin/chromium'},
    '/usr/bin/chromium',
    ['download', 'package'],
  ],
];

test.each(table)('%s', async (_promise, machine, path, actions) => {
  const {host, done} = machineWith(machine);
  expect(await findChromium(host)).toBe(path);
  expect(done).toEqual(actions);
});

test('refuses a CHROMIUM_PATH that does not exist, and looks no further', async () => {
  const {host, done} = machineWith({
    files: ['/usr/bin/chromium'],
    host: {env: {CHROMIUM_PATH: '/gone'}},
  });
  await expect(findChromium(host)).rejects.toThrow('/gone');
  expect(done).toEqual([]);
});

test.each([
  ['without the right to install packages', {}, ['download']],
  ['when the package brings nothing that starts', {package: '/elsewhere'}, ['download', 'package']],
])('says what to install %s', async (_case, machine, actions) => {
  const {host, done} = machineWith(machine);
  await expect(findChromium(host)).rejects.toThrow('npx playwright install --with-deps chromium');
  expect(done).toEqual(actions);
});

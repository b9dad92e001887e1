import {posix, win32} from 'node:path';

const commands = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];
const macApps = ['Google Chrome', 'Chromium'];
const windowsPrograms = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
];
const windowsFolders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'];

/**
 * Where an installed Chrome or Chromium may stand, most wanted first.
 *
 * @param {Record<string, string | undefined>} env
 * @param {string} platform as in `process.platform`
 * @returns {string[]} absolute paths, which may not exist
 */
export function chromiumCandidates(env, platform) {
  if (platform === 'win32') {
    return windowsFolders.flatMap((name) => {
      const folder = env[name];
      return folder ? windowsPrograms.map((program) => win32.join(folder, program)) : [];
    });
  }
  const folders = (env.PATH ?? '').split(':').filter((folder) => posix.isAbsolute(folder));
  const onPath = commands.flatMap((name) => folders.map((folder) => posix.join(folder, name)));
  if (platform !== 'darwin') {
    return [...onPath, '/usr/bin/chromium'];
  }
  const appFolders = ['/Applications', ...(env.HOME ? [posix.join(env.HOME, 'Applications')] : [])];
  const apps = macApps.flatMap((name) =>
    appFolders.map((folder) => posix.join(folder, `${name}.app`, 'Contents', 'MacOS', name)),
  );
  return [...onPath, ...apps];
}

import {execFileSync} from 'node:child_process';

/**
 * Whether a folder lies in a git work tree with at least one commit. An exported archive has no
 * history, and last-update dates are then left out instead of failing the build.
 */
export function hasHistory(folder: string): boolean {
  try {
    execFileSync('git', ['rev-parse', '--verify', '--quiet', 'HEAD'], {
      cwd: folder,
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}

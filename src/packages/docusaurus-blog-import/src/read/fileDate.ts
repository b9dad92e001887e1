import {execFileSync} from 'node:child_process';
import {statSync} from 'node:fs';
import path from 'node:path';

/** Returns the day of a file's first commit, or else of its last change, as YYYY-MM-DD. */
export function fileDate(folder: string, file: string): string {
  try {
    const log = execFileSync('git', ['log', '--diff-filter=A', '--format=%as', '--', file], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const day = log.toString().trim().split('\n').at(-1);
    if (day) {
      return day;
    }
  } catch {
    // Git is not installed, or the folder is not in a repository.
  }
  return statSync(path.join(folder, file)).mtime.toISOString().slice(0, 10);
}

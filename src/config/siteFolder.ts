import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {parse} from 'yaml';
import {isScheduled} from '../lib/isScheduled';

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

interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** `blog/redirects.yml`: addresses of old and where their readers are sent. Its form is checked with the posts'. */
export function redirects(file = 'blog/redirects.yml'): Redirect[] {
  const list: unknown = existsSync(file) ? parse(readFileSync(file, 'utf8')) : [];
  return Array.isArray(list) ? (list as Redirect[]) : [];
}

/**
 * Names of the posts whose day, which their names begin with, has not come.
 *
 * @param blogFolder path of the folder of the posts
 * @param now epoch milliseconds
 */
export function scheduledPosts(blogFolder: string, now: number): string[] {
  return readdirSync(blogFolder)
    .filter((name) => isScheduled(/^\d{4}-\d{2}-\d{2}(?=-.+\.mdx?$)/.exec(name)?.[0] ?? '', now))
    .sort();
}

import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {derivePost} from '../lib/derivePost';
import {isScheduled} from '../lib/dates';
import type {Redirect} from '../lib/goneRedirects';
import {parsePostFile} from '../lib/postFile';

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

/** Content of a YAML file; nothing if the file is missing or empty. */
export function readYaml(file: string): unknown {
  return existsSync(file) ? parse(readFileSync(file, 'utf8')) : undefined;
}

/** `blog/redirects.yml`: addresses of old and where their readers are sent. Its form is checked with the posts'. */
export function redirects(file = 'blog/redirects.yml'): Redirect[] {
  const list = readYaml(file);
  return Array.isArray(list) ? (list as Redirect[]) : [];
}

/** Names of the texts in a folder and those below; Docusaurus passes over what begins with `_`. */
export function textNames(folder: string): string[] {
  return existsSync(folder)
    ? readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .map((name) => name.replaceAll(path.sep, '/'))
        .filter((name) => /\.mdx?$/.test(name) && !/(?:^|\/)_/.test(name))
        .sort()
    : [];
}

/** The days (YYYY-MM-DD) that posts are of, as far as their files say so, by their names. */
export function postDays(blogFolder: string): Map<string, string> {
  return new Map(
    textNames(blogFolder).flatMap((name) => {
      const text = readFileSync(path.join(blogFolder, name), 'utf8');
      const {date} = derivePost(parsePostFile(`blog/${name}`, text));
      return date === undefined ? [] : [[name, date]];
    }),
  );
}

/**
 * Names of the posts whose day has not come.
 *
 * @param now epoch milliseconds
 */
export function scheduledPosts(blogFolder: string, now: number): string[] {
  return [...postDays(blogFolder)].filter(([, day]) => isScheduled(day, now)).map(([name]) => name);
}

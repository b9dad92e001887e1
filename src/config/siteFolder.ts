import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {isScheduled} from 'docusaurus-blog-import/markdown';
import {derivePost} from '../lib/derivePost';
import {markdownFiles, parseYamlFile} from '../features/content-check/readContent';
import type {Redirect} from '../features/old-addresses/planRedirects';
import {parsePostFile} from '../lib/postFile';
import {yamlLine} from '../lib/yamlLine';

/**
 * Returns the content of a YAML file; undefined or null if it is missing or empty.
 *
 * @param root folder of the site
 * @param name path of the file, relative to `root`
 * @throws Error that names the file and the line
 */
export function readYaml(root: string, name: string): unknown {
  const file = path.join(root, name);
  return existsSync(file) ? parseYamlFile(name, readFileSync(file, 'utf8')) : undefined;
}

/**
 * Reads `blog/redirects.yml`, with the line of each redirect. The redirects are validated together with
 * the posts.
 */
export function readRedirects(root: string): Redirect[] {
  const name = 'blog/redirects.yml';
  const list = readYaml(root, name);
  if (!Array.isArray(list)) {
    return [];
  }
  const source = readFileSync(path.join(root, name), 'utf8');
  return (list as Redirect[]).map((redirect, index) => ({
    ...redirect,
    line: yamlLine(source, [index]) ?? 1,
  }));
}

/**
 * Returns the file names of posts whose date is in the future.
 *
 * @param now epoch milliseconds
 */
export function scheduledPosts(blogFolder: string, now: number): string[] {
  return markdownFiles(blogFolder).filter((name) => {
    const text = readFileSync(path.join(blogFolder, name), 'utf8');
    const {date} = derivePost(parsePostFile(`blog/${name}`, text));
    return date !== undefined && isScheduled(date, now);
  });
}

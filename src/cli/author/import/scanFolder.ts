import {readdirSync} from 'node:fs';
import path from 'node:path';

export interface ScannedFolder {
  /** Full path of the folder. */
  readonly root: string;
  /** Every file but hidden ones, from the folder, with forward slashes, sorted. */
  readonly files: readonly string[];
  readonly posts: readonly string[];
  /** Posts in a language that is not plain Markdown. */
  readonly foreign: readonly string[];
  /** What is neither post nor picture, and why. */
  readonly others: ReadonlyMap<string, string>;
}

const MARKDOWN = /\.(?:md|markdown|mdown|mkdn?|mdwn)$/i;
const FOREIGN = /\.(?:mdx|html?|rst|adoc|asciidoc|org|textile)$/i;

/** Hugo's page of a folder's posts. */
const LIST = /(?:^|\/)_index\.\w+$/;

export const PICTURE = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i;

function filesIn(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), {withFileTypes: true}).flatMap((entry) => {
    const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.name.startsWith('.') || entry.name === 'node_modules') {
      return [];
    }
    // Links are not followed: what they point to is not in the folder that was given.
    return entry.isDirectory() ? filesIn(root, name) : entry.isFile() ? [name] : [];
  });
}

/** Sorts the files of an export by what they are. */
export function scanFolder(root: string): ScannedFolder {
  const files = filesIn(root, '').sort();
  const posts = files.filter((file) => MARKDOWN.test(file) && !LIST.test(file));
  const foreign = files.filter((file) => FOREIGN.test(file));
  const taken = new Set([...posts, ...foreign]);
  return {
    root,
    files,
    posts,
    foreign,
    others: new Map(
      files
        .filter((file) => !taken.has(file) && !PICTURE.test(file))
        .map((file) => [file, LIST.test(file) ? 'a list of posts, not a post' : 'not Markdown']),
    ),
  };
}

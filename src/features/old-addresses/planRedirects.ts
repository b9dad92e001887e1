import {decodeAddress, plainPath} from '../../lib/siteLinks';

/** A redirect in `blog/redirects.yml`. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
  /** Line of the redirect in the file, for messages. */
  readonly line?: number;
}

/** Returns the folder of an address: `/x` for `/x.html`, `/x/index.html`, `/x/` and `/x`. */
function folderOf(from: string): string {
  return from.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '');
}

/** Returns the folders above a file: `/a` and `/a/b` for `/a/b/index.html`. */
function parentsOf(file: string): string[] {
  return [...file.matchAll(/(?<=.)\//g)].map(({index}) => file.slice(0, index));
}

/**
 * Plans the pages that redirect. Hosts serve `/x` from `x/index.html`, and `/x.html` from `x.html`.
 *
 * @param pages addresses of all pages, without the base path
 * @param hasFile returns true if the build already contains the file at a path
 * @returns `files`, a map from each redirecting file to its new address, and `problems`: redirects
 *   that are left out, each with the reason and its fix
 */
export function planRedirects(
  redirects: readonly Redirect[],
  pages: readonly string[],
  hasFile: (file: string) => boolean,
) {
  const pagePaths = new Set(pages.map(plainPath));
  const byFolder = new Map<string, Redirect>();
  const files = new Map<string, string>();
  const folders = new Set<string>();
  const problems: string[] = [];

  function problemOf({to}: Redirect, folder: string, newFiles: string[]): string | undefined {
    const other = byFolder.get(folder);
    if (other && other.to !== to) {
      return `leads to ${to}, but ${other.from} leads to ${other.to}. Give both the same "to", or remove one.`;
    }
    if (!pagePaths.has(plainPath(to))) {
      return `leads to ${to}, which does not exist. Change "to" to a page of the site, or remove the redirect.`;
    }
    const parents = newFiles.flatMap(parentsOf);
    const clash =
      parents.find((parent) => files.has(parent) || hasFile(parent)) ??
      newFiles.find((file) => folders.has(file));
    if (clash !== undefined) {
      return `cannot be written: ${clash} would be both a file and a folder. Remove the redirect.`;
    }
    const file = [`${folder}.html`, `${folder}/index.html`].find(hasFile);
    return file && `is a page of the site, or a file such as static${file}. Remove the redirect.`;
  }

  for (const redirect of redirects) {
    const {from, to, line} = redirect;
    // Hosts decode an address before they look for its file.
    const address = decodeAddress(from);
    const folder = folderOf(address);
    const newFiles = [`${folder}/index.html`, ...(address.endsWith('.html') ? [address] : [])];
    const problem = problemOf(redirect, folder, newFiles);
    if (problem) {
      const location = line === undefined ? 'blog/redirects.yml' : `blog/redirects.yml:${line}`;
      problems.push(`${location}: ${from} ${problem}`);
      continue;
    }
    byFolder.set(folder, redirect);
    newFiles.forEach((file) => files.set(file, to));
    newFiles.flatMap(parentsOf).forEach((parent) => folders.add(parent));
  }
  return {files, problems};
}

import {constants} from 'node:fs';
import {copyFile} from 'node:fs/promises';
import path from 'node:path';
import type {Redirect} from './brokenRedirects';

/** Returns the folder of an address: `/x` for `/x.html`, `/x/index.html`, `/x/` and `/x`. */
function folderOf(from: string): string {
  return from.replace(/(?:\/index)?\.html$/, '').replace(/(?<=.)\/$/, '') || '/';
}

/** A redirect that is left out, and the reason with its fix. */
interface Conflict extends Redirect {
  readonly problem: string;
}

/**
 * Prepares redirects from addresses that end in `.html`. For `x.html`, Docusaurus would write
 * `x.html.html`, which most hosts do not serve at `x.html`. So Docusaurus redirects from `x`
 * instead, by writing `x/index.html`, and `copyHtml` copies this file to `x.html`.
 *
 * @param pages addresses of all pages, without the base path
 * @param hasFile true if the site already has a file, such as one from the folder `static`
 * @returns `redirects` for Docusaurus, `htmlFiles` for `copyHtml`, and `conflicts`: redirects that
 *   are left out because their address is taken by a page, a file or another redirect
 */
export function prepareHtml(
  allRedirects: readonly Redirect[],
  pages: readonly string[],
  hasFile: (file: string) => boolean = () => false,
) {
  const pageFolders = new Set(pages.map((page) => folderOf(page)));
  const isHtml = ({from}: Redirect) => from.endsWith('.html');
  const byFolder = new Map<string, Redirect>();
  const htmlFiles: string[] = [];
  const conflicts: Conflict[] = [];

  function problemOf(redirect: Redirect, folder: string, files: readonly string[]) {
    const other = byFolder.get(folder);
    if (other && other.to !== redirect.to) {
      return `leads to ${redirect.to}, but ${other.from} leads to ${other.to}. Give both the same "to", or remove one.`;
    }
    if (pageFolders.has(folder)) {
      // Docusaurus reports other redirects from pages.
      return isHtml(redirect) ? 'is a page of the site. Remove the redirect.' : undefined;
    }
    const file = files.find(hasFile);
    return file && `is a file of the site, such as static${file}. Remove the redirect.`;
  }

  for (const redirect of [
    ...allRedirects.filter((candidate) => !isHtml(candidate)),
    ...allRedirects.filter(isHtml),
  ]) {
    const {from, to} = redirect;
    const folder = folderOf(from);
    const copies = isHtml(redirect) && !from.endsWith('/index.html') ? [from] : [];
    const problem = problemOf(redirect, folder, [path.posix.join(folder, 'index.html'), ...copies]);
    if (problem) {
      conflicts.push({from, to, problem});
      continue;
    }
    htmlFiles.push(...copies);
    if (!byFolder.has(folder)) {
      byFolder.set(folder, isHtml(redirect) ? {from: folder, to} : redirect);
    }
  }
  return {redirects: [...byFolder.values()], htmlFiles, conflicts};
}

/** Copies `x/index.html`, written by Docusaurus, to `x.html` for each of the files `/x.html`. */
export async function copyHtml(outDir: string, htmlFiles: readonly string[]): Promise<void> {
  for (const file of new Set(htmlFiles)) {
    const source = path.join(outDir, folderOf(file), 'index.html');
    await copyFile(source, path.join(outDir, file), constants.COPYFILE_EXCL);
  }
}

import {constants} from 'node:fs';
import {copyFile} from 'node:fs/promises';
import path from 'node:path';
import type {Redirect} from './brokenRedirects';

/** Returns the folder of an address: `/x` for `/x.html`, `/x/index.html`, `/x/` and `/x`. */
function folderOf(from: string): string {
  return from.replace(/(?:\/index)?\.html$/, '').replace(/(?<=.)\/$/, '') || '/';
}

/**
 * Prepares redirects from addresses that end in `.html`. For `x.html`, Docusaurus would write
 * `x.html.html`, which most hosts do not serve at `x.html`. So Docusaurus redirects from `x`
 * instead, by writing `x/index.html`, and `copyHtml` copies this file to `x.html`.
 *
 * @param pages addresses of all pages, without the base path
 * @returns `redirects` for Docusaurus, `htmlFiles` for `copyHtml`, and `conflicts`: redirects that
 *   are left out because a page of the site has their address
 */
export function prepareHtml(allRedirects: readonly Redirect[], pages: readonly string[]) {
  const pageFolders = new Set(pages.map((page) => folderOf(page)));
  const html = allRedirects.filter(({from}) => from.endsWith('.html'));
  const plain = allRedirects.filter(({from}) => !from.endsWith('.html'));
  const conflicts = html.filter(({from}) => pageFolders.has(folderOf(from)));
  const possible = html.filter((redirect) => !conflicts.includes(redirect));
  const usedFolders = new Set(plain.map(({from}) => folderOf(from)));
  const fromFolders = possible
    .map((redirect) => ({...redirect, from: folderOf(redirect.from)}))
    .filter(({from}) => !usedFolders.has(from) && usedFolders.add(from));
  const htmlFiles = possible.map(({from}) => from).filter((from) => !from.endsWith('/index.html'));
  return {redirects: [...plain, ...fromFolders], htmlFiles, conflicts};
}

/** Copies `x/index.html`, written by Docusaurus, to `x.html` for each of the files `/x.html`. */
export async function copyHtml(outDir: string, htmlFiles: readonly string[]): Promise<void> {
  for (const file of new Set(htmlFiles)) {
    const source = path.join(outDir, folderOf(file), 'index.html');
    await copyFile(source, path.join(outDir, file), constants.COPYFILE_EXCL);
  }
}

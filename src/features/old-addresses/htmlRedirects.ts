import {constants} from 'node:fs';
import {copyFile} from 'node:fs/promises';
import path from 'node:path';
import type {Redirect} from './goneRedirects';

function folderOf(from: string): string {
  return from.replace(/(?:\/index)?\.html$/, '').replace(/(?<=.)\/$/, '') || '/';
}

/**
 * Prepares redirects from addresses that end in `.html`. For `x.html`, Docusaurus would write
 * `x.html.html`, which most hosts do not serve at `x.html`. So Docusaurus redirects from `x` instead,
 * by writing `x/index.html`, and `copyHtml` copies this file to `x.html`.
 *
 * @param pages addresses of all pages, without the base path
 * @returns redirects that Docusaurus writes, names of the `.html` files for `copyHtml`, and redirects
 *   that are left out because a page of the site has their address
 */
export function prepareHtml<One extends Redirect>(
  redirects: readonly One[],
  pages: readonly string[],
) {
  const taken = new Set(pages.map((page) => folderOf(page)));
  const isHtml = ({from}: One) => from.endsWith('.html');
  const fromPages = redirects.filter((each) => isHtml(each) && taken.has(folderOf(each.from)));
  const html = redirects.filter((each) => isHtml(each) && !fromPages.includes(each));
  const plain = redirects.filter((each) => !isHtml(each));
  const known = new Set(plain.map(({from}) => folderOf(from)));
  const folders = html
    .map((each) => ({...each, from: folderOf(each.from)}))
    .filter(({from}) => !known.has(from) && known.add(from));
  const files = html.map(({from}) => from).filter((from) => !from.endsWith('/index.html'));
  return {written: [...plain, ...folders], files, fromPages};
}

/** Copies `x/index.html`, written by Docusaurus, to `x.html`. */
export async function copyHtml(outDir: string, files: readonly string[]): Promise<void> {
  for (const file of new Set(files)) {
    const source = path.join(outDir, folderOf(file), 'index.html');
    await copyFile(source, path.join(outDir, file), constants.COPYFILE_EXCL);
  }
}

import {cpSync, rmSync} from 'node:fs';
import path from 'node:path';
import {copyParts} from '../../support/siteCopy';
import {writeCorpus} from '../corpus/writeCorpus';

const TEMPLATE = path.join(__dirname, 'plain');

export interface PlainOptions {
  /** Posts of the corpus; the shipped ones alone when left out. */
  readonly posts?: number;
  /** `docsearch` has the modal that Docusaurus itself brings, of an account that does not exist. */
  readonly search?: 'local' | 'docsearch' | 'none';
}

/** The files in the template that switch a search on. */
const SEARCH_FILES = {local: 'search-options.json', docsearch: 'docsearch.json'};

/**
 * Docusaurus as its classic template has it, in a new temporary folder: stock theme, stock blog
 * with all posts on one page and in the sidebar, formulas, `faster`, local search as its
 * documentation sets it up. No diagrams, no pictures, no list of the owner's.
 */
export function plainSite({posts, search = 'local'}: PlainOptions = {}): string {
  const parts = ['books', 'src', 'static', 'package.json', 'tsconfig.json'];
  const folder = copyParts(posts === undefined ? ['blog', ...parts] : parts);
  if (posts !== undefined) {
    writeCorpus(folder, {posts});
  }
  // The parts that stand in posts stay; pages and theme are Docusaurus's own.
  for (const own of ['pages', 'theme', 'plugins', 'cli']) {
    rmSync(path.join(folder, 'src', own), {recursive: true, force: true});
  }
  cpSync(TEMPLATE, folder, {recursive: true});
  for (const [name, file] of Object.entries(SEARCH_FILES)) {
    if (name !== search) {
      rmSync(path.join(folder, file));
    }
  }
  return folder;
}

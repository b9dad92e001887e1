import {rmSync} from 'node:fs';
import path from 'node:path';
import {SITE_PARTS} from '../../support/siteCopy';
import {copyParts} from '../site/copyParts';
import type {CorpusOptions} from './writeCorpus';
import {writeCorpus} from './writeCorpus';

/**
 * A copy of this site with a corpus in place of its `blog/`, in a new temporary folder with caches
 * of its own. Nothing else is changed: the corpus keeps the posts that pages link to.
 */
export function siteWithCorpus(options: CorpusOptions, into?: string): string {
  const folder = copyParts(
    SITE_PARTS.filter((name) => name !== 'blog'),
    into,
  );
  rmSync(path.join(folder, 'blog'), {recursive: true, force: true});
  writeCorpus(folder, options);
  return folder;
}

/**
 * Assembles and builds a fork with posts from other sites: this repository after `npm run author --
 * fresh`, with the posts of `tests/fixtures/foreign/blog` and a base path. `npm run build:foreign` runs
 * this file.
 */
import {cpSync, rmSync} from 'node:fs';
import path from 'node:path';
import {applyChanges} from 'docusaurus-blog-import/files';
import {planFresh} from '../../src/cli/author/fresh/planFresh';
import fixtureOwner from '../fixtures/site/src/data/owner';
import {buildSite, copyCode} from './fixtureSite';
import {FOREIGN_BASE, foreignContent, foreignSite} from './sites';

const {analytics, colorMode, baseUrl} = fixtureOwner;

const owner = {
  name: 'Robin Vale',
  siteTitle: 'Borrowed Words',
  tagline: 'Posts that were written for another site.',
  description:
    'A blog that moved here from a stock Docusaurus site, with nothing changed on the way.',
  url: 'https://vale.example',
  links: {
    shortPosts: {label: 'Short posts'},
    professionalNetwork: {label: 'Work'},
    codeHost: {label: 'Code'},
    meeting: {label: 'Meet'},
  },
  analytics,
  colorMode,
  baseUrl,
};

/** Assembles a fork that has no posts. */
export async function assembleFork(folder: string): Promise<void> {
  copyCode(folder);
  const plan = await planFresh(folder, {owner, accent: '', keep: new Set(), day: '2026-01-01'});
  applyChanges({root: folder}, plan.changes);
  plan.removals.forEach((file) => rmSync(path.join(folder, file), {force: true}));
  rmSync(path.join(folder, 'blog'), {recursive: true, force: true});
}

if (process.argv[1] === __filename) {
  void assembleFork(foreignSite).then(() => {
    cpSync(path.join(foreignContent, 'blog'), path.join(foreignSite, 'blog'), {recursive: true});
    const {ok} = buildSite(foreignSite, {BASE_URL: FOREIGN_BASE}, 'inherit');
    process.exitCode = ok ? 0 : 1;
  });
}

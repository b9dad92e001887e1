/**
 * Assembles and builds a fork with posts by others: this repository after `npm run author -- fresh`,
 * with the posts of `tests/fixtures/foreign/blog`, below a base path. `npm run build:foreign` runs
 * this file.
 */
import {cpSync, rmSync} from 'node:fs';
import path from 'node:path';
import {applyChanges} from 'docusaurus-blog-import/files';
import {planFresh} from '../../src/cli/author/fresh/planFresh';
import type {Owner} from '../../src/lib/owner';
import {buildInPlace, copyCode} from './fixtureSite';
import {FOREIGN_BASE, foreignContent, foreignSite} from './sites';

const owner: Owner = {
  name: 'Robin Vale',
  siteTitle: 'Borrowed Words',
  tagline: 'Posts that were written for another site.',
  description:
    'A blog that moved here from a stock Docusaurus site, with nothing changed on the way.',
  url: 'https://vale.example',
  baseUrl: '/',
  links: {
    shortPosts: {label: 'Short posts'},
    professionalNetwork: {label: 'Work'},
    codeHost: {label: 'Code'},
    meeting: {label: 'Meet'},
  },
  analytics: {
    scriptAddress: 'https://count.example/script.js',
    scriptIdVariable: 'ANALYTICS_ID',
    tagManagerAddress: 'https://tags.example/gtm.js',
    tagManagerIdVariable: 'TAG_MANAGER_ID',
  },
  colorMode: {defaultMode: 'dark', respectPrefersColorScheme: false},
};

async function assembleForeign(): Promise<void> {
  const folder = foreignSite;
  copyCode(folder);
  const plan = await planFresh(folder, {owner, accent: '', keep: new Set(), day: '2026-01-01'});
  applyChanges({root: folder}, plan.changes);
  plan.removals.forEach((file) => rmSync(path.join(folder, file), {force: true}));
  rmSync(path.join(folder, 'blog'), {recursive: true, force: true});
  cpSync(path.join(foreignContent, 'blog'), path.join(folder, 'blog'), {recursive: true});
}

if (process.argv[1] === __filename) {
  void assembleForeign().then(() => {
    process.exitCode = buildInPlace(foreignSite, {BASE_URL: FOREIGN_BASE}) ? 0 : 1;
  });
}

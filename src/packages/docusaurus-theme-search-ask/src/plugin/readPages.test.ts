import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {readPages} from './readPages.js';

test.each([
  ['of its own is left out', false, undefined, 0],
  ['of the site is indexed', true, undefined, 1],
  ['of a docs version is indexed', false, true, 1],
])('a page with a noindex %s', async (_, siteNoIndex, versionNoIndex, count) => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'pages-'));
  writeFileSync(
    path.join(outDir, 'old.html'),
    '<head><title>Old</title><meta name="robots" content="noindex"></head><body></body>',
  );
  const docs = {tag: 'docs-default-1', label: '1', plugin: 'default', isLast: false};
  const page = {kind: 'doc', permalink: '/old', section: 'Docs', authors: [], tags: []} as const;
  const site = {title: 'Site', titleDelimiter: '|', trailingSlash: false, baseUrl: '/', outDir};
  const pages = await readPages(
    [{...page, metadata: {}, docs: {...docs, noIndex: versionNoIndex}}],
    {...site, noIndex: siteNoIndex, siteDir: outDir, questions: {}},
  );
  rmSync(outDir, {recursive: true});
  expect(pages).toHaveLength(count);
});

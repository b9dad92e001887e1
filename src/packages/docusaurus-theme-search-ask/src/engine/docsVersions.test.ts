import type {DocsVersion} from 'docusaurus-built-pages';
import {expect, test} from 'vitest';
import {openTextIndex} from '../testing/openTextIndex.js';
import {searchHits} from './searchHits.js';
import type {TextPage} from './types.js';

function page(url: string, title: string, docs?: DocsVersion): TextPage {
  return {
    url,
    section: 'Pages',
    ...(docs === undefined ? {} : {docs}),
    title,
    description: '',
    tags: [],
    headings: [],
    blocks: [{kind: 'text', anchor: null, lines: [`Install the ${title}.`]}],
  };
}

const last = {tag: 'docs-default-2.0', label: '2.0', plugin: 'default', isLast: true};
const older = {tag: 'docs-default-1.0', label: '1.0', plugin: 'default', isLast: false};
const other = {tag: 'docs-api-current', label: 'Next', plugin: 'api', isLast: true};

const oldOther = {tag: 'docs-api-0.9', label: '0.9', plugin: 'api', isLast: false};

const index = openTextIndex([
  page('/blog/install', 'Installer'),
  page('/docs/install', 'Installer', last),
  page('/docs/1.0/install', 'Installer', older),
  page('/api/install', 'Installer', other),
]);

async function find(...tags: string[]): Promise<string[]> {
  const context = {locale: 'en', versions: tags};
  const {hits} = await searchHits(index, {query: 'installer', context});
  return hits.map((hit) => hit.url_without_anchor).sort();
}

test.each([
  {tags: [], docs: '/docs/install'},
  {tags: ['default', 'docs-default-2.0', 'docs-api-current'], docs: '/docs/install'},
  {tags: ['default', 'docs-default-1.0', 'docs-api-current'], docs: '/docs/1.0/install'},
  {tags: ['docs-default-0.9'], docs: '/docs/install'},
])(
  'with the tags $tags, one version of a doc is found, and all pages without versions',
  async ({tags, docs}) => {
    expect(await find(...tags)).toEqual(['/api/install', '/blog/install', docs].sort());
  },
);

test('of several older versions, the first one given is searched', async () => {
  const pages = [
    page('/docs/1.0/install', 'Installer', older),
    page('/api/0.9/install', 'Installer', oldOther),
  ];
  const search = async (versions: string[]) => {
    const {hits} = await searchHits(openTextIndex(pages), {
      query: 'installer',
      context: {locale: 'en', versions},
    });
    return hits.map((hit) => hit.url_without_anchor);
  };
  expect(await search(['docs-api-0.9', 'docs-default-1.0'])).toEqual(['/api/0.9/install']);
  expect(await search(['docs-default-1.0', 'docs-api-0.9'])).toEqual(['/docs/1.0/install']);
});

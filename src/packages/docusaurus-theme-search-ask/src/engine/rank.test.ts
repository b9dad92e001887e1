import {describe, expect, test} from 'vitest';
import {openTextIndex} from '../testing/openTextIndex.js';
import {searchHits} from './searchHits.js';
import type {TextPage} from './types.js';

function page(url: string, title: string, ...paragraphs: readonly string[]): TextPage {
  return {
    url,
    section: 'Pages',
    title,
    description: '',
    tags: [],
    headings: [],
    blocks: paragraphs.map((text) => ({kind: 'text', anchor: null, lines: [text]})),
  };
}

const OTHER = Array.from({length: 30}, (_, number) =>
  page(`/other-${number}`, `Chapter ${number}`, `Paragraph ${number} of an unrelated chapter.`),
);

async function search(pages: readonly TextPage[], query: string): Promise<string[]> {
  const index = await openTextIndex([...OTHER, ...pages]);
  const {hits} = await searchHits(index, {query});
  return [...new Set(hits.map((hit) => hit.url_without_anchor))];
}

describe('the order of pages', () => {
  test('words in one paragraph come before the same words spread over a long page', async () => {
    const long = page(
      '/long',
      'Reference',
      'A snapshot of the disk.',
      'Replication of the snapshot log.',
      'A quota for every quota group.',
      'The quota and the replication.',
      'An unrelated remark.',
    );
    const short = page(
      '/short',
      'Limits',
      'Each server keeps a snapshot within the quota, and replication of it follows at night, ' +
        'when few people use the server and the network between the sites is free.',
    );
    expect(await search([long, short], 'snapshot replication quota')).toEqual(['/short', '/long']);
  });

  test('a page with all words in separate paragraphs is not found', async () => {
    const pages = [page('/spread', 'Reference', 'A violin.', 'A canoe.', 'A glacier.')];
    expect(await search(pages, 'violin canoe glacier')).toEqual([]);
  });
});

describe('tags', () => {
  const tagged = {
    ...page('/tagged', 'Firms', 'A text.'),
    tags: [{key: 'companies', label: 'Companies'}],
  };

  test.each(['#c', '#compan', '#compani', '#companie', '#companies', '#company'])(
    'a page is found while %s is typed',
    async (query) => {
      expect(await search([tagged], query)).toEqual(['/tagged']);
    },
  );

  test.each(['#s', '#company-law'])('a page without the tag %s is not found', async (query) => {
    expect(await search([tagged], query)).toEqual([]);
  });
});

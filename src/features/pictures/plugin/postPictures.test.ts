import {expect, test} from 'vitest';
import {parsePostFile} from '../../../lib/postFile';
import {picturesOfPost} from './postPictures';

const FIELDS = {slug: 'a-post', title: 'A post', date: '2025-01-02', tags: ['ai', 'mcp']};

const filesOf = (change: Partial<typeof FIELDS> = {}, body = '') =>
  picturesOfPost(
    parsePostFile('blog/a.md', `---\n${JSON.stringify({...FIELDS, ...change})}\n---\n${body}`),
  );

test.each([
  ['/2024/01/02/a-post', /^img\/cards\/a-post-[0-9a-f]{8}\.png$/],
  ['/2024/01/02/潮', /^img\/cards\/[0-9a-f]{8}\.png$/],
  ['v1.2.3', /^img\/cards\/v1\.2\.3-[0-9a-f]{8}\.png$/],
  ['.hidden', /^img\/cards\/hidden-[0-9a-f]{8}\.png$/],
  ['..', /^img\/cards\/[0-9a-f]{8}\.png$/],
  ['x'.repeat(200), /^img\/cards\/x{60}-[0-9a-f]{8}\.png$/],
  ['C++ and R&D', /^img\/cards\/C-and-R-D-[0-9a-f]{8}\.png$/],
])('a slug such as %s gives a file name that works on any host', (slug, name) => {
  const {card, cover} = filesOf({slug});
  expect(card).toMatch(name);
  expect(cover).toMatch(/^img\/covers\/.*[0-9a-f]{8}\.svg$/);
  expect(filesOf({slug: `/x${slug}`}).card).not.toBe(card);
});

test('the file name of a card changes only if the card shows something else', () => {
  const {card, cover} = filesOf();
  expect(filesOf({}, 'Another text.')).toMatchObject({card, cover});
  expect(filesOf({title: 'Another'}).cover).toBe(cover);
  const changed = [
    filesOf({title: 'Another'}),
    filesOf({date: '2025-01-03'}),
    filesOf({tags: ['ai']}),
    filesOf({}, '```plot\nx: hours\n```'),
  ];
  expect(changed.map((files) => files.card)).not.toContain(card);
});

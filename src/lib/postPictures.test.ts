import {expect, test} from 'vitest';
import {postPicturePaths, shortHash, siteCardPath} from './postPictures';

const POST = {slug: 'a-post', title: 'A post', date: '2025-01-02', tags: ['ai', 'mcp']};

test('paths are of the slug and of what is drawn', () => {
  const {card, cover} = postPicturePaths(POST);
  expect(card).toMatch(/^img\/cards\/a-post-[0-9a-f]{8}\.png$/);
  expect(cover).toMatch(/^img\/covers\/a-post-[0-9a-f]{8}\.svg$/);
});

test.each([
  ['/2024/01/02/a-post', /^img\/cards\/a-post-[0-9a-f]{8}\.png$/],
  ['/2024/01/02/潮', /^img\/cards\/[0-9a-f]{8}\.png$/],
  ['C++ and R&D', /^img\/cards\/C-and-R-D-[0-9a-f]{8}\.png$/],
])('a slug such as %s gives a name for any host', (slug, name) => {
  const {card} = postPicturePaths({...POST, slug});
  expect(card).toMatch(name);
  expect(postPicturePaths({...POST, slug: `/x${slug}`}).card).not.toBe(card);
});

test('what a card does not show does not change its name; what it shows does', () => {
  const {card, cover} = postPicturePaths(POST);
  expect(postPicturePaths({...POST})).toEqual({card, cover});
  expect(postPicturePaths({...POST, title: 'Another'})).toMatchObject({cover});
  for (const change of [
    {title: 'Another'},
    {date: '2025-01-03'},
    {tags: ['ai']},
    {plot: 'x: hours'},
  ]) {
    expect(postPicturePaths({...POST, ...change}).card).not.toBe(card);
  }
});

test('the site’s card has a path of its own', () => {
  expect(siteCardPath('One', 'two')).toMatch(/^img\/cards\/site-[0-9a-f]{8}\.png$/);
  expect(siteCardPath('One', 'two')).not.toBe(siteCardPath('One', 'three'));
});

test('a thousand texts have a thousand hashes', () => {
  expect(new Set(Array.from({length: 1000}, (_, n) => shortHash(`text ${n}`))).size).toBe(1000);
});

import {expect, test} from 'vitest';
import {adaptPost, postFrontMatter, readNow} from './postFrontMatter';

const NOW = Date.parse('2025-06-01T12:00:00Z');
const FIELDS = {slug: 'a', title: 'A', date: new Date('2025-05-01'), tags: ['ai']};

test('a post without a picture is given the drawn ones', () => {
  expect(adaptPost(FIELDS, NOW)).toMatchObject({
    image: expect.stringMatching(/^\/img\/cards\/a-/),
    cover: expect.stringMatching(/^\/img\/covers\/a-/),
  });
});

test('without social cards a post has its cover alone', () => {
  const adapted = adaptPost(FIELDS, NOW, {cards: false});
  expect(adapted).toHaveProperty('cover');
  expect(adapted).not.toHaveProperty('image');
});

test('a hand-made picture wins', () => {
  expect(adaptPost({...FIELDS, image: './pictures/a.png'}, NOW)).toEqual({
    ...FIELDS,
    image: './pictures/a.png',
  });
});

test('a post of a later day is a draft until then', () => {
  const later = {...FIELDS, date: '2025-06-02'};
  expect(adaptPost(later, NOW)).toMatchObject({draft: true, scheduled: '2025-06-02'});
  const onTheDay = adaptPost(later, Date.parse('2025-06-02T00:00:00Z'));
  expect(onTheDay).not.toHaveProperty('draft');
  expect(onTheDay).not.toHaveProperty('scheduled');
});

test('the day may be set from the environment, and a wrong one is refused', () => {
  expect(readNow({SITE_TODAY: '2025-02-03'})).toBe(Date.parse('2025-02-03T00:00:00Z'));
  expect(Math.abs(readNow({}) - Date.now())).toBeLessThan(1000);
  for (const wrong of ['tomorrow', '2025-2-3', '2025-13-01']) {
    expect(() => readNow({SITE_TODAY: wrong})).toThrow(`SITE_TODAY is "${wrong}"`);
  }
});

test('only the posts are changed', async () => {
  const parse = postFrontMatter(NOW);
  const defaultParseFrontMatter = async () => ({frontMatter: {...FIELDS}, content: ''});
  const read = async (filePath: string) =>
    (await parse({filePath, fileContent: '', defaultParseFrontMatter})).frontMatter;
  expect(await read('/site/blog/2025-05-01-a.mdx')).toHaveProperty('cover');
  expect(await read('/site/blog/2025-05-01-a.md')).toHaveProperty('cover');
  expect(await read('/site/books/to-read.mdx')).toEqual(FIELDS);
});

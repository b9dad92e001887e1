import {expect, test} from 'vitest';
import {testPage} from '../testing/openTextIndex.js';
import {buildIndex} from './buildIndex.js';
import {lengthLetter, lengthOf} from './format.js';
import {TextIndex} from './openIndex.js';
import {searchHits} from './searchHits.js';

let count = 0;
const build = (...titles: string[]) => {
  const pages = titles.map((title) => testPage(title, title, `About ${title}.`));
  return buildIndex(pages, [], () => `file${(count += 1)}`);
};

test('after a failure, files fetched earlier are still used, and a new build is noticed', async () => {
  let files: ReadonlyMap<string, string> = await build('apple', 'banana');
  const index = new TextIndex(async (name) => {
    const text = files.get(name);
    if (text === undefined) {
      throw new Error(`${name} is missing`);
    }
    return JSON.parse(text) as unknown;
  });
  const find = async (query: string) => (await searchHits(index, {query})).hits.map(({url}) => url);
  expect(await find('apple')).toEqual(['apple']);
  files = new Map();
  // The text of this page can no longer be fetched.
  expect(await find('banana')).toEqual(['banana']);
  expect(await find('apple')).toEqual(['apple']);
  expect(await find('banana')).toEqual(['banana']);
  files = await build('apple', 'cherry');
  expect(await find('cherry')).toEqual(['cherry']);
});

test.each([0, 1, 7, 16, 40, 240, 5000])(
  'a length of %d is stored with an error of at most 10%%',
  (length) => {
    const rounded = lengthOf(lengthLetter(length));
    expect(Math.abs(rounded - length)).toBeLessThanOrEqual(length <= 16 ? 0 : length / 10);
  },
);

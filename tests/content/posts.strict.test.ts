import {expect, test} from 'vitest';
import {derivePost} from '../../src/lib/derivePost';
import {readContent} from '../../src/features/content-check/readContent';
import {repository} from '../support/sites';

const {posts} = readContent(repository);

/** Texts of the posts without code, which may contain characters that look like Markdown. */
const prose = posts.map(({file, body}) => ({
  file,
  text: body.replace(/^(`{3,}).*?^\1$/gms, '').replace(/`[^`\n]+`/g, ''),
}));

function postsWith(pattern: RegExp): string[] {
  return prose.filter(({text}) => pattern.test(text)).map(({file}) => file);
}

test('no two posts have the same title', () => {
  const titles = posts.map((post) => derivePost(post).title);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test('each picture has an alternative text', () => {
  expect(postsWith(/!\[\s*\]\(/)).toEqual([]);
  expect(postsWith(/<img\b(?![^>]*\balt=)/)).toEqual([]);
});

test('no post has a heading of level 1 in its text', () => {
  expect(postsWith(/^# /m)).toEqual([]);
});

import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {readOwner} from '../../src/config/readOwner';
import {contentProblems} from '../../src/plugins/post-schema/contentProblems';
import {readContent} from '../../src/plugins/post-schema/readContent';
import {runAuthor} from '../support/authorCopy';
import {repository} from '../support/sites';

const content = readContent(repository);

/** Posts without their code, where brackets are brackets. */
const prose = content.posts.map(({file, body}) => ({
  file,
  text: body.replace(/^(`{3,}).*?^\1$/gms, '').replace(/`[^`\n]+`/g, ''),
}));

/** What a pattern finds in the posts, with the post it stands in. */
function found(pattern: RegExp) {
  return prose.flatMap(({file, text}) =>
    [...text.matchAll(pattern)].map(([, first = '', second = '']) => ({file, first, second})),
  );
}

test('the posts and their lists fit their schemas', () => {
  const isStrict = readOwner({}).strictPosts ?? false;
  expect(contentProblems(repository, content, isStrict).errors).toEqual([]);
});

test('no two posts have one title', () => {
  const titles = content.posts.map(({fields}) => fields['title']);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test('links between posts lead to posts, and none to its own', () => {
  const files = new Set(content.posts.map(({file}) => file));
  const faults = found(/\]\((?:\.\/)?([\w./-]+\.mdx?)(?:#[^)\s]*)?[)\s]/g).filter(
    ({file, first}) => {
      const target = path.posix.join('blog', first);
      return target === file || (first.includes('..') ? false : !files.has(target));
    },
  );
  expect(faults).toEqual([]);
});

test('pictures of posts are there, and each has words for those who do not see it', () => {
  const pictures = found(/!\[([^\]]*)\]\(([^)\s]+)/g);
  expect(pictures.filter(({first}) => first.trim() === '')).toEqual([]);
  const isThere = (address: string) =>
    existsSync(
      path.join(repository, address.startsWith('/') ? 'static' : 'blog', decodeURI(address)),
    );
  const own = pictures.filter(({second}) => !/^https?:/.test(second));
  expect(own.filter(({second}) => !isThere(second))).toEqual([]);
  expect(found(/(<img\b(?![^>]*\balt=)[^>]*>)/g)).toEqual([]);
});

test.each([['check'], ['schedule'], ['tags']])('author %s reads this blog', async (command) => {
  const {code, stdout} = await runAuthor([command], {root: repository});
  expect({code, isSilent: stdout === ''}).toEqual({code: 0, isSilent: false});
});

import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {readOwner} from '../../src/config/readOwner';
import {derivePost} from '../../src/lib/derivePost';
import {contentProblems} from '../../src/plugins/post-schema/contentProblems';
import {readContent} from '../../src/plugins/post-schema/readContent';
import {runAuthor} from '../support/authorCopy';
import {repository} from '../support/sites';

const content = readContent(repository);
const {strictPosts: isStrict = false, markdown = {}} = readOwner({});

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
  expect(contentProblems(repository, content, isStrict).errors).toEqual([]);
});

test.runIf(isStrict)('no two posts have one title', () => {
  const titles = content.posts.map((post) => derivePost(post).title);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test('links between posts lead to posts, and none to its own', () => {
  const files = new Set(content.posts.map(({file}) => file));
  const faults = found(/\]\((?:\.\/)?([\w./-]+\.mdx?)(?:#[^)\s]*)?[)\s]/g).filter(
    ({file, first}) => {
      const targets = [path.posix.dirname(file), 'blog'].map((from) =>
        path.posix.join(from, first),
      );
      return targets[0] === file || !targets.some((target) => files.has(target));
    },
  );
  expect(faults).toEqual([]);
});

const pictures = found(/!\[([^\]]*)\]\(([^)\s]+)/g);

test('pictures of posts are there', () => {
  const isThere = (file: string, address: string) =>
    existsSync(
      path.join(
        repository,
        address.startsWith('/') ? 'static' : path.dirname(file),
        decodeURI(address),
      ),
    );
  const own = pictures.filter(({second}) => !/^(?:https?|pathname):|^@site/.test(second));
  expect(own.filter(({file, second}) => !isThere(file, second))).toEqual([]);
});

test.runIf(isStrict)('each picture has words for those who do not see it', () => {
  expect(pictures.filter(({first}) => first.trim() === '')).toEqual([]);
  expect(found(/(<img\b(?![^>]*\balt=)[^>]*>)/g)).toEqual([]);
});

test.each([['check'], ['schedule'], ['tags']])('author %s reads this blog', async (command) => {
  const {code, stdout} = await runAuthor([command], {root: repository, isStrict, markdown});
  expect({code, isSilent: stdout === ''}).toEqual({code: 0, isSilent: false});
});

import {expect, test} from 'vitest';
import {postFileMatcher} from './postFiles.js';

const postsOf = (files: readonly string[], docusaurus?: string) =>
  files.filter(postFileMatcher(files, docusaurus));

test.each(
  'README.md LICENSE.html CLAUDE.md 404.md content/_index.md posts/index.md posts/_unfinished.md .github/ISSUE_TEMPLATE/bug.md docs/guide.md notes/a.org a.ipynb'.split(
    ' ',
  ),
)('%s is not a post', (file) => {
  expect(postsOf([file])).toEqual([]);
});

test.each(
  'posts/readme-driven-development.md posts/2020-01-02-changelog.md a/index.md _drafts/a.md sub/_posts/2020-01-02-a.html _posts/2020-01-02-a.mkdn a/b.mkd _posts/2020-01-02-a.textile'.split(
    ' ',
  ),
)('%s is a post', (file) => {
  expect(postsOf([file])).toEqual([file]);
});

test('a notebook in the folder of a post is not a post', () => {
  const files = ['content/posts/a/index.md', 'content/posts/a/data/b.ipynb'];
  expect(postsOf([...files, 'content/posts/c.ipynb'])).toEqual([
    'content/posts/a/index.md',
    'content/posts/c.ipynb',
  ]);
});

test('other collections beside the posts are left out, but drafts are kept', () => {
  const posts = ['src/content/blog/a.md', 'src/content/drafts/b.md'];
  expect(postsOf([...posts, 'src/content/talks/c.md', 'src/content/pages/about.md'])).toEqual(
    posts,
  );
});

test('a read-me file in the folder of a Docusaurus blog is not a post', () => {
  expect(postsOf(['blog/README.md', 'blog/a.md', 'docs/b.md'], 'blog')).toEqual(['blog/a.md']);
});

import {expect, test} from 'vitest';
import {postFileMatcher} from './postFiles.js';

const postsOf = (files: readonly string[], docusaurus?: string) =>
  files.filter(postFileMatcher(files, docusaurus));

test.each(
  'README.md AGENTS.override.md LICENSE-MIT.md SKILL.md LICENSE.html CLAUDE.md 404.md content/_index.md posts/index.md posts/_unfinished.md .github/ISSUE_TEMPLATE/bug.md docs/guide.md docs/blog/index.md notes/a.org a.ipynb scaffolds/post.md source/downloads/code.md'.split(
    ' ',
  ),
)('%s is not a post', (file) => {
  expect(postsOf([file])).toEqual([]);
});

test.each(
  'posts/readme-driven-development.md posts/2020-01-02-changelog.md a/index.md _drafts/a.md Notes.md API.md docs/blog/posts/2020/a.md docs/posts/b.md sub/_posts/2020-01-02-a.html _posts/2020-01-02-a.mkdn a/b.mkd _posts/2020-01-02-a.textile content/posts/downloads/index.md _posts/downloads/2020-01-02-a.md'.split(
    ' ',
  ),
)('%s is a post', (file) => {
  expect(postsOf([file])).toEqual([file]);
});

test('notebooks and HTML files in the folder of a post, and sources of other posts, are not posts', () => {
  const posts = ['content/posts/a/index.md', 'content/posts/c.ipynb', 'content/posts/d.html'];
  const files = ['content/posts/a/b.ipynb', 'content/posts/a/plot.html', 'content/posts/d.Rmd'];
  expect(postsOf([...posts, ...files])).toEqual(posts);
});

test('a collection of a Jekyll site contains its posts if there is no _posts', () => {
  const files = ['_config.yml', '_blog/2020/a.md', '_drafts/b.md', '_layouts/c.md', '_blog/_d.md'];
  expect(postsOf(files)).toEqual(['_blog/2020/a.md', '_drafts/b.md']);
  expect(postsOf(files.slice(1))).not.toContain('_blog/2020/a.md');
  expect(postsOf([...files, '_posts/2020-01-02-e.md'])).not.toContain('_blog/2020/a.md');
});

test('other collections beside the posts are left out, but drafts are kept', () => {
  const posts = ['src/content/blog/a.md', 'src/content/drafts/b.md'];
  expect(postsOf([...posts, 'src/content/talks/c.md', 'src/content/pages/about.md'])).toEqual(
    posts,
  );
  const starlight = ['src/content/docs/blog/a.md', 'src/content/docs/fr/blog/a.md'];
  expect(postsOf([...starlight, 'src/content/docs/index.md', 'package.json'])).toEqual(starlight);
});

test('a read-me file in the folder of a Docusaurus blog is not a post', () => {
  expect(postsOf(['blog/README.md', 'blog/a.md', 'docs/b.md'], 'blog')).toEqual(['blog/a.md']);
});

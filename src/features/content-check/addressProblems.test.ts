import {expect, test} from 'vitest';
import {parsePostFile} from '../../lib/postFile';
import {readTagsFile} from '../../lib/derivePost';
import {addressProblems, indexProblems} from './addressProblems';

const TAGS_AND_AUTHORS = {
  authors: ['ada', 'JaneDoe'],
  tagsFile: readTagsFile({ml: {label: 'Machine learning'}, go: {permalink: '/golang'}}),
};

/** Returns a post with a slug, or, without a slug, with an address from its file name. */
function post(slug: string | undefined, name = 'a') {
  const line = slug === undefined ? '' : `slug: ${JSON.stringify(slug)}\n`;
  return parsePostFile(`blog/${name}.md`, `---\ntitle: A post\n${line}---\n\nText.\n`);
}

test.each(['agents.md', '/a/deep/one', 'authors/bob', '.hidden'])(
  'the slug %s is accepted',
  (slug) => {
    expect(addressProblems([post(slug)], TAGS_AND_AUTHORS)).toEqual([]);
  },
);

test.each([
  ['what?', '?'],
  ['a#b', '#'],
  ['100%', '%'],
  ['a\\b', '\\'],
])('the slug %s is rejected because it contains %s', (slug, invalid) => {
  const [problem, ...moreProblems] = addressProblems([post(slug)], TAGS_AND_AUTHORS);
  expect(problem).toContain(
    `blog/a.md:3: the address /blog/${slug} contains ${JSON.stringify(invalid)}`,
  );
  expect(moreProblems).toEqual([]);
});

test.each(['index.html', '../a', './a'])('the slug %s is rejected', (slug) => {
  expect(addressProblems([post(slug)], TAGS_AND_AUTHORS)).toEqual([
    expect.stringMatching(/^blog\/a\.md:3: the address .*Give the post another slug\.$/),
  ]);
});

test('an address that ends in "index" is only a warning, because Docusaurus builds its page', () => {
  const posts = [parsePostFile('blog/2025-01-02/index.md', 'Text'), post('an-index')];
  expect(addressProblems(posts, TAGS_AND_AUTHORS)).toEqual([]);
  expect(indexProblems(posts)).toEqual([
    expect.stringMatching(
      /^blog\/2025-01-02\/index\.md: the address \/blog\/2025\/01\/02\/index ends/,
    ),
  ]);
});

test.each([
  ['/', 'the list of posts'],
  ['/tags/', 'the list of tags'],
  ['authors/ada', 'the page of ada in blog/authors.yml'],
  ['tags/ml', 'the page of the tag "ml" in blog/tags.yml'],
  ['tags/golang', 'the page of the tag "go" in blog/tags.yml'],
  ['tags/c-sharp', 'the page of the tag "C#" in blog/tagged.md'],
  ['tags/own', 'the page of the tag "Own address" in blog/tagged.md'],
  ['authors/jane-doe', 'the page of JaneDoe in blog/authors.yml'],
  ['rss.xml', 'the feed RSS'],
  ['tags.html', 'the list of tags'],
])('the slug %s is taken by %s', (slug, page) => {
  const tags = 'tags: [C, "C#", {label: Own address, permalink: /own}]';
  const tagged = parsePostFile('blog/tagged.md', `---\ntitle: Tagged\n${tags}\n---\n`);
  expect(addressProblems([post(slug), tagged], TAGS_AND_AUTHORS)).toEqual([
    expect.stringMatching(new RegExp(`^blog/a\\.md:3: .* is taken by ${page}\\.`)),
  ]);
});

test.each([
  ['the same', 'x', 'x'],
  ['another case', 'Release', 'release'],
  ['another Unicode form of the same letter', 'caf\u00e9', 'cafe\u0301'],
  ['the same HTML file', 'x', 'x.html'],
  ['the address of the other’s Markdown version', 'x.md', 'x'],
])('two posts cannot have the same address: %s', (_name, first, second) => {
  const posts = [post(first, 'a'), post(second, 'b')];
  const [problem, ...moreProblems] = addressProblems(posts, TAGS_AND_AUTHORS);
  expect(problem).toMatch(/^blog\/b\.md:3: the address .* is taken by blog\/a\.md\./);
  expect(moreProblems).toEqual([]);
});

test('a problem with an address from the file name is reported without a line', () => {
  expect(addressProblems([post(undefined, 'tags')], TAGS_AND_AUTHORS)).toEqual([
    'blog/tags.md: the address /blog/tags is taken by the list of tags. Give the post another slug.',
  ]);
});

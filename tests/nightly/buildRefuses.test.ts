// cspell:ignore leters
import {rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {buildSite} from '../support/fixtureSite';
import {addPost, copyFixture} from '../support/siteCopy';

test('the build stops and lists all errors in posts, each with file, line and fix', () => {
  const folder = copyFixture();
  const file = addPost(folder, {description: '', tags: '[ux, writing, leters]'}, 'Text.');
  writeFileSync(path.join(folder, 'blog/2025-12-31-bare.md'), '---\ntitle: Not closed');
  const {ok, output} = buildSite(folder);
  expect(ok, output).toBe(false);
  expect(output).toContain('Problems in the blog (3):');
  expect(output).toContain(`${file}:1: description is missing`);
  expect(output).toContain(
    `${file}:6: tags[2] "leters" is not in blog/tags.yml; did you mean "letters"?`,
  );
  expect(output).toContain('blog/2025-12-31-bare.md:1: the front matter is not closed');
});

// The content check leaves these mistakes to Docusaurus, which finds them in three stages of a build.
test('the build stops at a missing picture or file, at MDX that fails, and at a broken link, and names the post', () => {
  const folder = copyFixture();
  for (const texts of [
    ['![x](./gone.png)', '[x](./gone.md)'],
    ['The {curly} braces'],
    ['[x](/blog/gone)'],
  ]) {
    const slugs = texts.map((_, index) => `added-post-${index}`);
    const files = slugs.map((slug, index) => addPost(folder, {slug}, texts[index] ?? ''));
    const {ok, output} = buildSite(folder);
    expect(ok, output).toBe(false);
    expect(slugs.filter((slug) => !output.includes(slug))).toEqual([]);
    files.forEach((file) => rmSync(path.join(folder, file)));
  }
});

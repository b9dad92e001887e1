import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {isScheduled, permalinkOf} from 'docusaurus-blog-import/markdown';
import {derivePost} from '../../src/lib/derivePost';
import {readContent} from '../../src/features/content-check/readContent';
import {folderWith} from '../support/folders';
import {buildSite} from '../support/fixtureSite';
import {assembleFork} from '../support/foreignSite';
import {MOVES, runImport} from '../support/imports';
import {linkPackages} from '../support/siteCopy';

const folder = folderWith({});

function importBlog(name: string) {
  return runImport(folder, path.join(MOVES, name), '--old-site', 'https://old.example');
}

/**
 * Expects a page of each post that is published, and a Markdown version and an entry in llms.txt of
 * each listed one. Returns the numbers of posts; drafts and scheduled posts are hidden.
 */
function expectPosts(): {listed: number; unlisted: number; hidden: number} {
  const index = readFileSync(path.join(folder, 'build/llms.txt'), 'utf8');
  const counts = {listed: 0, unlisted: 0, hidden: 0};
  for (const post of readContent(folder).posts) {
    const {slug, title, date = ''} = derivePost(post);
    const {draft, unlisted} = post.fields;
    const isHidden = draft === true || isScheduled(date, Date.now());
    const visibility = unlisted ? 'unlisted' : 'listed';
    const kind = isHidden ? 'hidden' : visibility;
    counts[kind] += 1;
    const page = path.join(folder, 'build', permalinkOf('blog', slug));
    expect(existsSync(`${page}.html`), post.file).toBe(kind !== 'hidden');
    expect(existsSync(`${page}.md`), post.file).toBe(kind === 'listed');
    expect(index.includes(`[${title}]`), post.file).toBe(kind === 'listed');
  }
  return counts;
}

const OLD_ADDRESSES = ['2017/01/02/rain-gauge', 'gauge', 'laid', 'deckle-edge', 'blog/nested/same'];

test('blogs of three other engines and a folder of odd texts can be imported into one site, which builds', async () => {
  await assembleFork(folder);
  linkPackages(folder);
  mkdirSync(path.join(folder, 'blog'));
  writeFileSync(path.join(folder, 'blog/authors.yml'), 'founder: {name: The founder}\n');
  for (const name of ['jekyll', 'hugo', 'astro']) {
    const {code, stderr, report} = await importBlog(name);
    expect(code, stderr + report).toBe(0);
    expect(report).toContain('0 refused');
  }
  const odd = await importBlog('odd');
  expect(odd.report).toContain('content/more/empty.md: is empty');
  expect(odd.stderr).toContain('13 posts imported');
  // Publishes the draft with the most unusual text, so that the build has to compile it.
  const hazards = path.join(folder, 'blog/2017-07-14-hazards.md');
  writeFileSync(hazards, readFileSync(hazards, 'utf8').replace('draft: true\n', ''));

  const {ok, output} = buildSite(folder);
  expect(ok, output).toBe(true);
  expect(expectPosts()).toEqual({listed: 37, unlisted: 0, hidden: 6});
  for (const address of OLD_ADDRESSES) {
    expect(readFileSync(path.join(folder, 'build', address, 'index.html'), 'utf8')).toMatch(
      /url=.*\/blog\//,
    );
  }
  const page = (slug: string) => readFileSync(path.join(folder, `build/blog/${slug}.html`), 'utf8');
  expect(page('kettle-physics')).toContain('Prices in {curly braces}');
  expect(page('kettle-physics')).toMatch(/<picture>.*kettle-[0-9a-f]+/s);
  expect(page('glaciers')).toMatch(/href="?\/blog\/tides/);
  expect(page('latin1')).toContain('Köln – by a factor');
  expect(page('hazards')).toContain('Set:this[text]');
  expect(page('hazards')).not.toContain('onclick="go()"');
});

import {describe, expect, test} from 'vitest';
import {readContent} from '../../src/features/content-check/readContent';
import {repository} from '../support/sites';
import {sourcePosts} from '../support/sourcePosts';

const content = readContent(repository);
const posts = sourcePosts(content.posts);
const tags = content.lists.tags as Readonly<
  Record<string, {permalink: string; description: string}>
>;

function linksOut(body: string): string[] {
  return [...body.matchAll(/\]\(\.\/(\d{4}-[^)#]+\.mdx?)/g)].map(([, file = '']) => file);
}

/** Removes code and tables from a text. */
function prose(body: string): string {
  return body.replace(/^(`{3,}|~{3,}).*?^\1[ \t]*$/gms, '').replace(/^\|.*$/gm, '');
}

/** Counts words without code, tables, tags and markup. */
function countWords(body: string): number {
  const words = prose(body)
    .replace(/^(?:import|export) .*$/gm, '')
    .replace(/\{\/\*.*?\*\/\}|<!--.*?-->/gs, '')
    .replace(/\]\([^)]*\)/g, ']');
  return words.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu)?.length ?? 0;
}

/** Guides are merged from posts of several years. The archive has the other posts before 2026. */
const guides = posts.filter(({kind}) => kind === 'guide');
const archive = posts.filter((post) => post.date < '2026' && !guides.includes(post));
/** Posts since 2026: notes, essays with their own data, and other articles. */
const later = posts.filter(({date}) => date >= '2026');
const notes = later.filter(({kind}) => kind === 'note' || kind === 'link');
const essays = later.filter((post) => !notes.includes(post) && post.body.includes('](./data/'));
const articles = later.filter((post) => !notes.includes(post) && !essays.includes(post));

describe('the shipped posts', () => {
  test.each(archive.map((post) => [post.file, post] as const))(
    '%s has 400 to 1,200 words and links to at most five other posts',
    (file, {body}) => {
      const words = countWords(body);
      expect(words, 'words').toBeGreaterThanOrEqual(400);
      expect(words, 'words').toBeLessThanOrEqual(1200);
      const links = new Set(linksOut(body));
      expect(links.size, 'links to other posts').toBeLessThanOrEqual(5);
      expect(links.has(file), 'a link to itself').toBe(false);
    },
  );

  test.each(
    [
      {kind: 'note', of: notes, least: 150, most: 500, plots: 0},
      {kind: 'article', of: articles, least: 400, most: 1800, plots: 0},
      {kind: 'essay', of: essays, least: 2000, most: 4500, plots: 2},
      {kind: 'guide', of: guides, least: 2500, most: Infinity, plots: 2},
    ].flatMap(({of, ...kind}) => of.map((post) => ({...kind, ...post}))),
  )(
    '$file is a $kind of $least to $most words with at least $plots plots, and links its data',
    ({kind, body, slug, least, most, plots}) => {
      const words = countWords(body);
      expect(words, 'words').toBeGreaterThanOrEqual(least);
      expect(words, 'words').toBeLessThanOrEqual(most);
      expect(body.match(/^```plot /gm)?.length ?? 0).toBeGreaterThanOrEqual(plots);
      if (plots > 0) {
        expect(body).toContain(`](./data/${slug}/make.mjs)`);
      }
      const drawn = [...body.matchAll(/^data: (\S+)$/gm)].map(([, file]) => file);
      expect(kind === 'essay' ? drawn.filter((file) => !body.includes(`](${file})`)) : []).toEqual(
        [],
      );
    },
  );

  test.each(guides)(
    '$file has contents, and at least three addresses redirect to it',
    ({body, slug}) => {
      expect(body).toContain('\n## Contents\n');
      const redirects = content.lists.redirects as readonly {readonly to: string}[];
      const replaced = redirects.filter(({to}) => to === `/blog/${slug}`);
      expect(replaced.length).toBeGreaterThanOrEqual(3);
    },
  );

  test('posts rarely use certain worn phrases, and none links to a later post', () => {
    const found = (pattern: RegExp) =>
      posts.reduce((sum, {body}) => sum + (prose(body).match(pattern)?.length ?? 0), 0);
    expect(posts.length).toBeGreaterThanOrEqual(125);
    expect(posts.length).toBeLessThanOrEqual(145);
    expect(found(/\bI\s+would\b/g)).toBeLessThan(60);
    expect(
      found(/(?<!\b[Tt]here\s+)\bis\s+(?:none|no)\b(?!\s+(?:longer|more|less)\b)/g),
    ).toBeLessThan(10);
    expect(found(/\bread\s+next\b/gi)).toBe(0);
    const ahead = posts.flatMap(({file, updated, body}) =>
      linksOut(body)
        .filter((to) => to.slice(0, 10) > updated)
        .map((to) => `${file}: ${to}`),
    );
    expect(ahead).toEqual([]);
  });

  // A post that links to another is listed under that post as a mention.
  test('every post links to another or is linked from one', () => {
    const linked = new Set(posts.flatMap(({body}) => linksOut(body)));
    const alone = posts.filter(({file, body}) => !linked.has(file) && linksOut(body).length === 0);
    expect(alone.map(({file}) => file)).toEqual([]);
  });

  test('titles and descriptions of posts and tags are unique', () => {
    const described = [posts, Object.values(tags)].map((list) =>
      list.map((one) => one.description),
    );
    for (const texts of [posts.map(({title}) => title), ...described]) {
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    }
  });

  test('no two posts share a paragraph', () => {
    const seen = new Map<string, string>();
    const shared = posts.flatMap(({file, body}) =>
      prose(body)
        .split(/\n{2,}/)
        .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim())
        .filter((paragraph) => paragraph.length > 80)
        .flatMap((paragraph) => {
          const other = seen.get(paragraph);
          seen.set(paragraph, file);
          return other ? [`${other} and ${file}: ${paragraph.slice(0, 60)}`] : [];
        }),
    );
    expect(shared).toEqual([]);
  });

  test('every series has at least three posts', () => {
    for (const key of Object.keys(content.lists.series as object)) {
      expect(posts.filter(({series}) => series === key).length, key).toBeGreaterThanOrEqual(3);
    }
  });
});

import path from 'node:path';
import {expect, test} from 'vitest';
import {contentProblems} from '../../src/plugins/post-schema/contentProblems';
import {countWords} from '../../src/plugins/post-pictures/buildSummary';
import {content, sourcePosts, sourceTags} from '../support/sourcePosts';

const posts = sourcePosts();

function linksOut(body: string): string[] {
  return [...body.matchAll(/\]\(\.\/(\d{4}-[^)#]+\.mdx?)/g)].map(([, file = '']) => file);
}

function prose(body: string): string {
  return body.replace(/^\|.*$/gm, '');
}

function perPeriod(period: (date: string) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const {date} of posts) {
    counts.set(period(date), (counts.get(period(date)) ?? 0) + 1);
  }
  return counts;
}

test('the posts and their lists fit their schemas', () => {
  expect(contentProblems(path.resolve(__dirname, '../..'), content)).toEqual([]);
});

test('there are at least 130 posts', () => {
  expect(posts.length).toBeGreaterThanOrEqual(130);
});

test('every month from 2021 to 2025 has a post, and none has more than six', () => {
  const months = perPeriod((date) => date.slice(0, 7));
  for (let year = 2021; year <= 2025; year += 1) {
    for (let month = 1; month <= 12; month += 1) {
      const count = months.get(`${year}-${String(month).padStart(2, '0')}`) ?? 0;
      expect(count, `posts of ${year}-${month}`).toBeGreaterThanOrEqual(1);
      expect(count, `posts of ${year}-${month}`).toBeLessThanOrEqual(6);
    }
  }
  expect(months.size).toBe(60);
});

test('a quarter has three to six posts at first, and years have more and more', () => {
  const quarters = perPeriod(
    (date) => `${date.slice(0, 4)} Q${Math.ceil(Number(date.slice(5, 7)) / 3)}`,
  );
  for (const [quarter, count] of quarters) {
    expect(count, quarter).toBeGreaterThanOrEqual(3);
    expect(count, quarter).toBeLessThanOrEqual(quarter < '2023' ? 6 : 13);
  }
  const years = [...perPeriod((date) => date.slice(0, 4))].sort().map(([, count]) => count);
  expect(years).toEqual(years.toSorted((a, b) => a - b));
});

test.each([
  ['finance', 12],
  ['ai-agents', 8],
  ['ai-workspaces', 4],
  ['mcp', 6],
  ['startups', 8],
  ['hiring', 5],
  ['equity', 7],
  ['career', 8],
  ['open-source', 10],
  ['running', 10],
  ['boxing', 6],
  ['release-notes', 4],
  ['essay', 8],
  ['tutorial', 8],
  ['worked-example', 12],
  ['checklist', 6],
])('%s has at least %i posts', (topic, least) => {
  expect(posts.filter(({tags}) => tags.includes(topic)).length).toBeGreaterThanOrEqual(least);
});

test.each(posts.map((post) => [post.file, post] as const))(
  '%s is as long as a post should be, and leads on to one to four others',
  (file, {body}) => {
    const words = countWords(prose(body));
    expect(words, 'words').toBeGreaterThanOrEqual(400);
    expect(words, 'words').toBeLessThanOrEqual(1200);
    const links = new Set(linksOut(body));
    expect(links.size, 'links to other posts').toBeGreaterThanOrEqual(1);
    expect(links.size, 'links to other posts').toBeLessThanOrEqual(4);
    expect(links.has(file), 'a link to itself').toBe(false);
  },
);

test('every post is linked from another', () => {
  const linked = new Set(posts.flatMap(({body}) => linksOut(body)));
  expect(posts.map(({file}) => file).filter((file) => !linked.has(file))).toEqual([]);
});

test('no two posts have one title or one description', () => {
  for (const texts of [posts.map(({title}) => title), posts.map((post) => post.description)]) {
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

test('one slug ends in .md, one in a short hash', () => {
  const slugs = posts.map(({slug}) => slug);
  expect(slugs.filter((slug) => slug.endsWith('.md'))).toHaveLength(1);
  expect(slugs.some((slug) => /-[0-9a-f]{6}$/.test(slug))).toBe(true);
});

test('there are at least 380 tags, every one used, some with a short hash', () => {
  const used = new Set(posts.flatMap(({tags}) => tags));
  const keys = Object.keys(sourceTags);
  expect(keys.length).toBeGreaterThanOrEqual(380);
  expect(keys.filter((key) => !used.has(key))).toEqual([]);
  const hashed = Object.values(sourceTags).filter(({permalink}) => /-[0-9a-f]{6}$/.test(permalink));
  expect(hashed.length).toBeGreaterThanOrEqual(3);
});

test('no two tags have one description', () => {
  const texts = Object.values(sourceTags).map(({description}) => description);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

test('every series has at least three posts', () => {
  for (const key of Object.keys(content.lists.series as object)) {
    expect(posts.filter(({series}) => series === key).length, key).toBeGreaterThanOrEqual(3);
  }
});

test('posts hold at least eight kinds of interactive parts, diagrams and formulas', () => {
  const bodies = posts.map(({body}) => body);
  const parts = new Set(
    bodies.flatMap((body) =>
      [...body.matchAll(/^import \w+ from '@site\/src\/features\/([\w-]+)'/gm)].map(
        ([, name]) => name,
      ),
    ),
  );
  expect(parts.size).toBeGreaterThanOrEqual(8);
  expect(bodies.filter((body) => /^```mermaid/m.test(body)).length).toBeGreaterThanOrEqual(5);
  expect(bodies.filter((body) => body.includes('$$')).length).toBeGreaterThanOrEqual(5);
});

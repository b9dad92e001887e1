import {readFileSync} from 'node:fs';
import {load} from 'js-yaml';
import {expect, test} from 'vitest';
import {sourcePosts} from '../support/sourcePosts';

const posts = sourcePosts();
const tagsFile = load(readFileSync('blog/tags.yml', 'utf8')) as Record<
  string,
  {label: string; permalink: string; description: string}
>;
const knownTags = Object.entries(tagsFile).map(([key, tag]) => ({key, ...tag}));

function prose(body: string): string {
  return body.replace(/```.*?```/gs, '').replace(/^\|.*$/gm, '');
}

test('there are at least 24 posts, some in each year from 2021 to 2025', () => {
  expect(posts.length).toBeGreaterThanOrEqual(24);
  const years = new Set(posts.map(({file}) => file.slice(0, 4)));
  expect([...years].sort()).toEqual(['2021', '2022', '2023', '2024', '2025']);
});

test.each([
  'finance',
  'ai-agents',
  'ai-workspaces',
  'mcp',
  'startups',
  'hiring',
  'equity',
  'career',
  'open-source',
  'running',
  'boxing',
  'release-notes',
  'essay',
])('some post is about %s', (topic) => {
  expect(posts.filter(({tags}) => tags.includes(topic))).not.toEqual([]);
});

test.each(posts.map((post) => [post.file, post] as const))(
  '%s keeps the rules of a post',
  (file, post) => {
    const {title = '', description = '', slug = '', date = ''} = post.fields;
    expect(file.startsWith(`${date}-`), 'the file name begins with the date').toBe(true);
    expect(title.length, 'length of the title').toBeLessThanOrEqual(70);
    expect(description.length, 'length of the description').toBeGreaterThanOrEqual(50);
    expect(description.length, 'length of the description').toBeLessThanOrEqual(160);
    expect(slug).toMatch(/^[a-z0-9]+(?:[-.][a-z0-9]+)*$/);
    expect(post.fields['authors']).toBe('[founder]');
    expect(post.tags.length).toBeGreaterThanOrEqual(3);
    expect(post.tags.length).toBeLessThanOrEqual(10);
    expect(new Set(post.tags).size).toBe(post.tags.length);
    expect(post.body).toContain('\n{/* truncate */}\n');
    expect(prose(post.body).split(/\s+/).length, 'words').toBeGreaterThanOrEqual(400);
    const links = [...post.body.matchAll(/\]\(\.\/(\d{4}-[^)]+\.mdx)/g)];
    expect(links.length, 'links to other posts').toBeGreaterThanOrEqual(1);
    expect(links.length, 'links to other posts').toBeLessThanOrEqual(5);
  },
);

test('slugs are unique; one ends in .md and one in a short hash', () => {
  const slugs = posts.map(({fields}) => fields['slug'] ?? '');
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(slugs.filter((slug) => slug.endsWith('.md'))).toHaveLength(1);
  expect(slugs.some((slug) => /-[0-9a-f]{6}$/.test(slug))).toBe(true);
});

test('every tag has a label, an address and a line on what it is about, and is used', () => {
  const used = new Set(posts.flatMap(({tags}) => tags));
  for (const {key, label, permalink, description} of knownTags) {
    expect(label, key).not.toBe('');
    expect(permalink, key).toMatch(/^\/[a-z0-9-]+$/);
    expect(description.length, key).toBeGreaterThan(25);
    expect(used.has(key), `${key} is used`).toBe(true);
  }
  expect([...used].filter((tag) => !knownTags.some(({key}) => key === tag))).toEqual([]);
  expect(knownTags.some(({permalink}) => /-[0-9a-f]{6}$/.test(permalink))).toBe(true);
});

test('no two tags differ only by case, plural or hyphen', () => {
  const folded = knownTags.map(({label}) =>
    label.toLowerCase().replace(/[\s-]/g, '').replace(/s$/, ''),
  );
  expect(new Set(folded).size).toBe(folded.length);
});

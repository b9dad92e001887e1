import {expect, test} from 'vitest';
import {posts, postsByTag} from '../support/fixturePages';
import {each, hrefsOf, fixturePage, textOf, textsOf} from '../support/html';

const page = fixturePage('/intelligence');
const topics = each(page('main section')).filter((topic) => topic.find('h3').length > 0);

test('without JavaScript, the map page lists every post by topic, newest first', () => {
  const listed = topics.flatMap((topic) => each(topic.find('li')));
  expect(listed).toHaveLength(posts.length);
  for (const row of listed) {
    const post = posts.find(({permalink}) => permalink === row.find('a').attr('href'));
    expect([textOf(row.find('a')), textOf(row.find('time'))]).toEqual([post?.title, post?.date]);
    expect(textOf(row.find('button')), post?.permalink).toMatch(/^(?:1 link|(?:no|\d+) links)$/);
  }
  for (const topic of topics) {
    const name = topic.attr('aria-label') ?? '';
    expect(textOf(topic.find('h3'))).toBe(`${name} ${topic.find('li').length}`);
    const dates = textsOf(topic.find('time'));
    expect(dates).toEqual(dates.toSorted().reverse());
  }
});

test('without JavaScript, the map is an image of labeled links, grouped by topic like the list', () => {
  const map = page('main svg[aria-label="Map of the posts"]');
  const links = each(map.find('a'));
  expect(links.map((link) => link.attr('href'))).toEqual(
    topics.flatMap((topic) => hrefsOf(topic.find('li a'))),
  );
  for (const link of links) {
    const post = posts.find(({permalink}) => permalink === link.attr('href'));
    expect(link.attr('aria-label')).toBe(post?.title);
  }
  const names = topics.map((topic) => topic.attr('aria-label'));
  expect(each(map.find('g[role=group]')).map((group) => group.attr('aria-label'))).toEqual(names);
});

test('the page shows the numbers of posts and tags, and a table with each tag’s posts by year', () => {
  const counted = [`${posts.length}`, `${postsByTag.size}`];
  expect([textsOf(page('dt')).slice(0, 2), textsOf(page('dd')).slice(0, 2)]).toEqual([
    ['Posts', 'Tags'],
    counted,
  ]);
  const table = page('main table');
  const years = [...new Set(posts.map(({date}) => date.slice(0, 4)))].sort();
  expect(textOf(table.find('caption'))).not.toBe('');
  expect(textsOf(table.find('thead th'))).toEqual(['Tag', ...years, 'All', 'Often with']);
  for (const row of each(table.find('tbody tr'))) {
    const tagged = postsByTag.get(row.find('th a').attr('href') ?? '') ?? [];
    expect(textsOf(row.find('td')).at(-2)).toBe(`${tagged.length}`);
  }
});

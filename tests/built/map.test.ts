import {expect, test} from 'vitest';
import {posts} from '../support/blogPosts';
import {each, hrefsOf, readPage, textOf, textsOf} from '../support/html';
import {fixtureBuild} from '../support/sites';

const page = readPage(fixtureBuild, '/intelligence');
const topics = each(page('main section')).filter((topic) => topic.find('h3').length > 0);

/** The posts that the text of each post links to. */
const linked = new Map(
  posts.map(({permalink}) => {
    const links = readPage(fixtureBuild, permalink)('main .markdown a[href^="/blog/"]');
    return [permalink, hrefsOf(links).map((href) => href?.replace(/[?#].*/, '') ?? '')];
  }),
);

/** The posts that a post links to or is linked by. */
function neighborsOf(permalink: string): Set<string> {
  const citing = [...linked.keys()].filter((from) => linked.get(from)?.includes(permalink));
  const all = new Set([...(linked.get(permalink) ?? []), ...citing]);
  all.delete(permalink);
  return all;
}

test('without JavaScript the map is a list of every post by topic, the newest first', () => {
  const listed = topics.flatMap((topic) => hrefsOf(topic.find('li a')));
  expect(listed.toSorted()).toEqual(posts.map(({permalink}) => permalink).sort());
  for (const topic of topics) {
    const name = topic.attr('aria-label') ?? '';
    expect(textOf(topic.find('h3'))).toBe(`${name} ${topic.find('li').length}`);
    const dates = textsOf(topic.find('time'));
    expect(dates).toEqual(dates.toSorted().reverse());
  }
});

test('each post of it has its title, its date and its number of links', () => {
  for (const row of topics.flatMap((topic) => each(topic.find('li')))) {
    const post = posts.find(({permalink}) => permalink === row.find('a').attr('href'));
    expect(textOf(row.find('a'))).toBe(post?.title);
    expect(textOf(row.find('time'))).toBe(post?.date);
    const {size} = neighborsOf(post?.permalink ?? '');
    const count = size === 1 ? '1 link' : `${size || 'no'} links`;
    expect(textOf(row.find('button')), post?.permalink).toBe(count);
  }
});

test('a table counts the posts of each topic by year', () => {
  const table = page('main table');
  const years = [...new Set(posts.map(({date}) => date.slice(0, 4)))].sort();
  expect(textOf(table.find('caption'))).not.toBe('');
  expect(textsOf(table.find('thead th')).filter((text) => /^\d+$/.test(text))).toEqual(years);
  for (const row of each(table.find('tbody tr'))) {
    const topic = textOf(row.find('th'));
    const tagged = posts.filter(({tags}) => tags.some(({label}) => label === topic));
    const counts = years.map((year) => tagged.filter(({date}) => date.startsWith(year)).length);
    const cells = textsOf(row.find('td')).slice(0, years.length + 1);
    expect(cells.map(Number), topic).toEqual([...counts, tagged.length]);
  }
});

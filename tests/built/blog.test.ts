import {expect, test} from 'vitest';
import {ROW_TAGS} from '../../src/lib/postRows';
import {
  newest,
  oldest,
  permalinksOf,
  posts,
  postsByTag,
  postsByYear,
  rowOf,
} from '../support/fixturePages';
import type {HtmlPage, Part} from '../support/html';
import {attributesOf, each, hrefsOf, readPage, textOf} from '../support/html';
import {fixtureBuild} from '../support/sites';

const read = (address: string) => readPage(fixtureBuild, address);
const years = postsByYear.map(([year]) => year);

/** Links of the post titles listed on a page, in order. */
const listed = (page: HtmlPage) => hrefsOf(page('main li h3 a'));

/** Reads all facts about a post from its row in a list. */
function readRow(row: Part) {
  const last = row.find('p').last();
  return {
    date: row.find('time').attr('datetime'),
    title: textOf(row.find('h3')),
    permalink: row.find('h3 a').attr('href'),
    description: textOf(row.find('p').first()),
    minutes: textOf(last.find('span')),
    tags: each(last.find('a')).map((tag) => ({label: textOf(tag), permalink: tag.attr('href')})),
  };
}

const rows = each(read('/blog')('main section li')).map(readRow);

test('the blog lists every post once, by year, with date, description and tags', () => {
  const page = read('/blog');
  const yearSections = each(page('main section')).map((section) => ({
    year: section.find('h2').attr('id'),
    posts: each(section.find('li')).map(readRow),
  }));
  expect(yearSections).toMatchObject(
    postsByYear.map(([year, ofYear]) => ({
      year,
      posts: ofYear.map((post) => rowOf(post, ROW_TAGS)),
    })),
  );
});

test('a post’s reading time is the same in the list and on its page', () => {
  for (const {permalink = '', minutes} of rows) {
    expect(minutes).toMatch(/^[1-9]\d* min$/);
    const date = read(permalink)('article header time').parent();
    expect(textOf(date), permalink).toMatch(new RegExp(`· ${minutes} read( · |$)`));
  }
});

test.each([...postsByTag])('%s lists exactly the posts with the tag', (permalink, tagged) => {
  expect(listed(read(permalink))).toEqual(permalinksOf(tagged));
});

test('the list of tags has every tag in use, with its count', () => {
  const labels = new Map(
    posts.flatMap(({tags}) => tags.map(({permalink, label}) => [permalink, label])),
  );
  const tags = each(read('/blog/tags')('main ul li:has(a)'));
  expect(Object.fromEntries(tags.map((tag) => [tag.find('a').attr('href'), textOf(tag)]))).toEqual(
    Object.fromEntries(
      [...postsByTag].map(([tag, {length}]) => [tag, `${labels.get(tag)} ${length}`]),
    ),
  );
  expect(tags).toHaveLength(postsByTag.size);
});

test('the archive lists all posts by year, each with a highlighted square on its day', () => {
  const sections = each(read('/blog/archive')('main section'));
  expect(sections.map((section) => section.find('h2').attr('id'))).toEqual(years);
  for (const [index, [year, ofYear]] of postsByYear.entries()) {
    const section = sections[index];
    expect(section && hrefsOf(section.find('ol a')), year).toEqual(permalinksOf(ofYear));
    const squares = section ? section.find('[data-day]') : undefined;
    const days = [...new Set(ofYear.map(({date}) => date))];
    expect(squares && attributesOf(squares, 'data-day'), year).toEqual(days);
  }
});

test('the list of authors has each author’s number of posts, and the page of an author lists them', () => {
  const authors = [...new Set(posts.flatMap((post) => post.authors))];
  const entries = new Map(
    each(read('/blog/authors')('main ul li')).map((entry) => [
      entry.find('a').first().attr('href'),
      textOf(entry),
    ]),
  );
  expect(entries.size).toBe(authors.length);
  for (const author of authors) {
    const written = posts.filter((post) => post.authors.includes(author));
    const permalink = `/blog/authors/${author}`;
    expect(entries.get(permalink), author).toMatch(new RegExp(`\\D${written.length}\\D`));
    expect(listed(read(permalink)), author).toEqual(permalinksOf(written));
  }
});

/** Returns the years in the blog sidebar, whether they are expanded, and their posts. */
function sidebarYears(page: HtmlPage) {
  const groups = each(page('nav[aria-label="Blog recent posts navigation"] details'));
  return groups.map((group) => [
    textOf(group.find('summary')),
    group.attr('open') !== undefined,
    hrefsOf(group.find('li a')),
  ]);
}

/** Returns what `sidebarYears` should return if one year is expanded. */
const expectedYears = (expanded: string | undefined) =>
  postsByYear.map(([year, ofYear]) => [year, year === expanded, permalinksOf(ofYear)]);

test.each([newest, oldest])(
  'the sidebar of a post of $date lists all posts by year, with this year expanded and this post marked',
  ({date, permalink}) => {
    const page = read(permalink);
    expect(sidebarYears(page)).toEqual(expectedYears(date.slice(0, 4)));
    expect(hrefsOf(page('aside [aria-current=page]'))).toEqual([permalink]);
  },
);

import {expect, test} from 'vitest';
import {ROW_TAGS} from '../../src/lib/postRows';
import {
  newest,
  oldest,
  permalinksOf,
  posts,
  postsByTag,
  postsByYear,
} from '../support/fixturePages';
import type {HtmlPage, Elements} from '../support/html';
import {attributesOf, each, hrefsOf, fixturePage, textOf} from '../support/html';

/** Links of the post titles listed on a page, in order. */
const listed = (page: HtmlPage) => hrefsOf(page('main li h3 a'));

/** Reads all facts about a post from its row in a list. */
function readRow(row: Elements) {
  const lastLine = row.find('p').last();
  return {
    date: row.find('time').attr('datetime'),
    title: textOf(row.find('h3')),
    permalink: row.find('h3 a').attr('href'),
    description: textOf(row.find('p').first()),
    minutes: textOf(lastLine.find('span')),
    tags: each(lastLine.find('a')).map((tag) => ({
      label: textOf(tag),
      permalink: tag.attr('href'),
    })),
  };
}

test('the blog lists every post once, by year, with date, description and tags', () => {
  const page = fixturePage('/blog');
  const yearSections = each(page('main section')).map((section) => ({
    year: section.find('h2').attr('id'),
    posts: each(section.find('li')).map(readRow),
  }));
  expect(yearSections).toMatchObject(
    postsByYear.map(([year, ofYear]) => ({
      year,
      posts: ofYear.map(({date, title, permalink, description, tags}) => {
        const shownTags = tags.slice(0, ROW_TAGS);
        return {date, title, permalink, description, tags: shownTags};
      }),
    })),
  );
});

test('a post’s reading time is the same in the list and on its page', () => {
  const rows = each(fixturePage('/blog')('main section li')).map(readRow);
  for (const {permalink = '', minutes} of rows) {
    expect(minutes).toMatch(/^[1-9]\d* min$/);
    const date = fixturePage(permalink)('article header time').parent();
    expect(textOf(date), permalink).toMatch(new RegExp(`· ${minutes} read( · |$)`));
  }
});

test.each([...postsByTag])('%s lists exactly the posts with the tag', (permalink, tagged) => {
  expect(listed(fixturePage(permalink))).toEqual(permalinksOf(tagged));
});

test('the list of tags has every tag in use, with its count', () => {
  const items = each(fixturePage('/blog/tags')('main ul li:has(a)'));
  const listedTags = items.map((item) => [item.find('a').attr('href'), textOf(item)]);
  const expected = [...postsByTag].map(([permalink, tagged]) => {
    const tag = tagged[0]?.tags.find((each) => each.permalink === permalink);
    return [permalink, `${tag?.label} ${tagged.length}`];
  });
  expect(listedTags.sort()).toEqual(expected.sort());
});

test('the archive lists all posts by year, each with a highlighted square on its day', () => {
  const sections = each(fixturePage('/blog/archive')('main section'));
  const listing = sections.map((section) => ({
    year: section.find('h2').attr('id'),
    posts: hrefsOf(section.find('ol a')),
    days: attributesOf(section.find('[data-day]'), 'data-day'),
  }));
  expect(listing).toEqual(
    postsByYear.map(([year, ofYear]) => ({
      year,
      posts: permalinksOf(ofYear),
      days: [...new Set(ofYear.map(({date}) => date))],
    })),
  );
});

test('the list of authors has each author’s number of posts, and the page of an author lists them', () => {
  const entries = each(fixturePage('/blog/authors')('main ul li'));
  const authors = new Set(posts.flatMap((post) => post.authors));
  expect(entries).toHaveLength(authors.size);
  for (const author of authors) {
    const permalink = `/blog/authors/${author}`;
    const written = posts.filter((post) => post.authors.includes(author));
    const entry = entries.find((item) => item.find('a').first().attr('href') === permalink);
    expect(entry && textOf(entry), author).toMatch(new RegExp(`\\D${written.length}\\D`));
    expect(listed(fixturePage(permalink)), author).toEqual(permalinksOf(written));
  }
});

test.each([
  ['founder', 1],
  ['guest', 0],
])('the page of %s has %i links to the page about the site', (author, count) => {
  const page = fixturePage(`/blog/authors/${author}`);
  expect(page('main header a[href="/about-this-site"]')).toHaveLength(count);
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

test.each([newest, oldest])('the sidebar of $permalink has posts by year', ({date, permalink}) => {
  const page = fixturePage(permalink);
  expect(sidebarYears(page)).toEqual(
    postsByYear.map(([year, ofYear]) => [year, date.startsWith(year), permalinksOf(ofYear)]),
  );
  expect(hrefsOf(page('aside [aria-current=page]'))).toEqual([permalink]);
});

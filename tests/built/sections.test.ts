import {expect, test} from 'vitest';
import type {ArticleEntry, MediaEntry} from '../../src/data/types';
import {booksAlreadyRead} from '../fixtures/site/src/data/booksAlreadyRead';
import {booksToRead} from '../fixtures/site/src/data/booksToRead';
import {mediaInterviews} from '../fixtures/site/src/data/mediaInterviews';
import {mediaNewsMentions} from '../fixtures/site/src/data/mediaNewsMentions';
import {mediaOnStage} from '../fixtures/site/src/data/mediaOnStage';
import {mediaPodcasts} from '../fixtures/site/src/data/mediaPodcasts';
import {mediaProductVideos} from '../fixtures/site/src/data/mediaProductVideos';
import {mediaWebinars} from '../fixtures/site/src/data/mediaWebinars';
import {resumeArticles} from '../fixtures/site/src/data/resumeArticles';
import {resumeEducation} from '../fixtures/site/src/data/resumeEducation';
import {resumeExperience} from '../fixtures/site/src/data/resumeExperience';
import {attributesOf, each, hrefsOf, metaOf, readPage, textOf, textsOf} from '../support/html';
import {sectionPages, unlistedPages} from '../support/sections';
import {siteAddress} from '../support/siteAddress';
import {fixtureBuild} from '../support/sites';

const SHELVES = {
  '/books/to-read': booksToRead,
  '/books/already-read': booksAlreadyRead,
} as const;

const MEDIA: Record<string, readonly (MediaEntry | ArticleEntry)[]> = {
  '/media/interviews': mediaInterviews,
  '/media/news-mentions': mediaNewsMentions,
  '/media/on-stage': mediaOnStage,
  '/media/podcasts': mediaPodcasts,
  '/media/product-videos': mediaProductVideos,
  '/media/webinars': mediaWebinars,
  '/resume/articles': resumeArticles,
};

const TIMELINES = {
  '/resume/education': resumeEducation,
  '/resume/experience': resumeExperience,
} as const;

const read = (address: string) => readPage(fixtureBuild, address);
const sidebarOf = (address: string) => read(address)('nav[aria-label="Docs sidebar"]');
const listedPaths = sectionPages.map(({path}) => path);

/** Returns the links to pages in a sidebar, without the links of its group headings. */
const leavesOf = (address: string) => hrefsOf(sidebarOf(address).find('ul ul a'));

test('the sidebar has eleven pages, and “Books to read” is the first', () => {
  expect(listedPaths).toHaveLength(11);
  expect(listedPaths[0]).toBe('/books/to-read');
});

test.each(sectionPages)(
  '$path has breadcrumbs, a sidebar entry and a table of contents',
  ({path, section, label}) => {
    const page = read(path);
    const crumbs = page('nav[aria-label=Breadcrumbs]');
    expect(textsOf(crumbs.find('li'))).toEqual(['', section, label]);
    expect(hrefsOf(crumbs.find('a'))).toEqual(['/', `/${path.split('/')[1]}`]);
    expect(leavesOf(path)).toEqual(listedPaths);
    expect(hrefsOf(sidebarOf(path).find('[aria-current=page]'))).toEqual([path]);
    const entries = page('nav[aria-label="On this page"] a');
    const headings = page('article :is(h2, h3)');
    expect(textsOf(entries)).toEqual(textsOf(headings));
    expect(hrefsOf(entries)).toEqual(attributesOf(headings, 'id').map((id) => `#${id}`));
  },
);

test('an unlisted page is in no other page’s sidebar, and search engines must not index it', () => {
  for (const {path, label} of unlistedPages) {
    expect(textsOf(sidebarOf(path).find('[aria-current=page]'))).toEqual([label]);
    expect(leavesOf(path)).toHaveLength(listedPaths.length + 1);
    expect(textOf(read(path)('main'))).toContain('Unlisted page');
    expect(metaOf(read(path), 'robots')).toMatch(/\bnoindex\b/);
    expect(listedPaths.flatMap(leavesOf)).not.toContain(path);
  }
  expect(unlistedPages.length).toBeGreaterThan(0);
  expect(listedPaths.filter((path) => metaOf(read(path), 'robots') !== undefined)).toEqual([]);
});

test.each(Object.entries(SHELVES))(
  '%s shows every book with title, author and a drawn cover',
  (path, books) => {
    const items = each(read(path)('main li[id]')).map((item) => ({
      id: item.attr('id'),
      texts: textsOf(item.find('p')),
      isDrawn: item.find('svg :is(rect, path)').length > 4,
    }));
    const byId = (a: {id?: string}, b: {id?: string}) => (a.id ?? '').localeCompare(b.id ?? '');
    expect(items.sort(byId)).toEqual(
      books
        .map(({id, title, author, year, note}) => ({
          id,
          texts: [title, `${author} · ${year}`, note],
          isDrawn: true,
        }))
        .sort(byId),
    );
  },
);

test.each(Object.entries(MEDIA))(
  '%s shows every entry with link, people, place, date and a drawn poster',
  (path, entries) => {
    const page = read(path);
    expect(page('main li:has(time)')).toHaveLength(entries.length);
    for (const {id, title, url, people, place, date, example} of entries) {
      const item = page(`main li[id="${id}"]`);
      const [name, credit] = textsOf(item.find('p'));
      expect(name).toBe(example ? `${title} Example` : title);
      expect(item.find('p a').attr('href')).toBe(example ? undefined : url);
      expect(credit).toBe([people.join(', '), place].filter(Boolean).join(' · '));
      expect(item.find('time').attr('datetime')).toBe(date);
      expect(textOf(item.find('time'))).toBe(date);
      expect(item.find('svg')).toHaveLength(1);
    }
    // A video makes no third-party request before it is played.
    expect(page('main iframe')).toHaveLength(0);
  },
);

test.each(Object.entries(TIMELINES))(
  '%s shows every entry with dates, place and points',
  (path, entries) => {
    for (const {id, title, organization, place, start, points, example} of entries) {
      const item = read(path)(`main li[id="${id}"]`);
      const [dates, name, where] = textsOf(item.find('p'));
      expect(dates).toMatch(new RegExp(`^${start}( – |$)`));
      expect(name).toBe(example ? `${title} Example` : title);
      expect(where).toBe(`${organization} · ${place}`);
      expect(textsOf(item.find('li'))).toEqual(points);
    }
  },
);

test.each(['books/to-read', 'media/on-stage', 'resume/experience'])(
  'the address of the section redirects to %s without JavaScript',
  (main) => {
    const page = read(`/${main.split('/')[0]}`);
    expect(page('meta[http-equiv=refresh]').attr('content')).toBe(`0; url=/${main}`);
    expect(hrefsOf(page('a'))).toEqual([`/${main}`]);
    expect(metaOf(page, 'robots')).toBe('noindex');
    expect(hrefsOf(page('link[rel=canonical]'))).toEqual([siteAddress(main)]);
  },
);

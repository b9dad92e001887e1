import {expect, test} from 'vitest';
import {booksToRead} from '../fixtures/site/src/data/booksToRead';
import {mediaOnStage} from '../fixtures/site/src/data/mediaOnStage';
import {resumeExperience} from '../fixtures/site/src/data/resumeExperience';
import {attributesOf, hrefsOf, metaOf, fixturePage, textOf, textsOf} from '../support/html';
import {sectionPages, siteAddress, unlistedPages} from '../support/fixturePages';

/** Fields whose texts are shown. */
const SHOWN = /^(?:title|author|note|people|place|date|organization|start|points)$/;

const sidebarOf = (address: string) => fixturePage(address)('nav[aria-label="Docs sidebar"]');
const listedPaths = sectionPages.map(({path}) => path);

/** Returns the links to pages in a sidebar, without the links of its group headings. */
const leavesOf = (address: string) => hrefsOf(sidebarOf(address).find('ul ul a'));

test.each(sectionPages)('$path has breadcrumbs, sidebar and contents', ({path, section, label}) => {
  const page = fixturePage(path);
  const crumbs = page('nav[aria-label=Breadcrumbs]');
  expect(textsOf(crumbs.find('li'))).toEqual(['', section, label]);
  expect(hrefsOf(crumbs.find('a'))).toEqual(['/', `/${path.split('/')[1]}`]);
  expect(leavesOf(path)).toEqual(listedPaths);
  expect(hrefsOf(sidebarOf(path).find('[aria-current=page]'))).toEqual([path]);
  const entries = page('nav[aria-label="On this page"] a');
  const headings = page('article :is(h2, h3)');
  expect(textsOf(entries)).toEqual(textsOf(headings));
  expect(hrefsOf(entries)).toEqual(attributesOf(headings, 'id').map((id) => `#${id}`));
});

test('an unlisted page says so, and is in no other page’s sidebar', () => {
  for (const {path, label} of unlistedPages) {
    expect(textsOf(sidebarOf(path).find('[aria-current=page]'))).toEqual([label]);
    expect(leavesOf(path)).toHaveLength(listedPaths.length + 1);
    expect(textOf(fixturePage(path)('main'))).toContain('Unlisted page');
    expect(listedPaths.flatMap(leavesOf)).not.toContain(path);
  }
  expect(unlistedPages.length).toBeGreaterThan(0);
});

test.each([
  ['/books/to-read', booksToRead],
  ['/media/on-stage', mediaOnStage],
  ['/resume/experience', resumeExperience],
])('%s shows every entry with its texts and its link', (path, list) => {
  for (const entry of list as readonly {id: string; url?: string; example?: boolean}[]) {
    const item = fixturePage(path)(`main li[id="${entry.id}"]`);
    const shown = Object.entries(entry).filter(([name]) => SHOWN.test(name));
    for (const text of shown.flatMap(([, value]) => value as string)) {
      expect(textOf(item), `${entry.id}: ${text}`).toContain(text);
    }
    const links = hrefsOf(item.find('a'));
    expect(links.includes(entry.url), entry.id).toBe(entry.url !== undefined && !entry.example);
  }
});

test.each(['books/to-read', 'media/on-stage', 'resume/experience'])(
  'the address of the section redirects to %s without JavaScript',
  (main) => {
    const page = fixturePage(`/${main.split('/')[0]}`);
    expect(page('meta[http-equiv=refresh]').attr('content')).toBe(`0; url=/${main}`);
    expect(hrefsOf(page('a'))).toEqual([`/${main}`]);
    expect(metaOf(page, 'robots')).toBe('noindex');
    expect(hrefsOf(page('link[rel=canonical]'))).toEqual([siteAddress(main)]);
  },
);

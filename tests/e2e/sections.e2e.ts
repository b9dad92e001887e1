import type {Page} from '@playwright/test';
import {booksAlreadyRead} from '../../src/data/booksAlreadyRead';
import {booksToRead} from '../../src/data/booksToRead';
import {mediaInterviews} from '../../src/data/mediaInterviews';
import {mediaNewsMentions} from '../../src/data/mediaNewsMentions';
import {mediaOnStage} from '../../src/data/mediaOnStage';
import {mediaPodcasts} from '../../src/data/mediaPodcasts';
import {mediaProductVideos} from '../../src/data/mediaProductVideos';
import {mediaWebinars} from '../../src/data/mediaWebinars';
import {resumeArticles} from '../../src/data/resumeArticles';
import {resumeEducation} from '../../src/data/resumeEducation';
import {resumeExperience} from '../../src/data/resumeExperience';
import type {ArticleEntry, MediaEntry} from '../../src/data/types';
import {formatDate} from '../../src/lib/formatDate';
import {contrast} from '../support/contrast';
import {hrefs} from '../support/lists';
import {plainText} from '../support/markdown';
import {sectionPages, unlistedPages} from '../support/sections';
import {storeMode} from '../support/storedMode';
import {expect, test, visit} from '../support/test';

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

const [unlisted] = unlistedPages;
const listedPaths = sectionPages.map(({path}) => path);

function sidebarLinks(page: Page) {
  return page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link');
}

function entry(page: Page, id: string) {
  return page.getByRole('main').locator(`li[id="${id}"]`);
}

for (const {path, section, label, contents} of sectionPages) {
  test(`${path} shows where it is: breadcrumbs, sidebar and contents`, async ({page}) => {
    await visit(page, path);
    const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
    expect(await crumbs.getByRole('listitem').allInnerTexts()).toEqual(['', section, label]);
    await expect(crumbs.getByRole('link', {name: 'Home page'})).toHaveAttribute('href', '/');
    expect(await hrefs(sidebarLinks(page))).toEqual(listedPaths);
    await expect(page.locator('.menu__link[aria-current=page]')).toHaveAttribute('href', path);
    const toc = page.locator('.table-of-contents').getByRole('link');
    expect((await toc.allInnerTexts()).map(plainText)).toEqual(contents);
    const anchors = (await hrefs(toc)).map((anchor) => anchor?.slice(1));
    const ids = await page
      .locator('article :is(h2, h3)')
      .evaluateAll((all) => all.map((e) => e.id));
    expect(ids).toEqual(anchors);
  });
}

test('books to read is the first page of the sidebar', async ({page}) => {
  await visit(page, '/resume/articles');
  await expect(sidebarLinks(page)).toHaveCount(11);
  await expect(sidebarLinks(page).first()).toHaveAttribute('href', '/books/to-read');
});

test('an unlisted page stands in the sidebar while it is open, and nowhere else', async ({
  page,
}) => {
  await visit(page, unlisted?.path ?? '');
  const own = sidebarLinks(page).filter({hasText: unlisted?.label ?? ''});
  await expect(own).toHaveAttribute('aria-current', 'page');
  await expect(sidebarLinks(page)).toHaveCount(listedPaths.length + 1);
  await expect(page.locator('.theme-unlisted-banner')).toBeVisible();
  await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', /\bnoindex\b/);
  await sidebarLinks(page).first().click();
  await expect(page).toHaveURL(listedPaths[0] ?? '');
  await expect(own).toHaveCount(0);
  await expect(page.locator('head meta[name=robots]')).toHaveCount(0);
});

for (const [path, books] of Object.entries(SHELVES)) {
  test(`${path} shows every book with title, author and a drawn cover`, async ({page}) => {
    await visit(page, path);
    const shown = await page
      .getByRole('main')
      .locator('li[id]')
      .evaluateAll((items) =>
        items.map((item) => ({
          id: item.id,
          texts: [...item.querySelectorAll('p')].map((line) => line.textContent),
          shapes: item.querySelectorAll('svg :is(rect, circle, polyline)').length > 4,
        })),
      );
    expect(shown.sort((a, b) => a.id.localeCompare(b.id))).toEqual(
      books
        .map(({id, title, author, year, note}) => ({
          id,
          texts: [title, `${author} · ${year}`, note],
          shapes: true,
        }))
        .sort((a, b) => a.id.localeCompare(b.id)),
    );
    await expect(page.locator('main img')).toHaveCount(0);
  });
}

for (const [path, entries] of Object.entries(MEDIA)) {
  test(`${path} shows every entry with link, people, place and date`, async ({page}) => {
    await visit(page, path);
    await expect(page.getByRole('main').locator('li:has(time)')).toHaveCount(entries.length);
    for (const {id, title, url, people, place, date, example} of entries) {
      const item = entry(page, id);
      await expect(item.getByRole('link', {name: title, exact: true})).toHaveAttribute('href', url);
      await expect(
        item.getByText([people.join(', '), place].filter(Boolean).join(' · '), {exact: true}),
      ).toBeVisible();
      await expect(item.getByRole('time')).toHaveAttribute('datetime', date);
      await expect(item.getByRole('time')).toHaveText(formatDate(date));
      await expect(item.getByText('Example', {exact: true})).toHaveCount(example ? 1 : 0);
    }
  });
}

for (const [path, entries] of Object.entries(TIMELINES)) {
  test(`${path} shows every station with dates, place and points`, async ({page}) => {
    await visit(page, path);
    for (const {id, title, organization, place, start, points, example} of entries) {
      const item = entry(page, id);
      const [dates, name, where] = await item.getByRole('paragraph').allInnerTexts();
      expect(dates).toMatch(new RegExp(`^${start}( – |$)`));
      expect(name).toContain(title);
      expect(where).toBe(`${organization} · ${place}`);
      expect(await item.getByRole('listitem').allInnerTexts()).toEqual(points);
      await expect(item.getByText('Example', {exact: true})).toHaveCount(example ? 1 : 0);
    }
  });
}

test('the badge of an example is a word of its own', async ({page}) => {
  for (const [path, entries] of Object.entries({...TIMELINES, ...MEDIA})) {
    await visit(page, path);
    for (const {id, title} of entries.filter(({example}) => example)) {
      await expect(entry(page, id)).toContainText(`${title} Example`);
    }
  }
});

for (const [provider, player, path] of [
  ['youtube', 'https://www.youtube-nocookie.com/embed/', '/media/on-stage'],
  ['vimeo', 'https://player.vimeo.com/video/', '/media/product-videos'],
] as const) {
  const film = MEDIA[path]?.find((media) => 'video' in media && media.video?.provider === provider);

  test(`a film on ${provider} is asked for when it is played, and not before`, async ({page}) => {
    const asked: string[] = [];
    await page.route(`${player}**`, (route) => {
      asked.push(route.request().url());
      return route.fulfill({contentType: 'text/html', body: '<title>A player</title>'});
    });
    await visit(page, path);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('main').locator('iframe')).toHaveCount(0);
    expect(asked).toEqual([]);
    const item = entry(page, film?.id ?? '');
    await item.getByRole('button', {name: `Play ${film?.title}`}).click();
    await expect(item.locator('iframe')).toHaveAttribute('title', new RegExp(`^${film?.title}`));
    await expect(page.getByRole('main').locator('iframe')).toHaveCount(1);
    await expect.poll(() => asked).toHaveLength(1);
    const video = film && 'video' in film ? film.video?.id : undefined;
    expect(new URL(asked[0] ?? '').pathname.split('/').at(-1)).toBe(video);
  });

  test(`Enter plays a film on ${provider} and leaves the focus in its player`, async ({page}) => {
    await page.route(`${player}**`, (route) =>
      route.fulfill({contentType: 'text/html', body: '<title>A player</title>'}),
    );
    await visit(page, path);
    const item = entry(page, film?.id ?? '');
    await item.getByRole('button', {name: /^Play/}).focus();
    await page.keyboard.press('Enter');
    await expect(item.locator('iframe')).toBeVisible();
    await expect(item.locator('iframe')).toBeFocused();
  });
}

test('the resume prints as ink on paper, without the shell', async ({page}) => {
  await storeMode(page, 'dark');
  await visit(page, '/resume/experience');
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('navigation').getByRole('listitem')).toHaveCount(0);
  for (const role of ['contentinfo', 'complementary', 'button', 'searchbox'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  await expect(page.getByRole('link', {name: 'Newsletter'})).toHaveCount(0);
  const rest = page.locator('.table-of-contents, .theme-announcement-bar');
  await expect(rest.filter({visible: true})).toHaveCount(0);
  const texts = page.getByRole('main').locator('h1, h2, p, li, a:not(.hash-link), span');
  for (const text of await texts.filter({visible: true}).all()) {
    const {ground, ratio} = await contrast(text);
    expect(ground, await text.innerText()).toBeGreaterThan(0.9);
    expect(ratio, await text.innerText()).toBeGreaterThan(7);
  }
});

test('an entry of the resume is never torn across two sheets', async ({page}) => {
  for (const [path, entries] of Object.entries(TIMELINES)) {
    await visit(page, path);
    await page.emulateMedia({media: 'print'});
    for (const {id} of entries) {
      await expect(entry(page, id)).toHaveCSS('break-inside', 'avoid');
    }
    await expect(page.getByRole('heading', {level: 2}).first()).toHaveCSS('break-after', 'avoid');
  }
});

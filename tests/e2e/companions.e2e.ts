import type {Page} from '@playwright/test';
import {posts} from '../support/blogPosts';
import {companionsOf, findSource, sourceLinks} from '../support/companions';
import {layoutShifts, recordLayoutShifts} from '../support/layoutShift';
import {hrefs} from '../support/lists';
import {sectionPages} from '../support/sections';
import {expect, test, visit} from '../support/test';

/** A post of a series that others mention. */
const full = findSource(({series, citedBy}) => series !== null && citedBy.length > 0);
const apart = findSource(({series}) => series === null);
const mostCited = findSource(
  ({citedBy}) => citedBy.length === Math.max(...sourceLinks.map((post) => post.citedBy.length)),
);

function region(page: Page, name: string | RegExp) {
  return page.getByRole('main').getByRole('region', {name});
}

function lower(text: string): string {
  return text.toLowerCase();
}

test('under every post stand three others, with what they have in common', async ({page}) => {
  test.slow();
  await visit(page, '/');
  const tagsOf = new Map(sourceLinks.map(({permalink, tags}) => [permalink, tags]));
  const wrong: string[] = [];
  for (const {permalink, tags} of sourceLinks) {
    const {related} = await companionsOf(page, permalink);
    const others = new Set(related.map(({href}) => href).filter((href) => href !== permalink));
    if (others.size !== 3) {
      wrong.push(`${permalink}: ${related.length} related posts`);
    }
    for (const {href, text} of related) {
      const [, named] = /^Both about (.+)$/.exec(text) ?? [];
      const shared = tags.filter((tag) => tagsOf.get(href)?.includes(tag)).map(lower);
      const pairs = shared.flatMap((a) => shared.map((b) => `${a} and ${b}`));
      const isSaid = named
        ? [...shared, ...pairs].includes(lower(named))
        : /^Similar wording: \S+(?:, \S+){0,2}$/.test(text);
      if (!isSaid) {
        wrong.push(`${permalink} and ${href} (both ${shared.join()}): “${text}”`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('words named as similar stand in both posts', async ({page}) => {
  test.slow();
  await visit(page, '/');
  const wrong: string[] = [];
  const textOf = async (permalink: string) =>
    Object.values((await companionsOf(page, permalink)).post)
      .join(' ')
      .toLowerCase();
  for (const {permalink} of sourceLinks) {
    for (const {href, text} of (await companionsOf(page, permalink)).related) {
      const [, words = ''] = /^Similar wording: (.+)$/.exec(text) ?? [];
      const [own, other] = [await textOf(permalink), await textOf(href)];
      for (const word of words.split(', ')) {
        // Endings may differ: "retries" stands for "retry" too.
        const stem = word.slice(0, Math.max(3, word.length - 3)).toLowerCase();
        if (!own.includes(stem) || !other.includes(stem)) {
          wrong.push(`${permalink} and ${href}: ${word}`);
        }
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('a post names all pages that link to it, each with the sentence, as it stands there', async ({
  page,
}) => {
  test.slow();
  await visit(page, '/');
  const paths = [...sourceLinks, ...sectionPages.map(({path}) => ({permalink: path}))];
  const citedBy = new Map<string, Set<string>>();
  for (const {permalink} of paths) {
    for (const to of (await companionsOf(page, permalink)).links.filter((to) => to !== permalink)) {
      citedBy.set(to, (citedBy.get(to) ?? new Set()).add(permalink));
    }
  }
  const wrong: string[] = [];
  for (const {permalink} of sourceLinks) {
    const {mentions} = await companionsOf(page, permalink);
    const named = [...new Set(mentions.map(({href}) => href.replace(/#.*/, '')))].sort();
    const expected = [...(citedBy.get(permalink) ?? [])].sort();
    if (named.join() !== expected.join()) {
      wrong.push(`${permalink}: mentioned in ${named.join()}, but linked by ${expected.join()}`);
    }
    for (const {href, text} of mentions) {
      const [path = '', anchor = ''] = href.split('#');
      const {post} = await companionsOf(page, path);
      if (text === '' || !post[anchor]?.includes(text)) {
        wrong.push(`${href} does not say “${text}”`);
      }
    }
  }
  expect(citedBy.size).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

test('the title of a mention leads to the heading that its sentence stands under', async ({
  page,
}) => {
  await visit(page, mostCited.permalink);
  const mention = region(page, 'Mentioned in').locator('li', {
    has: page.locator('a[href*="#"]'),
  });
  const link = mention.first().getByRole('link');
  const href = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(href);
  await expect(page.locator(`.markdown [id="${href.split('#')[1]}"]`)).toBeInViewport();
});

test('where many mention a post the first stand open and the others behind a press', async ({
  page,
}) => {
  await visit(page, mostCited.permalink);
  const mentions = region(page, 'Mentioned in');
  const titles = mentions.getByRole('link');
  const before = await titles.count();
  await mentions.getByText(/^\d+ more$/).click();
  await expect(titles).not.toHaveCount(before);
  const paths = (await hrefs(titles)).map((href) => href?.replace(/#.*/, ''));
  expect([...new Set(paths)]).toEqual(expect.arrayContaining([...mostCited.citedBy]));
});

test('a part of a series says which, and leads to the parts beside it', async ({page}) => {
  await visit(page, '/');
  const said: unknown[] = [];
  for (const {permalink} of sourceLinks) {
    const {series} = await companionsOf(page, permalink);
    said.push([
      permalink,
      series && {...series, links: series.links.map(({text, href}) => ({text, href}))},
    ]);
  }
  expect(said).toEqual(
    sourceLinks.map(({permalink, series}) => {
      const [place, total] = series?.text.match(/\d+/g) ?? [];
      const words = [...(place === '1' ? [] : ['Previous']), ...(place === total ? [] : ['Next'])];
      return [
        permalink,
        series && {
          title: `Series: ${series.label}`,
          text: series.text,
          links: series.beside.map((href, index) => ({text: words[index], href})),
        },
      ];
    }),
  );
});

test('a post without a series shows no place for one', async ({page}) => {
  await visit(page, apart.permalink);
  await expect(region(page, 'Related posts')).toBeVisible();
  await expect(region(page, /^Series/)).toHaveCount(0);
});

test('what belongs to a post stands under its article, above the way to the next post', async ({
  page,
}) => {
  await visit(page, full.permalink);
  const top = async (locator: ReturnType<typeof region>) => (await locator.boundingBox())?.y ?? 0;
  const article = await page.getByRole('main').getByRole('article').boundingBox();
  const places = [
    (article?.y ?? 0) + (article?.height ?? 0),
    await top(region(page, /^Series/)),
    await top(region(page, 'Related posts')),
    await top(region(page, 'Mentioned in')),
    await top(page.getByRole('navigation', {name: 'Blog post page navigation'})),
  ];
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('lists of posts, with the newest one’s preview, have no companions', async ({page}) => {
  for (const path of ['/blog', posts[0]?.tags[0]?.permalink ?? '']) {
    await visit(page, path);
    await expect(region(page, /Related posts|Mentioned in|^Series/)).toHaveCount(0);
  }
});

test('the headings under a post are not in its table of contents and do not move its mark', async ({
  page,
}) => {
  await visit(page, full.permalink);
  const contents = page.locator('.table-of-contents');
  await expect(contents.getByRole('link', {name: /Related posts|Mentioned in/})).toHaveCount(0);
  await region(page, 'Mentioned in').scrollIntoViewIfNeeded();
  await expect(contents.locator('.table-of-contents__link--active')).toHaveText(
    await contents.getByRole('link').last().innerText(),
  );
});

test('the companions of a post are not printed', async ({page}) => {
  await visit(page, full.permalink);
  await expect(region(page, 'Related posts')).toBeVisible();
  await page.emulateMedia({media: 'print'});
  for (const name of [/^Series/, 'Related posts', 'Mentioned in']) {
    await expect(page.locator('main').getByRole('heading', {name})).toHaveCount(0);
  }
});

test('the companions take nothing from the page: no shift, no request of their own', async ({
  page,
}) => {
  await recordLayoutShifts(page);
  await visit(page, full.permalink);
  await region(page, 'Mentioned in').scrollIntoViewIfNeeded();
  expect((await layoutShifts(page)).sum).toBeLessThan(0.001);
});

test('on a screen of 320 px the companions need no sideways scroll', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await visit(page, mostCited.permalink);
  await region(page, 'Mentioned in').scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the companions of a post can be read and followed', async ({page}) => {
    await page.goto(full.permalink);
    await expect(region(page, /^Series/)).toContainText(full.series?.text ?? '');
    await expect(region(page, 'Related posts').getByRole('listitem')).toHaveCount(3);
    await region(page, 'Related posts').getByRole('link').first().click();
    await expect(page).not.toHaveURL(full.permalink);
  });
});

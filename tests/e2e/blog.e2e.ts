import {formatDate} from '../../src/lib/formatDate';
import {ROW_TAGS} from '../../src/lib/postRow';
import {headings, plainText} from '../support/markdown';
import {hrefs, listed, listedInHtml, listedYears} from '../support/lists';
import {
  findPost,
  newest,
  oldest,
  permalinksOf,
  posts,
  postsByTag,
  postsByYear,
  rowOf,
  widestPost,
} from '../support/blogPosts';
import {expect, isSameDocument, markDocument, test, visit} from '../support/test';

test('the blog lists every post once, by year, with date, description, reading time and five tags', async ({
  page,
}) => {
  await visit(page, '/blog');
  const years = await listedYears(page);
  expect(years).toMatchObject(
    postsByYear.map(([year, ofYear]) => ({
      year,
      rows: ofYear.map((post) => rowOf(post, ROW_TAGS)),
    })),
  );
  for (const {minutes} of years.flatMap(({rows}) => rows)) {
    expect(minutes).toMatch(/^[1-9]\d* min$/);
  }
});

test('the newest post’s preview stands above the list and ends at its truncation mark', async ({
  page,
}) => {
  await visit(page, '/blog');
  const preview = page.getByRole('main').getByRole('article');
  await expect(preview.getByRole('link', {name: newest.title, exact: true})).toHaveAttribute(
    'href',
    newest.permalink,
  );
  const paragraphs = await preview.getByRole('paragraph').allInnerTexts();
  const lead = newest.lead.trim().split(/\n{2,}/);
  expect(paragraphs.slice(1, -1).map(plainText)).toEqual(lead.map(plainText));
  await expect(preview.getByRole('heading')).toHaveCount(1);
  const list = page.getByRole('main').getByRole('region').first();
  const [above, below] = await Promise.all([preview.boundingBox(), list.boundingBox()]);
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
});

test('the filter narrows the list, and a link to it shows the same list', async ({page}) => {
  await visit(page, '/blog');
  const filter = page.getByRole('searchbox', {name: 'Filter posts'});
  await filter.pressSequentially(oldest.date);
  await expect(page).toHaveURL(`/blog?filter=${oldest.date}`);
  await expect.poll(() => listed(page)).toEqual([oldest.permalink]);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(`1 of ${posts.length}`);
  await page.reload();
  await expect(filter).toHaveValue(oldest.date);
  await expect.poll(() => listed(page)).toEqual([oldest.permalink]);
  await filter.clear();
  await expect(page).toHaveURL('/blog');
  await expect.poll(() => listed(page)).toEqual(permalinksOf(posts));
});

test('one step back from a filtered list leaves the blog, and one forward restores it', async ({
  page,
}) => {
  await visit(page, '/subscribe');
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog'}).click();
  await page.getByRole('searchbox', {name: 'Filter posts'}).pressSequentially(oldest.date);
  await expect(page).toHaveURL(`/blog?filter=${oldest.date}`);
  await page.goBack();
  await expect(page).toHaveURL('/subscribe');
  await page.goForward();
  await expect(page).toHaveURL(`/blog?filter=${oldest.date}`);
  await expect.poll(() => listed(page)).toEqual([oldest.permalink]);
});

test('#vesting finds what is tagged vesting, not what is tagged investing', async ({page}) => {
  const tagged = posts.filter(({tags}) => tags.some(({label}) => /\bvesting/i.test(label)));
  await visit(page, '/blog');
  await page.getByRole('searchbox', {name: 'Filter posts'}).fill('#vesting');
  await expect(page).toHaveURL('/blog?filter=%23vesting');
  await expect.poll(() => listed(page)).toEqual(permalinksOf(tagged));
});

test('a # looks at tags alone, and a filter that nothing matches offers all posts again', async ({
  page,
}) => {
  await visit(page, `/blog?filter=%23${oldest.date}`);
  const filter = page.getByRole('searchbox', {name: 'Filter posts'});
  await expect(filter).toHaveValue(`#${oldest.date}`);
  await expect(page.getByText(`No post matches “#${oldest.date}”.`)).toBeVisible();
  expect(await listed(page)).toEqual([]);
  await page.getByRole('button', {name: `Show all ${posts.length} posts`}).click();
  await expect(page).toHaveURL('/blog');
  await expect(filter).toHaveValue('');
  expect(await listed(page)).toEqual(permalinksOf(posts));
});

test('a post names its date, reading time, author and tags', async ({page}) => {
  const post = findPost(({tags}) => tags.length > 2);
  await visit(page, post.permalink);
  const article = page.getByRole('main').getByRole('article');
  await expect(article.getByRole('time')).toHaveAttribute('datetime', new RegExp(`^${post.date}`));
  const time = new RegExp(`^${formatDate(post.date)} · [1-9]\\d* min read$`);
  await expect(article.getByText(time)).toBeVisible();
  expect(await hrefs(article.locator('header a'))).toEqual(
    post.authors.map((author) => `/blog/authors/${author}`),
  );
  const tags = article.locator('footer').getByRole('link');
  expect(await tags.allInnerTexts()).toEqual(post.tags.map(({label}) => label));
  expect(await hrefs(tags)).toEqual(post.tags.map(({permalink}) => permalink));
});

test('a post’s reading time is the same in the list and on its page', async ({page, request}) => {
  await visit(page, '/blog');
  const different: string[] = [];
  for (const {permalink, minutes} of (await listedYears(page)).flatMap(({rows}) => rows)) {
    const html = await (await request.get(permalink ?? '')).text();
    if (!html.replaceAll('<!-- -->', '').includes(`${minutes} read`)) {
      different.push(`${permalink}: ${minutes} in the list`);
    }
  }
  expect(different).toEqual([]);
});

test('a post leads to the one before it and the one after it', async ({page}) => {
  const [newer, middle, older] = posts.slice(-3);
  const pages = page.getByRole('navigation', {name: 'Blog post page navigation'});
  await visit(page, middle?.permalink ?? '');
  expect(await hrefs(pages.getByRole('link'))).toEqual([newer?.permalink, older?.permalink]);
  await visit(page, newest.permalink);
  expect(await hrefs(pages.getByRole('link'))).toEqual([posts[1]?.permalink]);
  await pages.getByRole('link', {name: /^Older post/}).click();
  await expect(page).toHaveURL(posts[1]?.permalink ?? '');
});

test('the table of contents of a post has its headings of levels 2 and 3', async ({page}) => {
  const post = findPost(({rest}) => headings(rest, [3]).length > 0);
  await visit(page, post.permalink);
  const contents = page.locator('.table-of-contents').getByRole('link');
  expect((await contents.allInnerTexts()).map(plainText)).toEqual(headings(post.rest, [2, 3]));
  for (const anchor of await hrefs(contents)) {
    await expect(page.locator(`article [id="${anchor?.slice(1)}"]`)).toHaveCount(1);
  }
});

test('a post whose slug ends in .md is a page like any other', async ({page, request}) => {
  const post = findPost(({permalink}) => permalink.endsWith('.md'));
  const response = await request.get(post.permalink);
  expect(response.headers()['content-type']).toContain('text/html');
  await visit(page, '/blog');
  await markDocument(page);
  await page.getByRole('heading', {level: 3, name: post.title}).getByRole('link').click();
  await expect(page).toHaveURL(post.permalink);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(post.title);
  expect(await isSameDocument(page)).toBe(true);
});

test('a tag’s page lists exactly the posts that carry it, whatever its address ends in', async ({
  page,
  request,
}) => {
  const tags = [...postsByTag];
  const [hashed, tagged] = tags.find(([permalink]) => /-[0-9a-f]{6}$/.test(permalink)) ?? [];
  await visit(page, hashed ?? '');
  expect(await listed(page)).toEqual(permalinksOf(tagged));
  for (const [permalink, carriers] of tags) {
    const html = await (await request.get(permalink)).text();
    expect(listedInHtml(html), permalink).toEqual(permalinksOf(carriers));
  }
});

test('the list of tags has every tag in use, with its count', async ({page}) => {
  await visit(page, '/blog/tags');
  const tags = page.getByRole('main').getByRole('listitem').getByRole('link');
  const shown = await tags.evaluateAll((links) =>
    links.map((link) => [link.getAttribute('href') ?? '', link.textContent] as const),
  );
  const labels = new Map(
    posts.flatMap(({tags: own}) => own.map(({permalink, label}) => [permalink, label])),
  );
  expect(shown).toHaveLength(postsByTag.size);
  expect(new Map(shown)).toEqual(
    new Map([...postsByTag].map(([tag, {length}]) => [tag, `${labels.get(tag)}${length}`])),
  );
});

test('the archive lists and lights all posts, year by year', async ({page}) => {
  await visit(page, '/blog/archive');
  const years = page.getByRole('main').getByRole('region');
  await expect(years).toHaveCount(postsByYear.length);
  for (const [index, [year, ofYear]] of postsByYear.entries()) {
    const section = years.nth(index);
    const expected = ofYear.map(({permalink}) => permalink);
    await expect(section.getByRole('heading', {level: 2})).toHaveAttribute('id', year);
    expect(await hrefs(section.getByRole('list').last().getByRole('link'))).toEqual(expected);
    const calendar = section.getByRole('group', {name: `Posts of ${year} by day`});
    expect((await hrefs(calendar.getByRole('link'))).sort()).toEqual(expected.sort());
  }
});

test('an address with a year as its anchor opens the archive at that year', async ({page}) => {
  const [year] = postsByYear[2] ?? [];
  await visit(page, `/blog/archive#${year}`);
  const heading = page.getByRole('heading', {level: 2, name: year});
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(200);
  await expect(heading).toBeInViewport();
});

test('the authors’ list leads to the author’s page, which lists all their posts', async ({
  page,
}) => {
  const [author] = newest.authors;
  const theirs = posts.filter(({authors}) => authors.includes(author ?? ''));
  await visit(page, '/blog/authors');
  const entry = page.getByRole('main').getByRole('listitem');
  await expect(entry.filter({hasText: `${theirs.length}`})).toHaveCount(1);
  await entry.locator(`a[href="/blog/authors/${author}"]`).first().click();
  await expect(page).toHaveURL(`/blog/authors/${author}`);
  await expect.poll(() => listed(page)).toEqual(permalinksOf(theirs));
});

for (const what of ['table', 'code'] as const) {
  test(`the widest ${what} of the blog scrolls in its own box on a narrow screen`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 320, height: 640});
    await visit(page, widestPost(what).permalink);
    const boxes = page.getByRole('article').locator({table: 'table', code: 'pre'}[what]);
    const wide = await boxes.evaluateAll((all) => all.some((e) => e.scrollWidth > e.clientWidth));
    expect(wide).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

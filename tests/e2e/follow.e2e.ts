import {WHOLE_POSTS} from '../../src/config/feedItems';
import {readOwner} from '../../src/config/readOwner';
import {questions} from '../../src/data/questions';
import {FEEDS} from '../../src/lib/feeds';
import {newest, oldest, permalinksOf, posts, postsByTag} from '../support/blogPosts';
import {siteAddress} from '../support/siteAddress';
import {expect, test, visit} from '../support/test';

const owner = readOwner();
const postAddresses = permalinksOf(posts)?.map(siteAddress);

/** A feed's address as the server of this test knows it. */
function feedPath(format: (typeof FEEDS)[number]['name']): string {
  return `/${FEEDS.find(({name}) => name === format)?.path}`;
}

for (const {name, item, link, type} of [
  {name: 'RSS', item: 'item', link: 'link', type: /^application\/(rss\+)?xml/},
  {name: 'Atom', item: 'entry', link: 'id', type: /^application\/(atom\+)?xml/},
] as const) {
  test(`the ${name} feed has one entry a post, with full addresses`, async ({page}) => {
    await visit(page, '/subscribe');
    const response = await page.request.get(feedPath(name));
    expect(response.headers()['content-type']).toMatch(type);
    const feed = await page.evaluate(
      ([xml, selector, address]) => {
        const parsed = new DOMParser().parseFromString(xml, 'text/xml');
        return {
          errors: parsed.querySelectorAll('parsererror').length,
          addresses: [...parsed.querySelectorAll(`${selector} > ${address}`)].map(
            (element) => element.textContent,
          ),
          contents: [
            ...parsed.querySelectorAll(`${selector} > content, ${selector} > encoded`),
          ].map((element) => element.textContent),
        };
      },
      [await response.text(), item, link] as const,
    );
    expect(feed.errors).toBe(0);
    expect(feed.addresses).toEqual(postAddresses);
    expect(feed.contents).toHaveLength(Math.min(posts.length, WHOLE_POSTS));
    expect(feed.contents.filter((html) => /data-part|type="(?:number|range)"/.test(html))).toEqual(
      [],
    );
    expect(
      feed.contents.filter((html) => /\s(?:href|src)="(?!https?:|mailto:)/.test(html)),
    ).toEqual([]);
  });
}

test('the JSON feed has one entry a post, with full addresses', async ({request}) => {
  const response = await request.get(feedPath('JSON Feed'));
  expect(response.headers()['content-type']).toMatch(/^application\/(feed\+)?json/);
  const feed = (await response.json()) as {
    version: string;
    items: {url: string; content_html: string}[];
  };
  expect(feed.version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/);
  expect(feed.items.map(({url}) => url)).toEqual(postAddresses);
  const relative = feed.items.filter(({content_html: html}) =>
    /\s(?:href|src)="(?!https?:|mailto:)/.test(html),
  );
  expect(relative).toEqual([]);
});

for (const path of ['/', '/blog', newest.permalink]) {
  test(`${path} tells feed readers where the feeds are`, async ({page}) => {
    await visit(page, path);
    const links = page.locator('head link[rel=alternate][type$="+xml"], head link[type$=json]');
    const found = await links.evaluateAll((all) =>
      all.map((link) => [link.getAttribute('type'), link.getAttribute('href')]),
    );
    expect(found).toEqual([
      ['application/rss+xml', feedPath('RSS')],
      ['application/atom+xml', feedPath('Atom')],
      ['application/json', feedPath('JSON Feed')],
    ]);
  });
}

test('the subscribe page shows the full address of every feed', async ({page}) => {
  await visit(page, '/subscribe');
  for (const {name, path} of FEEDS) {
    await expect(page.getByRole('textbox', {name: `${name} address`})).toHaveValue(
      siteAddress(path),
    );
    expect((await page.request.head(`/${path}`)).status()).toBe(200);
  }
});

test('the copy button puts the address on the clipboard and says so', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/subscribe');
  const entry = page.getByRole('listitem').filter({has: page.getByLabel('Copy Atom address')});
  await expect(entry.getByRole('status')).toHaveText('');
  await entry.getByRole('button', {name: 'Copy Atom address'}).click();
  await expect(entry.getByRole('status')).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(siteAddress(feedPath('Atom')));
});

test('where copying is refused, the address is selected for the reader’s own keys', async ({
  page,
  context,
}) => {
  await context.grantPermissions([]);
  await visit(page, '/subscribe');
  const entry = page.getByRole('listitem').filter({has: page.getByLabel('Copy RSS address')});
  await entry.getByRole('button', {name: 'Copy RSS address'}).click();
  await expect(entry.getByRole('status')).toHaveText(/^Selected/);
  await expect(entry.getByRole('textbox')).toBeFocused();
  const selected = await page.evaluate(() => String(getSelection()));
  expect(selected).toBe(siteAddress(feedPath('RSS')));
});

test('without a newsletter provider the newsletter page offers the feeds and no form', async ({
  page,
}) => {
  test.skip(Boolean(owner.newsletter), 'this owner has a provider');
  await visit(page, '/newsletter');
  for (const {name, path} of FEEDS) {
    await expect(page.getByRole('textbox', {name: `${name} address`})).toHaveValue(
      siteAddress(path),
    );
  }
  await expect(page.getByRole('main').locator('iframe, form')).toHaveCount(0);
});

test('the footer leads to four places in new tabs that know nothing of this one', async ({
  page,
}) => {
  await visit(page, '/subscribe');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('heading', {name: "Let's stay in touch"})).toBeVisible();
  const {shortPosts, professionalNetwork, codeHost, meeting} = owner.links;
  await expect(footer.getByRole('link')).toHaveCount(4);
  for (const {label, href} of [shortPosts, professionalNetwork, codeHost, meeting]) {
    const link = footer.getByRole('link', {name: `${label} (opens in a new tab)`});
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
    await expect(link.locator('svg')).toBeVisible();
  }
});

test('the copyright line spans the years of the posts', async ({page}) => {
  const years = [...new Set([oldest, newest].map(({date}) => date.slice(0, 4)))].join('–');
  await visit(page, '/subscribe');
  await expect(page.getByRole('contentinfo').getByText('Copyright')).toHaveText(
    `Copyright © ${years} ${owner.name}.`,
  );
});

test('without JavaScript every question of the chat page leads to a post', async ({request}) => {
  const html = await (await request.get('/chat')).text();
  for (const {permalink} of questions) {
    expect(html).toMatch(new RegExp(`href="?${permalink}["\\s>]`));
    expect(permalinksOf(posts)).toContain(permalink);
    expect((await request.head(permalink)).status(), permalink).toBe(200);
  }
});

test('the intelligence page counts the posts and the topics in use', async ({page}) => {
  await visit(page, '/intelligence');
  const [names, figures] = await Promise.all([
    page.getByRole('term').allInnerTexts(),
    page.getByRole('definition').allInnerTexts(),
  ]);
  expect(names.slice(0, 2)).toEqual(['Posts', 'Topics']);
  expect(figures.slice(0, 2)).toEqual([`${posts.length}`, `${postsByTag.size}`]);
});

test('the table of topics counts the posts of a topic, year by year', async ({page}) => {
  await visit(page, '/intelligence');
  const years = [...new Set(posts.map(({date}) => date.slice(0, 4)))].sort();
  const table = page.getByRole('table', {name: 'Posts by topic and year'});
  expect(await table.getByRole('columnheader').allInnerTexts()).toEqual([
    'Topic',
    ...years,
    'All',
    'Often with',
  ]);
  for (const row of (await table.getByRole('row').all()).slice(1)) {
    const topic = row.getByRole('rowheader').getByRole('link');
    const tagged = postsByTag.get((await topic.getAttribute('href')) ?? '') ?? [];
    const counts = years.map((year) => tagged.filter(({date}) => date.startsWith(year)).length);
    const cells = (await row.getByRole('cell').allInnerTexts()).slice(0, -1);
    expect(cells).toEqual([...counts, tagged.length].map(String));
  }
});

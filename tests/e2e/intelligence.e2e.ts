import {gzipSync} from 'node:zlib';
import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {groupByCluster} from '../../src/lib/graph-view/groupByCluster';
import {neighborLists} from '../../src/lib/graph-view/neighborLists';
import {slugText} from '../../src/lib/graph-view/slugText';
import {within} from '../../src/lib/graph-view/within';
import {EDGE_KINDS} from '../../src/lib/graph-view/edgeKinds';
import {map, middlePost, picture, postAt, visitMap} from '../support/graphMap';
import {grownBy} from '../support/grownBy';
import {layoutShifts, recordLayoutShifts} from '../support/layoutShift';
import {siteGraph} from '../support/siteGraph';
import {storeMode} from '../support/storedMode';
import {expect, test, visit} from '../support/test';

test.use({viewport: {width: 1280, height: 900}});

const graph = siteGraph();
const all = [...graph.nodes.keys()];

function inOrder(posts: readonly number[]): string[] {
  return groupByCluster(graph, posts).flatMap((group) =>
    group.posts.map((post) => postAt(post).permalink),
  );
}

/** The permalinks of the list, cluster by cluster. */
function listed(page: Page): Promise<(string | null)[]> {
  return page
    .getByRole('main')
    .locator('section li a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
}

async function expectListed(page: Page, posts: readonly number[]): Promise<void> {
  await expect.poll(() => listed(page)).toEqual(inOrder(posts));
}

function count(page: Page) {
  return page.getByRole('main').getByRole('status');
}

test('the list holds every post under its topic, with date and number of links', async ({page}) => {
  await visit(page, '/intelligence');
  await expectListed(page, all);
  const links = neighborLists(graph, ['link']);
  for (const {name, posts} of groupByCluster(graph, all)) {
    const region = page.getByRole('region', {name, exact: true});
    await expect(region.getByRole('heading', {level: 3})).toHaveText(`${name} ${posts.length}`);
    await expect(region.locator('time')).toHaveText(posts.map((post) => postAt(post).date));
    await expect(region.getByRole('button')).toHaveText(
      posts.map((post) => new RegExp(`^${links[post]?.length || 'no'} link`)),
    );
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the page is the list, and no control that does nothing', async ({page}) => {
    await page.goto('/intelligence');
    await expectListed(page, all);
    await expect(map(page)).toBeHidden();
    await expect(page.getByRole('search', {name: 'Filter the map'})).toBeHidden();
    await expect(page.getByRole('table', {name: 'Posts by topic and year'})).toBeVisible();
  });
});

test('the page as it comes is at most 12 kB, compressed', async ({request}) => {
  const html = await (await request.get('/intelligence')).body();
  expect(gzipSync(html).length).toBeLessThanOrEqual(12_000 + grownBy(80));
});

for (const [width, height] of [
  [1280, 900],
  [390, 844],
] as const) {
  test(`nothing moves while the page opens at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height});
    await recordLayoutShifts(page);
    await visit(page, '/intelligence');
    const {sum, moved} = await layoutShifts(page);
    expect(sum, moved.join('\n')).toBeLessThan(0.02);
  });
}

test('typing narrows map and list, stands in the address, and adds nothing to the history', async ({
  page,
}) => {
  await visitMap(page);
  const whole = await picture(page);
  const before = await page.evaluate(() => history.length);
  const {title} = postAt(middlePost());
  await page.getByLabel('Search titles').pressSequentially(title.toUpperCase());
  await expectListed(page, [middlePost()]);
  await expect(count(page)).toHaveText(`1 of ${all.length} posts`);
  expect(new URL(page.url()).searchParams.get('q')).toBe(title.toUpperCase());
  expect(await page.evaluate(() => history.length)).toBe(before);
  await expect.poll(() => picture(page)).not.toBe(whole);
});

test('a tag, years, topics and kinds of connections narrow what is shown', async ({page}) => {
  await visitMap(page);
  const whole = await picture(page);
  await page.getByRole('checkbox', {name: 'Links'}).uncheck();
  await expect.poll(() => picture(page)).not.toBe(whole);
  const tag = graph.tags.indexOf('Finance');
  const tagged = all.filter((post) => postAt(post).tags.includes(tag));
  await page.getByLabel('Tag', {exact: true}).selectOption({label: `Finance (${tagged.length})`});
  await expectListed(page, tagged);
  await page.getByLabel('From', {exact: true}).selectOption('2023');
  await page.getByLabel('To', {exact: true}).selectOption('2024');
  const dated = tagged.filter((post) => /^202[34]/.test(postAt(post).date));
  await expectListed(page, dated);
  const cluster = postAt(dated[0] ?? 0).cluster;
  const name = graph.clusters[cluster]?.name ?? '';
  await page.getByRole('checkbox', {name}).uncheck();
  await expectListed(
    page,
    dated.filter((post) => postAt(post).cluster !== cluster),
  );
  const params = Object.fromEntries(new URL(page.url()).searchParams);
  expect(params).toEqual({
    tag: 'Finance',
    from: '2023',
    to: '2024',
    without: slugText(name),
    edges: 'similarity.tag',
  });
  // Where nothing is left the sentence that says so has a button of its own.
  await page.getByRole('button', {name: 'Reset'}).first().click();
  await expect(page).toHaveURL('/intelligence');
  await expectListed(page, all);
});

test('a year that would end before it begins takes the other along', async ({page}) => {
  await visitMap(page, '?to=2022');
  await page.getByLabel('From', {exact: true}).selectOption('2024');
  await expect(page.getByLabel('To', {exact: true})).toHaveValue('2024');
});

test('a topic is taken out and put back, and so are all', async ({page}) => {
  await visitMap(page);
  await page.getByRole('button', {name: 'None', exact: true}).click();
  await expect(page.getByRole('checkbox', {checked: true})).toHaveCount(EDGE_KINDS.length);
  const name = graph.clusters[0]?.name ?? '';
  await page.getByRole('checkbox', {name}).check();
  await expectListed(
    page,
    all.filter((post) => postAt(post).cluster === 0),
  );
  await page.getByRole('button', {name: 'All', exact: true}).click();
  await expectListed(page, all);
});

test('a shared address shows the same posts, with the controls as they were', async ({page}) => {
  await visitMap(page, '?q=a&tag=Startups&from=2022&edges=link');
  const tag = graph.tags.indexOf('Startups');
  await expect(page.getByLabel('Search titles')).toHaveValue('a');
  await expect(page.getByLabel('Tag', {exact: true})).toHaveValue(`${tag}`);
  await expect(page.getByLabel('From', {exact: true})).toHaveValue('2022');
  await expect(page.getByRole('checkbox', {name: 'Links'})).toBeChecked();
  await expect(page.getByRole('checkbox', {name: 'Alike in wording'})).not.toBeChecked();
  await expectListed(
    page,
    all.filter((post) => {
      const {title, tags, date} = postAt(post);
      return /a/i.test(title) && tags.includes(tag) && date >= '2022';
    }),
  );
});

test('what an address cannot mean is dropped', async ({page}) => {
  await visitMap(page, '?tag=nothing&from=1066&edges=wires&without=x.y&post=none&at=1_2_9999');
  await expectListed(page, all);
  await expect(count(page)).toHaveText(`${all.length} posts`);
  await expect(page.getByRole('button', {name: 'Reset'})).toHaveCount(0);
});

for (const width of [1280, 390]) {
  test(`an empty result says so and offers a way back at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    await visit(page, '/intelligence?q=zzzzzz');
    await expect(page.getByText('No post fits all of this')).toBeVisible();
    await expectListed(page, []);
    await page.getByRole('button', {name: 'Reset'}).last().click();
    await expectListed(page, all);
    await expect(page.getByText('No post fits all of this')).toHaveCount(0);
  });
}

test.describe('on a narrow screen', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('the list stands in for the map, and its buttons lead to what is around a post', async ({
    page,
  }) => {
    await visit(page, '/intelligence');
    await expect(map(page)).toBeHidden();
    const {title} = postAt(middlePost());
    await page
      .getByRole('listitem')
      .filter({has: page.getByRole('link', {name: title, exact: true})})
      .getByRole('button')
      .click();
    const around = within(neighborLists(graph, EDGE_KINDS), middlePost(), 2);
    await expectListed(
      page,
      all.filter((post) => around.has(post)),
    );
    await page.getByRole('button', {name: 'Leave focus'}).click();
    await expectListed(page, all);
  });
});

for (const mode of ['dark', 'light'] as const) {
  test(`axe finds nothing in the ${mode} mode with a card, a focus and filters`, async ({page}) => {
    await storeMode(page, mode);
    await visitMap(page, `?post=${postAt(middlePost()).permalink.split('/').at(-1)}&edges=link`);
    await map(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('button', {name: 'Leave focus'}).last()).toBeVisible();
    const {violations} = await new AxeBuilder({page}).analyze();
    expect(
      violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' | ')}`),
    ).toEqual([]);
  });
}

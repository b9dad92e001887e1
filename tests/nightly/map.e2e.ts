import type {Locator, Page} from '@playwright/test';
import {readNow} from '../../src/config/postFrontMatter';
import {EDGE_KINDS} from '../../src/lib/graph-view/edgeKinds';
import {groupByCluster} from '../../src/lib/graph-view/groupByCluster';
import {nearestPoint} from '../../src/lib/graph-view/nearestPoint';
import {neighborLists} from '../../src/lib/graph-view/neighborLists';
import {toward} from '../../src/lib/graph-view/toward';
import {createContentIndex} from '../../src/plugins/content-index/createContentIndex';
import {fixtureContent} from '../support/sites';
import {expect, test, visit} from '../support/test';

test.use({viewport: {width: 1280, height: 900}, contextOptions: {reducedMotion: 'reduce'}});

const graph = createContentIndex({root: fixtureContent, baseUrl: '/', now: readNow()}).graph();
const neighbors = neighborLists(graph, EDGE_KINDS);

function map(page: Page): Locator {
  return page.getByRole('application', {name: 'Map of the posts'});
}

function spoken(page: Page): Locator {
  return page.getByRole('main').locator('[aria-live=polite]');
}

function picture(page: Page): Promise<string> {
  return map(page)
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
}

/** Lets so many frames pass. */
function frames(page: Page, count: number): Promise<void> {
  return page.evaluate(async (left) => {
    for (let frame = 0; frame < left; frame += 1) {
      await new Promise(requestAnimationFrame);
    }
  }, count);
}

async function visitMap(page: Page, search = ''): Promise<void> {
  await visit(page, `/intelligence${search}`);
  await map(page).scrollIntoViewIfNeeded();
  await page.evaluate(() => document.fonts.ready);
  await frames(page, 3);
}

test('the canvas is drawn settled, the same when opened by a link, and the same from a shared address', async ({
  page,
  context,
}) => {
  await visitMap(page);
  const first = await picture(page);
  await frames(page, 20);
  expect(await picture(page)).toBe(first);
  await visit(page, '/subscribe');
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'Intelligence', exact: true})
    .click();
  await map(page).scrollIntoViewIfNeeded();
  await expect.poll(() => picture(page)).toBe(first);

  await page.getByRole('button', {name: 'Zoom in'}).click();
  await expect(page).toHaveURL(/_1\.5$/);
  await page.mouse.move(2, 2);
  await frames(page, 3);
  const other = await context.newPage();
  await visitMap(other, new URL(page.url()).search);
  expect(await picture(other)).toBe(await picture(page));
});

test('arrow keys walk along edges and say each post, Page Down reaches all, and Enter opens one', async ({
  page,
}) => {
  await visitMap(page);
  await map(page).focus();
  await page.keyboard.press('ArrowDown');
  let post = nearestPoint(graph.nodes, graph.nodes.keys(), {x: 0, y: 0}) ?? 0;
  await expect(spoken(page)).toContainText(graph.nodes[post]?.title ?? '');
  for (const direction of ['right', 'down', 'left', 'up'] as const) {
    post =
      toward(graph.nodes, post, neighbors[post] ?? [], direction) ??
      toward(graph.nodes, post, graph.nodes.keys(), direction) ??
      post;
    await page.keyboard.press(`Arrow${direction[0]?.toUpperCase()}${direction.slice(1)}`);
    await expect(spoken(page)).toContainText(graph.nodes[post]?.title ?? '');
  }
  const order = groupByCluster(graph, [...graph.nodes.keys()]).flatMap(({posts}) => posts);
  await page.keyboard.press('Home');
  for (const place of order) {
    await expect(spoken(page)).toContainText(graph.nodes[place]?.title ?? '');
    post = place;
    if (place !== order.at(-1)) {
      await page.keyboard.press('PageDown');
    }
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(graph.nodes[post]?.permalink ?? '');
});

test('the map is one stop of the Tab key; keys zoom, focus and leave', async ({page}) => {
  await visitMap(page);
  await map(page).focus();
  await page.keyboard.press('+');
  await expect(page).toHaveURL(/_1\.5$/);
  await page.keyboard.press('0');
  await expect(page).toHaveURL('/intelligence');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('f');
  await expect(page).toHaveURL(/\?post=/);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/intelligence');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', {name: 'Zoom in'})).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Escape');
  await expect(map(page)).not.toBeFocused();
  await expect(spoken(page)).toHaveText('');
});

import type {Page} from '@playwright/test';
import {EDGE_KINDS} from '../../src/lib/graph-view/edgeKinds';
import {groupByCluster} from '../../src/lib/graph-view/groupByCluster';
import {neighborLists} from '../../src/lib/graph-view/neighborLists';
import {toward} from '../../src/lib/graph-view/toward';
import {map, middlePost, postAt, visitMap} from '../support/graphMap';
import {siteGraph} from '../support/siteGraph';
import {expect, test} from '../support/test';

test.use({viewport: {width: 1280, height: 900}});

const graph = siteGraph();
const neighbors = neighborLists(graph, EDGE_KINDS);

function spoken(page: Page) {
  return page.getByRole('main').locator('[aria-live=polite]');
}

test('the map is one stop of the Tab key', async ({page}) => {
  await visitMap(page);
  await map(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', {name: 'Zoom in'})).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(map(page)).toBeFocused();
});

test('arrow keys walk along edges, say each post, and Enter opens it', async ({page}) => {
  await visitMap(page);
  await map(page).focus();
  await page.keyboard.press('ArrowDown');
  let post = middlePost();
  await expect(spoken(page)).toContainText(postAt(post).title);
  for (const direction of ['right', 'down', 'left', 'up'] as const) {
    const next =
      toward(graph.nodes, post, neighbors[post] ?? [], direction) ??
      toward(graph.nodes, post, graph.nodes.keys(), direction);
    post = next ?? post;
    await page.keyboard.press(`Arrow${direction[0]?.toUpperCase()}${direction.slice(1)}`);
    const {title, cluster} = postAt(post);
    await expect(spoken(page)).toHaveText(
      new RegExp(`, (no links|1 link|\\d+ links), topic ${graph.clusters[cluster]?.name}$`),
    );
    await expect(spoken(page)).toContainText(title);
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(postAt(post).permalink);
});

test('Page Down reaches every post, in the order of the list', async ({page}) => {
  await visitMap(page);
  await map(page).focus();
  const order = groupByCluster(graph, [...graph.nodes.keys()]).flatMap(({posts}) => posts);
  const heard: string[] = [];
  for (const key of ['Home', ...order.slice(1).map(() => 'PageDown')]) {
    await page.keyboard.press(key);
    heard.push(((await spoken(page).textContent()) ?? '').split(', ').slice(0, -2).join(', '));
  }
  expect(heard).toEqual(order.map((post) => postAt(post).title));
});

test('keys zoom, focus and leave', async ({page}) => {
  await visitMap(page);
  await map(page).focus();
  await page.keyboard.press('+');
  await expect(page).toHaveURL(/_1\.5$/);
  await page.keyboard.press('-');
  await expect(page).toHaveURL('/intelligence');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('f');
  await expect(page).toHaveURL(/\?post=/);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/intelligence');
  await page.keyboard.press('Escape');
  await expect(map(page)).not.toBeFocused();
  await expect(spoken(page)).toHaveText('');
});

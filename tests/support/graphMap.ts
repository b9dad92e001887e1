import type {Locator, Page} from '@playwright/test';
import type {GraphNode} from '../../src/lib/content-index/types';
import {cameraOn} from '../../src/lib/graph-view/cameraOn';
import {fitScale} from '../../src/lib/graph-view/fitScale';
import {homeBounds} from '../../src/lib/graph-view/homeBounds';
import {nearestPoint} from '../../src/lib/graph-view/nearestPoint';
import {project} from '../../src/lib/graph-view/project';
import {readView} from '../../src/lib/graph-view/readView';
import type {Point} from '../../src/lib/graph-view/types';
import {WHOLE_VIEW} from '../../src/lib/graph-view/wholeView';
import {siteGraph} from './siteGraph';
import {visit} from './test';

export function map(page: Page): Locator {
  return page.getByRole('application', {name: 'Map of the posts'});
}

/** Two pictures are equal if these texts are. */
export function picture(page: Page): Promise<string> {
  return map(page)
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
}

/** Lets so many frames pass. */
export function frames(page: Page, count: number): Promise<void> {
  return page.evaluate(async (left) => {
    for (let frame = 0; frame < left; frame += 1) {
      await new Promise(requestAnimationFrame);
    }
  }, count);
}

/** Opens the page and waits until the map is drawn. */
export async function visitMap(page: Page, search = ''): Promise<void> {
  await visit(page, `/intelligence${search}`);
  await map(page).scrollIntoViewIfNeeded();
  await page.evaluate(() => document.fonts.ready);
  await frames(page, 3);
}

/** Where a post lies on the screen, for the view that the address asks for. */
export async function spotOf(page: Page, post: number): Promise<Point> {
  const graph = siteGraph();
  const view = readView(new URL(page.url()).search, graph);
  const box = await map(page).locator('canvas').boundingBox();
  const node = graph.nodes[post];
  if (!box || !node) {
    throw new Error('There is no map, or no such post.');
  }
  const whole = homeBounds(graph, WHOLE_VIEW);
  const {x, y, zoom} = view.camera ?? cameraOn(homeBounds(graph, view), whole, box);
  const scale = fitScale(whole, box) * zoom;
  const spot = project(node, {x, y, scale, width: box.width, height: box.height});
  return {x: box.x + spot.x, y: box.y + spot.y};
}

/** The post nearest to the middle of the picture. */
export function middlePost(): number {
  const {nodes} = siteGraph();
  return nearestPoint(nodes, nodes.keys(), {x: 0, y: 0}) ?? 0;
}

export function postAt(post: number): GraphNode {
  const node = siteGraph().nodes[post];
  if (!node) {
    throw new Error(`The graph has no post ${post}.`);
  }
  return node;
}

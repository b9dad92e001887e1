import {once} from 'node:events';
import {createRequire} from 'node:module';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import type * as Playwright from '@playwright/test';
import {createServer} from '../../../src/cli/lib/createServer.mjs';
import type {KnowledgeGraph} from '../../../src/lib/content-index/types';
import {syntheticGraph} from './syntheticGraph';

// With jiti's loader at work, `import` of Playwright fails on Node 20; `require` passes it by.
const {chromium} = createRequire(__filename)('@playwright/test') as typeof Playwright;

const MANY_POSTS = 2000;
const SECONDS = 3;
/** Radius of the circle that the mouse draws, in pixels. */
const WAY = 160;
/** The bundler writes JSON as a parsed string, in quotes of one of two kinds. */
const PARSED = /JSON\.parse\((['"`])(\{"nodes":\[(?:[^\\]|\\.)*?\})\1\)/g;

interface Frames {
  readonly perSecond: number;
  /** Milliseconds between two frames: the largest gap but for one in twenty. */
  readonly gap95: number;
}

/**
 * Puts another graph in place of the site's in the scripts that this page loads. The page must be
 * reached by a link: the server has drawn the site's own graph into its HTML.
 */
async function replaceGraph(page: Playwright.Page, graph: KnowledgeGraph): Promise<void> {
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    await route.fulfill({
      response,
      body: script.replace(PARSED, () => `(${JSON.stringify(graph)})`),
    });
  });
}

/** The frames that the browser draws while the mouse does something. */
async function framesDuring(page: Playwright.Page, act: () => Promise<void>): Promise<Frames> {
  await page.evaluate(() => {
    const times: number[] = [];
    const note = (time: number) => {
      times.push(time);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    Object.assign(window, {frameTimes: times});
  });
  await act();
  const times = await page.evaluate(() => [
    ...(window as unknown as {frameTimes: number[]}).frameTimes,
  ]);
  const gaps = times.slice(1).map((time, place) => time - (times[place] ?? time));
  const total = (times.at(-1) ?? 0) - (times[0] ?? 0);
  return {
    perSecond: total > 0 ? (gaps.length * 1000) / total : 0,
    gap95: gaps.sort((a, b) => a - b)[Math.floor(gaps.length * 0.95)] ?? 0,
  };
}

/** Drags the map in circles, as a whole and magnified; with another graph, where one is given. */
async function measure(address: string, graph?: KnowledgeGraph) {
  const executablePath = process.env['CHROMIUM_PATH'] || undefined;
  const browser = await chromium.launch({executablePath, args: ['--no-sandbox']});
  const page = await browser.newPage({viewport: {width: 1280, height: 900}});
  try {
    await page.addInitScript(() => localStorage.setItem('newsletter-popup', 'shown'));
    if (graph) {
      await replaceGraph(page, graph);
    }
    await page.goto(`${address}/subscribe`);
    await page.evaluate(() => window.dispatchEvent(new PointerEvent('pointermove')));
    await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
    await page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('link', {name: 'Intelligence', exact: true})
      .click();
    const map = page.getByRole('group', {name: 'Map of the posts'});
    await map.waitFor();
    const posts = await map.getByRole('link').count();
    if (graph && posts !== graph.nodes.length) {
      throw new Error(`The page shows ${posts} posts: the graph in its scripts was not found.`);
    }
    await map.scrollIntoViewIfNeeded();
    const box = await map.boundingBox();
    if (!box) {
      throw new Error('The page shows no map.');
    }
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const drag = async () => {
      await page.mouse.move(x + WAY, y);
      await page.mouse.down();
      const end = Date.now() + SECONDS * 1000;
      for (let turn = 0; Date.now() < end; turn += 0.04) {
        await page.mouse.move(x + WAY * Math.cos(turn), y + WAY * Math.sin(turn));
      }
      await page.mouse.up();
    };
    const whole = await framesDuring(page, drag);
    await page.getByRole('button', {name: 'Fit', exact: true}).click();
    for (let press = 0; press < 3; press += 1) {
      await page.getByRole('button', {name: 'Zoom in'}).click();
    }
    const magnified = await framesDuring(page, drag);
    return {posts, whole, magnified};
  } finally {
    await page.unrouteAll({behavior: 'ignoreErrors'});
    await browser.close();
  }
}

/** Frames a second of the map while it is dragged: with this site's posts, and with many. */
async function run(dir: string): Promise<void> {
  const server = createServer({dir});
  server.listen(0);
  await once(server, 'listening');
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;
  const text = ({perSecond, gap95}: Frames) => `${perSecond.toFixed(0)} | ${gap95.toFixed(0)} ms`;
  try {
    console.log('| Posts | frames a second | gap, 95 % below | magnified | gap, 95 % below |');
    console.log('| --: | --: | --: | --: | --: |');
    for (const graph of [undefined, syntheticGraph(MANY_POSTS)]) {
      const {posts, whole, magnified} = await measure(address, graph);
      console.log(`| ${posts} | ${text(whole)} | ${text(magnified)} |`);
    }
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

await run(path.resolve(process.argv[2] ?? 'build'));

import {createRequire} from 'node:module';
import type * as Playwright from '@playwright/test';
import type {KnowledgeGraph} from '../../../src/lib/content-index/types';
import type {PanFrames} from './panFrames';
import {panFrames, recordDrawings} from './panFrames';
import {replaceGraph} from './replaceGraph';

// With jiti's loader at work, `import` of Playwright fails on Node 20; `require` passes it by.
const {chromium} = createRequire(__filename)('@playwright/test') as typeof Playwright;

/** Pans the map of a served site in a browser of its own; with another graph, where one is given. */
export async function graphFrames(
  address: string,
  graph?: KnowledgeGraph,
): Promise<PanFrames & {readonly posts: number}> {
  const executablePath = process.env['CHROMIUM_PATH'] || undefined;
  const browser = await chromium.launch({executablePath, args: ['--no-sandbox']});
  try {
    const page = await browser.newPage({viewport: {width: 1280, height: 900}});
    await page.addInitScript(() => localStorage.setItem('newsletter-popup', 'shown'));
    await recordDrawings(page);
    if (graph) {
      await replaceGraph(page, graph);
    }
    await page.goto(`${address}/subscribe`);
    await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
    await page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('link', {name: 'Intelligence', exact: true})
      .click();
    const count = page.getByRole('main').getByRole('status').filter({hasText: 'posts'});
    const posts = parseInt(await count.innerText(), 10);
    if (graph && posts !== graph.nodes.length) {
      throw new Error(`The page shows ${posts} posts: the graph in its scripts was not found.`);
    }
    const figures = await panFrames(page);
    await page.unrouteAll({behavior: 'ignoreErrors'});
    return {posts, ...figures};
  } finally {
    await browser.close();
  }
}

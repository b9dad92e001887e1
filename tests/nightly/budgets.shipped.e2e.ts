import {gzipSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import budgets from '../bench/budgets.json';
import {watchNetwork} from '../support/watchNetwork';
import {grownBy} from '../support/sourcePosts';
import {test} from '../support/shippedSite';
import {expect, hydrated} from '../support/test';

interface Weight {
  /** Bytes as gzip sends them: the scripts that a page asks for until it has its client, itself. */
  readonly scripts: number;
  readonly html: number;
  /** Scripts asked for when the page had loaded; a reader who does nothing waits for none. */
  readonly early: number;
  /** Everything the page asks its own host for until it rests. */
  readonly requests: number;
}

/** Milliseconds without a request after which a page rests. */
const QUIET = 1500;

/** Opens a page as a first visit does, touches nothing, and waits until it asks for nothing more. */
async function weigh(page: Page, path: string, own: string): Promise<Weight> {
  const scripts: Promise<number>[] = [];
  let requests = 0;
  const network = watchNetwork(page);
  page.on('request', (request) => {
    requests += request.url().startsWith(own) ? 1 : 0;
  });
  page.on('response', (response) => {
    const request = response.request();
    if (response.url().startsWith(own) && request.resourceType() === 'script') {
      scripts.push(response.body().then((body) => gzipSync(body).length));
    }
  });
  const response = await page.goto(path);
  const early = scripts.length;
  const html = gzipSync((await response?.body()) ?? '').length;
  await hydrated(page);
  await network.rest(QUIET, 30_000);
  const sizes = await Promise.all(scripts);
  return {scripts: sizes.reduce((sum, size) => sum + size, 0), html, early, requests};
}

/** Pages that are nothing without their client ask for it at once. */
const APPLICATIONS = new Set(['/chat']);

test.describe('what a shipped page costs before a reader does anything', () => {
  for (const [path, budget] of Object.entries(budgets)) {
    test(`${path} stays within its budget`, async ({page, baseURL}) => {
      const weight = await weigh(page, path, baseURL ?? '');
      test.info().annotations.push({type: 'weight', description: JSON.stringify(weight)});
      if (!APPLICATIONS.has(path)) {
        expect(weight.early).toBe(0);
      }
      expect(weight.scripts).toBeGreaterThan(0);
      expect(weight.scripts).toBeLessThanOrEqual(budget.scripts + grownBy(250));
      expect(weight.html).toBeLessThanOrEqual(budget.html + grownBy(150));
      expect(weight.requests).toBeLessThanOrEqual(budget.requests);
    });
  }
});

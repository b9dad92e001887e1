import {existsSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import budgets from '../bench/budgets.json';
import {grownBy} from '../support/grownBy';
import {fileOf} from '../support/html';
import {test} from '../support/shippedSite';
import {shippedBuild} from '../support/sites';
import {expect} from '../support/test';

interface Weight {
  /** Bytes of scripts that run, and of the page itself, as gzip sends them. */
  readonly scripts: number;
  readonly html: number;
  /** Everything the page asks its own host for until it rests, what it fetches ahead included. */
  readonly requests: number;
}

/** Opens a page as a first visit does, touches nothing, and waits until it asks for nothing more. */
async function weigh(page: Page, path: string, own: string): Promise<Weight> {
  const scripts: Promise<number>[] = [];
  let requests = 0;
  page.on('request', (request) => {
    requests += request.url().startsWith(own) ? 1 : 0;
  });
  page.on('response', (response) => {
    const request = response.request();
    if (response.url().startsWith(own) && request.resourceType() === 'script') {
      scripts.push(response.body().then((body) => gzipSync(body).length));
    }
  });
  const response = await page.goto(path, {waitUntil: 'networkidle'});
  const html = gzipSync((await response?.body()) ?? '').length;
  const sizes = await Promise.all(scripts);
  return {scripts: sizes.reduce((sum, size) => sum + size, 0), html, requests};
}

// The limits were measured on the shipped posts; a fork that has replaced them has other pages.
test.describe('what a shipped page costs before a reader does anything', () => {
  for (const [path, budget] of Object.entries(budgets)) {
    test(`${path} stays within its budget`, async ({page, baseURL}) => {
      test.skip(!existsSync(fileOf(shippedBuild, path)), 'this site has no such page');
      const weight = await weigh(page, path, baseURL ?? '');
      test.info().annotations.push({type: 'weight', description: JSON.stringify(weight)});
      expect(weight.scripts).toBeGreaterThan(0);
      expect(weight.scripts).toBeLessThanOrEqual(budget.scripts + grownBy(250));
      expect(weight.html).toBeLessThanOrEqual(budget.html + grownBy(150));
      expect(weight.requests).toBeLessThanOrEqual(budget.requests);
    });
  }
});

import type {Page} from '@playwright/test';
import {readOwner} from '../../src/config/readOwner';
import {serveBuild} from './serveBuild';
import {shippedBuild} from './sites';
import {test as base} from './test';

/**
 * Blocks the owner's third parties, so their elements keep their initial state. Requests of posts to
 * other sites are blocked without an error, too, unless `strictPosts` applies.
 */
async function muteThirdParties(page: Page, own: string): Promise<void> {
  const {newsletter, predictions, tickerTape, analytics, strictPosts} = readOwner();
  const addresses = [
    predictions?.feed,
    predictions?.proxy,
    tickerTape?.script,
    newsletter,
    analytics.scriptAddress,
    analytics.tagManagerAddress,
  ].filter((address) => typeof address === 'string');
  const origins = new Set(addresses.map((address) => new URL(address).origin));
  await page.route(
    ({origin}) => origins.has(origin) || (!strictPosts && origin !== own),
    (route) => route.fulfill({status: 204, headers: {'access-control-allow-origin': '*'}}),
  );
}

/** The test of `test.ts`, for the site that `npm run build` has built. */
export const test = base.extend<object, {shippedAddress: string}>({
  shippedAddress: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants the pattern
    async ({}, provide) => {
      const {address, close} = await serveBuild(shippedBuild);
      await provide(address);
      await close();
    },
    {scope: 'worker'},
  ],
  baseURL: async ({shippedAddress}, provide) => provide(shippedAddress),
  page: async ({page, shippedAddress}, provide) => {
    await muteThirdParties(page, shippedAddress);
    await provide(page);
  },
});

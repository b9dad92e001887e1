import type {Page} from '@playwright/test';
import {readOwner} from '../../src/config/readOwner';
import {serveBuild} from './serveBuild';
import {shippedBuild} from './sites';
import {test as base} from './test';

/**
 * Answers requests to the owner's third parties with empty responses. Without `strictPosts`, all other
 * requests to other sites are answered likewise, because posts may contain anything.
 *
 * @param siteOrigin origin of the site itself
 */
async function muteThirdParties(page: Page, siteOrigin: string): Promise<void> {
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
    ({origin}) => origins.has(origin) || (!strictPosts && origin !== siteOrigin),
    (route) => route.fulfill({status: 204, headers: {'access-control-allow-origin': '*'}}),
  );
}

/** The `test` of `test.ts`, for the shipped site in `build`. */
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

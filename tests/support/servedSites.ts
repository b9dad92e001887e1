import {rmSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {readOwner} from '../../src/config/readOwner';
import {homeOf} from './builtPages';
import {buildSite} from './fixtureSite';
import {readPage, textOf} from './html';
import {serveBuild} from './serveBuild';
import {copyFixture} from './siteCopy';
import {foreignBuild, shippedBuild} from './sites';
import {test} from './test';

/** Returns the `test` of `test.ts` for the site in the build folder that `prepare` returns. */
function testOf(prepare: () => string, cleanUp: (build: string) => void = () => undefined) {
  return test.extend<object, {build: string; servedAddress: string}>({
    build: [
      // eslint-disable-next-line no-empty-pattern -- Playwright requires the pattern
      async ({}, provide) => {
        const build = prepare();
        await provide(build);
        cleanUp(build);
      },
      {scope: 'worker', timeout: 600_000},
    ],
    servedAddress: [
      async ({build}, provide) => {
        const {address, close} = await serveBuild(build);
        await provide(address);
        await close();
      },
      {scope: 'worker'},
    ],
    baseURL: async ({servedAddress}, provide) => provide(servedAddress),
  });
}

/** The `test` for the fork with foreign posts. */
export const foreignTest = testOf(() => foreignBuild);

/**
 * Returns the `test` for a variant of the fixture site, which is built before the first test.
 *
 * @param variables environment variables of the build
 * @param change changes the copy of the site in this folder before the build
 */
export function variantTest(
  variables: Readonly<Record<string, string>>,
  change: (folder: string) => void = () => undefined,
) {
  const variant = testOf(
    () => {
      const folder = copyFixture();
      change(folder);
      const {ok, output} = buildSite(folder, variables);
      if (!ok) {
        throw new Error(output);
      }
      return path.join(folder, 'build');
    },
    (build) => rmSync(path.dirname(build), {recursive: true, force: true}),
  );
  // Runs the tests of the file in one worker, so that the site is built once.
  variant.describe.configure({mode: 'default'});
  return variant;
}

/**
 * Answers requests to the owner's third parties with empty responses. Without `strictPosts`, all other
 * requests to other sites are answered likewise, because posts may contain anything.
 *
 * @param siteOrigin origin of the site itself
 */
async function muteThirdParties(page: Page, siteOrigin: string): Promise<void> {
  const owner = readOwner();
  const {strictPosts} = owner;
  const origins = new Set(JSON.stringify(owner).match(/https?:\/\/[^/"?#]+/g));
  await page.route(
    ({origin}) => origin !== siteOrigin && (origins.has(origin) || !strictPosts),
    (route) => route.fulfill({status: 204, headers: {'access-control-allow-origin': '*'}}),
  );
}

/** The `test` for the shipped site in `build`. */
export const shippedTest = testOf(() => shippedBuild).extend({
  page: async ({page, servedAddress}, provide) => {
    await muteThirdParties(page, servedAddress);
    await provide(page);
  },
});

/** Returns the title and the first heading of a shipped page, as in its HTML file. */
export function servedTexts(pathname: string): {title: string; heading: string} {
  const {baseUrl} = homeOf(shippedBuild);
  const page = readPage(shippedBuild, `/${pathname.slice(baseUrl.length)}`);
  return {title: textOf(page('head title')), heading: textOf(page('h1').first())};
}

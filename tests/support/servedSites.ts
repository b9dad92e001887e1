import {rmSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {readOwner} from '../../src/config/readOwner';
import type {ServedBuild} from './serveBuild';
import {serveBuild} from './serveBuild';
import {buildSite, copyFixture} from './siteCopy';
import {foreignBuild, shippedBuild} from './sites';
import {test, visit} from './test';

/** Returns the `test` of `test.ts` for the site in a build folder. */
function testOf(build: string) {
  return test.extend<object, {servedAddress: string}>({
    servedAddress: [
      // eslint-disable-next-line no-empty-pattern -- Playwright requires the pattern
      async ({}, provide) => {
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
export const foreignTest = testOf(foreignBuild);

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

/** The `test` for the shipped site in `build`. */
export const shippedTest = testOf(shippedBuild).extend({
  page: async ({page, servedAddress}, provide) => {
    await muteThirdParties(page, servedAddress);
    await provide(page);
  },
});

interface OtherSite {
  /** Returns the address of the server, such as `http://localhost:43123`. */
  readonly address: () => string;
  /** Returns the build folder. */
  readonly build: () => string;
  /** Opens the page at a path of the site. */
  readonly open: (page: Page, path: string) => Promise<void>;
}

/**
 * Builds and serves a variant of the fixture site before the tests of a file.
 *
 * @param variables environment variables of the build
 * @param change changes the copy of the site in this folder before the build
 */
export function otherSite(
  variables: Readonly<Record<string, string>>,
  change: (folder: string) => void = () => undefined,
): OtherSite {
  let folder = '';
  let server: ServedBuild | undefined;
  const address = () => server?.address ?? '';
  const build = () => path.join(folder, 'build');

  test.describe.configure({mode: 'serial'});
  test.beforeAll(async () => {
    test.setTimeout(600_000);
    folder = copyFixture();
    change(folder);
    const {ok, output} = buildSite(folder, variables);
    if (!ok) {
      throw new Error(output);
    }
    server = await serveBuild(build());
  });
  test.afterAll(async () => {
    await server?.close();
    rmSync(folder, {recursive: true, force: true});
  });

  return {
    address,
    build,
    async open(page, pathname) {
      await page.route(`${address()}/**`, (route) => route.continue());
      await visit(page, address() + pathname);
    },
  };
}

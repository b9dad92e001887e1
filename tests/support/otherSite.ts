import {rmSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import type {ServedBuild} from './serveBuild';
import {serveBuild} from './serveBuild';
import {buildSite, copyFixture} from './siteCopy';
import {test, visit} from './test';

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

import {rmSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import type {ServedBuild} from './serveBuild';
import {serveBuild} from './serveBuild';
import {buildSite, copyFixture} from './siteCopy';
import {test, visit} from './test';

interface OtherSite {
  readonly address: () => string;
  readonly build: () => string;
  /** Opens a path of the site, which has its own server. */
  readonly open: (page: Page, path: string) => Promise<void>;
}

/**
 * Builds and serves a variant of the fixture site for the tests of a file.
 *
 * @param variables of the build
 * @param change to make to the copy before it is built
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
    async open(page, below) {
      await page.route(`${address()}/**`, (route) => route.continue());
      await visit(page, address() + below);
    },
  };
}

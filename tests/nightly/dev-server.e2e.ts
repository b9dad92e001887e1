import {spawn} from 'node:child_process';
import {mkdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {freePort} from '../support/serveBuild';
import {addPost, copyFixture} from '../support/siteCopy';
import {repository} from '../support/sites';
import {expect, test} from '../support/test';

test('npm run dev shows covers, badges on scheduled posts and drafts, and no search page of an earlier build', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const folder = copyFixture();
  // One link to the whole folder, because the server does not watch packages that are linked one by one.
  rmSync(path.join(folder, 'node_modules'), {recursive: true});
  symlinkSync(path.join(repository, 'node_modules'), path.join(folder, 'node_modules'), 'dir');
  addPost(folder, {title: 'About due-later', slug: 'due-later', date: '2031-05-06'}, 'Text.');
  addPost(folder, {title: 'About half-done', slug: 'half-done', draft: 'true'}, 'Text.');
  mkdirSync(path.join(folder, 'build/search'), {recursive: true});
  writeFileSync(path.join(folder, 'build/search/index.html'), 'The built page');
  const port = await freePort();
  const docusaurus = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
  const server = spawn(
    process.execPath,
    [docusaurus, 'start', '--no-open', '--host', '127.0.0.1', '--port', String(port)],
    {cwd: folder, env: {...process.env, NODE_ENV: 'development'}, stdio: 'ignore', detached: true},
  );
  try {
    const address = `http://127.0.0.1:${port}`;
    await expect
      .poll(
        () =>
          fetch(`${address}/blog`).then(
            ({ok}) => ok,
            () => false,
          ),
        {timeout: 240_000},
      )
      .toBe(true);
    await page.route(`${address}/**`, (route) => route.continue());
    await page.goto(`${address}/blog?filter=About`);
    const rows = page.getByRole('main').getByRole('listitem');
    await expect(rows.filter({hasText: 'due-later'})).toContainText('Scheduled for 6 May 2031');
    await expect(rows.filter({hasText: 'half-done'})).toContainText('Draft');

    await page.goto(`${address}/blog/due-later`);
    await expect(page.getByText('Scheduled for 6 May 2031')).toBeVisible();
    await page.goto(address);
    const cover = await page.locator('use[href*="/img/covers/due-later-"]').getAttribute('href');
    const response = await page.request.get(`${address}${cover}`);
    expect(response.headers()['content-type']).toContain('image/svg+xml');
    await page.goto(`${address}/search/`);
    await expect(page.getByRole('searchbox').first()).toBeVisible();
  } finally {
    process.kill(-(server.pid ?? 0), 'SIGKILL');
    rmSync(folder, {recursive: true, force: true});
  }
});

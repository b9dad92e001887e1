import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:net';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {assembleFixture} from '../support/fixtureSite';
import {repository} from '../support/sites';
import {expect, test} from '../support/test';

const DAY = '2031-05-06';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Copies the fixture site into a new temporary folder, which the development server can watch. */
async function copyFixture(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'dev-site-'));
  assembleFixture(folder);
  const packages = path.join(folder, 'node_modules');
  rmSync(packages, {recursive: true});
  symlinkSync(path.join(repository, 'node_modules'), packages, 'dir');
  return folder;
}

function addPost(folder: string, name: string, date: string, field = ''): void {
  const head = [
    `title: "About ${name}"`,
    'description: "A post that only npm run dev shows, to see how it is marked there."',
    `slug: ${name}`,
    `date: ${date}`,
    'authors: [founder]',
    'tags: [writing, history, letters]',
    field,
  ].join('\n');
  writeFileSync(
    path.join(folder, `blog/${date}-${name}.md`),
    `---\n${head}\n---\n\nLead.\n\n<!-- truncate -->\n\nText.\n`,
  );
}

test('npm run dev shows badges of scheduled posts and drafts, and covers', async ({page}) => {
  test.setTimeout(300_000);
  const folder = await copyFixture();
  addPost(folder, 'due-later', DAY);
  addPost(folder, 'half-done', '2025-08-30', 'draft: true');
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
    await expect(rows.filter({hasText: 'About due-later'})).toContainText(
      'Scheduled for 6 May 2031',
    );
    await expect(rows.filter({hasText: 'About half-done'})).toContainText('Draft');

    await page.goto(`${address}/blog/due-later`);
    await expect(page.getByText('Scheduled for 6 May 2031')).toBeVisible();
    await page.goto(address);
    const cover = await page.locator('use[href*="/img/covers/due-later-"]').getAttribute('href');
    const response = await page.request.get(`${address}${cover}`);
    expect(response.headers()['content-type']).toContain('image/svg+xml');
  } finally {
    process.kill(-(server.pid ?? 0), 'SIGKILL');
    rmSync(folder, {recursive: true, force: true});
  }
});

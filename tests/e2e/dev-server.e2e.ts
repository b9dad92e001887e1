import {spawn} from 'node:child_process';
import {rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:net';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {sidebarLines} from '../../src/lib/blogSidebar';
import {blogSidebar} from '../support/blogSidebar';
import {copySite} from '../support/siteCopy';
import {expect, test} from '../support/test';

const DAY = '2031-05-06';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function addPost(folder: string, name: string, field: string): void {
  const head = [
    `title: "About ${name}"`,
    'description: "A post that only npm run dev shows, to see how it is marked there."',
    `slug: ${name}`,
    'authors: [founder]',
    'tags: [essay, writing, open-source]',
    field,
  ].join('\n');
  const date = field.replace('date: ', '').slice(0, 10);
  const file = /^\d/.test(date) ? date : '2025-12-30';
  const day = file === date ? '' : `date: ${file}\n`;
  writeFileSync(
    path.join(folder, `blog/${file}-${name}.md`),
    `---\n${head}\n${day}---\n\nLead.\n\n<!-- truncate -->\n\nText.\n`,
  );
}

/** Old posts enough that the blog's page does not hold them all. */
const OLD_POSTS = 120;

test('npm run dev shows a scheduled post and a draft, each with its badge and cover, and a long list as it is scrolled', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const folder = copySite();
  for (let number = 0; number < OLD_POSTS; number += 1) {
    addPost(folder, `old-${number}`, 'date: 2019-03-04');
  }
  addPost(folder, 'due-later', `date: ${DAY}`);
  addPost(folder, 'half-written', 'draft: true');
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
        {timeout: 180_000},
      )
      .toBe(true);
    await page.route(`${address}/**`, (route) => route.continue());
    await page.goto(`${address}/blog?filter=About`);
    const rows = page.getByRole('main').getByRole('listitem');
    await expect(rows.filter({hasText: 'About due-later'})).toContainText(`Scheduled for ${DAY}`);
    await expect(rows.filter({hasText: 'About half-written'})).toContainText('Draft');
    await page.goto(`${address}/blog`);
    const old = page.getByRole('region', {name: /posts of 2019/i}).getByRole('heading', {level: 3});
    const older = page.getByRole('main').getByRole('link', {name: 'Older posts'});
    await expect(older).toHaveAttribute('href', '/blog/archive#2019');
    await expect(old).toHaveCount(0);
    await older.scrollIntoViewIfNeeded();
    await expect(old.first()).toBeAttached();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(old).toHaveCount(OLD_POSTS);
    await expect(older).toHaveCount(0);
    await page.goto(`${address}/blog/old-7`);
    const year = blogSidebar(page).getByRole('group', {name: 'Posts of 2019'});
    await expect(year.getByRole('listitem')).toHaveCount(sidebarLines(OLD_POSTS));
    await expect(year.locator('[aria-current=page]')).toHaveText('About old-7');
    const all = year.getByRole('link', {name: `All ${OLD_POSTS} posts of 2019`});
    await expect(all).toHaveAttribute('href', '/blog/archive#2019');
    await page.goto(`${address}/blog/due-later`);
    await expect(page.getByText('Scheduled for 6 May 2031')).toBeVisible();
    const cover = await page.locator('use[href*="/img/covers/"]').getAttribute('href');
    const drawn = await page.request.get(`${address}${cover}`);
    expect(drawn.headers()['content-type']).toContain('image/svg+xml');
  } finally {
    process.kill(-(server.pid ?? 0), 'SIGKILL');
    rmSync(folder, {recursive: true, force: true});
  }
});

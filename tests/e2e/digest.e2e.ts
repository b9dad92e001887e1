import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import {runAuthor} from '../support/authorCopy';
import {siteAddress} from '../support/siteAddress';
import {expect, test} from '../support/test';

const root = path.resolve(__dirname, '../..');
let folder = '';
let mail = '';

test.beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'digest-e2e-'));
  const {code, stderr} = runAuthor(
    ['digest', '--since', '2025-10-01', '--until', '2025-12-31', '--out', folder],
    {root},
  );
  expect(code, stderr).toBe(0);
  mail = pathToFileURL(path.join(folder, 'digest.html')).href;
});

test.afterAll(() => {
  rmSync(folder, {recursive: true, force: true});
});

for (const width of [390, 700]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the newsletter fits a ${colorScheme} screen of ${width} px, and axe finds nothing`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 800});
      await page.emulateMedia({colorScheme});
      await page.goto(mail);
      const size = await page.evaluate(() => ({
        scroll: document.documentElement.scrollWidth,
        client: document.documentElement.clientWidth,
        column: document.querySelector('table table')?.clientWidth ?? 0,
      }));
      expect(size.scroll).toBe(size.client);
      expect(size.column).toBe(Math.min(width, 600));
      const {violations} = await new AxeBuilder({page}).analyze();
      expect(violations.map(({id, nodes}) => `${id}: ${nodes.length}`)).toEqual([]);
    });
  }
}

test('the newsletter loads nothing, runs nothing, and leads to the site’s full addresses', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(mail);
  expect(requests).toEqual([mail]);
  await expect(page.locator('script, style, link, img, iframe, object, form')).toHaveCount(0);
  const addresses = await page
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.length).toBeGreaterThan(3);
  for (const address of addresses) {
    expect(address.startsWith(siteAddress('/'))).toBe(true);
  }
});

test('the inbox shows the posts’ titles behind the subject, and the mail does not', async ({
  page,
}) => {
  await page.goto(mail);
  const first = page.getByRole('heading', {level: 2}).first();
  const preheader = page.getByRole('main').locator('> div');
  await expect(preheader).toBeHidden();
  await expect(preheader).toContainText((await first.textContent()) ?? '');
  await expect(page).toHaveTitle(/new post/);
});

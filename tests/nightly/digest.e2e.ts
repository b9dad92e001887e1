import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {findViolations} from '../support/findViolations';
import {fixtureContent} from '../support/sites';
import {expect, test} from '../support/test';

let folder = '';
let mail = '';

const author = path.resolve(__dirname, '../../src/cli/author.ts');
const period = ['--since', '2024-01-01', '--until', '2025-12-31'];

test.beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'digest-e2e-'));
  const {status, stderr} = spawnSync(
    process.execPath,
    ['--import', 'jiti/register', author, 'digest', ...period, '--out', folder],
    {cwd: fixtureContent, encoding: 'utf8'},
  );
  expect(status, stderr).toBe(0);
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
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await page.setViewportSize({width, height: 800});
      await page.emulateMedia({colorScheme});
      await page.goto(mail);
      expect(requests).toEqual([mail]);
      const size = await page.evaluate(() => ({
        scroll: document.documentElement.scrollWidth,
        client: document.documentElement.clientWidth,
        column: document.querySelector('table table')?.clientWidth ?? 0,
      }));
      expect(size.scroll).toBe(size.client);
      expect(size.column).toBe(Math.min(width, 600));
      // The inbox shows this line behind the subject, and the mail does not.
      await expect(page.getByRole('main').locator('> div')).toBeHidden();
      expect(await findViolations(page)).toEqual([]);
    });
  }
}

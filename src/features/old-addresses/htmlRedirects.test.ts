import {mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {copyHtml, prepareHtml} from './htmlRedirects';

const to = '/blog/x';

test.each([
  ['/2020/01/x.html', ['/2020/01/x'], ['/2020/01/x.html']],
  ['/2020/01/x/index.html', ['/2020/01/x'], []],
  ['/2020/01/x/', ['/2020/01/x/'], []],
  ['/release-1.0', ['/release-1.0'], []],
  ['/blog/x.html', [], []],
  ['/index.html', [], []],
])('the redirect from %s has pages at %j and copies at %j', (from, addresses, files) => {
  const {redirects, htmlFiles, conflicts} = prepareHtml([{from, to}], ['/', '/blog/x']);
  expect(redirects.map((redirect) => redirect.from)).toEqual(addresses);
  expect(htmlFiles).toEqual(files);
  expect(conflicts).toHaveLength(addresses.length === 0 ? 1 : 0);
});

test('an address with .html and the same address without it share one redirect', () => {
  const redirects = ['/x.html', '/x'].map((from) => ({from, to}));
  expect(prepareHtml(redirects, [])).toMatchObject({
    redirects: [{from: '/x', to}],
    htmlFiles: ['/x.html'],
  });
});

test('the copy is named after the old address, and does not replace an existing file', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'html-redirects-'));
  mkdirSync(path.join(folder, 'x'));
  writeFileSync(path.join(folder, 'x/index.html'), 'redirect');
  await copyHtml(folder, ['/x.html', '/x.html']);
  expect(readFileSync(path.join(folder, 'x.html'), 'utf8')).toBe('redirect');
  await expect(copyHtml(folder, ['/x.html'])).rejects.toThrow('EEXIST');
  rmSync(folder, {recursive: true});
});

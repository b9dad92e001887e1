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
])('a redirect from %s is written as %j and copied to %j', (from, written, files) => {
  const prepared = prepareHtml([{from, to}], ['/', '/blog/x']);
  expect(prepared.written.map((each) => each.from)).toEqual(written);
  expect(prepared.files).toEqual(files);
  expect(prepared.fromPages).toHaveLength(written.length === 0 ? 1 : 0);
});

test('one page serves an address with and without .html', () => {
  const {written, files} = prepareHtml(
    [
      {from: '/x.html', to},
      {from: '/x', to},
    ],
    [],
  );
  expect(written).toEqual([{from: '/x', to}]);
  expect(files).toEqual(['/x.html']);
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

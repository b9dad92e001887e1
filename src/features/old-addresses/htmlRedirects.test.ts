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

const problemsOf = (...parameters: Parameters<typeof prepareHtml>) =>
  prepareHtml(...parameters).conflicts.map(({from, problem}) => `${from} ${problem}`);

test.each([
  [['/a', '/c'], ['/a.html', '/b'], '/a.html leads to /b, but /a leads to /c. Give both'],
  [['/a.html', '/c'], ['/a/index.html', '/b'], '/a/index.html leads to /b, but /a'],
  [['/a/', '/c'], ['/a', '/b'], '/a leads to /b, but /a/ leads to /c.'],
])('redirects from %j and %j that cannot both exist are a conflict', (first, second, problem) => {
  const redirects = [first, second].map(([from = '', to = '']) => ({from, to}));
  expect(problemsOf(redirects, [])).toEqual([expect.stringContaining(problem)]);
  const {redirects: left} = prepareHtml(redirects, []);
  expect(left.map((redirect) => redirect.to)).toEqual(['/c']);
});

test('two spellings of an address with the same target are one redirect', () => {
  const redirects = ['/x/', '/x', '/x.html', '/x/index.html'].map((from) => ({from, to}));
  expect(prepareHtml(redirects, [])).toEqual({
    redirects: [{from: '/x/', to}],
    htmlFiles: ['/x.html'],
    conflicts: [],
  });
});

test.each([
  ['/x.html', '/x.html'],
  ['/x.html', '/x/index.html'],
  ['/x', '/x/index.html'],
])('a redirect from %s is a conflict if the site has the file %s', (from, file) => {
  const hasFile = (candidate: string) => candidate === file;
  expect(problemsOf([{from, to}], [], hasFile)).toEqual([
    `${from} is a file of the site, such as static${file}. Remove the redirect.`,
  ]);
});

test('Docusaurus reports redirects from pages that do not end in .html', () => {
  expect(prepareHtml([{from: '/x', to}], ['/x'], () => true)).toMatchObject({
    redirects: [{from: '/x', to}],
    conflicts: [],
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

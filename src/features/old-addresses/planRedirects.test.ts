import {expect, test} from 'vitest';
import {planRedirects} from './planRedirects';

const PAGES = ['/', '/blog', '/blog/x', '/blog/tags/日本語', '/blog/2.0'];
const to = '/blog/x';

const plan = (redirects: readonly (readonly [from: string, to: string])[], taken = '') =>
  planRedirects(
    redirects.map(([from, target]) => ({from, to: target})),
    PAGES,
    (file) => file === taken,
  );

test.each([
  ['/2020/01/x.html', ['/2020/01/x/index.html', '/2020/01/x.html']],
  ['/2020/01/x/index.html', ['/2020/01/x/index.html']],
  ['/2020/01/x/', ['/2020/01/x/index.html']],
  ['/release-1.0', ['/release-1.0/index.html']],
  ['/caf%C3%A9/a%20b.html', ['/café/a b/index.html', '/café/a b.html']],
])('the redirect from %s is in the files %j', (from, files) => {
  const written = new Map(files.map((file) => [file, to]));
  expect(plan([[from, to]])).toEqual({files: written, problems: []});
});

test.each([
  ['/blog/x/', true],
  ['/blog/tags/日本語', true],
  ['/blog/tags/%E6%97%A5%E6%9C%AC%E8%AA%9E', true],
  ['/', true],
  ['/blog/gone', false],
  ['/blog/%', false],
])('the page %s exists: %s', (target, exists) => {
  const problem = `blog/redirects.yml: /old leads to ${target}, which does not exist.`;
  expect(plan([['/old', target]]).problems).toEqual(
    exists ? [] : [expect.stringContaining(problem)],
  );
});

test.each([
  ['/a', '/a.html', '/a.html leads to /blog, but /a leads to /blog/x. Give both'],
  ['/a.html', '/a/index.html', '/a/index.html leads to /blog, but /a.html leads to /blog/x.'],
  ['/a/', '/a', '/a leads to /blog, but /a/ leads to /blog/x.'],
  ['/a.html', '/a.html/b', '/a.html/b cannot be written: /a.html would be both a file and'],
  ['/a.html/b', '/a.html', '/a.html cannot be written: /a.html would be both a file and a folder'],
])('if %s and %s lead to two pages, the second redirect is left out', (first, second, problem) => {
  const {files, problems} = plan([
    [first, to],
    [second, '/blog'],
  ]);
  expect(problems).toEqual([expect.stringContaining(problem)]);
  expect([...files.values()]).not.toContain('/blog');
});

test('two spellings of an address may have the same target', () => {
  const {files, problems} = plan([
    ['/x/', to],
    ['/x', to],
    ['/x.html', to],
  ]);
  expect([[...files.keys()], problems]).toEqual([['/x/index.html', '/x.html'], []]);
});

test.each([
  ['/x.html', '/x.html'],
  ['/x.html', '/x/index.html'],
  ['/x', '/x.html'],
  ['/index.html', '/index.html'],
  ['/x.html/y', '/x.html', 'cannot be written: /x.html would be both a file and a folder'],
  ['/feed.xml', '/feed.xml', 'cannot be written: /feed.xml would be both a file and a folder'],
])('a redirect from %s is left out if the build has the file %s', (from, file, reason?: string) => {
  const problem = `${from} ${reason ?? `is a page of the site, or a file such as static${file}. Remove`}`;
  expect(plan([[from, to]], file).problems).toEqual([expect.stringContaining(problem)]);
});

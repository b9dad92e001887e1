import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import type {BuiltPage} from './scanPages';
import {scanPages} from './scanPages';

const folder = mkdtempSync(path.join(tmpdir(), 'scan-pages-'));

function page(number: number): BuiltPage {
  const filePath = path.join(folder, `${number}.html`);
  writeFileSync(
    filePath,
    `<html><head><meta name="description" content="About ${number}"></head><body><main><article>
      <header><h1>Post ${number}</h1></header>
      <div id="__blog-post-container"><p>Lead ${number}.</p>
      <h2 id=part>Part<a class="hash-link" href="#part">#</a></h2><p>Text ${number}.</p></div>
    </article></body></html>`,
  );
  return {filePath, url: `/blog/${number}`, type: 'blog'};
}

afterAll(() => rmSync(folder, {recursive: true}));

test.each([
  ['one thread', 100],
  ['several threads', 20],
])('all pages are read in %s, in their order, each once', async (_, share) => {
  const numbers = Array.from({length: 45}, (_item, index) => index);
  const pages = await scanPages(numbers.map(page), {}, share);
  expect(
    pages.map(({url, pageTitle, description, sections, levels}) => ({
      url,
      pageTitle,
      description,
      sections,
      levels: Object.fromEntries(levels),
    })),
  ).toEqual(
    numbers.map((number) => ({
      url: `/blog/${number}`,
      pageTitle: `Post ${number}`,
      description: `About ${number}`,
      sections: [
        {title: `Post ${number}`, hash: '', content: `Lead ${number}.`},
        {title: 'Part', hash: '#part', content: `Text ${number}.`},
      ],
      levels: {part: 2},
    })),
  );
});

test('a page that asks not to be indexed is left out', async () => {
  const [hidden, shown] = [page(1), page(2)];
  const html = readFileSync(hidden.filePath, 'utf8');
  writeFileSync(
    hidden.filePath,
    html.replace('<head>', '<head><meta name=robots content=noindex>'),
  );
  expect((await scanPages([hidden, shown], {})).map(({url}) => url)).toEqual(['/blog/2']);
});

test('no pages are read in no thread', async () => {
  expect(await scanPages([], {})).toEqual([]);
});

test('a page that is missing is named', async () => {
  const filePath = path.join(folder, 'gone.html');
  await expect(scanPages([{filePath, url: '/gone', type: 'page'}], {})).rejects.toThrow(filePath);
});

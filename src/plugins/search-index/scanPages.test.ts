import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
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
    `<html><head><meta name="description" content="About ${number}"></head><body><article>
      <header><h1>Post ${number}</h1></header>
      <div id="__blog-post-container"><p>Lead ${number}.</p>
      <h2>Part<a class="hash-link" href="#part">#</a></h2><p>Text ${number}.</p></div>
    </article></body></html>`,
  );
  return {filePath, url: `/blog/${number}`, type: 'blog'};
}

afterAll(() => rmSync(folder, {recursive: true}));

test('all pages are read, in their order, and none takes the number of another', async () => {
  const numbers = Array.from({length: 45}, (_, index) => index);
  const [titles = [], headings, descriptions, , sections = []] = await scanPages(
    numbers.map(page),
    {},
  );
  expect(titles.map(({t, u}) => [t, u])).toEqual(
    numbers.map((number) => [`Post ${number}`, `/blog/${number}`]),
  );
  expect(headings?.map(({t, h}) => [t, h])).toEqual(numbers.map(() => ['Part', '#part']));
  expect(descriptions?.map(({t}) => t)).toEqual(numbers.map((number) => `About ${number}`));
  const titleOf = new Map(titles.map(({i, t}) => [i, t]));
  expect(titleOf.size).toBe(45);
  expect(sections.map(({t, p}) => [t, titleOf.get(p ?? -1)])).toEqual(
    numbers.flatMap((number) => [
      [`Lead ${number}.`, `Post ${number}`],
      [`Text ${number}.`, `Post ${number}`],
    ]),
  );
});

test('a page that is missing is named', async () => {
  const filePath = path.join(folder, 'gone.html');
  await expect(scanPages([{filePath, url: '/gone', type: 'page'}], {})).rejects.toThrow(filePath);
});

import {parse} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/parse.js';
import {expect, test} from 'vitest';
import {contentHtml} from './contentHtml.mjs';

const HEAD =
  '<!doctype html><html><head><meta name=description content="What it says"><title>Site</title>' +
  '<script>document.write("<main><h1>No</h1></main>")</script></head>';
const MAIN =
  '<main><article><header><h1>Kelly</h1></header><div id="__blog-post-container"><p>Lead.</p>' +
  '<h2>Part<a class=hash-link href=#part>#</a></h2><p>Text.</p></div></article></main>';
const POST = `${HEAD}<body class=x><nav><h2>All posts</h2></nav>${MAIN}<footer>End</footer></body></html>`;

test('what is read of a page is the same, and half of it is not parsed', () => {
  const [read, whole] = [contentHtml(POST), POST].map((html) => parse(html, 'blog', '/kelly', {}));
  expect(read).toEqual(whole);
  expect(read).toMatchObject({
    pageTitle: 'Kelly',
    description: 'What it says',
    sections: [
      {title: 'Kelly', hash: '', content: 'Lead.'},
      {title: 'Part', hash: '#part', content: 'Text.'},
    ],
  });
  expect(contentHtml(POST)).not.toMatch(/All posts|<script|End/);
});

test.each([
  ['without main', `${HEAD}<body><h1>Alone</h1></body></html>`],
  ['with its title above main', `${HEAD}<body><h1>Above</h1><main>Text</main></body></html>`],
  ['with a title above main too', `${HEAD}<body><h1>Above</h1><main><h1>In</h1></main></body>`],
  ['without a body', '<h1>A fragment</h1><main></main>'],
])('a page %s is left whole', (_, html) => {
  expect(contentHtml(html)).toBe(html);
});

import {parseHTML} from 'linkedom';
import {expect, test} from 'vitest';
import {readPreview} from './readPreview';

function previewOf(text: string, description = 'About ink.') {
  const html = `<!doctype html><html><head><meta name="description" content="${description}">
    <meta property="article:published_time" content="2024-03-01T00:00:00.000Z"></head>
    <body><main><h1>Ink</h1><div class="markdown">${text}</div></main></body></html>`;
  return readPreview(parseHTML(html).document);
}

test('a preview has the title, description, date and first words of a page', () => {
  expect(previewOf('<p>Gall  ink <b>bites</b>.</p><pre>c</pre><ul><li>Twice.</li></ul>')).toEqual({
    title: 'Ink',
    description: 'About ink.',
    date: '2024-03-01',
    opening: 'Gall ink bites. Twice.',
  });
});

test.each([
  ['a nested list', '<ol><li><p>A.</p><p>B.</p><ul><li>C.</li></ul></li></ol>', 'A. B. C.'],
  [
    'a formula',
    '<p>Let <math><semantics><msup><mi>x</mi><mn>2</mn></msup><annotation>x^2</annotation></semantics></math> be even.</p>',
    'Let x2 be even.',
  ],
])('the opening contains each text of %s once', (_named, html, opening) => {
  expect(previewOf(html)?.opening).toBe(opening);
});

test('the opening leaves out interactive components', () => {
  const part =
    '<figure data-search-skip=""><noscript><p>Enable JavaScript.</p></noscript></figure>';
  expect(previewOf(`${part}<p>One.</p>`)?.opening).toBe('One.');
});

test('long texts are cut at a word', () => {
  const {opening = '', description = ''} =
    previewOf(`<p>${'many words '.repeat(60)}</p>`, 'more words '.repeat(60)) ?? {};
  expect(opening).toMatch(/^many .* (?:many|words)…$/);
  expect(opening.length).toBeLessThanOrEqual(241);
  expect(description).toMatch(/(?:more|words)…$/);
});

test('the opening is empty if the description begins with the same words', () => {
  expect(previewOf('<p>About ink.</p><p>More.</p>', 'About ink. More.')?.opening).toBe('');
});

test('a page without text has no preview', () => {
  expect(previewOf('<h2>List</h2>')).toBeUndefined();
});

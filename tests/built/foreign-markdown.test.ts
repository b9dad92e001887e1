import {expect, test} from 'vitest';
import {attributesOf, readPage, textOf, textsOf} from '../support/html';
import {FOREIGN_BASE, foreignBuild} from '../support/sites';

const post = (slug: string) => readPage(foreignBuild, `/blog/${slug}`);
const codeOf = (slug: string) => textsOf(post(slug)('article pre'));

test('JSX in a .md file is rendered', () => {
  const page = post('jsx-in-md');
  expect(page('article img[alt="A mark"]').attr('style')).toMatch(/width:\s?50%/);
  expect(page('div[style*="400px"]').text()).toBe('Centered box.');
  expect(page('center > strong').text()).toBe('Bold in a center tag');
  expect(textsOf(page('article details li'))).toEqual(['one', 'two']);
});

test('in CommonMark, braces are text, and JSX in inline or indented code is shown as code', () => {
  expect(codeOf('quoted-code')).toEqual(['<Card title="x"/>', '<Card title="indented"/>']);
  expect(textOf(post('quoted-code')('article'))).toContain(
    'I like List<String> and Map<K, V>, and {curly} braces.',
  );
});

test('without extensions, dollar signs are text, and diagrams and plots are shown as code', () => {
  const page = post('dollars');
  const words = textOf(page('article'));
  expect(words).toContain('echo $$, and a price is $5, or $$ when it rises.');
  expect(words).toContain('Between $$ and $$ nothing is a formula, nor is $a_b$ one.');
  expect(codeOf('dollars')).toEqual([
    'echo $$ && kill -0 $$',
    'graph TD; A-->B;',
    'Boy meets girl.',
    'x^2',
  ]);
  expect(page('article math, article figure')).toHaveLength(0);
});

test.each([
  ['an expression', 'Lead with 2027 and MDX in a .md file.'],
  ['Markdown in a tab', 'Bold on a Mac.'],
  ['an exported component', 'Hello from A name from JSON.'],
  ['a partial', 'From a partial.'],
  ['an imported component', 'Inside'],
  ['an admonition with a title', 'Title of old'],
  ['a block of MDX code', 'From a code block'],
  ['colons that are not directives', 'At 12:30 it is'],
])('a .md file may contain %s', (_name, text) => {
  expect(textOf(post('mdx-in-md')('article'))).toContain(text);
});

test('the address of a Link component contains the base path, and an image loaded with `require()` has an address', () => {
  const page = post('mdx-in-md');
  expect(attributesOf(page('article a:contains("The feeds")'), 'href')).toEqual([
    `${FOREIGN_BASE}subscribe`,
  ]);
  expect(page('article img[alt="A dot"]').attr('src')).toMatch(/^data:image|\/dot-\w+\.png$/);
});

test('CommonMark renders HTML, hides its comments, and shows MDX code as text', () => {
  const page = post('commonmark');
  expect(page('article kbd').text()).toBe('Ctrl');
  expect(page('article input[type="text"]').attr('placeholder')).toBe('Name');
  expect(page('article .alert').attr('style')).toMatch(/color:\s?red/);
  const words = textOf(page('article'));
  expect(words).toContain("import x from 'y';");
  expect(words).toContain('{/* not a comment here */}');
  expect(words).not.toContain('A comment');
  expect(page('#own-id').text()).toContain('Heading');
});

test('heading ids stay as written, and are not shown', () => {
  const page = post('custom-ids');
  const headings = page('article h2');
  expect(attributesOf(headings, 'id').slice(0, 4)).toEqual([
    'v2.0',
    'node.js',
    '安装',
    'Widget-__call__',
  ]);
  expect(textsOf(headings).join()).not.toContain('{#');
  expect(textOf(headings.last())).toContain('Using std:map and key:value');
});

import {toHtml} from 'hast-util-to-html';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import {rehypeMath} from './rehypeMath';

async function html(markdown: string, isStrict = true): Promise<string> {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMath, {singleDollarTextMath: false})
    .use(remarkRehype)
    .use(() => rehypeMath(isStrict, {formula: 'Equation'}));
  return toHtml(await processor.run(processor.parse(markdown), markdown));
}

test('inline and block formulas become MathML that includes their source', async () => {
  expect(await html('So $$x^2$$ is.')).toMatch(/<math.*<msup>.*x\^2/s);
  expect(await html('$$\nx^2\n$$')).toContain('display="block"');
  expect(await html('```math\nx^2\n```')).toContain('display="block"');
});

test('a formula that may be wider than a phone can be scrolled with the keyboard', async () => {
  expect(await html('$$a + b$$')).not.toContain('tabindex');
  expect(await html('$$a+b+c+d+e+f+g+h+i+j+k+l+m+n$$')).toMatch(
    /<span class="katex katex-wide" role="group" aria-label="Equation" tabindex="0"><math/,
  );
});

test.each([
  ['is $$x$$.', '<p>is <span class="katex-joined"><span class="katex">…</span>.</span></p>'],
  ['($$x$$), so', '<p><span class="katex-joined">(<span class="katex">…</span>),</span> so</p>'],
  ['at $$x$$ km.', '<p>at <span class="katex">…</span> km.</p>'],
])('punctuation stays on the line of its formula: %s', async (markdown, expected) => {
  expect((await html(markdown)).replace(/<math.*<\/math>/s, '…')).toBe(expected);
});

test('a function has space before its argument, unless the argument is in parentheses', async () => {
  expect(await html('$$\\ln 3.5$$')).toContain('<mo rspace="0.1667em">');
  expect(await html('$$\\ln(3.5)$$')).toContain('<mi>ln</mi><mo>\u2061</mo><mo');
});

test.each(['$$\\frac{1}{$$', '$$\\foo{x}$$'])('strict blogs refuse %s', async (formula) => {
  await expect(html(formula)).rejects.toThrow('The formula cannot be parsed');
});

test.each([
  ['$$\\foo{x}$$', '<p><span>$$\\foo{x}$$</span></p>'],
  [
    'See $$\\ref{a}$$ and $$\\no{ $$.',
    '<p>See <span>$$\\ref{a}$$</span> and <span>$$\\no{ $$</span>.</p>',
  ],
  ['$$\nx^2 \\foo\n$$', '<span>$$x^2 \\foo$$</span>'],
  ['```math\na < \\foo\n```', '<span>$$a &#x3C; \\foo\n$$</span>'],
])('in other blogs, the formula %s with an unknown command stays text', async (markdown, text) => {
  expect(await html(`${markdown}\n\n$$y^2$$`, false)).toMatch(/<math.*y\^2/s);
  expect(await html(markdown, false)).toBe(text);
});

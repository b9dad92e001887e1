import {expect, test} from 'vitest';
import {
  bracketFormulas,
  doubleDollars,
  hasDollarFormulas,
  hasFormulasByDefault,
  mathField,
} from './dollarFormulas.js';

test.each([
  [String.raw`So $e^{i\pi} = -1$.`, String.raw`So $$e^{i\pi} = -1$$.`],
  ['It is $$x$$.\n\n$$\ny\n$$', undefined],
  ['`$x$` costs \\$6 or $5.', undefined],
  ['Costs $5 or $6, not $ x $.', 'Costs $5 or $6, not $$ x $$.'],
  ['| a |\n| - |\n| $x$ and $y$ |', '| a |\n| - |\n| $$x$$ and $$y$$ |'],
  // Not valid as MDX
  ['1 < 2 {, and $x$', '1 < 2 {, and $$x$$'],
])('doubles the dollar signs of formulas in %j', (text, expected = text) => {
  expect(doubleDollars(text, 'md')).toBe(expected);
  expect(doubleDollars(text, 'mdx')).toBe(expected);
});

test.each([
  [String.raw`It is \\(x_1 + y_1\\).`, 'It is $$x_1 + y_1$$.'],
  [String.raw`So \\[ x \\] is`, 'So \n\n$$\nx\n$$\n\n is'],
  ['`\\\\(x\\\\)` and \\(an aside\\), \\[sic\\]\n\n```\n\\\\(x\\\\)\n```', undefined],
])('replaces the brackets around formulas in %j with dollar signs', (text, expected = text) => {
  expect(bracketFormulas(text)).toBe(expected);
});

test('a blog has formulas between single dollar signs unless its configuration turns them off', () => {
  const hasFormulas = (
    ...remarkPlugins: Parameters<typeof hasDollarFormulas>[0]['remarkPlugins']
  ) => hasDollarFormulas({remarkPlugins});
  expect([hasFormulas(), hasFormulas('remark-gfm')]).toEqual([false, false]);
  expect([hasFormulas('remark-math'), hasFormulas(['remark-math', {}])]).toEqual([true, true]);
  expect(hasFormulas(['remark-math', {singleDollarTextMath: false}])).toBe(false);
});

test('a field such as `math: true` turns formulas on or off', () => {
  expect(
    [{mathjax: true}, {use_math: true}, {math: false}, {title: 'math'}].map(mathField),
  ).toEqual([true, true, false, undefined]);
});

test.each([
  ['obsidian', '', true],
  ['next', '{"dependencies": {"remark-math": "^6.0.0"}}', true],
  ['eleventy', '{"devDependencies": {"@vscode/markdown-it-katex": "1"}}', true],
  ['astro', '{"dependencies": {"katex": "1"}}', false],
] as const)(
  'a site built with %s and with the package.json %j has formulas: %s',
  (engine, text, expected) => {
    expect(hasFormulasByDefault(engine, {files: ['package.json'], read: () => text})).toBe(
      expected,
    );
  },
);

test.each([
  ['config.toml', '[params]\nmathjax = true\n', true],
  ['_config.yml', 'use_math: true\n', true],
  ['config/_default/params.yaml', 'math: false\n', false],
  ['hugo.toml', 'not valid', false],
])('a site with %s, which contains %j, has formulas: %s', (file, text, expected) => {
  expect(hasFormulasByDefault(undefined, {files: [file], read: () => text})).toBe(expected);
});

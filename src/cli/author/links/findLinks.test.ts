import {expect, test} from 'vitest';
import {findLinks} from './findLinks';

const HEAD = '---\ntitle: A post\nslug: a\n---\n';

test.each([
  ['a link', 'See [it](https://a.example/x).', [5, 'https://a.example/x']],
  ['a link with a title', '[it](https://a.example "T")', [5, 'https://a.example']],
  ['a picture', '![it](https://a.example/p.png)', [5, 'https://a.example/p.png']],
  ['a reference', '[it]\n\n[it]: https://a.example/r', [7, 'https://a.example/r']],
  ['an address in angle brackets or bare', 'See https://a.example/b.', [5, 'https://a.example/b']],
  ['a component', '<Card href="https://a.example/c" />', [5, 'https://a.example/c']],
  ['a component’s expression', "<Card href={'https://a.example/e'} />", [5, 'https://a.example/e']],
  [
    'a link below a formula',
    '$$\n\\frac{a}{b}\n$$\n[it](https://a.example/m)',
    [8, 'https://a.example/m'],
  ],
  ['a link in a table', '| a |\n| - |\n| [it](http://a.example) |', [7, 'http://a.example']],
])('%s is found with its line', (_, body, [line, address]) => {
  expect(findLinks('blog/a.mdx', HEAD + body)).toEqual([{file: 'blog/a.mdx', line, address}]);
});

test('HTML counts in plain Markdown', () => {
  const text = `${HEAD}\n<p>\n<a href='https://a.example/1'>x</a> <img src=https://a.example/2></p>\n`;
  expect(findLinks('blog/a.md', text).map(({address}) => address)).toEqual([
    'https://a.example/1',
    'https://a.example/2',
  ]);
});

test.each([
  ['a block of code', '```sh\ncurl https://a.example\n```'],
  ['code in a line', 'Ask `https://a.example`.'],
  ['a link inside the site', '[it](/blog/b) [it](./2025-01-01-b.mdx) [it](#there)'],
  ['mail', '[write](mailto:a@a.example)'],
])('%s does not count', (_, body) => {
  expect(findLinks('blog/a.mdx', HEAD + body)).toEqual([]);
});

test('lines are counted from the top of the file, whatever its line ends', () => {
  const text = `\uFEFF${HEAD}\nText.\n\n[it](https://a.example)\n`.replaceAll('\n', '\r\n');
  expect(findLinks('blog/a.mdx', text)).toMatchObject([{line: 8}]);
  expect(findLinks('books/a.mdx', 'No front matter.\n\n<https-like>'.slice(0, 16))).toEqual([]);
});

test('a file that cannot be compiled says where', () => {
  expect(() => findLinks('blog/a.mdx', `${HEAD}\n<div>\n`)).toThrow(/div/);
});

test('the url of each entry is found, on the line where it stands', () => {
  const source = [
    'export const list = [',
    "  {id: 'a', url: 'https://a.example/a'},",
    '  {',
    '    url:',
    '      "https://a.example/b",',
    "    permalink: '/c', href: 'https://a.example/not-a-url-field',",
    '  },',
    '];',
  ].join('\n');
  expect(findLinks('src/data/list.ts', source)).toEqual([
    {file: 'src/data/list.ts', line: 2, address: 'https://a.example/a'},
    {file: 'src/data/list.ts', line: 5, address: 'https://a.example/b'},
  ]);
});

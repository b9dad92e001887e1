import {expect, test} from 'vitest';
import type {MarkdownFormat} from '../markdownFormat';
import {parseMarkdown} from '../content-index/parseMarkdown';
import {fillTwin, needsBuiltPage, readBuiltPage} from './fillTwin';
import {link, list, paragraph, strong, text} from './markdownNodes';
import {twinText} from './twinText';
import type {BuiltFacts, PartEntries, TwinSite, TwinSource} from './types';

const SITE: TwinSite = {
  base: {url: 'https://a.example', baseUrl: '/'},
  permalinks: new Map([
    ['blog/2023-01-02-a.mdx', '/blog/a'],
    ['blog/2023-01-03-odd.mdx', '/blog/odd_(name)'],
  ]),
  paths: new Set(['/blog/a', '/blog/odd_(name)']),
};

const entries: PartEntries = ({name}) =>
  name === 'Shelf'
    ? [
        list([
          [paragraph(strong('A book'), text('\nIts author · 1999\nA note.'))],
          [
            paragraph(link('https://b.example', 'A talk'), text(' (Example)\n2024')),
            list([[paragraph(text('One'))], [paragraph(text('Two'))]]),
          ],
        ]),
      ]
    : undefined;

function read(body: string, format: MarkdownFormat) {
  return twinText(parseMarkdown(body, format, {extensions: ['math']}), entries);
}

type Change = Partial<TwinSource> & {readonly format?: MarkdownFormat};

function twin(
  body: string,
  {format = 'mdx', ...change}: Change = {},
  built: Partial<BuiltFacts> = {},
) {
  const page: TwinSource = {
    title: 'On <b>',
    description: 'What it says.',
    permalink: '/blog/b',
    file: 'blog/2024-02-03-b.mdx',
    authors: ['A. Writer'],
    tags: [],
    ...change,
  };
  return fillTwin(read(body, format), page, SITE, {partTitles: [], addresses: [], ...built});
}

function textOf(body: string, change: Change = {}, partTitles: string[] = []): string {
  return twin(body, change, {partTitles}).split('By: A. Writer\n\n')[1] ?? '';
}

test('the head says what is known of the page, and no more', () => {
  expect(twin('Text.')).toBe(
    '# On \\<b>\n\n> What it says.\n\n- Page: <https://a.example/blog/b>\n- By: A. Writer\n\nText.\n',
  );
  const dated = twin('Text.', {
    date: '2024-02-03',
    updated: '2025-01-01',
    series: 'Letters',
    tags: ['Ink', 'Paper & pen'],
  });
  expect(dated).toContain(
    '- Published: 2024-02-03\n- Updated: 2025-01-01\n- By: A. Writer\n- Series: Letters\n- Tags: Ink, Paper & pen\n',
  );
  const editorial = twin('Text.', {date: '2024-02-03', written: 2026});
  expect(editorial).toContain('- Editorial date: 2024-02-03, written in 2026\n');
  expect(editorial).not.toContain('Published');
});

test('changes stand in the head, and later posts at the end', () => {
  const marked = twin('Text.', {
    updated: '2025-01-02',
    changes: [{date: '2025-01-02', text: 'A sum was wrong.'}],
    later: [
      {title: 'C', permalink: '/blog/c', date: '2025-03-04', anchor: null, sentence: 'See B.'},
    ],
  });
  expect(marked).toContain('- Updated: 2025-01-02\n- Changed 2025-01-02: A sum was wrong.\n');
  expect(
    marked.endsWith('Text.\n\n## Later on this\n\n- 2025-03-04: [C](https://a.example/blog/c)\n'),
  ).toBe(true);
});

test.each([
  [
    'imports, exports, comments and computed values go',
    "import X from 'x';\nexport const y = 1;\n\n{/* truncate */}\n\nOne {y}{' '}two.\n",
    'One  two.\n',
  ],
  ['an empty line of them leaves nothing', 'A\n\n{/* b */} {1}\n\nC', 'A\n\nC\n'],
  ['a title of its own is not said twice', '# Again\n\nText.', 'Text.\n'],
  ['headings lose their ids', '## Part {/* #own */}\n\nText.', '## Part\n\nText.\n'],
  [
    'links become full addresses',
    '[a](./2023-01-02-a.mdx#x), [b](/chat), [c](#d).',
    '[a](https://a.example/blog/a#x), [b](https://a.example/chat), [c](https://a.example/blog/b#d).\n',
  ],
  [
    'definitions too',
    '[a][1]\n\n[1]: ./2023-01-02-a.mdx',
    '[a][1]\n\n[1]: https://a.example/blog/a\n',
  ],
  [
    'a block of code stays whole, with language and title',
    '```js title="a.js" {2} run\nimport x from "x";\n<Foo />\n```',
    '```js title="a.js"\nimport x from "x";\n<Foo />\n```\n',
  ],
  [
    'a plot is what it says',
    '```plot title="Tides"\ndata: ./a.csv\ndescription: The water rises.\n```',
    '**Tides**\n\nThe water rises.\n',
  ],
  [
    'a block that holds fences keeps them',
    '````markdown\n```js\n1\n```\n````',
    '````markdown\n```js\n1\n```\n````\n',
  ],
  [
    'formulas stay formulas',
    '$$\na_b \\, \\{c\\}\n$$\n\nPaid $5 and $6.',
    '$$\na_b \\, \\{c\\}\n$$\n\nPaid $5 and $6.\n',
  ],
  [
    'tables stay tables',
    '| A | B |\n| --- | ---: |\n| 1 | 20 |',
    '| A | B |\n| - | -: |\n| 1 | 20 |\n',
  ],
  [
    'HTML becomes Markdown where there is some',
    'a<br/>b <strong>c</strong> <sub>d</sub> <a href="/e">f</a> <kbd>g</kbd>',
    'a\\\nb **c** d [f](https://a.example/e) `g`\n',
  ],
  [
    'what is folded away is unfolded',
    '<details>\n<summary>More</summary>\n\nText.\n\n</details>',
    '**More**\n\nText.\n',
  ],
  [
    'tabs stand one below the other',
    '<Tabs>\n<TabItem label="One">\n\nText.\n\n</TabItem>\n</Tabs>',
    '**One**\n\nText.\n',
  ],
  [
    'a shelf is written out',
    'Shelf:\n\n<Shelf show="all" />',
    'Shelf:\n\n- **A book**\n  Its author · 1999\n  A note.\n- [A talk](https://b.example) (Example)\n  2024\n  - One\n  - Two\n',
  ],
  [
    'a note becomes a quotation under its name',
    ':::note\n\nText _x_.\n\n:::\n\n:::tip[Own name]\nOne line\n:::\n\nAfter.',
    '> **Note**\n>\n> Text _x_.\n\n> **Own name**\n>\n> One line\n\nAfter.\n',
  ],
  [
    'a note within a note too',
    '::::warning\n\n:::note\n\nIn.\n\n:::\n\nOut.\n\n::::',
    '> **Warning**\n>\n> > **Note**\n> >\n> > In.\n>\n> Out.\n',
  ],
  ['a note in code stays code', '```md\n:::note\nb\n:::\n```', '```md\n:::note\nb\n:::\n```\n'],
  ['a list does not run into the list of the head', '- a\n- b', '* a\n* b\n'],
  [
    'an address that Markdown could not hold is encoded',
    '[a](./2023-01-03-odd.mdx) <a href="/b|c`">d</a>',
    '[a](https://a.example/blog/odd_%28name%29) [d](https://a.example/b%7Cc%60)\n',
  ],
  [
    'footnotes and links of other sites stay as they are',
    'a[^1] [b](https://b.example/_c_) https://c.example/d_e_f\n\n[^1]: [d](/chat)',
    'a[^1] [b](https://b.example/_c_) <https://c.example/d_e_f>\n\n[^1]: [d](https://a.example/chat)\n',
  ],
  [
    'a note that is never closed ends with the text',
    ':::note\n\nText.',
    '> **Note**\n>\n> Text.\n',
  ],
])('%s', (_name, body, text) => {
  expect(textOf(body)).toBe(text);
});

test('a part becomes a link to it on the page, by the title that the page shows', () => {
  const body = "import RunwayTable from 'x';\n\n<RunwayTable />\n\nSee <RunwayTable /> too.";
  expect(textOf(body, {}, ['Cash & time', 'Low-cost'])).toBe(
    '[Cash & time (interactive, on the page)](https://a.example/blog/b#part-cash-time)\n\n' +
      'See [Low-cost (interactive, on the page)](https://a.example/blog/b#part-low-cost) too.\n',
  );
});

test('without a title for each part their names stand in', () => {
  expect(textOf('<RunwayTable />', {}, [])).toBe(
    '[Runway table (interactive, on the page)](https://a.example/blog/b)\n',
  );
});

test('in .md braces and angle brackets are text, comments go, HTML stays with full addresses', () => {
  const body =
    'Braces {stay} and 1 < 2.\n\n<!-- a note -->\n\n<p align="center"><a href="/x">y</a></p>\n\nimport x';
  expect(textOf(body, {format: 'md'})).toBe(
    'Braces {stay} and 1 < 2.\n\n<p align="center"><a href="https://a.example/x">y</a></p>\n\nimport x\n',
  );
});

test('a picture beside the source has the address that the build gave it', () => {
  const built = {addresses: ['/img/pictures/chart-1a2b3c4d-960.webp']};
  expect(twin('![A chart](./pictures/chart.png)', {}, built)).toContain(
    '![A chart](https://a.example/img/pictures/chart-1a2b3c4d-960.webp)',
  );
});

test.each([
  [
    'words, and places of the site and of the page',
    'a [b](/chat) [c](#d) [e](./2023-01-02-a.mdx#f)',
    false,
  ],
  ['another site', '![a](https://b.example/c.png)', false],
  ['a shelf', '<Shelf show="all" />', false],
  ['a part', '<RunwayTable />', true],
  ['a player', '<video src="/a.mp4" />', true],
  ['a picture beside the source', '![a](./pictures/a.png)', true],
])('the built page is looked at for what it alone knows: %s', (_name, body, isNeeded) => {
  expect(needsBuiltPage(read(body, 'mdx'))).toBe(isNeeded);
});

test('titles of parts and addresses, quoted or not, with entities decoded', () => {
  const html =
    '<a href=/x>x</a><figure class=p data-part=Runway><figure data-part="Growth &amp; &#x27;fee&#x27;">' +
    "<img class=a src='/p.png?a&amp;b'>";
  expect(readBuiltPage(html)).toEqual({
    partTitles: ['Runway', "Growth & 'fee'"],
    addresses: ['/x', '/p.png?a&b'],
  });
});

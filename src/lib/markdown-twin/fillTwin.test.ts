import {expect, test} from 'vitest';
import {parseMarkdown} from '../content-index/parseMarkdown';
import {fillTwin} from './fillTwin';
import {twinMarkdown} from './twinMarkdown';
import {twinText} from './twinText';
import type {TwinSite, TwinSource} from './types';

const SITE: TwinSite = {
  base: {url: 'https://a.example', baseUrl: '/'},
  permalinks: new Map([
    ['blog/2023-01-02-a.mdx', '/blog/a'],
    ['blog/2023-01-03-odd.mdx', '/blog/odd_(name)'],
  ]),
  entries: (name) => (name === 'Shelf' ? [] : undefined),
};

function page(body: string): TwinSource {
  return {
    title: 'On <b>',
    description: 'What it says.',
    permalink: '/blog/b',
    file: 'blog/2024-02-03-b.mdx',
    body,
    authors: ['A. Writer'],
    tags: ['Ink'],
  };
}

function filled(body: string): string | undefined {
  const text = twinText(parseMarkdown(body, 'mdx'));
  return text && fillTwin(text, page(body), SITE);
}

test.each([
  ['nothing', ''],
  ['words', 'One _two_ **three**.'],
  ['a title of its own', '# Again\n\nText.'],
  ['a list, which follows the list of the head', '- a\n- b\n\n* c'],
  ['a list with numbers', '1. a\n2. b'],
  ['a plot', '```plot title="a"\ndescription: b\n```'],
  ['code', '```js title="a"\n1\n```\n\n    indented'],
  [
    'sources, places of the site and of the page',
    '[a](./2023-01-02-a.mdx#x), [b](/chat?q=a), [c](#d).',
  ],
  ['other sites', '[a](https://b.example/_c_) [m](mailto:a@b.example) https://c.example/d_e_f.'],
  ['definitions', '[a][1] ![b][1]\n\n[1]: /blog/a "Title"'],
  ['links with formats and tables', '| A |\n| - |\n| [**a** `b`](/blog/a_b_c) |'],
  [
    'HTML elements',
    'a <kbd>b</kbd> <a href="/c">d</a>\n\n<details>\n<summary>e</summary>\n\nf\n\n</details>',
  ],
  ['imports, expressions and comments', "import x from 'x';\n\n{/* a */}\n\nb {1} {' '}c"],
  ['notes', ':::note\n\n[Text](/chat).\n\n:::'],
  ['footnotes', 'a[^1]\n\n[^1]: [b](/chat)'],
])('is what the source becomes when it is parsed again: %s', (_name, body) => {
  expect(filled(body)).toBe(twinMarkdown(page(body), SITE, {partTitles: [], addresses: []}));
});

test.each([
  ['a part', '<RunwayTable />'],
  ['a shelf', '<Shelf show="all">\n\na\n\n</Shelf>'],
  ['a player', '<video src="/a.mp4" />'],
  ['a picture beside the source', '![a](./pictures/a.png)'],
  ['a path beside the page', '[a](other-page)'],
  ['a source that is no page', '[a](./2020-01-01-gone.mdx)'],
  ['an address that has to be escaped', '[a](./2023-01-03-odd.mdx)'],
  ['a link that is called as its address', '[https://a.example/chat](/chat)'],
])('leaves to the built page what it alone knows: %s', (_name, body) => {
  expect(filled(body)).toBeUndefined();
});

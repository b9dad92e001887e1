import {expect, test} from 'vitest';
import {turnText} from './turnText';
import type {Reply} from './types';

const sources = [
  {number: 1, title: 'Vesting', heading: 'The cliff', href: '/blog/vesting#cliff'},
  {number: 2, title: 'Equity', heading: null, href: '/blog/equity'},
];

test.each<[string, Reply, string]>([
  [
    'sentences with their marks, then the sources',
    {
      kind: 'posts',
      sentences: [
        {text: 'Nothing vests.', citations: [1]},
        {text: 'Then it does.', citations: [1, 2]},
      ],
      sources,
      readNext: [],
    },
    'Nothing vests. [1] Then it does. [1] [2]\n\n[1] Vesting: The cliff https://site/blog/vesting#cliff\n[2] Equity https://site/blog/equity',
  ],
  [
    'what a model wrote, as it wrote it',
    {kind: 'model', text: '- *Nothing* vests [1]', sources: [], removed: 0, end: 'whole'},
    '- *Nothing* vests [1]',
  ],
  [
    'a refusal with the nearest posts',
    {kind: 'unknown', nearest: [{title: 'Equity', permalink: '/blog/equity'}]},
    'The posts do not speak of this.\n\nEquity https://site/blog/equity',
  ],
])('copied are %s', (_name, reply, text) => {
  expect(turnText(reply, (href) => `https://site${href}`)).toBe(text);
});

import {expect, test} from 'vitest';
import {normalizeHeadings} from './normalizeHeadings.js';

test.each([
  ['## Two\n\nText', '## Two\n\nText'],
  ['# One\n\n## Two\n\n###### Six', '## One\n\n### Two\n\n###### Six'],
  ['Lead\n\nOne\n===\n\nTwo\n---\n\nText', 'Lead\n\n## One\n\n### Two\n\nText'],
  ['Lead\n\n# One\n\n```sh\n# a comment\n```', 'Lead\n\n## One\n\n```sh\n# a comment\n```'],
  ['# The title\n\n# One\n\n- a\n---', '## One\n\n- a\n---'],
  [
    '# One\n\n<pre>\n# a\n</pre>\n\n# Two\n\n```\n# never closed',
    '## One\n\n<pre>\n# a\n</pre>\n\n## Two\n\n```\n# never closed',
  ],
])('headings begin at level 2: %j', (text, expected) => {
  expect(normalizeHeadings(text, 'The title').text).toBe(expected);
});

test.each([
  ['# Its `own`\n\nText', 'Its own'],
  ['# [Its](/x) *own* **words** & 1 < 2\n\nText', 'Its own words & 1 < 2'],
  ['# snake_case_name\n\nText', 'snake_case_name'],
])(
  'without a title in the front matter, the first heading becomes the title: %j',
  (text, title) => {
    expect(normalizeHeadings(text, undefined)).toEqual({text: 'Text', title, hasMoved: false});
    expect(normalizeHeadings(text, title)).toEqual({text: 'Text', hasMoved: false});
  },
);

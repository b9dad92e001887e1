import {expect, test} from 'vitest';
import {mapTags} from './mapTags';

const KNOWN = [
  {key: 'ai', label: 'AI'},
  {key: 'open-source', label: 'Open source'},
  {key: 'worked-example', label: 'Worked example'},
  {key: 'options', label: 'Options'},
  {key: 'agents-md', label: 'AGENTS.md'},
  ...'abcdefghijk'.split('').map((letter) => ({key: `tag-${letter}`, label: `Tag ${letter}`})),
];

test.each([
  [
    ['AI', 'Open Source'],
    ['ai', 'open-source'],
  ],
  [['opensource', 'open_source', 'OPEN-SOURCE'], ['open-source']],
  [['option'], ['options']],
  [['#ai'], ['ai']],
  [['AGENTS.md'], ['agents-md']],
  [['ai, open source; options'], ['ai', 'open-source', 'options']],
  [['"ai", \'options\''], ['ai', 'options']],
  [['ai options'], ['ai', 'options']],
  [['open source'], ['open-source']],
  [['Wörked Example'], ['worked-example']],
])('%j are %j', (texts, keys) => {
  expect(mapTags(texts, KNOWN)).toEqual({keys, unknown: [], notes: []});
});

test('unknown ones are reported with the nearest', () => {
  expect(mapTags(['Optoins', 'Quantum teapots'], KNOWN)).toEqual({
    keys: [],
    unknown: ['Optoins', 'Quantum teapots'],
    notes: [
      'tag "Optoins" is not in blog/tags.yml; the nearest is "options"',
      'tag "Quantum teapots" is not in blog/tags.yml',
    ],
  });
});

test('the eleventh tag is left out, and said', () => {
  const all = KNOWN.slice(5).map(({key}) => key);
  expect(mapTags(all, KNOWN)).toEqual({
    keys: all.slice(0, 10),
    unknown: ['tag-k'],
    notes: ['more than 10 tags; left out: tag-k'],
  });
});

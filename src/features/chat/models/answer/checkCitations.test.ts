import fc from 'fast-check';
import {expect, test} from 'vitest';
import {checkCitations} from './checkCitations';
import {citationMarks} from './citationMarks';

const passages = [
  {
    id: 11,
    title: 'A budget for tests',
    heading: 'Why a budget',
    text: 'A test suite that takes longer than ten minutes is run less often. We set a limit of 600 seconds and delete the slowest tests first.',
  },
  {
    id: 12,
    title: 'Writing every week',
    heading: null,
    text: 'Publishing on a fixed day made drafts shorter. In 2023 the median post had 740 words.',
  },
];

test.each<[string, string, string, number[], string[]]>([
  [
    'keeps a citation that the passage carries',
    'Slow test suites are run less often [1].',
    'Slow test suites are run less often [1].',
    [1],
    [],
  ],
  [
    'keeps one behind the full stop',
    'Slow test suites are run less often. [1] A fixed day makes drafts shorter. [2]',
    'Slow test suites are run less often. [1] A fixed day makes drafts shorter. [2]',
    [1, 2],
    [],
  ],
  [
    'removes a number without a passage',
    'Slow test suites are run less often [1][7].',
    'Slow test suites are run less often [1].',
    [1],
    ['7 unknown'],
  ],
  [
    'removes zero',
    'Slow test suites run less [0].',
    'Slow test suites run less.',
    [],
    ['0 unknown'],
  ],
  [
    'removes a passage that says something else',
    'Slow test suites are run less often [2].',
    'Slow test suites are run less often.',
    [],
    ['2 unsupported'],
  ],
  [
    'takes a list apart',
    'Slow test suites are run less often [1, 2, 9].',
    'Slow test suites are run less often [1].',
    [1],
    ['2 unsupported', '9 unknown'],
  ],
  [
    'removes the citations of a figure that is not there',
    'In 2023 the median post had 900 words [2].',
    'In 2023 the median post had 900 words.',
    [],
    ['2 unsupported'],
  ],
  [
    'lets two passages carry the figures of one sentence',
    'The limit for tests is 600 seconds [1] and the median post had 740 words [2].',
    'The limit for tests is 600 seconds [1] and the median post had 740 words [2].',
    [1, 2],
    [],
  ],
  [
    'judges a short sentence with the one before it',
    'A fixed day makes drafts shorter. It works [2].',
    'A fixed day makes drafts shorter. It works [2].',
    [2],
    [],
  ],
  [
    'leaves code alone',
    'Read `a[9]` in\n\n```\nb[8]\n```',
    'Read `a[9]` in\n\n```\nb[8]\n```',
    [],
    [],
  ],
  [
    'reads points of a list one by one',
    '- Delete the slowest tests first [1]\n- Buy a boat [1]',
    '- Delete the slowest tests first [1]\n- Buy a boat',
    [1],
    ['1 unsupported'],
  ],
  [
    'reads escaped and wide brackets',
    'Slow test suites are run less often \\[1\\]. Drafts got shorter on a fixed day 【2】.',
    'Slow test suites are run less often [1]. Drafts got shorter on a fixed day [2].',
    [1, 2],
    [],
  ],
  ['has nothing to do without citations', 'No marks.', 'No marks.', [], []],
])('%s', (_, answer, text, cited, removed) => {
  const checked = checkCitations(answer, passages);
  expect(checked.text).toBe(text);
  expect(checked.cited).toEqual(cited);
  expect(checked.removed.map(({number, reason}) => `${number} ${reason}`)).toEqual(removed);
});

test('with no passages, no citation is left', () => {
  expect(checkCitations('One [1]. Two [2].', []).text).toBe('One. Two.');
});

test('whatever the answer, what is left cites passages that are there, and its words stay', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '[1]',
      '[2]',
      '[1, 5]',
      '[3-7]',
      ' ',
      '. ',
      '\n\n',
      '\n- ',
      '**',
      'test suites',
      'a fixed day',
    ),
    fc.string({maxLength: 8}).filter((text) => !/[[\]`【】\\]/.test(text)),
  );
  fc.assert(
    fc.property(fc.array(piece, {maxLength: 40}), (pieces) => {
      const answer = pieces.join('');
      const checked = checkCitations(answer, passages);
      expect(checked.cited.every((number) => number === 1 || number === 2)).toBe(true);
      const bare = (text: string) => text.replace(/\[[\d,\s-]+\]/g, '').replace(/\s+/g, '');
      expect(bare(checked.text)).toBe(bare(answer));
      const marks = citationMarks(answer).flatMap(({numbers}) => numbers).length;
      expect(checked.removed.length).toBeLessThanOrEqual(marks);
    }),
    {numRuns: 300},
  );
});

import fc from 'fast-check';
import {expect, test} from 'vitest';
import type {AnswerPassage} from '../../answers/index.js';
import {checkCitations} from './checkCitations.js';
import {citedNumbers} from './citations.js';

function passage(title: string, path: string[], text: string): AnswerPassage {
  return {
    title,
    path,
    href: '/blog/a',
    marks: [],
    block: {kind: 'text', anchor: null, lines: [text]},
  };
}

const passages = [
  passage(
    'A budget for tests',
    ['Why a budget'],
    'A test suite that takes longer than ten minutes is run less often. We set a limit of 600 seconds and delete the slowest tests first.',
  ),
  passage(
    'Writing every week',
    [],
    'Publishing on a fixed day made drafts shorter. In 2023 the median post had 740 words.',
  ),
];

const SLOW = 'Slow test suites are run less often';
const FIXED = 'A fixed day makes drafts shorter';

test.each([
  ['that the passage supports', `${SLOW} [1].`],
  ['after the full stop', `${SLOW}. [1] ${FIXED}. [2]`],
  [
    'that each support one figure of the same sentence',
    'The limit for tests is 600 seconds [1] and the median post had 740 words [2].',
  ],
  ['of a short sentence that continues the one before it', `${FIXED}. It works [2].`],
  ['that only look like citations, in code', 'Read `a[9]` in\n\n```\nb[8]\n```'],
  ['after code', `${SLOW}, as \`npm test\` shows [1].`],
])('keeps citations %s', (_, answer) => {
  expect(checkCitations(answer, passages)).toEqual({text: answer, removed: 0});
});

test.each([
  [
    'numbers that have no passage, or whose passage says something else',
    `${SLOW} [1, 2, 9].`,
    `${SLOW} [1].`,
    2,
  ],
  ['the number of a passage that says something else', `${SLOW} [2].`, `${SLOW}.`, 1],
  [
    'the citation of a figure that the passage does not have',
    'In 2023 the median post had 900 words [2].',
    'In 2023 the median post had 900 words.',
    1,
  ],
  [
    'the citation of a list item that its passage does not support',
    '- Delete the slowest tests first [1]\n- Buy a boat [1]',
    '- Delete the slowest tests first [1]\n- Buy a boat',
    1,
  ],
  [
    'the backslashes and wide brackets of supported citations, which stay',
    `${SLOW} \\[1\\]. ${FIXED} 【2】.`,
    `${SLOW} [1]. ${FIXED} [2].`,
    0,
  ],
  [
    'the citation of a sentence that its passage does not support',
    'Sharks hunt mostly at night, and they sleep in the reef by day [1].',
    'Sharks hunt mostly at night, and they sleep in the reef by day.',
    1,
  ],
  [
    'a link definition; a citation at the start of its sentence stays',
    `[1] ${SLOW}.\n[1]: https://evil.example/definition`,
    `[1] ${SLOW}.\n: https://evil.example/definition`,
    1,
  ],
])('removes %s', (_, answer, text, removed) => {
  expect(checkCitations(answer, passages)).toEqual({text, removed});
});

test.each([
  ['[1] and [2, 4]', [1, 2, 4]],
  ['[1–3], [2-3, 5]', [1, 2, 3, 5]],
  ['[^1–^2] and [4]', [1, 2, 4]],
  ['[1; 3] and [^2]', [1, 3, 2]],
  ['\\[2\\] 【4】', [2, 4]],
  ['[a] [2024] []', []],
  ['As [2] says, use `a[1]`.\n\n```\nb[3]\n```\n\nSee [4, 5].', [2, 4, 5]],
])('%j cites %j', (text, numbers) => {
  expect([...citedNumbers(text)]).toEqual(numbers);
});

test('only numbers of passages remain as citations, whatever a model writes', () => {
  const pieces = fc.array(
    fc.oneof(fc.constantFrom('[1]', '[2, 9]', '[0]', '`', '. ', '\n'), fc.string()),
  );
  fc.assert(
    fc.property(pieces, (parts) => {
      const {text} = checkCitations(parts.join('').replaceAll('`', ''), passages);
      const cited = [...citedNumbers(text)];
      expect(cited.filter((number) => number < 1 || number > 2)).toEqual([]);
    }),
  );
});

// cspell:disable
test.each([
  ['超过十分钟的测试运行得更少 [1]。', 1],
  ['测试的上限是 600 秒，最慢的先删除 [1]。', 1],
  ['测试的上限是 900 秒，最慢的先删除 [1]。', 0],
  ['最慢的测试在 Jenkins 中先删除 [1]。', 0],
  ['测试运行得更少 [9]。', 0],
  ['测试运行得更少。\n[1]: https://evil.example/definition', 0],
  ['Tests, die länger als zehn Minuten dauern, laufen seltener [1].', 1],
  ['Das Limit liegt bei 600 Sekunden; die langsamsten Tests fallen zuerst weg [1].', 1],
  ['Das Limit liegt bei 900 Sekunden; die langsamsten Tests fallen zuerst weg [1].', 0],
  ['Les tests de plus de dix minutes sont exécutés moins souvent [1] [9].', 1],
])('only the figures and names of a translation are checked: %s', (answer, kept) => {
  expect(citedNumbers(checkCitations(answer, passages).text).size).toBe(kept);
});
// cspell:enable

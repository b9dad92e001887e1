import {expect, test} from 'vitest';
import {countTests} from './countTests.mjs';

/**
 * A report of Vitest with the given numbers.
 *
 * @param {{passed?: number, failed?: number, skipped?: number, todo?: number, unloaded?: number}} numbers
 */
function vitest({passed = 0, failed = 0, skipped = 0, todo = 0, unloaded = 0}) {
  return {
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: skipped,
    numTodoTests: todo,
    testResults: [
      {status: 'passed', assertionResults: [{status: 'passed'}]},
      ...(failed > 0 ? [{status: 'failed', assertionResults: [{status: 'failed'}]}] : []),
      ...Array.from({length: unloaded}, () => ({status: 'failed', assertionResults: []})),
    ],
  };
}

/**
 * A report of Playwright with the given numbers.
 *
 * @param {{expected?: number, unexpected?: number, skipped?: number, flaky?: number, errors?: number}} numbers
 */
function playwright({expected = 0, unexpected = 0, skipped = 0, flaky = 0, errors = 0}) {
  const spec = {title: 'opens a post', tests: [{status: flaky > 0 ? 'flaky' : 'expected'}]};
  return {
    stats: {expected, unexpected, skipped, flaky},
    errors: Array.from({length: errors}, () => ({message: 'no server'})),
    suites: [{title: 'blog.e2e.ts', suites: [{title: 'on a phone', specs: [spec]}]}],
  };
}

/** @type {[string, Parameters<typeof countTests>[0], {passed: number, failed: number, skipped: number}][]} */
const table = [
  ['counts nothing when nothing ran', {}, {passed: 0, failed: 0, skipped: 0}],
  [
    'adds up both runners',
    {
      unit: {ok: false, report: vitest({passed: 5, failed: 2})},
      browser: {ok: false, report: playwright({expected: 7, unexpected: 1})},
    },
    {passed: 12, failed: 3, skipped: 0},
  ],
  [
    'does not count skipped tests as passed',
    {
      unit: {ok: true, report: vitest({passed: 1, skipped: 2, todo: 1})},
      browser: {ok: true, report: playwright({expected: 1, skipped: 4})},
    },
    {passed: 2, failed: 0, skipped: 7},
  ],
  [
    'counts a file that does not load as failed',
    {unit: {ok: false, report: vitest({passed: 3, failed: 1, unloaded: 2})}},
    {passed: 3, failed: 3, skipped: 0},
  ],
  [
    'counts an error outside the browser tests as failed',
    {browser: {ok: false, report: playwright({expected: 2, errors: 1})}},
    {passed: 2, failed: 1, skipped: 0},
  ],
  [
    'counts a runner that died without a report as one failed',
    {unit: {ok: false, report: null}, browser: {ok: true, report: null}},
    {passed: 0, failed: 2, skipped: 0},
  ],
  [
    'counts a runner that failed though all its tests passed as one failed',
    {unit: {ok: false, report: vitest({passed: 9})}},
    {passed: 9, failed: 1, skipped: 0},
  ],
];

test.each(table)('%s', (_promise, runs, expected) => {
  expect(countTests(runs)).toEqual({...expected, flaky: []});
});

test('counts a flaky test as passed and names it', () => {
  const report = playwright({expected: 2, flaky: 1});
  expect(countTests({browser: {ok: true, report}})).toEqual({
    passed: 3,
    failed: 0,
    skipped: 0,
    flaky: ['blog.e2e.ts › on a phone › opens a post'],
  });
});

/**
 * @typedef {object} TestRun one run of a test runner
 * @property {boolean} ok whether the runner ended with exit code 0
 * @property {unknown} report its JSON report; null when it left none
 *
 * @typedef {object} TestCount
 * @property {number} passed including those that passed only after a retry
 * @property {number} failed tests, files that did not load, and runners that failed otherwise
 * @property {number} skipped
 * @property {string[]} flaky names of tests that passed only after a retry
 */

/**
 * Adds up a unit test run and a browser test run. A runner that failed, or left no report, adds at
 * least one failed, whatever its report says.
 *
 * @param {{unit?: TestRun, browser?: TestRun}} runs Vitest's and Playwright's; a missing one did not
 *   take place and adds nothing
 * @returns {TestCount}
 */
export function countTests({unit, browser}) {
  const counts = [
    ...(unit ? [atLeastOneFailed(unit, countVitest)] : []),
    ...(browser ? [atLeastOneFailed(browser, countPlaywright)] : []),
  ];
  return counts.reduce(
    (sum, count) => ({
      passed: sum.passed + count.passed,
      failed: sum.failed + count.failed,
      skipped: sum.skipped + count.skipped,
      flaky: [...sum.flaky, ...count.flaky],
    }),
    none,
  );
}

/** @type {TestCount} */
const none = {passed: 0, failed: 0, skipped: 0, flaky: []};

/**
 * @param {TestRun} run
 * @param {(report: any) => TestCount} count
 * @returns {TestCount}
 */
function atLeastOneFailed({ok, report}, count) {
  const counted = report ? count(report) : none;
  return {...counted, failed: Math.max(counted.failed, ok && report ? 0 : 1)};
}

/**
 * @param {any} report of Vitest's JSON reporter
 * @returns {TestCount}
 */
function countVitest({numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults}) {
  // A file that throws while loading is failed and has no tests that could be counted.
  const unloaded = testResults.filter(
    (/** @type {any} */ file) =>
      file.status === 'failed' &&
      !file.assertionResults.some((/** @type {any} */ result) => result.status === 'failed'),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + unloaded.length,
    skipped: numPendingTests + numTodoTests,
    flaky: [],
  };
}

/**
 * @param {any} report of Playwright's JSON reporter
 * @returns {TestCount}
 */
function countPlaywright({stats, errors, suites}) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    flaky: suites.flatMap((/** @type {any} */ suite) => flakyIn(suite, [])),
  };
}

/**
 * @param {any} suite a file or a describe block of Playwright's report
 * @param {string[]} path titles of what it stands in
 * @returns {string[]}
 */
function flakyIn(suite, path) {
  const here = [...path, suite.title];
  const specs = (suite.specs ?? []).filter((/** @type {any} */ spec) =>
    spec.tests.some((/** @type {any} */ test) => test.status === 'flaky'),
  );
  return [
    ...specs.map((/** @type {any} */ spec) => [...here, spec.title].join(' › ')),
    ...(suite.suites ?? []).flatMap((/** @type {any} */ inner) => flakyIn(inner, here)),
  ];
}

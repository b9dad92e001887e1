/**
 * `npm test`: installs missing packages, then runs every check, the builds and the browser tests.
 * `npm run check` skips the browser tests, and `npm run test:all` adds the nightly tests.
 *
 * The last line of the output is `N passed, N failed`: the numbers of tests. Each failed step that has
 * no tests counts as one failure.
 */
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {getBrowser} from './lib/getBrowser.mjs';
import {readOwnerFile} from './lib/ownerFiles.mjs';
import {installPackages, npmCommand, runStep} from './lib/runStep.mjs';
import {runCommand} from './lib/runCommand.mjs';

/**
 * @typedef {object} TestStep
 * @property {string} title
 * @property {string} script script in package.json
 * @property {'vitest' | 'playwright'} [runner] test runner whose report counts the tests
 */

/** Two sequences of steps that run in parallel and take about the same time. @type {TestStep[][]} */
const SEQUENCES = [
  [
    {title: 'Fixture site', script: 'build:fixture'},
    {title: 'Foreign posts', script: 'build:foreign'},
    {title: 'Site', script: 'build'},
    {title: 'Built pages', script: 'test:built', runner: 'vitest'},
    {title: 'Spelling', script: 'check:spelling'},
    {title: 'Content', script: 'check:content'},
  ],
  [
    {title: 'Types', script: 'check:types'},
    {title: 'Lint', script: 'check:lint'},
    {title: 'Format', script: 'check:format'},
    {title: 'Unit tests', script: 'test:unit', runner: 'vitest'},
  ],
];

/** Tests that use all cores, so they run alone. @type {TestStep[]} */
const BROWSER_TESTS = [{title: 'Browser tests', script: 'test:e2e', runner: 'playwright'}];

/** @type {TestStep[]} */
const NIGHTLY = [
  {title: 'Nightly tests', script: 'test:nightly', runner: 'vitest'},
  {title: 'Nightly browser tests', script: 'test:nightly:e2e', runner: 'playwright'},
  {title: 'Stock sites', script: 'test:stock', runner: 'playwright'},
  {title: 'Lighthouse', script: 'test:performance', runner: 'vitest'},
];

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
process.once('exit', () => rmSync(reports, {recursive: true, force: true}));
const total = {passed: 0, failed: 0};
/** @type {string[]} */
const notes = [];

await runCommand(async () => {
  const flags = process.argv.slice(2);
  const start = performance.now();
  await installPackages();
  await runInTurn([{title: 'Packages', script: 'build:packages'}]);
  const {example, strictPosts} = await readOwnerFile();
  if (!example) {
    notes.push('Left out: tests of the shipped posts, shelves and owner.');
  }
  if (!strictPosts) {
    notes.push('Left out: tests of the rules that strictPosts enforces.');
  }
  const [browserVariables] = await Promise.all([
    flags.includes('--no-browser')
      ? undefined
      : getBrowser().catch((/** @type {Error} */ {message}) => {
          total.failed += 1;
          notes.push(message);
        }),
    ...SEQUENCES.map((steps) => runInTurn(steps)),
  ]);
  if (browserVariables) {
    await runInTurn(BROWSER_TESTS, browserVariables);
    await runInTurn(flags.includes('--all') ? NIGHTLY : [], browserVariables);
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(['', ...notes, `All steps together: ${seconds} s`].join('\n'));
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
});

/**
 * Runs steps one after the other, and adds their results to `total` and `notes`.
 *
 * @param {TestStep[]} steps
 * @param {Record<string, string>} [env] additional environment variables
 */
async function runInTurn(steps, env = {}) {
  for (const {title, script, runner} of steps) {
    const report = join(reports, `${script.replaceAll(':', '-')}.json`);
    const reporters = {
      vitest: ['--', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      playwright: ['--', '--reporter=list,json'],
    };
    const ok = await runStep({
      title,
      ...npmCommand(['run', '--silent', script, ...(runner ? reporters[runner] : [])]),
      env: {...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report},
      quiet: true,
    });
    const {passed, failed, flaky} = runner ? readReport(report) : {passed: 0, failed: 0, flaky: 0};
    total.passed += passed;
    // A runner that fails without a failed test, or without a report, counts as one failure.
    total.failed += Math.max(failed, ok ? 0 : 1);
    notes.push(
      ...(ok && failed === 0 ? [] : [`Failed: ${title}`]),
      ...(flaky > 0 ? [`Passed only on retry: ${flaky} (${title})`] : []),
    );
  }
}

/**
 * Returns the numbers of passed, failed and flaky tests; one failure if there is no report.
 *
 * @param {string} file a JSON report of Vitest or Playwright
 */
function readReport(file) {
  try {
    const {stats, numPassedTests, numFailedTests} = JSON.parse(readFileSync(file, 'utf8'));
    // Only Playwright's reports have `stats`.
    return stats
      ? {passed: stats.expected + stats.flaky, failed: stats.unexpected, flaky: stats.flaky}
      : {passed: numPassedTests, failed: numFailedTests, flaky: 0};
  } catch {
    return {passed: 0, failed: 1, flaky: 0};
  }
}

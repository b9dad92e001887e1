import {mkdtempSync, rmSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {CommandError} from './CommandError.mjs';
import {chromiumHost} from './chromiumHost.mjs';
import {countTests} from './countTests.mjs';
import {ensureDependencies} from './ensureDependencies.mjs';
import {findChromium} from './findChromium.mjs';
import {npmCommand} from './npmCommand.mjs';
import {runStep} from './runStep.mjs';

/** Steps that pass or fail as a whole, in the order of what they cost. */
const checks = [
  {title: 'Format', script: 'check:format'},
  {title: 'Lint', script: 'check:lint'},
  {title: 'Types', script: 'check:types'},
  {title: 'Spelling', script: 'check:spelling'},
  {title: 'Content', script: 'check:content'},
];

/**
 * Runs the project's checks and tests, each one whatever became of those before it, and prints as
 * its last line `N passed, N failed`: tests, plus one failed for every failed step without tests.
 *
 * @param {{browser: boolean}} options whether to run the browser tests too
 * @returns {Promise<number>} exit code: 0 only if nothing failed and at least one test passed
 */
export async function runSuite({browser}) {
  const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
  // On exit rather than at the end: an interrupt does not get there.
  process.once('exit', () => rmSync(reports, {recursive: true, force: true}));
  /** @type {string[]} */
  const failures = [];
  /** @type {Parameters<typeof countTests>[0]} */
  const runs = {};
  if (await attempt('Install dependencies', failures, installDependencies)) {
    const chromium = browser && (await attempt('Find a Chromium', failures, getChromium));
    for (const {title, script} of checks) {
      await runCheck(title, script, failures);
    }
    runs.unit = await runUnitTests(join(reports, 'unit.json'));
    const built = await runCheck('Build', 'build', failures);
    if (chromium && built) {
      runs.browser = await runBrowserTests(join(reports, 'browser.json'), chromium);
    } else if (browser) {
      console.log(`\n==> Browser tests: not run, for want of a ${built ? 'browser' : 'build'}`);
    }
  }
  return report(failures, countTests(runs));
}

async function installDependencies() {
  await ensureDependencies();
  return true;
}

function getChromium() {
  return findChromium(chromiumHost());
}

/**
 * @template T
 * @param {string} title
 * @param {string[]} failures the title is added when the action throws a CommandError
 * @param {() => Promise<T>} action
 * @returns {Promise<T | undefined>} undefined when it failed
 */
async function attempt(title, failures, action) {
  try {
    return await action();
  } catch (error) {
    if (!(error instanceof CommandError)) {
      throw error;
    }
    console.error(`\n${error.message}`);
    failures.push(title);
    return undefined;
  }
}

/**
 * @param {string} title
 * @param {string} script of package.json
 * @param {string[]} failures the title is added when the script fails
 */
async function runCheck(title, script, failures) {
  const ok = await runStep({title, ...npmCommand(['run', '--silent', script])});
  if (!ok) {
    failures.push(title);
  }
  return ok;
}

/** @param {string} file where the JSON report goes */
async function runUnitTests(file) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const npm = npmCommand(['run', '--silent', 'test:unit', '--', ...reporters]);
  const ok = await runStep({title: 'Unit tests', ...npm});
  return {ok, report: await readReport(file)};
}

/**
 * @param {string} file where the JSON report goes
 * @param {string} chromium path of the browser
 */
async function runBrowserTests(file, chromium) {
  const npm = npmCommand(['run', '--silent', 'test:e2e', '--', '--reporter=list,json']);
  const env = {CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file};
  const ok = await runStep({title: `Browser tests (${chromium})`, ...npm, env});
  return {ok, report: await readReport(file)};
}

/**
 * @param {string} file
 * @returns {Promise<unknown>} null when there is no report or it breaks off
 */
async function readReport(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * @param {string[]} failures titles of failed steps without tests
 * @param {import('./countTests.mjs').TestCount} count
 */
function report(failures, {passed, failed, skipped, flaky}) {
  const total = failures.length + failed;
  console.log('');
  if (failures.length > 0) {
    console.log(`Failed: ${failures.join(', ')}`);
  }
  for (const name of flaky) {
    console.log(`Flaky, passed after a retry: ${name}`);
  }
  if (skipped > 0) {
    console.log(`Skipped, counted as neither: ${skipped}`);
  }
  console.log(`${passed} passed, ${total} failed`);
  return total === 0 && passed > 0 ? 0 : 1;
}

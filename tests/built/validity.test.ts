import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {fileOf} from '../support/html';
import {problemsOf} from '../support/htmlProblems';
import {pageTypes} from '../support/fixturePages';
import {fixtureBuild} from '../support/sites';

/** Time limit in milliseconds, on a busy machine. */
const TIMEOUT = 120_000;

// The nightly run checks all pages.
test('a page of each type is valid HTML', {timeout: TIMEOUT}, async () => {
  const addresses = pageTypes.map((address) => (address === '/no-such-page' ? '/404' : address));
  const pages = addresses.map((address) => {
    const file = fileOf(fixtureBuild, address);
    return {file, html: readFileSync(file, 'utf8')};
  });
  expect(await problemsOf(pages)).toEqual([]);
});

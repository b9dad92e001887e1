import {expect, test} from 'vitest';
import {shownPages} from '../support/builtPages';
import {problemsOf} from '../support/htmlProblems';
import {shippedBuild} from '../support/sites';

test('every shipped page is valid HTML', async () => {
  const pages = shownPages(shippedBuild);
  expect(pages.length).toBeGreaterThan(20);
  expect(await problemsOf(pages)).toEqual([]);
});

import {expect, test} from 'vitest';
import {shownPages} from '../support/builtPages';
import {problemsOf} from '../support/htmlProblems';
import {fixtureBuild} from '../support/sites';

test('every page of the fixture site is valid HTML', async () => {
  const pages = shownPages(fixtureBuild);
  expect(pages.length).toBeGreaterThan(20);
  expect(await problemsOf(pages)).toEqual([]);
});

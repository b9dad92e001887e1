import {expect, test} from 'vitest';
import {shownPages} from '../support/builtPages';
import {problemsOf} from '../support/htmlProblems';
import {fixtureBuild, shippedBuild} from '../support/sites';

test.each([
  ['fixture', fixtureBuild],
  ['shipped', shippedBuild],
])('every page of the %s site is valid HTML', async (_name, build) => {
  const pages = shownPages(build);
  expect(pages.length).toBeGreaterThan(20);
  expect(await problemsOf(pages)).toEqual([]);
});

import {expect, test} from 'vitest';
import {builtPages} from '../support/builtPages';
import {problemsOf} from '../support/htmlProblems';
import {fixtureBuild} from '../support/sites';

/** Pages that are skipped, because others of the same type are checked. */
const SIMILAR = /^(?:blog\/tags\/(?!ink)|media\/(?!on-stage)|resume\/(?!experience))/;

test('a page of each type is valid HTML', {timeout: 120_000}, async () => {
  const pages = builtPages(fixtureBuild).filter(({file}) => !SIMILAR.test(file));
  expect(pages.length).toBeGreaterThan(20);
  expect(await problemsOf(pages)).toEqual([]);
});

import {expect, test} from 'vitest';
import {readContent} from '../../src/features/content-check/readContent';
import {repository} from '../support/sites';

/** The year in which this site and its first posts were written. */
const FIRST_YEAR = 2026;

test('every post dated before the site existed states the year in which it was written', () => {
  const {posts} = readContent(repository);
  const early = posts.filter(({fields}) => Number(String(fields['date']).slice(0, 4)) < FIRST_YEAR);
  expect(early.length).toBeGreaterThan(0);
  const withoutYear = early.filter(({fields}) => !(Number(fields['written']) >= FIRST_YEAR));
  expect(withoutYear.map(({file}) => file)).toEqual([]);
});

import {expect, test} from 'vitest';
import {fixtureBuild, repository} from '../support/sites';
import {tracesOf} from '../support/builtPages';

test('no built file contains the path of the repository on this machine', () => {
  expect(tracesOf(fixtureBuild, [repository])).toEqual([]);
});

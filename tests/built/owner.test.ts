import {expect, test} from 'vitest';
import {fixtureBuild, repository} from '../support/sites';
import {tracesOf} from '../support/traces';

test('no file contains the path of the build machine’s folder', () => {
  expect(tracesOf(fixtureBuild, [repository])).toEqual([]);
});

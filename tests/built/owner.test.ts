import {expect, test} from 'vitest';
import {fixtureBuild, repository} from '../support/sites';
import {tracesOf} from '../support/traces';

test('no file names the folder that the site was built in', () => {
  expect(tracesOf(fixtureBuild, [repository])).toEqual([]);
});

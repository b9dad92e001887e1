import {expect, test} from 'vitest';
import {buildPart} from './buildPart';

test('without variables it is the whole build', () => {
  expect(buildPart({})).toEqual({name: 'whole', folder: ''});
  expect(buildPart({SITE_BUILD_PART: ''}).name).toBe('whole');
});

test('a part has its name and the folder of its build', () => {
  const part = buildPart({SITE_BUILD_PART: 'client', SITE_BUILD_FOLDER: '/tmp/a'});
  expect(part).toEqual({name: 'client', folder: '/tmp/a'});
});

test.each([
  ['a part of another name', {SITE_BUILD_PART: 'all', SITE_BUILD_FOLDER: '/tmp/a'}],
  ['a part without a folder', {SITE_BUILD_PART: 'pages'}],
])('%s is refused', (_name, environment) => {
  expect(() => buildPart(environment)).toThrow(/unset both/);
});

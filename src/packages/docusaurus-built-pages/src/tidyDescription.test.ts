import {expect, test} from 'vitest';
import {tidyDescription} from './tidyDescription.js';

test.each([
  ['<details> hides text.', '<details> hides text.'],
  ['<3 from us', '<3 from us'],
  ['<!--', ''],
  ['<!-- License: MIT', ''],
  ['{/* prettier-ignore */}', ''],
  ['<Tabs', ''],
  ['<img alt="A cat"', ''],
])('the description %j becomes %j', (description, tidy) => {
  expect(tidyDescription(description)).toBe(tidy);
});

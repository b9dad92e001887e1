import {expect, test} from 'vitest';
import {fasterOptions} from './fasterOptions';

test('the whole build has every tool that Docusaurus has', () => {
  expect(Object.values(fasterOptions('whole'))).not.toContain(false);
});

test('a part keeps no module twice and compiles by itself', () => {
  const {mdxCrossCompilerCache, rspackPersistentCache, ...others} = fasterOptions('server');
  expect([mdxCrossCompilerCache, rspackPersistentCache]).toEqual([false, false]);
  expect(Object.values(others)).not.toContain(false);
});

import {expect, test} from 'vitest';
import {readOwner} from '../../src/config/readOwner';
import {checkData} from '../../src/features/content-check/dataCheck';

test('the lists of books, media and the resume match their schemas', () => {
  expect(checkData()).toEqual([]);
});

test('an unregistered list is reported with the fix', () => {
  const files = ['bookTopics.ts', 'mediaPodcasts.ts', 'mediaTalks.ts', 'types.ts'];
  expect(checkData(files)).toEqual([
    expect.stringMatching(/^src\/data\/mediaTalks\.ts: .* src\/data\/shelves\/index\.ts/),
  ]);
});

test('the owner file is valid', () => {
  expect(() => readOwner({})).not.toThrow();
});

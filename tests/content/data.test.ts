import {expect, test} from 'vitest';
import {readOwner} from '../../src/config/readOwner';
import {checkData} from '../../src/plugins/data-check';

test('the lists of books, media and the resume fit their schemas', () => {
  expect(checkData()).toEqual([]);
});

test('a list that stands in no register is named with the mend', () => {
  const files = ['bookTopics.ts', 'mediaPodcasts.ts', 'mediaTalks.ts', 'types.ts'];
  expect(checkData(files)).toEqual([
    expect.stringMatching(/^src\/data\/mediaTalks\.ts: .* src\/data\/shelves\/index\.ts/),
  ]);
});

test('the owner file is one that the site can be built with', () => {
  expect(() => readOwner({})).not.toThrow();
});

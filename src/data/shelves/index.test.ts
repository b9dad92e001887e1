import {expect, test} from 'vitest';
import {BOOKS, MEDIA, shelfEntries} from './index';

test('a shelf of books shows those of its topic, or of all', () => {
  const [first] = BOOKS.booksToRead;
  const topic = first?.topic ?? 'none';
  const titles = (attributes: object) =>
    shelfEntries('booksToRead', attributes)?.map(({title}) => title);
  expect(titles({})).toEqual(BOOKS.booksToRead.map(({title}) => title));
  expect(titles({topic})).toEqual(
    BOOKS.booksToRead.filter((book) => book.topic === topic).map(({title}) => title),
  );
});

test('examples that a fork replaces are shown apart, and lead nowhere', () => {
  const examples = MEDIA.mediaOnStage.filter(({example}) => example);
  expect(shelfEntries('mediaOnStage', {show: 'examples'})).toEqual(
    examples.map(({title}) => expect.objectContaining({title, isExample: true, url: undefined})),
  );
  expect(shelfEntries('mediaOnStage', {show: 'public'})).toHaveLength(
    MEDIA.mediaOnStage.length - examples.length,
  );
});

test('what no shelf shows has no entries', () => {
  expect(shelfEntries('bookTopics', {})).toBeUndefined();
});

import {expect, test} from 'vitest';
import {bookSchema as bookSchemaOf, checkList, mediaSchema, timelineSchema} from './shelves';

const bookSchema = bookSchemaOf(['finance', 'sport']);

const book = {
  id: 'a-book',
  title: 'A Book',
  author: 'Some Body',
  year: 1999,
  topic: 'finance',
  note: 'It is described in one whole sentence.',
};
const talk = {
  id: 'a-talk',
  title: 'A Talk',
  people: ['Some Body'],
  date: '2020-02-29',
  place: 'Somewhere',
  url: 'https://example.com/talk',
  note: 'It is described in one whole sentence.',
};
const job = {
  id: 'a-job',
  title: 'A Job',
  organization: 'Some Place',
  place: 'Somewhere',
  start: '2020-01',
  points: ['Did a thing.'],
};

const BOOK = [bookSchema, book] as const;
const TALK = [mediaSchema, talk] as const;
const JOB = [timelineSchema, job] as const;

test.each([
  [{title: ''}, BOOK, 'entry "a-book".title must not be empty'],
  [{note: 'It is described without an end'}, BOOK, 'must end with a period'],
  [{stars: 5}, BOOK, 'stars'],
  [{url: 'http://example.com'}, TALK, 'entry "a-talk".url must be an https:// address'],
  [{date: '2021-02-29'}, TALK, 'a day that exists'],
  [{video: {provider: 'youtube', id: 'https://youtu.be'}}, TALK, '11 characters'],
  [{video: {provider: 'another', id: '1'}}, TALK, '.video.provider must be youtube or vimeo'],
  [{end: '2019'}, JOB, 'entry "a-job".end must not be before start'],
  [{title: undefined}, TALK, '.title is missing'],
  [{people: 'Ada'}, TALK, '.people must be a list'],
  [{year: '1851'}, BOOK, '.year must be a number'],
  [{year: -9999}, BOOK, '.year must be at least -3000'],
] as const)('an entry with %j is refused', (fields, [schema, entry], message) => {
  const problems = checkList('src/data/list.ts', schema, [{...entry, ...fields}]);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^src\/data\/list\.ts: /);
  expect(problems[0]).toContain(message);
});

test('accepts valid entries, with dates to the day, the month or the year', () => {
  for (const date of ['2020-02-29', '2020-02', '2020']) {
    const dated = {...talk, date};
    expect(checkList('list', mediaSchema, [dated])).toEqual([]);
  }
  expect(checkList('list', bookSchema, [book])).toEqual([]);
  expect(checkList('list', timelineSchema, [job])).toEqual([]);
});

test.each([
  ['2019-03', '2019'],
  ['2019', '2019-01'],
  ['2019', '2020-01'],
])('accepts an entry from %s to %s', (start, end) => {
  const entry = {...job, start, end};
  expect(checkList('list', timelineSchema, [entry])).toEqual([]);
});

test.each([
  'It ends with a period.',
  'Did the author ask “Why?”',
  "The author said 'Because.'",
  'The author said „Because.“',
  'It has a remark (as here)',
  'It ends with the full stop of Hindi।',
])('accepts the note: %s', (text) => {
  const entry = {...book, note: text.padStart(30, '· ')};
  expect(checkList('list', bookSchema, [entry])).toEqual([]);
});

test('a missing list and an entry that is null are reported with their file', () => {
  expect(checkList('src/data/a.ts', bookSchema, undefined as never)).toEqual([
    expect.stringMatching(/^src\/data\/a\.ts: must export a list/),
  ]);
  expect(checkList('src/data/a.ts', bookSchema, [null as never])).toEqual([
    'src/data/a.ts: entry 1 must be an object',
  ]);
});

test('refuses two entries with the same id, and reports all problems at once', () => {
  const problems = checkList('list', bookSchema, [book, {...book, title: ''}]);
  expect(problems).toHaveLength(2);
  expect(problems.join('\n')).toContain('appears twice');
});

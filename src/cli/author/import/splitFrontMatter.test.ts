import {expect, test} from 'vitest';
import {splitFrontMatter} from './splitFrontMatter';

test.each([
  ['YAML', '---\na: b\n---\nText\n', {a: 'b'}, 'Text\n'],
  ['YAML that ends in dots', '---\na: b\n...\nText', {a: 'b'}, 'Text'],
  ['YAML below blank lines', '\n\n---\na: b\n---\nText', {a: 'b'}, 'Text'],
  [
    'numbers, booleans and dates, as they stand',
    '---\na: 1.10\nb: no\nc: 2019-03-05 10:00\nd: 007\n---\n',
    {a: '1.10', b: 'no', c: '2019-03-05 10:00', d: '007'},
    '',
  ],
  ['lists and objects', '---\na: [b, {c: d}]\ne:\n---\n', {a: ['b', {c: 'd'}], e: ''}, ''],
  [
    'TOML',
    '+++\na = "b"\nc = 2021-07-14\n[d]\ne = [true]\n+++\nText',
    {a: 'b', c: '2021-07-14', d: {e: ['true']}},
    'Text',
  ],
  ['JSON', '{\n  "a": "b"\n}\n\nText', {a: 'b'}, '\nText'],
  ['none', 'Text\n', {}, 'Text\n'],
  ['an empty one', '---\n---\nText', {}, 'Text'],
  [
    'rules, not front matter',
    '---\n\nWords between.\n\n---\nText',
    {},
    '---\n\nWords between.\n\n---\nText',
  ],
  ['a brace that begins a text', '{\nnot JSON\n}\nText', {}, '{\nnot JSON\n}\nText'],
])('%s', (_, text, fields, body) => {
  expect(splitFrontMatter(text)).toEqual({fields, body});
});

test('what is not quite YAML is read line by line, and given back as it stands', () => {
  const head = 'title: One: two\ntags:\n  - a\n  - "b c"\nlist: [x, "y"]\n\tbad: indent\n';
  expect(splitFrontMatter(`---\n${head}---\nText`)).toEqual({
    fields: {title: 'One: two', tags: ['a', 'b c'], list: ['x', 'y']},
    body: 'Text',
    unread: head,
    problem: expect.stringContaining('front matter is not YAML'),
  });
});

test('a key that stands twice is not lost', () => {
  expect(splitFrontMatter('---\na: b\na: c\n---\n')).toMatchObject({
    fields: {a: 'b'},
    unread: 'a: b\na: c\n',
  });
});

test('TOML with a fault is read line by line too', () => {
  expect(splitFrontMatter('+++\ntitle = "A"\ndate = soon\n+++\nText')).toMatchObject({
    fields: {title: 'A', date: 'soon'},
    problem: expect.stringContaining('front matter is not TOML'),
  });
});

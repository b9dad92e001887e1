import {expect, test} from 'vitest';
import {parsePostFile} from './postFile';

test('reads the front matter and the body; dates stay strings', () => {
  const head = 'title: A\ndate: 2025-01-02\ntags: [x, y]\n';
  expect(parsePostFile('blog/a.mdx', `---\n${head}---\nHi\n`)).toEqual({
    file: 'blog/a.mdx',
    fields: {title: 'A', date: '2025-01-02', tags: ['x', 'y']},
    head,
    body: 'Hi\n',
    linesAbove: 5,
    problems: [],
  });
});

test.each([
  ['\uFEFF---\r\ntitle: A\r\n---\r\nHi\r\nyou', {title: 'A'}, 'Hi\nyou'],
  ['Hi', {}, 'Hi'],
  ['', {}, ''],
  ['---\n---\n', {}, ''],
  ['---yaml\ntitle: A\n---\nHi', {title: 'A'}, 'Hi'],
  ['---\ntitle: "A\nb"\nslug: c\n---\n', {title: 'A b', slug: 'c'}, ''],
  ['---\ntags: [\nx, "y"\n]\nslug: c\n---\n', {tags: ['x', 'y'], slug: 'c'}, ''],
  ['---\na: !!set {b}\ndate: !!timestamp 2099-01-01\n---\n', {date: '2099-01-01'}, ''],
  ['---\na: &a {date: 2099-01-01}\n<<: *a\n---\n', {date: '2099-01-01'}, ''],
])('%j has the front matter %o and the body %j', (text, fields, body) => {
  expect(parsePostFile('blog/a.mdx', text)).toMatchObject({fields, body, problems: []});
});

test.each([
  ['---\ntitle: A\nHi', /^blog\/a\.mdx:1: .*not closed/],
  ['---\ntags: &a [*a]\n---\nHi', /not valid YAML: an alias refers to a list/],
  ['---\ntitle: A\ntags: [x, y\ndate: 1\n---\nHi', /^blog\/a\.mdx:[34]: .*not valid YAML/],
  ['---\ntitle: *stars\n---\n', /:2: .*quotes around a text with .* \* /],
  ['---\n- a\n---\n', /^blog\/a\.mdx:2: .*has no fields/],
])('a problem in the front matter of %j is reported, with its line', (text, problem) => {
  const {fields, problems} = parsePostFile('blog/a.mdx', text);
  expect(fields).toEqual({});
  expect(problems[0]).toMatch(problem);
});

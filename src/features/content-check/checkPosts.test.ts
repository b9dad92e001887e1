import {expect, test} from 'vitest';
import {parsePostFile} from '../../lib/postFile';
import {checkPosts} from './checkPosts';

const OPTIONS = {
  tags: ['2024', 'ai', 'essay', 'finance', 'UX'],
  authors: ['founder'],
  series: ['mcp-notes'],
  exists: (path: string) => path === 'blog/pictures/there.png',
};

const FIELDS = {
  title: '"A post"',
  description: '"A description of a post that is long enough to be shown in lists."',
  slug: 'a-post',
  date: '2025-01-02',
  authors: '[founder]',
  tags: '[ai, essay, finance]',
};

function post(change: Record<string, string | undefined> = {}, file = '2025-01-02-a') {
  const fields = Object.entries({...FIELDS, ...change}).filter(([, value]) => value !== undefined);
  const head = fields.map(([field, value]) => `${field}: ${value}\n`).join('');
  return parsePostFile(`blog/${file}.mdx`, `---\n${head}---\n\nText.\n`);
}

/** Returns all findings of the strict check. */
function problemsOf(...args: Parameters<typeof post>): string[] {
  const {errors, warnings} = checkPosts([post(...args)], {...OPTIONS, isStrict: true});
  return [...errors, ...warnings];
}

test.each([
  {},
  {
    tags: '[ai, 2024, finance]',
    image: './pictures/there.png',
    series: 'mcp-notes',
    draft: 'false',
    unlisted: 'true',
    updated: '2025-03-01',
    written: '2026',
    keywords: '[a, b]',
    hide_table_of_contents: 'true',
    last_update: '{date: 2025-03-01, author: founder}',
  },
])('a valid post has no problem: %o', (fields) => {
  expect(problemsOf(fields)).toEqual([]);
});

test.each([
  [{title: undefined}, 'title is missing; write a title of 1 to 70 characters'],
  [{title: `"${'long '.repeat(15)}"`}, 'title has 74 characters; it must have 1 to 70'],
  [{title: '2025'}, 'title must be text; put it in quotes'],
  [{slug: 'A post'}, 'slug must consist of lowercase letters, digits and single hyphens'],
  [{date: '2025-01-03'}, 'date is 2025-01-03, but the file is named 2025-01-02'],
  [{authors: 'founder'}, 'authors must be a list such as [founder]'],
  [{authors: '[me]'}, 'authors[0] "me" is not in blog/authors.yml'],
  [{authors: '[{name: Ada}]'}, 'authors[0] is an object; add it to blog/authors.yml'],
  [{tags: '[ai, essay]'}, 'tags has 2 tags; it must have 3 to 10'],
  [{tags: '[ai, ai, essay]'}, 'tags names a tag twice; delete one'],
  [{tags: '[ai, essay, 2099]'}, 'tags[2] "2099" is not in blog/tags.yml; add it there or choose'],
  [{tags: '[ai, finance, ~]'}, 'tags[2] is empty; delete it or write a key of blog/tags.yml'],
  [{layout: 'post'}, 'layout is not a field of a post; delete it'],
  [{updated: '2024-12-31'}, 'updated must not be before the date of the post'],
  [{written: '2024'}, 'written must not be before the year of the post’s date'],
  [
    {changes: "[{date: 2024-12-31, text: 'A sum was wrong.'}]"},
    'changes must not contain a day before the date of the post',
  ],
  [{changes: '[{date: 2025-03-01}]'}, 'changes[0].text must have a text'],
  [{image: './pictures/gone.png'}, 'image blog/pictures/gone.png does not exist'],
  [{image: 'https://example.com/a.png'}, 'image must be a picture beside the post'],
])('the front matter %o is a problem: %s', (change, problem) => {
  const [[field, value] = []] = Object.entries(change);
  // A missing field is reported on the line of the first `---`.
  const line =
    value === undefined ? 1 : 2 + Object.keys({...FIELDS, ...change}).indexOf(String(field));
  expect(problemsOf(change)).toEqual([
    expect.stringContaining(`blog/2025-01-02-a.mdx:${line}: ${problem}`),
  ]);
});

test('a draft may lack a description and tags, but not a title, and cannot use unknown tags', () => {
  const bare = {draft: 'true', description: undefined, tags: undefined};
  expect(problemsOf(bare)).toEqual([]);
  expect(problemsOf({...bare, tags: '[ai]'})).toEqual([]);
  expect(problemsOf({...bare, tags: '[no-such]'})).toHaveLength(1);
  expect(problemsOf({...bare, title: undefined})).toHaveLength(1);
});

test('a file name that does not begin with a date is a problem', () => {
  expect(problemsOf({}, 'a-post')[0]).toContain('must be named YYYY-MM-DD-words.mdx');
});

test('all problems of all posts are reported together', () => {
  const posts = [
    post({title: undefined, tags: undefined}),
    post({date: 'someday'}, '2025-02-30-b'),
    parsePostFile('blog/2025-03-01-c.mdx', '---\ntitle: A'),
  ];
  const {errors, warnings} = checkPosts(posts, {...OPTIONS, isStrict: true});
  const heads = (lines: readonly string[]) =>
    lines.map((line) => line.split(' ').slice(0, 2).join(' '));
  expect(heads(errors)).toEqual(['blog/2025-03-01-c.mdx:1: the', 'blog/2025-02-30-b.mdx:4: the']);
  expect(errors[1]).toContain('the address /blog/a-post is taken by blog/2025-01-02-a.mdx');
  expect(heads(warnings)).toEqual([
    'blog/2025-01-02-a.mdx:1: title',
    'blog/2025-01-02-a.mdx:1: tags',
    'blog/2025-02-30-b.mdx:5: date',
  ]);
});

test.each([
  ['blog/hello.md', 'Text without front matter.'],
  ['blog/2024/01-02-a/index.mdx', '---\ntags: [Anything, 2024]\n---\nText'],
  ['blog/2024-01-02-a.md', '---\nauthor: Ada\nauthor_url: https://example.com\n---\nText'],
  ['blog/2024-01-02-a.md', '---\nauthorTitle: Dr\nauthorURL: /a\nauthorImageURL: /a.png\n---\n'],
  ['blog/a.md', '---\ndate: June 1 2020 10:00 GMT\nauthors: [{name: Ada}]\n---\n'],
  ['blog/a.md', "---\ntitle: 3\ndate: 2025-01-02 10:00\ndraft: 'false'\nauthors: []\n---\n"],
  ['blog/a.md', '---\ntags: [{label: A, permalink: /a}, 2020-01-02]\n---\n'],
  ['blog/a.md', '---\ntitle: C:\\Users or \\u{41}\ndate: 2020-01-02\n---\n'],
  ['blog/2024-01-02-a.md', '---\nslug: /A/b c\nlayout: post\nauthors: founder\n---\n'],
])('values that Docusaurus accepts are reported only in strict blogs: %s with %j', (file, text) => {
  const posts = [parsePostFile(file, text)];
  expect(checkPosts(posts, OPTIONS)).toEqual({errors: [], warnings: []});
  expect(checkPosts(posts, {...OPTIONS, isStrict: true}).warnings).not.toEqual([]);
});

test.each([
  ['---\ntitle: A\n---\n\nOne \v and \b.\n\n    \u001b[0m', ['5: U+000B, U+0008', '7: U+001B']],
  ['Without front matter\r\n\f\u0085\f\r\n', ['2: U+000C, U+0085']],
  [
    '---\ntitle: "A \\u0007"\ntags: [a, "\\uD83D\\uFFFE"]\n---\n\t😀\n',
    ['2: U+0007', '3: U+D83D, U+FFFE'],
  ],
])('control characters are reported with their lines: %j', (text, problems) => {
  const {errors, warnings} = checkPosts([parsePostFile('blog/a.md', text)], OPTIONS);
  expect(errors).toEqual([]);
  expect(warnings.map((line) => line.replace('contains control characters; delete ', ''))).toEqual(
    problems.map((problem) => `blog/a.md:${problem}`),
  );
});

test.each([
  '\n---\ndraft: true\n---\n',
  '--\ntitle: A\n--\n',
  'draft: true\n---\n',
  '+++\ndate = 1',
])('front matter that Docusaurus does not read is a warning: %j', (text) => {
  expect(checkPosts([parsePostFile('blog/a.md', text)], OPTIONS).warnings).toEqual([
    'blog/a.md:1: the front matter is not read; the first line must be exactly ---',
  ]);
});

test('invalid UTF-8 is reported with its line', () => {
  const post = parsePostFile(
    'blog/a.md',
    Buffer.from('---\ntitle: A\n---\nCaf\xe9\n', 'latin1').toString(),
  );
  expect(checkPosts([post], OPTIONS).warnings).toEqual([
    expect.stringMatching(/^blog\/a\.md:4: contains U\+FFFD .* save the file as UTF-8/),
  ]);
});

/** Returns the findings of the ordinary check in a post with a slug and this line. */
function findingsIn(line: string) {
  return checkPosts([parsePostFile('blog/a.md', `---\nslug: a\n${line}\n---\n`)], OPTIONS);
}

test.each([
  ['tags:', 'tags must be a list such as [one, two]; delete the field if there are none'],
  ['tags: vue, react', 'tags must be a list'],
  ['tags: [a, ~]', 'tags[1] must be text, or an object with a label and a permalink'],
  ['tags: [{label: A}]', 'tags[0] must be text, or an object'],
  ["tags: ['']", 'tags[0] must not be empty'],
  ['date: soon', 'date must be a date such as 2026-01-31'],
  ['date: 20260131', 'date must be a date such as 2026-01-31'],
  ['date:', 'date must be a date'],
  // This object cannot be converted to a string.
  ['date: {toString: a}', 'date must be a date'],
  ['draft: {toString: a}', 'draft must be true or false'],
  ['tags: [{toString: a}]', 'tags[0] must be text, or an object'],
  ['title: [a]', 'title must be text; put it in quotes'],
  ['title: C:\\users', 'title has a backslash that Docusaurus cannot bundle'],
  ['keywords: [a, \\underline]', 'keywords[1] has a backslash that Docusaurus cannot bundle'],
  ['description: {a: b}', 'description must be text; put it in quotes'],
  ['draft: yes', 'draft must be true or false'],
  ['authors: fonder', 'authors "fonder" is not in blog/authors.yml; did you mean "founder"?'],
  ['authors: [founder, {key: ada}]', 'authors[1] "ada" is not in blog/authors.yml; add it there'],
])('a value that Docusaurus rejects is an error in every blog: %s', (field, text) => {
  const {errors} = findingsIn(field);
  expect(errors).toEqual([expect.stringContaining(`blog/a.md:3: ${text}`)]);
});

test.each([
  ['tag: [ai]', 'tag is not a field of a post; did you mean "tags"?'],
  // cspell:ignore titel
  ['titel: A', 'titel is not a field of a post; did you mean "title"?'],
  ['series: mcp-note', 'series "mcp-note" is not in blog/series.yml; did you mean "mcp-notes"?'],
  ['updated: soon', 'updated must be YYYY-MM-DD'],
  ['updated: {toString: a}', 'updated must be YYYY-MM-DD'],
  ['date: 2026-02-30', 'date must be a day that exists'],
  ['tags: [other, finanse]', 'tags[1] "finanse" is not in blog/tags.yml; did you mean "finance"?'],
  ['tags: [Essay]', 'tags[0] "Essay" is not in blog/tags.yml; did you mean "essay"?'],
  ['comments: off', 'comments must be true or false'],
  ['kind: essay', 'kind must be guide, note, link or release'],
  ['written: "2026"', 'written must be a year such as 2026, without quotes'],
  ['image: /img/gone.png', 'image static/img/gone.png does not exist; add the file or delete'],
  ['image: there.png', 'image static/there.png does not exist; write "./there.png"'],
])(
  'a value that Docusaurus accepts, but that is probably a mistake, is a warning in every blog: %s',
  (field, text) => {
    const {errors, warnings} = findingsIn(field);
    expect(errors).toEqual([]);
    expect(warnings).toEqual([expect.stringContaining(`blog/a.md:3: ${text}`)]);
  },
);

test.each([
  ['/img/my%20a.png?v=2', 'static/img/my a.png'],
  ['/img/100%.png', 'static/img/100%.png'],
  ['./a.png?v=2', 'blog/a.png'],
  ['./a%20b.png', 'blog/a%20b.png'],
  ['/img/a%23b%26c.png', 'static/img/a#b&c.png'],
])('the picture %s is the file %s', (image, file) => {
  const picture = parsePostFile('blog/a.md', `---\nslug: a\nimage: "${image}"\n---\n`);
  const {warnings} = checkPosts([picture], {...OPTIONS, exists: (path) => path === file});
  expect(warnings).toEqual([]);
});

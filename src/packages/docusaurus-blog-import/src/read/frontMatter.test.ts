import {expect, test} from 'vitest';
import {splitFrontMatter} from './frontMatter.js';

const A = {title: 'A'};

test.each([
  ['YAML', '---\ntitle: A\n---\nText', A, 'Text'],
  ['YAML below a comment', '---\n# Note\n\ntitle: A\n---\nText', A, 'Text'],
  ['YAML that ends with dots', '---\ntitle: A\n...\nText', A, 'Text'],
  [
    'YAML with a bracket at the start of a line',
    '---\ntitle: A\ntags: [\n\t"b",\n]\n---\nText',
    {...A, tags: ['b']},
    'Text',
  ],
  [
    'YAML with a quote at the start of a line',
    "---\nb:\n  c: 'x\n\n    y\n\n'\ntitle: A\n---\nText",
    {b: {c: 'x\ny\n'}, ...A},
    'Text',
  ],
  ['YAML with a repeated field', '---\ntitle: B\ntitle: A\n---\nText', A, 'Text'],
  [
    'YAML with a merge key',
    '---\nc: &c {draft: true, title: B}\n<<: *c\ntitle: A\n---\nText',
    {c: {draft: true, title: 'B'}, draft: true, ...A},
    'Text',
  ],
  ['indented YAML', '---\n  title: A\n  b:\n   - c\n---\nText', {...A, b: ['c']}, 'Text'],
  ['YAML indented like code', '---\n\n    title: A\n    b: c\n---\nText', {...A, b: 'c'}, 'Text'],
  ['YAML indented by tabs', '---\n\ttitle: A\n\tb:\n\t\t- c\n---\nText', {...A, b: ['c']}, 'Text'],
  ['empty YAML', '---\n---\nText', {}, 'Text'],
  ['YAML with a day', '---\ndate: 2020-01-02\n---\n', {date: '2020-01-02'}, ''],
  ['TOML', '+++\ntitle = "A"\n+++\nText', A, 'Text'],
  [
    'quoted text on two lines',
    "---\ntitle: A\nb: \"one\ntwo\"\nc: 'it\n''s'\n---\nText",
    {...A, b: 'one two', c: "it 's"},
    'Text',
  ],
  [
    'front matter with an empty field, which is left out,',
    '---\ntitle: A\nurl: ""\n---\nText',
    A,
    'Text',
  ],
  [
    'TOML with a long number',
    '+++\nid = 123456789012345678\n+++\n',
    {id: '123456789012345678'},
    '',
  ],
  ['JSON', '{\n  "title": "A"\n}\n\nText', A, '\nText'],
  ['JSON with a brace in a text', '{"title": "A", "b": "}"}\nText', {...A, b: '}'}, 'Text'],
  ['JSON whose first fence names the format', '---json\n{"title": "A"}\n---\nText', A, 'Text'],
  ['a JavaScript object', '---js\n{title: "A"}\n---\nText', A, 'Text'],
  [
    'JavaScript constants',
    '---js\nconst title = "A";\nconst draft = true;\nconst x = make();\n---\nText',
    {...A, draft: true},
    'Text',
  ],
  [
    'JavaScript that computes whether the post is public',
    '---js\n{title: "A", draft: isDraft(), date: new Date()}\n---\nText',
    {...A, draft: true},
    'Text',
  ],
  [
    'JavaScript that computes the day on which the post appears',
    '---js\n{title: "A", embargo: day()}\n---\nText',
    {...A, draft: true},
    'Text',
  ],
  [
    'JavaScript that computes a nested field',
    '---js\n{title: "A", meta: {isPrivate: isPrivate()}}\n---\nText',
    {...A, meta: {}, draft: true},
    'Text',
  ],
  [
    'JavaScript that computes other fields',
    '---js\n{title: "A", tags: tags(), permalink: path(), layout: layout()}\n---\nText',
    A,
    'Text',
  ],
  ['Hexo’s JSON', ';;;\n"title": "A"\n;;;\nText', A, 'Text'],
  ['Pelican headers', 'Title: A\nStatus: draft\n\nText', {Title: 'A', Status: 'draft'}, 'Text'],
  [
    'Hexo’s YAML without a first fence',
    'title: A\ntags:\n- b\n---\nText',
    {...A, tags: ['b']},
    'Text',
  ],
])('%s is read as front matter', (_name, text, fields, body) => {
  expect(splitFrontMatter(text)).toEqual({fields, body});
});

test.each([
  ['a thematic break', '---\n\nText\n\n---\n\nMore'],
  ['a thematic break above a list', '---\n- one\n- two\n---\nMore'],
  ['indented verse', '---\n  Note: this is verse\n\n  second line\n---\nText'],
  ['indented verse below a break', '---\n  Note: this is verse\n\nText'],
  ['a name and many spaces', `---\na${' '.repeat(40_000)}b\n`],
  ['JSON in a code block', '```json\n{\n  "title": "no"\n}\n```\n'],
  ['an MDX expression', '{/* a comment */}\n\nText'],
  ['a shortcode', '{{< figure src="a.png" >}}\n'],
  ['a sentence with a colon', 'Title: the most important part\nof a book.\n\nText'],
])('%s is not read as front matter', (_name, text) => {
  expect(splitFrontMatter(text)).toEqual({fields: {}, body: text});
});

test.each([
  ['---\ntitle: A\nText', /not closed; end it with a second line ---/],
  ['---\na: [b\n---\n', /not valid YAML: line 3/],
  ['\n \n---\ntitle: A\na: [b\n---\n', /not valid YAML: line 6/],
  ['+++\na = \n+++\n', /not valid TOML: line 2/],
  ['{"a": b}\nText', /not valid JSON/],
  ['---coffee\ntitle = 1\n---\n', /"coffee", which cannot be read/],
])('the error for front matter that cannot be read says why: %j', (text, message) => {
  expect(() => splitFrontMatter(text)).toThrow(message);
});

test.each([
  ['Kettles: a list', undefined],
  ['50% of @all', undefined],
  ['@bo', undefined],
  ['[News] Tea', undefined],
  ['"Tea" or "mate"', 'Tea" or "mate'],
  ["'It's tea'", "It's tea"],
  ['"C:\\Users"', 'C:\\Users'],
  ['- a dash', undefined],
  ['*Tea*', undefined],
])(
  'the title %s, which YAML would reject or misread, is read as plain text',
  (title, expected = title) => {
    expect(
      splitFrontMatter(`---\nlayout: [a,\n  b]\ntitle: ${title}\ndate: 2020-01-02\n---\n`),
    ).toMatchObject({
      fields: {layout: ['a', 'b'], title: expected, date: '2020-01-02'},
    });
  },
);

import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {addRedirects, collectAuthors, keyFrom, redirectsIn, collectTags} from './lists.js';

const REDIRECT = {from: '/old', to: '/blog/new'};
const ADDED = '- from: /old\n  to: /blog/new\n';

test.each([
  ['', ADDED],
  ['[]\n', ADDED],
  ['# Old addresses.\n[]\n', `# Old addresses.\n${ADDED}`],
  ['# Old addresses.\n', `# Old addresses.\n\n${ADDED}`],
  ["- {from: '/a', to: /b} # First.\n", `- {from: '/a', to: /b} # First.\n${ADDED}`],
  ['[{from: /a, to: /b}]', `- {from: /a, to: /b}\n${ADDED}`],
  ['# c\r\n- from: /a\r\n  to: /b\r\n', `# c\r\n- from: /a\r\n  to: /b\r\n${ADDED}`],
])('a redirect is added to %j', (before, after) => {
  const text = addRedirects(before, [REDIRECT]);
  expect(text.replaceAll('\r\n', '\n')).toBe(after.replaceAll('\r\n', '\n'));
  expect(/(?<!\r)\n/.test(text)).toBe(!before.includes('\r'));
  expect(parse(text)).toContainEqual(REDIRECT);
});

test.each(['# Only a comment.\n', '# c\n[]\n', '- {from: /old,   to: /blog/new}\n'])(
  'a list without additions stays unchanged: %j',
  (text) => {
    expect(addRedirects(text, [])).toBe(text);
  },
);

test.each(['', '{}\n', '# Tags.\n', 'a:\n  label: "A"\n'])(
  'a tag and an author are added to %j',
  (before) => {
    const tags = collectTags(before);
    tags.keyOf('New tag');
    expect(parse(tags.text())).toMatchObject({
      'new-tag': {label: 'New tag', permalink: '/new-tag'},
    });
    const authors = collectAuthors(before.replace('label', 'name'));
    authors.keyOf('Bo Ek', {});
    expect(parse(authors.text())).toMatchObject({'bo-ek': {name: 'Bo Ek'}});
    for (const part of before.match(/#.*|"A"/g) ?? []) {
      expect(tags.text()).toContain(part);
    }
  },
);

test.each([
  ['redirects', '# c\n[]\n- from: /a\n', /^blog\/redirects\.yml:3: invalid YAML: /m],
  [
    'redirects',
    '- {from: /a, to: /b}\n- {from: c, to: /b}\n',
    /^blog\/redirects\.yml:2: .*\[1\]\.from/m,
  ],
  ['tags', 'a:\n  label: A\nb: [c]\n', /^blog\/tags\.yml:3: "b" must be/m],
  ['authors', 'a: Bo\n', /^blog\/authors\.yml:1: "a" must be .* \{name: /m],
])('an invalid list is reported with its line: %s %j', (name, text, message) => {
  const read = {
    redirects: () => redirectsIn(text, 'blog/redirects.yml'),
    tags: () => collectTags(text, 'blog/tags.yml'),
    authors: () => collectAuthors(text, 'blog/authors.yml'),
  }[name];
  expect(read).toThrow(message);
});

test.each([
  ['a'.repeat(300), 'a'.repeat(180)],
  ['語'.repeat(90), '語'.repeat(60)],
  [`a${'語'.repeat(90)}`, `a${'語'.repeat(59)}`],
  [`${'a'.repeat(179)} b`, 'a'.repeat(179)],
])('a long text becomes a key of at most 180 bytes: %s', (text, key) => {
  expect(keyFrom(text)).toBe(key);
});

test.each([
  ['Anna B. O’Neil', 'anna-b-o-neil', {name: 'Anna B. O’Neil'}],
  ['jane', 'jane', {name: 'Jane Doe', url: 'https://jane.example'}],
])('the author %s gets the key %s', (name, key, entry) => {
  const people = {jane: {name: 'Jane Doe', web: 'https://jane.example'}};
  const authors = collectAuthors('', 'authors.yml', people);
  expect(authors.keyOf(name, {})).toBe(key);
  expect(authors.keyOf(name, {})).toBe(key);
  expect(parse(authors.text())).toEqual({[key]: entry});
});

test.each([
  ['C', 'C++', false],
  ['recipe', 'recipes', false],
  ['Café', 'cafe', true],
  ['big data', 'Big-Data', true],
])('the tags %s and %s are the same tag: %j', (existing, label, isSame) => {
  const tags = collectTags(`first: {label: ${existing}}\n`);
  expect(tags.keyOf(label) === 'first').toBe(isSame);
});

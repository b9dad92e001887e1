import {expect, test} from 'vitest';
import {asCommonMark} from './asCommonMark.js';
import {readMetadata, withFields} from './readMetadata.js';

test.each([
  [
    "import {ann} from '@/authors';\nimport card from './card.jpg';\n\nexport const meta = {\n  title: `It's b`,\n  date: new Date('2020-01-02'),\n  authors: [ann],\n  image: card,\n  nested: {a: -1},\n  other: f(1, 2),\n};\n\nText",
    {title: "It's b", date: '2020-01-02', authors: ['ann'], image: './card.jpg', nested: {a: -1}},
  ],
  ["export const metadata = {title: 'A', draft: true}\n\nText", {title: 'A', draft: true}],
  ["export const metadata = {title: 'A', hidden: f()}\n\nText", {title: 'A', draft: true}],
])('an exported object becomes fields: %j', (text, expected) => {
  const {fields, body} = readMetadata(text);
  expect(fields).toEqual(expected);
  expect(body).not.toContain('export');
  expect(body).toContain('Text');
});

test.each([
  '```js\nexport const meta = {title: 1};\n```',
  'export const other = {title: 1};\n\nText',
  'export const meta = load();\n\nText',
])('a text without exported metadata has no fields: %j', (text) => {
  expect(readMetadata(text)).toEqual({fields: {}, body: text});
});

test('fields of the post become text, except in code, JavaScript and attributes', () => {
  const text = '# {meta.title}\n\n{ frontmatter.author } `{meta.title}` <B a={meta.title} />';
  expect(withFields(text, {title: 'A {b}'})).toBe(text.replace('{meta.title}', 'A \\{b}'));
  const code =
    'export const Head = () => <b>{meta.title}</b>\n\n{[1].map(() => <b>{meta.title}</b>)} {{ meta.title }}';
  expect(withFields(code, {title: 'A_b'})).toBe(code);
});

test.each([
  ['a {b c} <Card>x</Card>', 'a {b c} x', 'Card'],
  ["import A from './a';\n\na {b c}", '\na {b c}', "import A from './a'"],
  ["import {\n  A,\n} from './a' // A.\na {b c}", 'a {b c}', "import { A, } from './a'"],
  ['a {b c} <Card style={{color: "red"}}>x</Card>', 'a {b c} x', 'Card'],
  [
    '<Figure src="/a.png" style={{a: {b: {}}}} alt={"A"} {...props} /> {b c}',
    '![A](/a.png) {b c}',
    'Figure',
  ],
  [
    'export const f = () => {\n  const a = `x`;\n\n  return a;\n};\na {b c}',
    '```js\nexport const f = () => {\n  const a = `x`;\n\n  return a;\n};\n```\na {b c}',
    'export const f',
  ],
  [
    'export {a} from "b"\n\n[b](/b)\n\n{b c}',
    '```js\nexport {a} from "b"\n```\n\n[b](/b)\n\n{b c}',
    'export {a}',
  ],
  [
    'export const a = {;\n\nb {b c}',
    '```js\nexport const a = {;\n```\n\nb {b c}',
    'export const a',
  ],
])('code in a text that is not valid MDX is replaced and reported: %j', (text, expected, named) => {
  const {text: plain, notes} = asCommonMark(text);
  expect(plain).toBe(expected);
  expect(notes.map((note) => note.text).join()).toContain(named);
});

test.each([
  ['List<String> {a b}'],
  ['`<Card />` {a b}'],
  ['```\n<Card />\nimport a from "b"\n```'],
  ['import foods from abroad, and\nexport the rest {a b}'],
])('plain text stays unchanged: %j', (text) => {
  expect(asCommonMark(text)).toEqual({text, notes: []});
});

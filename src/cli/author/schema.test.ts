import {appendFileSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {format} from 'prettier';
import {describedKeys, postJsonSchema, tagsJsonSchema} from './schema';
import manifest from '../../../package.json';
import {contentOf, filesOf, runAuthor} from '../../../tests/support/authorCopy';

const AI = {
  ai: {label: 'AI', permalink: '/ai', description: 'Language models.'},
  git: {label: 'Git'},
};
const DESCRIBED = describedKeys(AI, ['label', 'description']);
const KEYS = {tags: DESCRIBED, authors: new Map([['founder', 'The founder']]), series: new Map()};

test('tags are a choice, each with its label and description', () => {
  expect(postJsonSchema(KEYS)).toMatchObject({
    $schema: 'http://json-schema.org/draft-07/schema#',
    properties: {
      tags: {
        items: {enum: ['ai', 'git'], enumDescriptions: ['AI: Language models.', 'Git']},
      },
      authors: {items: {enum: ['founder'], enumDescriptions: ['The founder']}},
    },
    additionalProperties: false,
  });
});

test('what a draft may lack is asked of other posts only', () => {
  const schema = postJsonSchema(KEYS);
  expect(schema['required']).toEqual(['title', 'slug', 'date', 'authors']);
  expect(schema['if']).toEqual({properties: {draft: {const: true}}, required: ['draft']});
  expect(schema['else']).toEqual({
    properties: {
      description: {minLength: 50, maxLength: 160},
      tags: {minItems: 3, maxItems: 10, uniqueItems: true},
    },
    required: ['description', 'tags'],
  });
});

test('every field is described, and a blog without series offers none', () => {
  const {properties} = postJsonSchema(KEYS) as {properties: Record<string, {description: string}>};
  expect(Object.values(properties).every(({description}) => description.length > 10)).toBe(true);
  expect(properties['series']).not.toHaveProperty('enum');
});

test('the schema of the tags asks for label, address and description', () => {
  expect(tagsJsonSchema()).toMatchObject({
    additionalProperties: {required: ['label', 'permalink', 'description']},
  });
});

test('a list that is none has no keys', () => {
  expect(describedKeys(null, ['label', 'description']).size).toBe(0);
  expect([...describedKeys({a: null, b: 'x'}, ['label', 'description'])]).toEqual([
    ['a', ''],
    ['b', ''],
  ]);
});

const POST = '.vscode/post.schema.json';
const TAGS = '.vscode/tags.schema.json';
const LISTS = {
  'blog/authors.yml': 'founder: {name: The founder, title: Writes here}\n',
  'blog/series.yml': "notes: {label: Notes, description: 'Short texts that belong together.'}\n",
  'blog/tags.yml':
    "essay: {label: Essay, permalink: /essay, description: 'What is argued at some length.'}\n",
};
const MEND = 'Fix it with: npm run author -- schema\n';

let root = '';

beforeEach(() => {
  root = contentOf(LISTS);
});

afterEach(() => rmSync(root, {recursive: true, force: true}));

test('writes both schemas as the formatter leaves them, and then finds them up to date', async () => {
  const missing = await runAuthor(['schema', '--check'], {root});
  expect(missing).toEqual({
    code: 1,
    stdout: '',
    stderr: `${POST} is missing\n${TAGS} is missing\n${MEND}`,
  });
  expect(await runAuthor(['schema'], {root})).toMatchObject({code: 0, stderr: ''});
  for (const file of [POST, TAGS]) {
    const text = readFileSync(path.join(root, file), 'utf8');
    expect(await format(text, {...(manifest.prettier as object), parser: 'json'})).toBe(text);
    expect(JSON.parse(text)).toHaveProperty('$schema');
  }
  const written = filesOf(root);
  expect((await runAuthor(['schema', '--check'], {root})).code).toBe(0);
  expect((await runAuthor(['schema'], {root})).stdout).toBe(
    `${POST}: up to date\n${TAGS}: up to date\n`,
  );
  expect(filesOf(root)).toEqual(written);
});

test('--check names a file that a new tag has left behind, and writes nothing', async () => {
  await runAuthor(['schema'], {root});
  const description = "'Animals with stripes, and their habits.'";
  appendFileSync(
    path.join(root, 'blog/tags.yml'),
    `zebra: {label: Zebra, permalink: /zebra, description: ${description}}\n`,
  );
  const before = filesOf(root);
  expect(await runAuthor(['schema', '--check'], {root})).toEqual({
    code: 1,
    stdout: '',
    stderr: `${POST} is not up to date\n${MEND}`,
  });
  expect(filesOf(root)).toEqual(before);
  rmSync(path.join(root, TAGS));
  expect((await runAuthor(['schema'], {root})).stdout).toBe(`${POST}: written\n${TAGS}: written\n`);
  expect(readFileSync(path.join(root, POST), 'utf8')).toContain('"Zebra: Animals with stripes');
});

test('lists that are not YAML are named, and nothing is written', async () => {
  appendFileSync(path.join(root, 'blog/tags.yml'), '{\n');
  const before = filesOf(root);
  const {code, stderr} = await runAuthor(['schema'], {root});
  expect(code).toBe(1);
  expect(stderr).toContain('blog/tags.yml: is not YAML');
  expect(filesOf(root)).toEqual(before);
});

import {expect, test} from 'vitest';
import {describedKeys, postJsonSchema, tagsJsonSchema} from './jsonSchemas';

const AI = {
  ai: {label: 'AI', permalink: '/ai', description: 'Language models.'},
  git: {label: 'Git'},
};
const TAGS = describedKeys(AI, ['label', 'description']);
const KEYS = {tags: TAGS, authors: new Map([['founder', 'The founder']]), series: new Map()};

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

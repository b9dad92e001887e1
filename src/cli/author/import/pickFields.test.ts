import {expect, test} from 'vitest';
import {pickFields} from './pickFields';
import type {FieldValue} from './splitFrontMatter';

type Case = readonly [string, Record<string, FieldValue>, object];

const CASES: readonly Case[] = [
  ['any title', {headline: 'T'}, {title: 'T'}],
  ['keys in any case', {Title: 'T', Tags: ['a']}, {title: 'T', tags: ['a']}],
  ['excerpts, the best first', {subtitle: 's', excerpt: 'e'}, {excerpts: ['e', 's']}],
  ['dates, the best first', {created_at: 'c', pubDate: 'p'}, {dates: ['p', 'c']}],
  ['a date of publication', {published: '2019-01-01'}, {dates: ['2019-01-01'], isDraft: false}],
  ['a flag of publication', {published: 'false'}, {dates: [], isDraft: true, rest: {}}],
  ['a draft', {draft: 'true'}, {isDraft: true, rest: {}}],
  ['a draft by status', {status: 'private'}, {isDraft: true}],
  [
    'tags of every name',
    {tag: 'a', categories: ['b', ''], keywords: 'c, d'},
    {tags: ['a', 'b', 'c, d']},
  ],
  ['tags that are objects', {tags: [{name: 'A', slug: 'a'}]}, {tags: ['A']}],
  [
    'Zola’s taxonomies',
    {taxonomies: {tags: ['a']}, extra: {lead: 'l'}},
    {tags: ['a'], excerpts: ['l']},
  ],
  ['a picture in an object', {cover: {image: 'a.png', alt: 'x'}}, {image: 'a.png'}],
  ['old addresses', {permalink: '/a/', aliases: ['/b', '/c']}, {addresses: ['/a/', '/b', '/c']}],
  ['what has no place', {layout: 'post', title: 'T', empty: ''}, {rest: {layout: 'post'}}],
];

test.each(CASES)('%s', (_, fields, picked) => {
  expect(pickFields(fields)).toMatchObject(picked);
});

test('nothing gives nothing', () => {
  expect(pickFields({})).toEqual({
    title: undefined,
    excerpts: [],
    dates: [],
    updated: undefined,
    slug: undefined,
    addresses: [],
    tags: [],
    image: undefined,
    series: undefined,
    isDraft: false,
    isUnlisted: false,
    separator: undefined,
    rest: {},
  });
});

import {expect, test} from 'vitest';
import {examplePost} from '../../../../tests/support/examplePost';
import {buildCompanions} from './buildCompanions';
import {comparePosts} from './comparePosts';
import type {ContentPost, LinkingPage} from './types';

/** Posts unrelated to those of a test. Among them, the words of the test are rare. */
const FILLERS = Array.from({length: 40}, (_, i) =>
  examplePost({name: `z${i}`, text: `filler${i % 9}`}),
);

function companionsOf(posts: readonly ContentPost[], name: string, others: LinkingPage[] = []) {
  const allPosts = [...posts, ...FILLERS];
  const labels = new Map([['s', 'The series']]);
  const companions = buildCompanions([...allPosts, ...others], comparePosts(allPosts), labels);
  return companions.get(`/blog/${name}`);
}

test('related posts are listed, most similar first, with the rarest shared tags', () => {
  const pages = [
    examplePost({name: 'a', tags: ['x', 'y', 'z'], text: 'vesting cliff grant'}),
    examplePost({name: 'b', tags: ['x', 'y', 'z'], text: 'vesting cliff grant'}),
    examplePost({name: 'd', tags: ['x'], text: 'vesting'}),
  ];
  expect(companionsOf(pages, 'a')?.related).toEqual([
    {title: 'b', permalink: '/blog/b', sharedTags: ['Y', 'Z'], sharedWords: []},
    {title: 'd', permalink: '/blog/d', sharedTags: ['X'], sharedWords: []},
  ]);
});

test('without a rare shared tag, the shared words are listed as spelled in the post', () => {
  const pages = [
    examplePost({name: 'a', text: 'Vesting of grants with cliffs'}),
    examplePost({name: 'b', text: 'A vested grant has a cliff'}),
    examplePost({name: 'c', text: 'cliff'}),
  ];
  expect(companionsOf(pages, 'a')?.related[0]).toEqual({
    title: 'b',
    permalink: '/blog/b',
    sharedTags: [],
    sharedWords: ['grants', 'vesting', 'cliffs'],
  });
});

test('without shared words, a common shared tag is listed', () => {
  const pages = Array.from({length: 7}, (_, i) =>
    examplePost({name: `p${i}`, tags: ['x'], text: `own${i}`}),
  );
  expect(companionsOf(pages, 'p0')?.related[0]).toMatchObject({sharedTags: ['X'], sharedWords: []});
});

test('the previous and next post of the series are not listed as related', () => {
  const pages = ['one', 'two', 'three', 'four'].map((name, index) =>
    examplePost({name, date: `2024-01-0${index + 1}`, series: 's', tags: ['x'], text: 'vesting'}),
  );
  const companions = companionsOf(pages, 'three');
  expect(companions?.series).toEqual({
    label: 'The series',
    position: 3,
    total: 4,
    previous: {title: 'two', permalink: '/blog/two'},
    next: {title: 'four', permalink: '/blog/four'},
  });
  expect(companions?.related.map(({title}) => title)).toEqual(['one']);
});

test('each linking page is listed once, newest first, with its date and sentence', () => {
  const pages = [
    examplePost({name: 'a'}),
    examplePost({name: 'old', date: '2023-01-01', to: ['a', 'a']}),
    examplePost({name: 'new', date: '2024-02-01', to: ['z1', 'a']}),
  ];
  const links = [{to: '/blog/a', sentence: 'On the shelf.'}];
  expect(
    companionsOf(pages, 'a', [{title: 'Shelf', permalink: '/books', links}])?.backlinks,
  ).toEqual([
    {title: 'new', permalink: '/blog/new', date: '2024-02-01', sentence: 'See a.'},
    {title: 'old', permalink: '/blog/old', date: '2023-01-01', sentence: 'See a.'},
    {title: 'Shelf', permalink: '/books', sentence: 'On the shelf.'},
  ]);
});

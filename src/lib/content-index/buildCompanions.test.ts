import {expect, test} from 'vitest';
import {examplePage} from '../../../tests/support/examplePage';
import {buildCompanions} from './buildCompanions';
import {comparePosts} from './comparePosts';
import type {ContentPage} from './types';

const OTHERS = Array.from({length: 40}, (_, i) =>
  examplePage({name: `z${i}`, text: `filler${i % 9}`}),
);

function companionsOf(pages: readonly ContentPage[], name: string) {
  const all = [...pages, ...OTHERS];
  const labels = new Map([['s', 'The series']]);
  return buildCompanions(all, comparePosts(all), labels).get(`/blog/${name}`);
}

test('three posts are related, most alike first, with the rarest tags both have', () => {
  const pages = [
    examplePage({name: 'a', tags: ['x', 'y', 'z'], text: 'vesting cliff grant'}),
    examplePage({name: 'b', tags: ['x', 'y', 'z'], text: 'vesting cliff grant'}),
    examplePage({name: 'c', tags: ['x', 'y'], text: 'vesting cliff'}),
    examplePage({name: 'd', tags: ['x'], text: 'vesting'}),
  ];
  expect(companionsOf(pages, 'a')?.related).toEqual([
    {title: 'b', permalink: '/blog/b', sharedTags: ['Z', 'Y'], sharedWords: []},
    {title: 'c', permalink: '/blog/c', sharedTags: ['Y', 'X'], sharedWords: []},
    {title: 'd', permalink: '/blog/d', sharedTags: ['X'], sharedWords: []},
  ]);
});

test('without a rare tag in common, the words are the reason, as the post writes them', () => {
  const pages = [
    examplePage({name: 'a', text: 'Vesting of grants with cliffs'}),
    examplePage({name: 'b', text: 'A vested grant has a cliff'}),
    examplePage({name: 'c', text: 'cliff'}),
  ];
  expect(companionsOf(pages, 'a')?.related[0]).toEqual({
    title: 'b',
    permalink: '/blog/b',
    sharedTags: [],
    sharedWords: ['grants', 'vesting', 'cliffs'],
  });
});

test('the posts before and after in its series are named there and not as related', () => {
  const pages = [1, 2, 3, 4].map((part) =>
    examplePage({
      name: `part-${part}`,
      date: `2024-01-0${5 - part}`,
      series: 's',
      tags: ['x'],
      text: 'vesting cliff',
    }),
  );
  const companions = companionsOf(pages, 'part-2');
  expect(companions?.series).toEqual({
    label: 'The series',
    position: 3,
    total: 4,
    previous: {title: 'part-3', permalink: '/blog/part-3'},
    next: {title: 'part-1', permalink: '/blog/part-1'},
  });
  expect(companions?.related.map(({title}) => title)).toEqual(['part-4']);
});

test('a series of one post is none yet', () => {
  expect(companionsOf([examplePage({name: 'a', series: 's'})], 'a')).toHaveProperty(
    'series',
    undefined,
  );
});

test('each page that links here is named once, newest first, with its day and its sentence', () => {
  const pages = [
    examplePage({name: 'a'}),
    examplePage({name: 'old', date: '2023-01-01', to: ['a', 'a']}),
    examplePage({name: 'new', date: '2024-02-01', to: ['z1', 'a']}),
    {...examplePage({name: 'shelf', kind: 'section', to: ['a']}), date: undefined} as never,
  ];
  expect(companionsOf(pages, 'a')?.backlinks).toEqual([
    {title: 'new', permalink: '/blog/new', date: '2024-02-01', anchor: null, sentence: 'See a.'},
    {title: 'old', permalink: '/blog/old', date: '2023-01-01', anchor: null, sentence: 'See a.'},
    {title: 'shelf', permalink: '/blog/shelf', anchor: null, sentence: 'See a.'},
  ]);
});

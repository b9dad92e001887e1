import {expect, test} from 'vitest';
import {splitBacklinks} from './findBacklinks';

test('links from newer posts are listed oldest first; all others keep their order', () => {
  const links = ['2025-05-01', '2024-05-01', '2023-01-02', '2022-01-01', undefined].map((date) => ({
    title: date ?? 'page',
    permalink: '/blog/a',
    sentence: 'See there.',
    ...(date ? {date} : {}),
  }));
  const {newer, others} = splitBacklinks(links, '2023-01-02');
  expect(newer.map(({title}) => title)).toEqual(['2024-05-01', '2025-05-01']);
  expect(others.map(({title}) => title)).toEqual(['2023-01-02', '2022-01-01', 'page']);
});

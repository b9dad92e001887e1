import {expect, test} from 'vitest';
import {splitBacklinks} from './findBacklinks';

const backlink = (title: string, date?: string) => ({
  title,
  permalink: `/blog/${title}`,
  ...(date ? {date} : {}),
  sentence: 'See there.',
});

test('links from newer posts are listed oldest first; all others keep their order', () => {
  const links = [
    backlink('new', '2025-05-01'),
    backlink('newer', '2024-05-01'),
    backlink('same', '2023-01-02'),
    backlink('old', '2022-01-01'),
    backlink('page'),
  ];
  const {newer, others} = splitBacklinks(links, '2023-01-02');
  expect(newer.map(({title}) => title)).toEqual(['newer', 'new']);
  expect(others.map(({title}) => title)).toEqual(['same', 'old', 'page']);
});

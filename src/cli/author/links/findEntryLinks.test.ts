import {expect, test} from 'vitest';
import {findEntryLinks} from './findEntryLinks';

test('the url of each entry is found, on the line where it stands', () => {
  const source = [
    'export const list = [',
    "  {id: 'a', url: 'https://a.example/a'},",
    '  {',
    '    url:',
    '      "https://a.example/b",',
    "    permalink: '/c', href: 'https://a.example/not-a-url-field',",
    '  },',
    '];',
  ].join('\n');
  expect(findEntryLinks('src/data/list.ts', source)).toEqual([
    {file: 'src/data/list.ts', line: 2, address: 'https://a.example/a'},
    {file: 'src/data/list.ts', line: 5, address: 'https://a.example/b'},
  ]);
});

import {expect, test} from 'vitest';
import {listModule} from './writeModules';

const segments = [
  {year: '2025', start: 0, ofYear: 130, rows: []},
  {year: '2025', start: 100, ofYear: 130, rows: []},
];

test('a list’s module imports the segments shown at first and loads the others on demand', () => {
  expect(listModule('posts', segments, 1, (place) => `@generated/posts-${place}.json`)).toBe(
    [
      'import rows0 from "@generated/posts-0.json";',
      'export default {name: "posts", segments: [',
      '  {year: "2025", start: 0, ofYear: 130, rows: rows0},',
      '  {year: "2025", start: 100, ofYear: 130, load: () => import("@generated/posts-1.json")},',
      ']};',
      '',
    ].join('\n'),
  );
});
